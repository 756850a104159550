// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Whether a place is open at the time of a request.
package struct OpenPlace: Hashable, Sendable {
  package var placeID: String
  package var isOpen: Bool
}

/// The members of a place's source that the contract does not have.
package struct PlaceExtra: Equatable, Sendable {
  package var placeID: String
  package var extra: [JSONValue.Member]
}

extension PlaceIndex {
  /// Which of the places in an answer are open now, in its order; without those whose hours or local time are not known. Read on a thread of the index.
  ///
  /// - Parameter now: in seconds since 1970.
  /// - Throws: only `ContractError`, for every failure.
  package func openPlaces(of answer: AutocompleteAnswer, now: Int64 = currentSeconds()) async throws(ContractError) -> [OpenPlace] {
    try await call { try $0.openPlaces(of: answer, now: now, patience: $1) }
  }

  /// The further members of the places in an answer, in its order; without those that have none. Read on a thread of the index.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func extras(of answer: AutocompleteAnswer) async throws(ContractError) -> [PlaceExtra] {
    try await call { try $0.extras(of: answer, patience: $1) }
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
    try listed(in: answer, patience) { record, members in
      let time = HoursFacts(record, details: members, language: .english, at: now)
      return time.hours?.current?.openNow.map { OpenPlace(placeID: record.id, isOpen: $0) }
    }
  }

  /// The further members of the places in an answer, in its order; without those that have none.
  ///
  /// - Throws: `CancellationError`, `Patience.DeadlineExceeded`, errors of a damaged index.
  package func extras(of answer: AutocompleteAnswer, patience: Patience) throws -> [PlaceExtra] {
    try listed(in: answer, patience) { record, members in
      let extra = members.amenitiesAndExtra.extra
      return extra.isEmpty ? nil : PlaceExtra(placeID: record.id, extra: extra)
    }
  }

  /// What is read of the record of each listed place; nothing of what is no record of the index, such as a plus code.
  private func listed<Value>(
    in answer: AutocompleteAnswer, _ patience: Patience, _ read: (PlaceRecord, DetailMembers) throws -> Value?
  ) throws -> [Value] {
    let reader = engine.reader
    return try interruptible(patience) {
      try answer.places.compactMap { place in
        guard let number = try reader.place(withID: place.placeID) else { return nil }
        let record = try reader.record(of: number)
        return try read(record, reader.members(of: record.details))
      }
    }
  }
}
