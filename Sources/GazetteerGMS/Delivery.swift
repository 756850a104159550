// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// What a request does when it is sent.
typealias Work<Value: Sendable> = @Sendable () async -> Result<Value, PlacesError>

/// Does work and calls back on the main actor: with a value, or with nil and an error.
func deliver<Value: Sendable>(_ work: @escaping Work<Value>, to callback: @escaping (Value?, (any Error)?) -> Void) {
  // As the headers have it, the callback belongs to no actor. It is called once and on the main actor, where programs for the kit ask from.
  nonisolated(unsafe) let callback = callback
  Task { @MainActor in
    switch await work() {
    case .success(let value): callback(value, nil)
    case .failure(let error): callback(nil, NSError(error))
    }
  }
}

/// Does work for an asynchronous method: a value, or the error that a callback would get.
func value<Value: Sendable>(of work: Work<Value>) async throws -> Value {
  switch await work() {
  case .success(let value): return value
  case .failure(let error): throw NSError(error)
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
