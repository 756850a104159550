// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct ASCIITests {
  @Test func everyByteIsInTheClassesOfItsCharacter() {
    for byte in UInt8.min...UInt8.max {
      let character = byte < 128 ? Character(Unicode.Scalar(byte)) : "\u{20AC}"
      #expect(byte.isASCIIDigit == ("0"..."9").contains(character))
      #expect(byte.isASCIILetter == (("a"..."z").contains(character) || ("A"..."Z").contains(character)))
      #expect(byte.isASCIIUppercase == ("A"..."Z").contains(character))
      #expect(byte.isASCIIAlphanumeric == (byte.isASCIIDigit || byte.isASCIILetter))
      #expect(byte.hexDigitValue.map(Int.init) == character.hexDigitValue)
    }
  }

  @Test func scalarsAndCharactersBeyondASCIIAreInNoClass() {
    for scalar in (0...0x1FFFF).compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let byte = UInt8(exactly: scalar.value)
      #expect(scalar.isASCIIDigit == byte?.isASCIIDigit ?? false)
      #expect(scalar.isASCIILetter == byte?.isASCIILetter ?? false)
    }
    #expect(!Character("1\u{301}").isASCIIDigit && !Character("١").isASCIIDigit && !Character("a\u{301}").isASCIIAlphanumeric)
    #expect(Character("7").isASCIIDigit && Character("z").isASCIIAlphanumeric)
  }
}
