// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine

/// An autocomplete request as it was sent, not yet checked. `AutocompleteQuery` is its checked form.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract; `limit` is an extension.
package struct AutocompleteParameters: ScopeDrafting, Equatable, Sendable {
  /// The typed text.
  package var input = ""
  /// Of the primary types at most five of Tables A and B, or `(regions)` or `(cities)` alone; the limit is 1…50, by default 5.
  package var scope = ScopeDraft()
  /// The point from which distances are measured.
  package var origin: RegionDraft.Point?
  /// The position of the cursor in `input`, in code points; nil for the end.
  package var inputOffset: Int?
  /// Whether the answer may contain query predictions.
  package var includeQueryPredictions = false
  /// Groups the requests of one search; empty for none.
  package var sessionToken = ""
  /// What the answer counts the matches by; not part of the contract.
  package var facets: [String] = []

  /// A request for completions of `input`, without a region.
  package init(input: String = "") { self.input = input }
}
