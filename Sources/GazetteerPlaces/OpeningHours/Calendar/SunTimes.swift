// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// A moment of a day that the sun gives.
package enum SunEvent: String, Hashable, Sendable, CaseIterable {
  /// Begin of civil twilight: the centre of the sun is 6° below the horizon.
  case dawn
  /// The upper edge of the sun appears: its centre is 0.833° below the horizon, refraction included.
  case sunrise
  /// The upper edge of the sun disappears.
  case sunset
  /// End of civil twilight.
  case dusk

  /// Whether it comes before noon.
  var isMorning: Bool { self == .dawn || self == .sunrise }

  /// Height of the sun's centre in degrees.
  fileprivate var altitude: Double { self == .sunrise || self == .sunset ? -0.833 : -6 }
}

/// When the sun rises and sets at a place.
///
/// The sun's place follows from its mean longitude and anomaly with the equation of the centre to the third term, as NOAA's solar calculator has
/// it, once for the event and then again at the time found. Between 66° north and south this agrees with published tables to about a minute
/// from 1950 to 2050; hills, height above the sea and weather are not known here and change more than that.
///
/// Where the sun stays up all day, it rises half a day before its highest point and sets half a day after it; where it stays down, both
/// fall on that point. So a day from sunrise to sunset is as long as it is bright, everywhere.
package enum SunTimes {
  /// The moment in seconds since 1970, for the day whose noon is nearest to mean solar noon of `date` at the place.
  package static func seconds(of event: SunEvent, on date: CalendarDate, at place: GeoPoint) -> Int64 {
    let noon = Double(date.dayNumber) * 86_400 + 43_200 - place.longitude * 240
    var moment = noon
    for _ in 0..<3 {
      let sun = Sun(seconds: moment)
      let halfDay = halfDaySeconds(declination: sun.declination, latitude: place.latitude, altitude: event.altitude)
      moment = noon - sun.equationOfTime + (event.isMorning ? -halfDay : halfDay)
    }
    return Int64(moment.rounded())
  }

  /// Half the time that the sun spends above an altitude, 0…43,200 seconds.
  private static func halfDaySeconds(declination: Double, latitude: Double, altitude: Double) -> Double {
    let (south, tilt) = (radians(latitude), radians(declination))
    let cosine = (sin(radians(altitude)) - sin(south) * sin(tilt)) / (cos(south) * cos(tilt))
    // At a pole the quotient is infinite or, when both parts vanish, no number.
    if cosine.isNaN { return 21_600 }
    return acos(min(1, max(-1, cosine))) * 43_200 / .pi
  }
}

/// The position of the sun, seen from the centre of the Earth.
private struct Sun {
  /// Degrees north of the equator.
  let declination: Double
  /// Seconds by which a sundial is ahead of mean solar time.
  let equationOfTime: Double

  init(seconds: Double) {
    let centuries = (seconds / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
    let meanLongitude = 280.46646 + centuries * (36_000.76983 + centuries * 0.0003032)
    let anomaly = radians(357.52911 + centuries * (35_999.05029 - centuries * 0.0001537))
    let eccentricity = 0.016708634 - centuries * (0.000042037 + centuries * 0.0000001267)
    let centre =
      sin(anomaly) * (1.914602 - centuries * (0.004817 + centuries * 0.000014)) + sin(2 * anomaly) * (0.019993 - centuries * 0.000101)
      + sin(3 * anomaly) * 0.000289
    // The moon's node moves the apparent longitude and the tilt of the axis a little.
    let node = radians(125.04 - 1934.136 * centuries)
    let longitude = radians(meanLongitude + centre - 0.00569 - 0.00478 * sin(node))
    let obliquity = radians(23.439291 - centuries * 0.0130042 + 0.00256 * cos(node))
    declination = degrees(asin(sin(obliquity) * sin(longitude)))
    let half = tan(obliquity / 2) * tan(obliquity / 2)
    let mean = radians(meanLongitude)
    equationOfTime =
      240
      * degrees(
        half * sin(2 * mean) - 2 * eccentricity * sin(anomaly) + 4 * eccentricity * half * sin(anomaly) * cos(2 * mean)
          - half * half / 2 * sin(4 * mean) - 1.25 * eccentricity * eccentricity * sin(2 * anomaly))
  }
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
