// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService

/// The cases that were read from files, and what was skipped.
package struct CaseReading: Sendable {
  /// The files that were examined, in order.
  package var files: [String] = []
  /// In the order of the files; ids are unique.
  package var cases: [JudgedCase] = []
  /// What was skipped, and why.
  package var skipped: [SkippedCase] = []

  package init() {}
}

/// A case, or a whole file, that was skipped.
package struct SkippedCase: Codable, Sendable, Equatable, CustomStringConvertible {
  package enum Kind: String, Codable, Sendable {
    /// It is malformed.
    case unreadable
    /// It is well-formed, but of another task, or it expects nothing that can be compared with an answer.
    case passedOver
  }

  package var path: String
  /// From 1; 0 for the whole file.
  package var line: Int
  /// For readers, without the path.
  package var reason: String
  package var kind: Kind

  package var description: String { line == 0 ? "\(path): \(reason)" : "\(path), line \(line): \(reason)" }
}

/// Why one case is skipped.
struct CaseFault: Error {
  let reason: String
  var kind = SkippedCase.Kind.unreadable

  /// A well-formed case that cannot be used here.
  static func passedOver(_ reason: String) -> CaseFault { CaseFault(reason: reason, kind: .passedOver) }

  /// A case of another task, such as `reverse`.
  static func otherTask(_ name: String) -> CaseFault { .passedOver("of another task (\(name))") }
  static let nothingComparable = CaseFault.passedOver("expects nothing that an answer here could be compared with")
  static let otherFilters = CaseFault.passedOver("has a boundary, layer or country that no request here can have")
}

/// Takes the cases of one file, and records what is skipped.
struct CaseCollector {
  private let path: String
  private(set) var cases: [JudgedCase] = []
  private(set) var skipped: [SkippedCase] = []

  init(path: String) { self.path = path }

  /// Takes the case that begins on a line.
  ///
  /// - Throws: the errors of `read`, except `CaseFault` and `DecodingError`.
  mutating func take(line: Int, _ read: () throws -> JudgedCase) throws {
    do {
      cases.append(try read().checked())
    } catch let fault as CaseFault {
      skip(line: line, fault)
    } catch let error as DecodingError {
      skip(line: line, CaseFault(reason: error.reason))
    }
  }

  /// Records a skipped case.
  mutating func skip(line: Int, _ fault: CaseFault) {
    skipped.append(SkippedCase(path: path, line: line, reason: fault.reason, kind: fault.kind))
  }
}

extension JudgedCase {
  /// The case, if it can be asked and judged.
  func checked() throws(CaseFault) -> JudgedCase {
    if text.allSatisfy(\.isWhitespace) { throw CaseFault(reason: "text is empty") }
    if !(1...50).contains(rank) { throw CaseFault(reason: "rank is \(rank), and has to be from 1 to 50") }
    if expected.isEmpty && absent.isEmpty && judgments.isEmpty {
      throw CaseFault(reason: "neither expected nor absent nor judgments say what has to come of \"\(text)\"")
    }
    do {
      _ = try query(text)
    } catch EvaluationError.badRequest(_, let reason) {
      throw CaseFault(reason: reason)
    } catch {
      throw CaseFault(reason: "\(error)")
    }
    return self
  }
}
