// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

extension ContractError {
  /// Translates any failure of a search or look-up into an error of the contract. Only this function decides that.
  package init(_ error: any Error) {
    switch error {
    case let error as ContractError: self = error
    case is Patience.DeadlineExceeded: self = .deadlineExceeded
    case is CancellationError: self = .cancelled
    case let error as IndexError: self.init(.internal, error.wording)
    default: self.init(.internal, "Internal error: \(error)")
    }
  }

  /// Translates a failure to open an index.
  package init(opening error: any Error) {
    switch error {
    case let error as IndexError: self.init(error.statusOfOpening, error.wording)
    case let error as RankingError: self.init(invalid: [FieldViolation(field: "ranking", description: error.description)])
    default: self.init(error)
    }
  }

  static let deadlineExceeded = ContractError(
    .deadlineExceeded, "The deadline passed before anything was found. Allow more time, or type more letters.")

  static let cancelled = ContractError(.cancelled, "The request was cancelled.")

  static let busy = ContractError(.unavailable, "Too many requests at once: none of the index's connections came free in time. Try again.")
}

extension IndexError {
  /// What kind of failure it is for who opens an index.
  fileprivate var statusOfOpening: ContractError.Status {
    switch self {
    case .noFile, .notAnIndex, .versionMismatch, .packFolder: .invalidArgument
    case .notFound, .unreadable, .isDirectory, .missingPack: .notFound
    case .damaged, .missingFeature, .cannotWrite, .invalidRecord, .database: .internal
    }
  }
}
