// SPDX-License-Identifier: Apache-2.0

/// The text analysis that index and search share: a name must be folded in the same way when stored and when searched.
///
/// Law: for every NFC name and every prefix of it, counted in scalars, the query key is a prefix of the key of the name's first
/// form, and every query term is a prefix of one of its terms.
package enum TextAnalyzer {
  /// The forms of a name, the plain one first: none when the name has no letter or digit, at most six.
  ///
  /// - `Straße des 17. Juni` → `strasse des 17 juni`
  /// - `Baden-Baden` → `baden baden`, `badenbaden`
  /// - `Müller` → `muller`, `mueller`
  /// - `Köln/Bonn` → `koln bonn`, `kolnbonn`, `koeln bonn`, `koelnbonn`
  /// - `!?` →
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each form.
  package static func forms(ofName name: String) -> [NameForm] {
    name.withUTF8Bytes { bytes in forms(of: bytes, plain: key(of: bytes, variant: [])) }
  }

  /// The forms of a name whose plain key is already computed.
  @inline(__always)
  static func forms(of bytes: UnsafeBufferPointer<UInt8>, plain: KeyBuilder) -> [NameForm] {
    guard !plain.key.isEmpty else { return [] }
    var forms = [NameForm(plain)]
    guard !plain.otherVariants.isEmpty else { return forms }
    for variant in KeyVariant.others where plain.otherVariants.isSuperset(of: variant) {
      let form = NameForm(key(of: bytes, variant: variant))
      if !forms.contains(where: { $0.key == form.key }) { forms.append(form) }
    }
    return forms
  }

  /// Analyses a typed text in the plain variant; it does not limit the length.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func query(_ text: String) -> QueryText {
    QueryText(text.withUTF8Bytes { key(of: $0, variant: []) })
  }

  /// Whether a term belongs to a script without spaces, judged by its first scalar.
  ///
  /// The slice must start at the start of a term; an empty one is not ideographic.
  package static func isIdeographic(_ firstBytesOfTerm: ArraySlice<UInt8>) -> Bool {
    guard let lead = firstBytesOfTerm.first, lead >= 0xE0 else { return false }
    return firstBytesOfTerm.withUnsafeBufferPointer { bytes in
      let length = lead < 0xF0 ? 3 : 4
      guard bytes.count >= length else { return false }
      let part = FoldEntry(of: UTF8Scalars.scalar(at: 0, in: bytes).scalar).part
      return part == .ideographic || part == .ideographicMark || part == .consonant || part == .vowel
    }
  }

  /// The number of scalars in a key without the spaces.
  package static func letterCount(_ key: [UInt8]) -> Int {
    key.reduce(0) { count, byte in count + (byte != 0x20 && UTF8Scalars.isLead(byte) ? 1 : 0) }
  }

  static func key(of bytes: UnsafeBufferPointer<UInt8>, variant: KeyVariant) -> KeyBuilder {
    var builder = KeyBuilder(variant: variant, bytes: bytes.count)
    builder.add(bytes)
    builder.finish()
    return builder
  }

  /// Maps bytes of a query key to scalars of the typed text, including the marks that follow.
  ///
  /// - `0..<5` of `pizza  in Paris` → `0..<5`
  /// - `6..<8` of `pizza  in Paris` → `7..<9`
  ///
  /// - Parameters:
  ///   - bytes: A part of `query(text).key`; not empty, with its ends at scalar boundaries.
  ///   - text: The typed text.
  /// - Complexity: O(*n*) for *n* scalars.
  package static func scalars(of bytes: Range<Int>, in text: String) -> Range<Int> {
    TracedKey(of: text, variant: []).scalars(of: bytes)
  }
}
