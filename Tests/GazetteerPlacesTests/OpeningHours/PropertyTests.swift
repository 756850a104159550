// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import Testing

/// Random texts in the grammar, and damaged ones.
private struct HoursTexts {
  var numbers: SeededRandom

  init(seed: UInt64) { numbers = SeededRandom(seed: seed) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &numbers)] }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  mutating func time() -> String { "\(two(number(0...24))):\(pick(["00", "15", "30", "59"]))" }

  mutating func span() -> String {
    switch number(0...11) {
    case 0: "sunrise-sunset"
    case 1: "(sunset-00:30)-(sunrise+01:00)"
    case 2: "\(time())+"
    case 3: "\(time())-\(time())+"
    case 4: "\(two(number(0...23))):00-\(two(number(24...47))):30"
    default: "\(time())-\(time())"
    }
  }

  mutating func days() -> String {
    let day = { (texts: inout HoursTexts) in texts.pick(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]) }
    let month = { (texts: inout HoursTexts) in texts.pick(["Jan", "Mar", "Jun", "Oct", "Nov", "Dec"]) }
    return switch number(0...13) {
    case 0: ""
    case 1: day(&self)
    case 2...5: "\(day(&self))-\(day(&self))"
    case 6: "\(day(&self)),\(day(&self)),PH"
    case 7: "PH"
    case 8: "\(month(&self))-\(month(&self)) \(day(&self))"
    case 9: "\(month(&self)) \(number(1...28))-\(month(&self)) \(number(1...28))"
    case 10: "week \(number(1...53))-\(number(1...53))/\(number(1...3))"
    case 11: "\(day(&self))[\(pick(["1", "-1", "2-3", "5"]))]"
    case 12: "easter -\(number(1...9)) days-easter +\(number(1...9)) days"
    default: "\(pick(["2026", "2026-2028/2", "2027+"])) \(day(&self))"
    }
  }

  mutating func rule() -> String {
    let times = number(0...5) == 0 ? "" : (0..<number(1...2)).map { _ in span() }.joined(separator: ",")
    let state = pick(["", "", "", " open", " off", " unknown", " \"by phone\"", " open \"here\""])
    let text = days() + " " + times + state
    return text.allSatisfy { $0 == " " } ? "24/7" : text
  }

  mutating func text() -> String {
    var text = rule()
    for _ in 0..<number(0...3) {
      // What follows a comma begins with a day, or it would go on with the times before it.
      text += pick(["; ", "; ", " || "]) + rule()
      if number(0...4) == 0 { text += pick([" off, Mo ", " open, PH "]) + span() }
    }
    return text
  }

  /// The text with some characters removed, doubled, exchanged or put in.
  mutating func damaged(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<number(1...4) where !scalars.isEmpty {
      let place = number(0...(scalars.count - 1))
      switch number(0...3) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(scalars[place], at: place)
      case 2: scalars.swapAt(place, number(0...(scalars.count - 1)))
      default: scalars.insert(pick(Array("\"|,;:-+[]()/0459 aMPÄ\u{0}日".unicodeScalars)), at: place)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

@Suite struct PropertyTests {
  @Test func aTextThatWasReadIsToldAndReadAgain() throws {
    var texts = HoursTexts(seed: 1)
    var count = 0
    for _ in 0..<3000 {
      let text = texts.text()
      guard let hours = try? HoursExpression(text) else { continue }
      count += 1
      #expect(try HoursExpression(hours.description) == hours, "\(text) → \(hours)")
      #expect(try HoursExpression(hours.description).description == hours.description)
    }
    #expect(count > 2000)
  }

  @Test func damagedTextsAreReadOrRefusedButNeverMore() throws {
    var texts = HoursTexts(seed: 2)
    var refused = 0
    for round in 0..<10_000 {
      let text = texts.damaged(texts.text())
      do throws(HoursSyntaxError) {
        let hours = try HoursExpression(text)
        let again = try HoursExpression(hours.description)
        #expect(again == hours, "\(text) → \(hours)")
        if round % 20 == 0 { _ = PlaceHours(hours, in: Spot.berlin.setting, at: Spot.berlin.moment("2026-11-21 12:00")) }
      } catch {
        refused += 1
        #expect(error.position >= 1 && error.position <= text.unicodeScalars.count + 1)
      }
    }
    #expect(refused > 2500 && refused < 9500)
  }

  @Test func beingOpenAgreesWithTheCurrentPeriods() throws {
    var texts = HoursTexts(seed: 3)
    for round in 0..<150 {
      let text = texts.text()
      guard let hours = try? HoursExpression(text) else { continue }
      let spot = Spot.allCases[round % Spot.allCases.count]
      let clock = try #require(spot.setting.clock)
      let now = spot.moment(["2026-03-27 12:00", "2026-10-23 23:30", "2026-12-28 00:00", "2026-04-02 15:45"][round % 4])
      let place = PlaceHours(hours, in: spot.setting, at: now)
      let periods = try #require(place.current?.periods)
      let today = clock.wallTime(at: now).date
      let last = today.adding(days: 6)
      for moment in stride(from: now - 86_400, to: now + 8 * 86_400, by: 60 * 17) {
        let wall = clock.wallTime(at: moment)
        guard wall.date >= today, wall.date <= last else { continue }
        let isInside = periods.contains { $0.contains(wall) }
        #expect((place.status(at: moment) == .open) == isInside, "\(spot) \(text) at \(utcText(moment))")
      }
      #expect((place.current?.openNow == true) == (place.status(at: now) == .open))
    }
  }

  @Test func theNextChangeIsTheFirst() throws {
    var texts = HoursTexts(seed: 4)
    for round in 0..<40 {
      guard let hours = try? HoursExpression(texts.text()) else { continue }
      let spot = Spot.allCases[round % Spot.allCases.count]
      let now = spot.moment(["2026-03-27 12:00", "2026-10-23 23:30", "2026-12-28 00:00", "2026-04-02 15:45"][round % 4])
      let place = PlaceHours(hours, in: spot.setting, at: now)
      let status = place.status(at: now)
      let found = place.current?.nextOpenTime ?? place.current?.nextCloseTime
      let isOther = { (moment: Int64) in status == .open ? place.status(at: moment) != .open : place.status(at: moment) == .open }
      let first = status == .unknown ? nil : stride(from: now + 60, through: now + 7 * 86_400, by: 60).first(where: isOther)
      #expect(found == first, "\(spot) \(hours) at \(utcText(now)): \(found.map(utcText) ?? "–") is not \(first.map(utcText) ?? "–")")
    }
  }
}

extension HoursTable.Period {
  /// Whether a minute of the table's days lies in the period; 23:59 of a cut end is the end of the day.
  fileprivate func contains(_ wall: WallTime) -> Bool {
    guard let close else { return true }
    guard let openDate = open.date, let closeDate = close.date else { return false }
    let minute = wall.date.dayNumber * 1440 + wall.minute
    let end = closeDate.dayNumber * 1440 + close.hour * 60 + close.minute + (close.isTruncated ? 1 : 0)
    return openDate.dayNumber * 1440 + open.hour * 60 + open.minute <= minute && minute < end
  }
}
