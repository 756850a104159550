// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
  public import UIKit

  /// The picture of a photo.
  public typealias PhotoImage = UIImage
#else
  public import Foundation

  /// The picture of a photo, as the bytes of an image file.
  public typealias PhotoImage = Data
#endif
