// SPDX-License-Identifier: Apache-2.0
// What the same requests cost in Swift, from the bytes of the request to those of the answer; see overhead.c.
import GazetteerService

@main enum Overhead {
  static let rounds = 100
  static let repeats = 400

  static func main() throws {
    let index = try PlaceIndex(path: CommandLine.arguments[1])
    for (name, body) in [("blank text, nothing to find", #"{"input":" "}"#), ("syd", #"{"input":"syd"}"#)] {
      print("\(name): \(try cost(index, Array(body.utf8))) us")
    }
  }

  /// Microseconds a call, the least of many short rounds.
  private static func cost(_ index: PlaceIndex, _ body: [UInt8]) throws -> Double {
    let times = try (0..<repeats).map { _ in
      try ContinuousClock().measure {
        for _ in 0..<rounds { _ = try index.answerNow(AutocompleteQuery(json: body)).json() }
      }
    }
    return (times.min() ?? .zero) / .microseconds(rounds)
  }
}
