// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// Does work and calls back on the main actor: with a value, or with nil and an error.
func deliver<Value: Sendable>(
  to callback: @escaping @MainActor (Value?, (any Error)?) -> Void, _ work: @escaping @Sendable () async -> Result<Value, PlacesError>
) {
  Task { @MainActor in
    switch await work() {
    case .success(let value): callback(value, nil)
    case .failure(let error): callback(nil, NSError(error))
    }
  }
}

extension Result {
  /// Goes on with a value, if there is one.
  func then<Next>(_ next: (Success) async -> Result<Next, Failure>) async -> Result<Next, Failure> {
    switch self {
    case .success(let value): await next(value)
    case .failure(let error): .failure(error)
    }
  }
}
