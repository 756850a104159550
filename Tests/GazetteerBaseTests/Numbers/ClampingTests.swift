// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct ClampingTests {
  @Test func whatFitsIsExact() {
    #expect(3.addingClamped(4) == 7)
    #expect(3.subtractingClamped(4) == -1)
    #expect((-3).multipliedClamped(by: 4) == -12)
    #expect(Int(clamping: -2.9) == -2)
    #expect([2, 3, 4].clampedSum() == 9)
    #expect([2, 3, 4].clampedProduct() == 24)
  }

  @Test("every pair of bytes gives the nearest byte to the true result")
  func nearestByte() {
    for a in Int8.min...Int8.max {
      for b in Int8.min...Int8.max {
        #expect(a.addingClamped(b) == Int8(clamping: Int(a) + Int(b)))
        #expect(a.subtractingClamped(b) == Int8(clamping: Int(a) - Int(b)))
        #expect(a.multipliedClamped(by: b) == Int8(clamping: Int(a) * Int(b)))
      }
    }
  }

  @Test(
    "numbers with a fraction that no integer can hold",
    arguments: [(1e300, UInt8.max), (-1, 0), (.infinity, .max), (.nan, 0), (255.9, 255)])
  func fractions(_ value: Double, _ expected: UInt8) {
    #expect(UInt8(clamping: value) == expected)
  }

  @Test func elementsOutsideAreNil() {
    let letters = Array("abc")[1...]
    #expect(letters.element(at: 1) == "b")
    #expect(letters.element(at: 0) == nil)
    #expect(letters.element(at: 3) == nil)
    #expect([Int]().element(at: 0) == nil)
  }
}
