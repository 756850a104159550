// SPDX-License-Identifier: Apache-2.0

/// Words of categories that another language uses for something else in names: they are categories only in requests in their own language.
package enum Homographs {
  /// In small letters. The Dutch `pont`, a ferry, is a bridge in French.
  package static let all: Set<String> = ["pont"]
}
