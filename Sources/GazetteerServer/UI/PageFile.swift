// SPDX-License-Identifier: Apache-2.0
import GazetteerCWeb

/// The pages for people, and the files that they load.
enum PageFile {
  /// The pages by the names of their files.
  static let pages = all.filter { $0.key.hasSuffix(".html") }

  /// Modules and style by name.
  static let parts = all.filter { !$0.key.hasSuffix(".html") }

  private static let all = UIFile.byName(gazetteer_web_pages())
}
