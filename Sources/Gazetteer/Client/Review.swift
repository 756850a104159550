// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What somebody wrote about a place. No index holds reviews: the type is there for programs that show them when there are some.
///
///     let review = Review(rating: 4, text: "Fine", authorAttribution: author)
public struct Review: Hashable, Sendable {
  /// Who wrote it.
  public var authorAttribution: AuthorAttribution?
  /// 1…5.
  public var rating: Float
  /// What was written, in the language of the reader.
  public var text: String?
  /// BCP 47 tag of `text`.
  public var textLanguageCode: String?
  /// When.
  public var publishDate: Date?
  /// When, in words, as "a month ago".
  public var relativePublishDateDescription: String?

  /// A review; the other members are set afterwards.
  public init(rating: Float, text: String? = nil, authorAttribution: AuthorAttribution? = nil) {
    self.rating = rating
    self.text = text
    self.authorAttribution = authorAttribution
  }
}

/// A warning to those who deal with a business. No index holds any.
///
///     let alert = ConsumerAlert(overview: "Closed for repairs")
public struct ConsumerAlert: Hashable, Sendable {
  /// The warning in one line.
  public var overview: String
  /// BCP 47 tag of the text.
  public var languageCode: String?

  /// A warning.
  public init(overview: String, languageCode: String? = nil) {
    self.overview = overview
    self.languageCode = languageCode
  }
}
