// SPDX-License-Identifier: Apache-2.0

/// Numbers distinct values from 1, in the order of their first appearance.
struct DistinctValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var ids: [Value: Int] = [:]

  mutating func id(of value: Value) -> Int {
    if let id = ids[value] { return id }
    values.append(value)
    ids[value] = values.count
    return values.count
  }
}
