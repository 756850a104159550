// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

extension FuzzTarget {
  /// A text that is being typed, searched in the small world: from variants through plans to the answer. The first line chooses area, filters,
  /// limit and language; the rest is the text.
  static let text = FuzzTarget(name: "text", prepare: { answer("ald", FuzzInput([])) }) { bytes in
    var input = FuzzInput(bytes)
    let options = FuzzInput(input.line())
    answer(input.string, options)
  }

  private static func answer(_ text: String, _ options: FuzzInput) {
    var options = options
    let flags = options.flags()
    do {
      try SmallWorld.index.withSession { session in
        if flags[5] { try searchWholeWords(text, session, &options) }
        guard var query = try? AutocompleteQuery(parameters(text, flags, &options)) else { return }
        query.deadline = deadline
        if flags[6] { query.removesDuplicates = false }
        check(try session.answer(query), limit: query.limit)
        if flags[7] { _ = try session.explain(query, why: "high").lines }
      }
    } catch {
      if ContractError(error).status == .internal { finding("internal error: \(error)") }
    }
  }

  private static func parameters(_ text: String, _ flags: [Bool], _ options: inout FuzzInput) -> AutocompleteParameters {
    var parameters = AutocompleteParameters(input: text)
    parameters.includeQueryPredictions = flags[0]
    let area = area(&options)
    if flags[1] { parameters.locationBias = area } else if flags[2] { parameters.locationRestriction = area }
    if flags[3] { parameters.includedRegionCodes = options.choice(of: [["fr"], ["us", "fj"], ["de"]]) }
    if flags[4] { parameters.includedPrimaryTypes = options.choice(of: [["(cities)"], ["(regions)"], ["route"], ["cafe", "bakery"]]) }
    parameters.limit = 1 + Int(options.byte() % 20)
    parameters.languageCode = options.choice(of: ["", "ja", "de", "ru", "zh-Hant-TW"])
    parameters.regionCode = options.choice(of: ["", "fr", "us"])
    return parameters
  }

  private static func area(_ options: inout FuzzInput) -> RegionDraft {
    let (latitude, longitude) = options.choice(of: [(48.1, 2.3), (-17, 180), (90, 0), (40, -74), (0, 0)])
    let size = options.choice(of: [0, 1, 500, 20_000, 50_000])
    let center = RegionDraft.Point(latitude: latitude, longitude: longitude)
    if options.byte() & 1 == 0 { return .init(circle: .init(center: center, radius: Double(size))) }
    let degrees = Double(size) / 10_000
    let low = RegionDraft.Point(latitude: max(-90, latitude - degrees), longitude: max(-180, longitude - degrees))
    return .init(rectangle: .init(low: low, high: center))
  }

  /// As a text search does: every word is finished.
  private static func searchWholeWords(_ text: String, _ session: IndexSession, _ options: inout FuzzInput) throws {
    var request = SearchRequest(text: text)
    request.hasFinishedWords = true
    request.limit = 1 + Int(options.byte() % 60)
    request.deadline = deadline
    _ = try session.engine.search(request)
  }

  private static func check(_ answer: AutocompleteAnswer, limit: Int) {
    if answer.suggestions.count > limit { finding("\(answer.suggestions.count) suggestions instead of \(limit)") }
    _ = answer.json()
  }
}
