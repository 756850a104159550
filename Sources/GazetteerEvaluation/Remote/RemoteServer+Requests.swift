// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerService

extension RemoteServer {
  /// The request for a text of a case. Filters are left out if the form has no parameter for them.
  func request(for text: String, of judged: JudgedCase) throws -> RemoteRequest {
    switch form {
    case .places: try placesRequest(text, judged.filters)
    case .photon: url("/api", photonParameters(text, judged))
    case .nominatim: url("/search", nominatimParameters(text, judged))
    case .pelias: url("/v1/autocomplete", peliasParameters(text, judged))
    }
  }

  /// The request for the position and address of one place, which suggestions of the form do not contain.
  func detailsRequest(id: String, language: String) -> RemoteRequest {
    var request = url("/v1/places/\(percentEncoded(id))", language.isEmpty ? [] : [("languageCode", language)])
    request.headers = keyHeader + ["X-Goog-FieldMask: id,displayName,location,addressComponents,types"]
    return request
  }

  // MARK: Forms

  private func placesRequest(_ text: String, _ filters: JudgedCase.Filters) throws -> RemoteRequest {
    var members: [String: Any] = ["input": text]
    members["locationBias"] = try area(filters.bias)?.json
    members["locationRestriction"] = try area(filters.restriction)?.json
    if !filters.origin.isEmpty { members["origin"] = try RegionDraft.Point(text: filters.origin, field: "origin").json }
    if !filters.types.isEmpty { members["includedPrimaryTypes"] = filters.types }
    if !filters.countries.isEmpty { members["includedRegionCodes"] = filters.countries }
    if !filters.language.isEmpty { members["languageCode"] = filters.language }
    let body = try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes])
    return RemoteRequest(
      url: base + "/v1/places:autocomplete", headers: keyHeader + ["Content-Type: application/json"],
      body: String(decoding: body, as: UTF8.self))
  }

  private var keyHeader: [String] { key.isEmpty ? [] : ["X-Goog-Api-Key: \(key)"] }

  private func photonParameters(_ text: String, _ judged: JudgedCase) -> [(String, String)] {
    let filters = judged.filters
    var parameters = [("q", text), ("limit", "\(judged.depth)")]
    if !filters.language.isEmpty { parameters.append(("lang", filters.language)) }
    if let center = (try? area(filters.bias))??.center {
      parameters += [("lat", "\(center.latitude)"), ("lon", "\(center.longitude)")]
    }
    if let box = (try? area(filters.restriction))??.box { parameters.append(("bbox", box)) }
    return parameters
  }

  private func nominatimParameters(_ text: String, _ judged: JudgedCase) -> [(String, String)] {
    let filters = judged.filters
    var parameters = [("q", text), ("format", "jsonv2"), ("addressdetails", "1"), ("limit", "\(judged.depth)")]
    if !filters.language.isEmpty { parameters.append(("accept-language", filters.language)) }
    if !filters.countries.isEmpty { parameters.append(("countrycodes", filters.countries.joined(separator: ",").lowercased())) }
    if let box = (try? area(filters.restriction))??.box {
      parameters += [("viewbox", box), ("bounded", "1")]
    } else if let box = (try? area(filters.bias))??.box {
      parameters.append(("viewbox", box))
    }
    return parameters
  }

  private func peliasParameters(_ text: String, _ judged: JudgedCase) -> [(String, String)] {
    let filters = judged.filters
    var parameters = [("text", text), ("size", "\(judged.depth)")]
    if !key.isEmpty { parameters.append(("api_key", key)) }
    if !filters.language.isEmpty { parameters.append(("lang", filters.language)) }
    if !filters.countries.isEmpty { parameters.append(("boundary.country", filters.countries.joined(separator: ","))) }
    if let center = (try? area(filters.bias))??.center {
      parameters += [("focus.point.lat", "\(center.latitude)"), ("focus.point.lon", "\(center.longitude)")]
    }
    let restriction = (try? area(filters.restriction)) ?? nil
    if let circle = restriction?.circle, let center = circle.center {
      let point = [("lat", center.latitude), ("lon", center.longitude), ("radius", circle.radius / 1_000)]
      parameters += point.map { ("boundary.circle.\($0.0)", "\($0.1)") }
    } else if let low = restriction?.rectangle?.low, let high = restriction?.rectangle?.high {
      let box = [("min_lat", low.latitude), ("min_lon", low.longitude), ("max_lat", high.latitude), ("max_lon", high.longitude)]
      parameters += box.map { ("boundary.rect.\($0.0)", "\($0.1)") }
    }
    return parameters
  }

  private func area(_ text: String) throws -> RegionDraft? {
    text.isEmpty ? nil : try RegionDraft(text: text, field: "area")
  }

  private func url(_ path: String, _ parameters: [(String, String)]) -> RemoteRequest {
    let query = parameters.map { "\($0.0)=\(percentEncoded($0.1))" }.joined(separator: "&")
    return RemoteRequest(url: base + path + (query.isEmpty ? "" : "?\(query)"))
  }
}

/// A text as a value in a URL (RFC 3986 §2.3: all but unreserved characters are percent-encoded).
private func percentEncoded(_ text: String) -> String {
  text.utf8.map { byte in
    let character = Character(UnicodeScalar(byte))
    let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-._~".contains(character))
    return isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }.joined()
}

extension RegionDraft.Point {
  fileprivate var json: [String: Any] { ["latitude": latitude, "longitude": longitude] }
}

extension RegionDraft {
  fileprivate var json: [String: Any] {
    if let circle, let center = circle.center { return ["circle": ["center": center.json, "radius": circle.radius] as [String: Any]] }
    guard let low = rectangle?.low, let high = rectangle?.high else { return [:] }
    return ["rectangle": ["low": low.json, "high": high.json]]
  }

  /// The centre.
  fileprivate var center: RegionDraft.Point? {
    if let circle { return circle.center }
    guard let low = rectangle?.low, let high = rectangle?.high else { return nil }
    return .init(latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2)
  }

  /// West, south, east and north; for a circle the box around it.
  fileprivate var box: String? {
    if let low = rectangle?.low, let high = rectangle?.high {
      return "\(low.longitude),\(low.latitude),\(high.longitude),\(high.latitude)"
    }
    guard let circle, let center = circle.center else { return nil }
    let up = circle.radius / 111_195
    let across = up / max(0.01, cos(center.latitude * .pi / 180))
    return "\(center.longitude - across),\(center.latitude - up),\(center.longitude + across),\(center.latitude + up)"
  }
}
