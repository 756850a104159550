// SPDX-License-Identifier: Apache-2.0

/// One of Pelias' acceptance tests.
struct PeliasTest: Decodable {
  var id: LooseText?
  var status: String?
  var endpoint: String?
  /// Parameters of the request.
  var `in`: [String: LooseText]
  var expected: Results?
  var unexpected: Results?

  /// What must, or must not, appear.
  struct Results: Decodable {
    private var properties: [Property] = []
    /// Longitude and latitude of each; a single one is for all.
    private var coordinates: [[Double]] = []
    private var distanceThresh: Double?
    var priorityThresh: Int?

    /// How far away a place may be if neither test nor suite says, in metres.
    private static let defaultTolerance = 500.0

    private enum CodingKeys: String, CodingKey {
      case properties, coordinates, distanceThresh, priorityThresh
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      priorityThresh = try object.decodeIfPresent(Int.self, forKey: .priorityThresh)
      distanceThresh = try object.decodeIfPresent(Double.self, forKey: .distanceThresh)
      if let one = try? object.decodeIfPresent(Property.self, forKey: .properties) {
        properties = [one]
      } else {
        properties = try object.decodeIfPresent([Property].self, forKey: .properties) ?? []
      }
      if let one = try? object.decodeIfPresent([Double].self, forKey: .coordinates) {
        coordinates = [one]
      } else {
        coordinates = try object.decodeIfPresent([[Double]].self, forKey: .coordinates) ?? []
      }
    }

    /// The places that can be recognised, by their properties and, if given, their position.
    func expectedPlaces(tolerance: Double?) -> [ExpectedPlace] {
      let count = max(properties.count, coordinates.count)
      return (0..<count).compactMap { number in
        var place = number < properties.count ? properties[number].expectation ?? ExpectedPlace() : ExpectedPlace()
        let position = coordinates.count == 1 ? coordinates[0] : number < coordinates.count ? coordinates[number] : []
        if position.count >= 2 {
          let metres = distanceThresh ?? tolerance ?? Self.defaultTolerance
          place.spot = .init(latitude: position[1], longitude: position[0], tolerance: metres)
        }
        return place.isEmpty ? nil : place
      }
    }
  }

  /// The properties of a result, or its label alone.
  private enum Property: Decodable {
    case fields([String: LooseText])
    case label(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let label = try? value.decode(String.self) {
        self = .label(label)
      } else {
        self = .fields(try value.decode([String: LooseText].self))
      }
    }

    /// nil when nothing of it can be compared.
    var expectation: ExpectedPlace? {
      switch self {
      case .fields(let fields): PublicFields.expectation(fields)
      case .label(let label): label.split(separator: ",").first.map { ExpectedPlace(fields: [.name: String($0)]) }
      }
    }
  }
}
