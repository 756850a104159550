// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

/// An object that C holds by a pointer.
protocol HandledObject: AnyObject, Sendable {
  /// Tells the pointers of one kind from those of others, and from memory that holds something else.
  static var mark: UInt64 { get }
  /// What the header calls the argument.
  static var field: String { get }
  /// The function that makes one.
  static var maker: String { get }
}

/// What such a pointer points at.
///
/// The mark is erased on release. So NULL, a misaligned pointer, one of another kind, and mostly one that was released are refused instead of followed.
private struct HandleBox {
  var mark: UInt64
  let object: UnsafeMutableRawPointer
}

extension HandledObject {
  /// A pointer for C, which keeps the object until `release`.
  func handle() -> OpaquePointer {
    let box = UnsafeMutablePointer<HandleBox>.allocate(capacity: 1)
    box.initialize(to: HandleBox(mark: Self.mark, object: Unmanaged.passRetained(self).toOpaque()))
    return OpaquePointer(box)
  }

  /// The object behind a pointer; nil when it is none of this kind.
  static func object(_ pointer: OpaquePointer?) -> Self? {
    box(pointer).map { Unmanaged<Self>.fromOpaque($0.pointee.object).takeUnretainedValue() }
  }

  /// The object behind a pointer that has to be one.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`.
  static func required(_ pointer: OpaquePointer?) throws(ContractError) -> Self {
    if let object = object(pointer) { return object }
    let problem = pointer == nil ? "it is NULL" : "it is no pointer of that kind"
    throw .argument(field, "Invalid \(field): \(problem). Give one of \(maker).")
  }

  /// Gives the pointer up; what is none of this kind is ignored.
  static func release(_ pointer: OpaquePointer?) {
    guard let box = box(pointer) else { return }
    box.pointee.mark = 0
    Unmanaged<Self>.fromOpaque(box.pointee.object).release()
    box.deallocate()
  }

  private static func box(_ pointer: OpaquePointer?) -> UnsafeMutablePointer<HandleBox>? {
    guard let pointer, UInt(bitPattern: pointer) % UInt(MemoryLayout<HandleBox>.alignment) == 0 else { return nil }
    let box = UnsafeMutablePointer<HandleBox>(pointer)
    return box.pointee.mark == mark ? box : nil
  }
}
