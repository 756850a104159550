// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

extension CaseReading {
  /// Reads the cases of files, folders and patterns, in their order.
  ///
  /// A case that cannot be read is skipped; a repeated id gets a number, so that reports can distinguish the cases.
  ///
  /// - Parameter isStrict: whether the first case that cannot be read ends the reading.
  /// - Throws: `ImportError.fileNotFound`; `EvaluationError.noCases` when nothing is left; when strict, `EvaluationError` and `ImportError` for the
  ///   first case or file that cannot be read.
  package init(_ arguments: [String], isStrict: Bool) throws {
    self.init()
    for argument in arguments {
      for file in try CasePaths(argument).files { try take(file, isStrict: isStrict) }
    }
    if cases.isEmpty { throw EvaluationError.noCases(path: arguments.joined(separator: ", "), skipped: skipped.first.map(\.description)) }
    numberRepeatedIDs()
  }

  /// Takes the cases of a file. A file without cases is passed over, unless the argument names the file itself.
  private mutating func take(_ file: CasePaths.File, isStrict: Bool) throws {
    files.append(file.path)
    do {
      let found = try CaseFile(path: file.path, name: file.name).read()
      if isStrict, let first = found.skipped.first(where: { $0.kind == .unreadable }) {
        throw EvaluationError.badCase(path: first.path, line: first.line, reason: first.reason)
      }
      cases += found.cases
      skipped += found.skipped
    } catch  where !isStrict || !file.isNamed {
      if case EvaluationError.badCase = error { throw error }
      let kind = file.isNamed ? SkippedCase.Kind.unreadable : .passedOver
      skipped.append(SkippedCase(path: file.path, line: 0, reason: Self.reason(error), kind: kind))
    }
  }

  /// Why a whole file is skipped.
  private static func reason(_ error: any Error) -> String {
    switch error {
    case EvaluationError.unknownForm: "of no known form of cases"
    case EvaluationError.badFile(_, let what, let reason): "no \(what): \(reason)"
    case EvaluationError.noCases: "no case in it"
    default: "\(error)"
    }
  }

  private mutating func numberRepeatedIDs() {
    var seen: [String: Int] = [:]
    for position in cases.indices {
      let id = cases[position].id
      seen[id, default: 0] += 1
      if let number = seen[id], number > 1 { cases[position].id = "\(id) (\(number))" }
    }
  }
}
