// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct MemberMaskTests {
  private static let names = ["a", "b", "c"]

  private static func value(_ depth: Int, _ random: inout SeededRandom) -> JSONValue {
    switch random.pick(0..<(depth == 0 ? 3 : 6)) {
    case 0: .null
    case 1: .string(random.pick(["", "x", "é\n\""]))
    case 2: .number(random.pick(["0", "-1.50"]))
    case 3: .array((0..<random.pick(0..<4)).map { _ in value(depth - 1, &random) })
    default: .object(names.filter { _ in random.chance(0.7) }.map { .init($0, value(depth - 1, &random)) })
    }
  }

  /// The value reduced to some paths, by rebuilding it: the plain twin of the writer's mask.
  private static func kept(_ value: JSONValue, _ paths: [ArraySlice<String>]) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { kept($0, paths) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          let inner = paths.filter { $0.first == member.name }.map { $0.dropFirst() }
          if inner.isEmpty { return nil }
          return inner.contains(where: \.isEmpty) ? member : .init(member.name, kept(member.value, inner))
        })
    default: return value
    }
  }

  @Test("what is written with a mask is what is left of the value at its paths", arguments: 0..<400)
  func equalsRebuiltValue(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let value = Self.value(4, &random)
    let paths = (0..<random.pick(1..<5)).map { _ in (0..<random.pick(1..<4)).map { _ in random.pick(Self.names) } }
    let expected = Self.kept(value, paths.map { $0[...] }).text
    #expect(value.text(MemberMask(paths: paths)) == expected, "seed \(seed): \(paths) of \(value.text)")
    #expect(value.text(.all) == value.text)
  }

  @Test func whatIsNotWantedIsNotComputed() {
    var computed: [String] = []
    var writer = JSONWriter(mask: MemberMask(paths: [["b", "c"], ["list", "id"]]))
    writer.object { body in
      body.name("a")
      body.object { _ in computed.append("a") }
      body.name("b")
      body.object { inner in
        computed.append("b")
        inner.member("a", 1)
        inner.member("c", 2)
      }
      body.name("list")
      body.array([1, 2]) { list, number in
        list.object {
          $0.member("id", number)
          $0.member("text", "x")
        }
      }
    }
    #expect(writer.text == #"{"b":{"c":2},"list":[{"id":1},{"id":2}]}"#)
    #expect(computed == ["b"])
  }

  @Test func aPathWithinAnotherAddsNothing() {
    #expect(MemberMask(paths: [["a"], ["a", "b"]]) == .members(["a": .all]))
    #expect(MemberMask(paths: [["a", "b"], ["a"]]) == .members(["a": .all]))
    #expect(MemberMask(paths: [["a", "b"]])["a"]["c"] == .none)
  }
}
