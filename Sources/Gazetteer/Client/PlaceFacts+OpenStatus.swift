// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerOpeningHours

extension PlaceFacts {
  /// Whether the place is open at an instant; nil is not known. A business that is closed for a while or for good is not open.
  func isOpen(at date: Date) -> Bool? {
    switch BusinessStatus(contractName: businessStatus) {
    case .closedPermanently, .closedTemporarily: return false
    case .unknown, .operational: break
    }
    switch hours?.status(at: Int64(date.timeIntervalSince1970.rounded(.down))) {
    case .open: return true
    case .closed: return false
    case .unknown, nil: return nil
    }
  }
}
