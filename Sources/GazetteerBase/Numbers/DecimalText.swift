// SPDX-License-Identifier: Apache-2.0

/// The number value ÷ 10^places as decimal text without needless zeros: (515000000, 7) is `51.5`, (-5, 3) is `-0.005`.
package func decimalText(_ value: Int, places: Int) -> String {
  var digits = Array(String(value.magnitude).utf8)
  if digits.count <= places { digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: places + 1 - digits.count), at: 0) }
  let point = digits.count - places
  while digits.count > point, digits.last == UInt8(ascii: "0") { digits.removeLast() }
  if digits.count > point { digits.insert(UInt8(ascii: "."), at: point) }
  if value < 0 { digits.insert(UInt8(ascii: "-"), at: 0) }
  return String(decoding: digits, as: UTF8.self)
}
