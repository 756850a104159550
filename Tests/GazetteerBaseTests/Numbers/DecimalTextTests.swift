// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct DecimalTextTests {
  @Test(
    "a whole number of 10^-places is written without needless zeros",
    arguments: [
      (515_000_000, 7, "51.5"), (-5, 3, "-0.005"), (0, 7, "0"), (1, 0, "1"), (-1_800_000_000, 7, "-180"), (12, 1, "1.2"),
      (.min, 18, "-9.223372036854775808"),
    ] as [(Int, Int, String)])
  func texts(value: Int, places: Int, expected: String) {
    #expect(decimalText(value, places: places) == expected)
  }
}
