// SPDX-License-Identifier: Apache-2.0

/// A case in the form in which collections are exchanged: `kind`, `query`, `focus`, `lang`, `limit`, `expected`, `coordinate`.
struct ExchangedCase: Decodable {
  /// Recognises such a case, and whether it completes a text.
  struct Probe: Decodable {
    /// nil if the line has another form.
    var kind: String?
    var query: String?
  }

  struct Point: Decodable {
    var lat: Double
    var lon: Double
  }

  struct Coordinate: Decodable {
    var lat: Double
    var lon: Double
    /// Metres.
    var tolerance: Double?

    private enum CodingKeys: String, CodingKey {
      case lat, lon
      case tolerance = "tolerance_m"
    }
  }

  struct Unexpected: Decodable {
    var properties: [[String: LooseText]]?
  }

  var id: String
  var file: String?
  var query: String
  var focus: Point?
  var lang: String?
  /// Parameters of a Pelias request.
  var params: [String: LooseText]?
  var limit: Int?
  var status: String?
  var expected: [String: LooseText]?
  var expectedProperties: [[String: LooseText]]?
  var coordinate: Coordinate?
  var unexpected: Unexpected?

  private enum CodingKeys: String, CodingKey {
    case id, file, query, focus, lang, params, limit, status, expected, coordinate, unexpected
    case expectedProperties = "expected_properties"
  }

  /// The case.
  ///
  /// - Throws: `CaseFault` if it expects nothing that can be recognised here, or has a filter that our requests do not have.
  func judged() throws(CaseFault) -> JudgedCase {
    guard let filters = PeliasFilters(params ?? [:]).filters else { throw .otherFilters }
    var judged = JudgedCase(id: id, text: query)
    judged.group = file ?? ""
    judged.rank = min(50, max(1, limit ?? 1))
    judged.filters = filters
    if let lang { judged.filters.language = lang }
    judged.isKnownFailure = status == "fail"
    if let focus, filters.restriction.isEmpty { judged.filters.bias = biasText(focus.lat, focus.lon) }
    if let coordinate {
      let tolerance = coordinate.tolerance ?? ExpectedPlace.defaultTolerance
      judged.expected = [ExpectedPlace(spot: .init(latitude: coordinate.lat, longitude: coordinate.lon, tolerance: tolerance))]
    } else {
      judged.expected = ([expected].compactMap(\.self) + (expectedProperties ?? [])).compactMap(PublicFields.expectation)
    }
    judged.absent = (unexpected?.properties ?? []).compactMap(PublicFields.expectation)
    if judged.expected.isEmpty && judged.absent.isEmpty { throw .nothingComparable }
    return judged
  }
}

/// A circle with a radius of 50 km: the bias for a case that gives only the position of a person.
func biasText(_ latitude: Double, _ longitude: Double) -> String { "circle:\(latitude),\(longitude),50000" }

/// A text, or a number read as one.
struct LooseText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.text = text
    } else if let number = try? value.decode(Int.self) {
      text = String(number)
    } else if let number = try? value.decode(Double.self) {
      text = String(number)
    } else {
      text = ""
    }
  }
}

/// The fields of public collections by our names.
enum PublicFields {
  static let names: [String: ExpectedPlace.Field] = [
    "name": .name, "housenumber": .houseNumber, "street": .street, "city": .locality, "locality": .locality, "postcode": .postalCode,
    "postalcode": .postalCode, "country": .country,
  ]

  /// The expectation made from the properties of a result; nil if none of them can be compared.
  static func expectation(_ properties: [String: LooseText]) -> ExpectedPlace? {
    var expectation = ExpectedPlace()
    for (name, value) in properties where !value.text.isEmpty {
      if let field = names[name] { expectation.fields[field] = value.text }
    }
    if expectation.fields[.name] == nil, let label = properties["label"]?.text.split(separator: ",").first {
      expectation.fields[.name] = String(label)
    }
    // A country alone would accept every place in it.
    return expectation.isEmpty || expectation.fields.keys.allSatisfy { $0 == .country } ? nil : expectation
  }
}
