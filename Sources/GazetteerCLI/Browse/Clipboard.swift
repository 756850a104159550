// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The clipboard of the person at a terminal, wherever that is.
enum Clipboard {
  /// What makes a terminal copy a text (OSC 52). Terminals that may not, or cannot, ignore it.
  static func code(copying text: String) -> String { "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}" }
}
