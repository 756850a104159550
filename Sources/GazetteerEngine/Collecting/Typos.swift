// SPDX-License-Identifier: Apache-2.0

/// Which typos are looked for.
struct Typos {
  /// The variants of the text that may hold some.
  let texts: [CorrectableText]
  /// How many edits a correction takes.
  let edits: Int
  /// What keeps matches out; nil while nothing does.
  let gate: GuessLimit?
}
