// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex
import GazetteerOpeningHours

/// Whether a place is open at the time of a request.
package struct OpenPlace: Hashable, Sendable {
  package var placeID: String
  package var isOpen: Bool
}

extension PlaceIndex {
  /// Which of the places in an answer are open now, in its order; without those whose hours or local time are not known. Read on a thread of the index.
  ///
  /// - Parameter now: in seconds since 1970.
  /// - Throws: only `ContractError`, for every failure.
  package func openPlaces(of answer: AutocompleteAnswer, now: Int64 = currentSeconds()) async throws(ContractError) -> [OpenPlace] {
    try await call { try $0.openPlaces(of: answer, now: now, patience: $1) }
  }
}

extension IndexSession {
  /// Which of the places in an answer are open at a time, in its order; without those whose hours or local time are not known.
  ///
  /// - Parameter now: in seconds since 1970.
  /// - Throws: `CancellationError`, `Patience.DeadlineExceeded`, errors of a damaged index.
  package func openPlaces(
    of answer: AutocompleteAnswer, now: Int64 = currentSeconds(), patience: Patience
  ) throws -> [OpenPlace] {
    try interruptible(patience) { try answer.places.compactMap { try openPlace($0.placeID, now: now) } }
  }

  /// Nil for what is no record of the index, such as a plus code.
  fileprivate func openPlace(_ id: String, now: Int64) throws -> OpenPlace? {
    guard let number = try engine.reader.place(withID: id) else { return nil }
    let record = try engine.reader.record(of: number)
    let members = try engine.reader.members(of: record.details)
    let time = HoursFacts(record, details: members, language: .english, at: now)
    return time.hours?.current?.openNow.map { OpenPlace(placeID: id, isOpen: $0) }
  }
}
