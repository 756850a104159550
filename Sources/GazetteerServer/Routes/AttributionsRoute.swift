// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let attributions = Endpoint(
    method: .get, path: "/v1/attributions", name: "attributions", style: .new,
    summary: "The sources of the index, with the words that they ask to be shown.", schema: "AttributionsResponse"
  ) { request, state in
    let system = try SystemParameters(request)
    let sources = try await state.index.index.sources(limit: mostSources)
    let members = sources.isEmpty ? [] : [JSONValue.Member("attributions", .array(sources.map(json)))]
    return ServerAnswer(json: system.text(.object(members)))
  }

  /// More than an index of many countries has; a damaged one could name millions.
  private static let mostSources = 1_000

  private static func json(_ source: Source) -> JSONValue {
    let attribution = PlaceFacts.Attribution(of: source)
    var members = [JSONValue.Member("provider", .string(attribution.provider))]
    if let uri = attribution.providerUri { members.append(.init("providerUri", .string(uri))) }
    members.append(.init("source", .string(source.name)))
    if let license = source.license { members.append(.init("license", .string(license))) }
    return .object(members)
  }
}
