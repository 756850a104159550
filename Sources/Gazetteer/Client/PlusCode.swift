// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// The Open Location Code of a place.
///
///     let code = place.plusCode?.compoundCode ?? place.plusCode?.globalCode
public struct PlusCode: Hashable, Sendable, CustomStringConvertible {
  /// The whole code, as `4RRH46J5+FP`.
  public var globalCode: String
  /// The end of the code and a place near by, as `46J5+FP Sydney, New South Wales`; nil when no place is near.
  public var compoundCode: String?

  /// A code.
  public init(globalCode: String, compoundCode: String? = nil) {
    self.globalCode = globalCode
    self.compoundCode = compoundCode
  }

  /// The whole code.
  public var description: String { globalCode }
}

extension PlusCode {
  /// The code that the service gives.
  init(_ code: PlaceFacts.PlusCode) { self.init(globalCode: code.globalCode, compoundCode: code.compoundCode) }
}
