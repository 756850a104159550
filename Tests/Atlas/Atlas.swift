// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex
package import GazetteerService
package import GazetteerTesting

/// A world with the product's view of its file.
package struct Atlas {
  package let world: World
  package let index: PlaceIndex

  package init(_ records: [PlaceRecord], configure: (inout PlaceIndex.Configuration) -> Void = { _ in }) throws {
    world = try World(records)
    var configuration = PlaceIndex.Configuration()
    configure(&configuration)
    index = try PlaceIndex(path: world.path, configuration: configuration)
  }

  package init(_ records: PlaceRecord...) throws { try self.init(records) }

  /// The answer to a request given as JSON.
  package func answer(_ json: String) throws -> AutocompleteAnswer { try index.answerNow(AutocompleteQuery(json: json.utf8)) }

  /// The places that are suggested for a text.
  package func suggestions(_ input: String, _ adjust: (inout AutocompleteParameters) -> Void = { _ in }) throws -> [PlaceSuggestion] {
    var parameters = AutocompleteParameters(input: input)
    adjust(&parameters)
    return try index.answerNow(AutocompleteQuery(parameters)).places
  }
}

/// What a text is refused with; nil when it is accepted.
package func contractError(for json: String) -> ContractError? {
  do throws(ContractError) {
    _ = try AutocompleteQuery(json: json.utf8)
    return nil
  } catch {
    return error
  }
}

extension MarkedText {
  /// The text with its matches in brackets.
  package var bracketed: String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if matches.contains(where: { $0.lowerBound == index }) { result += "[" }
      result.unicodeScalars.append(scalar)
      if matches.contains(where: { $0.upperBound == index + 1 }) { result += "]" }
    }
    return result
  }
}
