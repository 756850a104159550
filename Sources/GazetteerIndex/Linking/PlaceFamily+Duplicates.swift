// SPDX-License-Identifier: Apache-2.0

extension PlaceFamily {
  /// How far apart two records of one place may lie.
  package var duplicateMeters: Double {
    switch self {
    case .region: 50_000
    case .settlement: 10_000
    case .poi: 250
    }
  }
}
