// SPDX-License-Identifier: Apache-2.0

/// One object a line; members with their default may be left out.
///
///     {"id": "syd", "text": "sydney opera", "replay": true, "bias": "circle:-33.87,151.21,5000",
///      "expected": [{"id": "poi-sydney-opera-house"}], "rank": 3, "absent": [{"name": "Opera"}]}
extension JudgedCase: Codable {
  private enum Key: String, CodingKey {
    case id, text, replay, bias, restrict, types, countries, origin, language, expected, judgments, rank, absent, knownFailure, group, type,
      note
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let text = try object.decode(String.self, forKey: .text)
    self.init(id: try object.decodeIfPresent(String.self, forKey: .id) ?? text, text: text)
    isReplayed = try object.decodeIfPresent(Bool.self, forKey: .replay) ?? false
    filters.bias = try object.decodeIfPresent(String.self, forKey: .bias) ?? ""
    filters.restriction = try object.decodeIfPresent(String.self, forKey: .restrict) ?? ""
    filters.types = try object.decodeIfPresent([String].self, forKey: .types) ?? []
    filters.countries = try object.decodeIfPresent([String].self, forKey: .countries) ?? []
    filters.origin = try object.decodeIfPresent(String.self, forKey: .origin) ?? ""
    filters.language = try object.decodeIfPresent(String.self, forKey: .language) ?? ""
    expected = try object.decodeIfPresent([ExpectedPlace].self, forKey: .expected) ?? []
    judgments = try object.decodeIfPresent([Judgment].self, forKey: .judgments) ?? []
    rank = try object.decodeIfPresent(Int.self, forKey: .rank) ?? 1
    absent = try object.decodeIfPresent([ExpectedPlace].self, forKey: .absent) ?? []
    isKnownFailure = try object.decodeIfPresent(Bool.self, forKey: .knownFailure) ?? false
    group = try object.decodeIfPresent(String.self, forKey: .group) ?? ""
    type = try object.decodeIfPresent(String.self, forKey: .type) ?? ""
    note = try object.decodeIfPresent(String.self, forKey: .note) ?? ""
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(id, forKey: .id)
    try object.encode(text, forKey: .text)
    if isReplayed { try object.encode(true, forKey: .replay) }
    let texts = [
      (Key.bias, filters.bias), (.restrict, filters.restriction), (.origin, filters.origin), (.language, filters.language),
      (.group, group), (.type, type), (.note, note),
    ]
    for (key, value) in texts where !value.isEmpty { try object.encode(value, forKey: key) }
    for (key, list) in [(Key.types, filters.types), (.countries, filters.countries)] where !list.isEmpty {
      try object.encode(list, forKey: key)
    }
    for (key, list) in [(Key.expected, expected), (.absent, absent)] where !list.isEmpty { try object.encode(list, forKey: key) }
    if !judgments.isEmpty { try object.encode(judgments, forKey: .judgments) }
    if rank != 1 { try object.encode(rank, forKey: .rank) }
    if isKnownFailure { try object.encode(true, forKey: .knownFailure) }
  }
}

/// `{"id": …}`, `{"latitude": …, "longitude": …, "tolerance": metres}` and the fields, in one object.
extension ExpectedPlace: Codable {
  private enum Key: String, CodingKey {
    case id, latitude, longitude, tolerance
  }

  /// How far away a place may be if a case does not say, in metres.
  package static let defaultTolerance = 1_000.0

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self.init(id: try object.decodeIfPresent(String.self, forKey: .id))
    if let latitude = try object.decodeIfPresent(Double.self, forKey: .latitude) {
      let tolerance = try object.decodeIfPresent(Double.self, forKey: .tolerance) ?? Self.defaultTolerance
      spot = Spot(latitude: latitude, longitude: try object.decode(Double.self, forKey: .longitude), tolerance: tolerance)
    }
    let texts = try decoder.container(keyedBy: FieldKey.self)
    for field in Field.allCases { fields[field] = try texts.decodeIfPresent(String.self, forKey: FieldKey(field)) }
    if isEmpty {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an expectation needs an id, a latitude and longitude, or a field"))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encodeIfPresent(id, forKey: .id)
    if let spot {
      try object.encode(spot.latitude, forKey: .latitude)
      try object.encode(spot.longitude, forKey: .longitude)
      try object.encode(spot.tolerance, forKey: .tolerance)
    }
    var texts = encoder.container(keyedBy: FieldKey.self)
    for (field, text) in fields { try texts.encode(text, forKey: FieldKey(field)) }
  }

  private struct FieldKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ field: Field) { stringValue = field.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
