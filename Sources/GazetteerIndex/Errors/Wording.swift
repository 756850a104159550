// SPDX-License-Identifier: Apache-2.0

/// An error whose message every surface can put into its own words.
package protocol WordedError: Error {
  /// One line: the problem and its cure.
  var wording: Wording { get }
}

/// A message that knows which of its words are fields, values, a list or a remedy, so that every surface can use its own words for them: the web service
/// has fields, the command has flags.
///
///     let wording: Wording = "Invalid \(field: "region_code") \(value: "zz"). Give a two-letter country code."
///     wording.description                                                       // Invalid region_code 'zz'. Give …
///     wording.text { if case .field = $0 { "--region" } else { nil } }          // Invalid --region 'zz'. Give …
package struct Wording: Equatable, Sendable {
  /// A piece of a message.
  package enum Part: Equatable, Sendable {
    case text(String)
    /// A field by its path in snake_case.
    case field(String)
    /// A field next to one that was named before, by its path and by what the contract calls it there.
    case sibling(String, name: String)
    /// The value that was refused.
    case value(String, isQuoted: Bool)
    /// Where the place types are listed.
    case listOfTypes
    /// What cures a failure of a file.
    case remedy(Remedy)

    /// The part in words that suit a program: those of the web contract.
    var plainText: String {
      switch self {
      case .text(let text): text
      case .field(let path): path
      case .sibling(_, let name): name
      case .value(let value, let isQuoted): isQuoted ? "'\(value.excerpt)'" : value.excerpt
      case .listOfTypes: "https://developers.google.com/maps/documentation/places/web-service/place-types"
      case .remedy(let remedy): remedy.rawValue
      }
    }
  }

  package private(set) var parts: [Part] = []

  /// A message without marked parts.
  package init(_ text: String) { parts = [.text(text)] }

  /// The message, with other words for some parts; nil keeps those of the web contract.
  package func text(replacing word: (Part) -> String?) -> String { parts.reduce("") { $0 + (word($1) ?? $1.plainText) } }

  /// The value that was refused, in full; nil when none is named.
  package var value: String? {
    parts.lazy.compactMap { if case .value(let value, _) = $0 { value } else { nil } }.first
  }
}

extension Wording: CustomStringConvertible {
  /// The message in the words of the web contract.
  package var description: String { text { _ in nil } }
}

extension Wording: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts of an interpolated text.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { parts.append(.text(text)) }

    package mutating func appendInterpolation<Value>(_ value: Value) { parts.append(.text("\(value)")) }

    package mutating func appendInterpolation(field path: String) { parts.append(.field(path)) }

    package mutating func appendInterpolation(sibling path: String, as name: String) { parts.append(.sibling(path, name: name)) }

    /// In quotes.
    package mutating func appendInterpolation(value: some CustomStringConvertible) {
      parts.append(.value(value.description, isQuoted: true))
    }

    package mutating func appendInterpolation(bare value: String) { parts.append(.value(value, isQuoted: false)) }

    package mutating func appendInterpolation(list: List) { parts.append(.listOfTypes) }

    package mutating func appendInterpolation(_ remedy: Remedy) { parts.append(.remedy(remedy)) }

    package mutating func appendInterpolation(_ wording: Wording) { parts += wording.parts }
  }

  /// Lists that a message may point to.
  package enum List { case types }
}

extension String {
  /// At most 80 code points, for messages.
  package var excerpt: String {
    unicodeScalars.count <= 80 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(80))) + "…"
  }
}

/// What cures a failure of a file, in words that suit a program; the command says the same with its own names (`CommandWords`).
package enum Remedy: String, CaseIterable, Sendable {
  case makeIndex = "make an index of place data"
  case nameIndex = "name another index"
  case joinPacks = "make an index of the places of all of them"
  case moveOutput = "choose another place for it"
  case changeFormat = "choose another format"
  case addBase = "name the index that it changes"
  case addMapping = "a mapping"
  case nameColumn = "say which it is"
  case locate = "name an index in which rows are found by their addresses"
  case raiseLimit = "raise the limit of rejects"
  case allowDeletes = "raise the limit of deletes to 100 % if all of it is meant"
  case seeRejects = "have the rejected rows written to a file"
  case checkLayout = "check format and mapping"
}
