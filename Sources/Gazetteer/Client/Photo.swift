// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A photo of a place. No index holds photos: the type is there for programs that show them when there are some.
///
///     let photo = Photo(authorAttributions: [author], maxSize: CGSize(width: 640, height: 480))
public struct Photo: Hashable, Sendable {
  /// What has to be shown with the photo.
  public var attributions: AttributedString?
  /// Who took it.
  public var authorAttributions: [AuthorAttribution]
  /// Its size in pixels.
  public var maxSize: CGSize

  /// A photo.
  public init(attributions: AttributedString? = nil, authorAttributions: [AuthorAttribution] = [], maxSize: CGSize) {
    self.attributions = attributions
    self.authorAttributions = authorAttributions
    self.maxSize = maxSize
  }

  /// Whether all members are the same.
  public static func == (a: Photo, b: Photo) -> Bool {
    a.attributions == b.attributions && a.authorAttributions == b.authorAttributions && a.maxSize.width == b.maxSize.width
      && a.maxSize.height == b.maxSize.height
  }

  /// Hashes all members.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(attributions)
    hasher.combine(authorAttributions)
    hasher.combine(maxSize.width)
    hasher.combine(maxSize.height)
  }
}

/// Who made a photo or a review.
///
///     let author = AuthorAttribution(name: "A. Writer", uri: URL(string: "https://example.com"))
public struct AuthorAttribution: Hashable, Sendable {
  /// The name.
  public var name: String
  /// A page about the author.
  public var uri: URL?
  /// A picture of the author.
  public var photoURI: URL?

  /// An author.
  public init(name: String, uri: URL? = nil, photoURI: URL? = nil) {
    self.name = name
    self.uri = uri
    self.photoURI = photoURI
  }
}

/// Asks for the picture of a photo.
///
///     let request = FetchPhotoRequest(photo: photo, maxSize: CGSize(width: 320, height: 240))
public struct FetchPhotoRequest: Hashable, Sendable {
  /// The photo, from `Place.photos`.
  public let photo: Photo
  /// The box in pixels that the picture has to fit in; 1…4800 each way.
  public let maxSize: CGSize

  /// A request; whether it keeps the rules shows when it is sent.
  public init(photo: Photo, maxSize: CGSize) {
    self.photo = photo
    self.maxSize = maxSize
  }

  /// Whether both members are the same.
  public static func == (a: FetchPhotoRequest, b: FetchPhotoRequest) -> Bool {
    a.photo == b.photo && a.maxSize.width == b.maxSize.width && a.maxSize.height == b.maxSize.height
  }

  /// Hashes both members.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(photo)
    hasher.combine(maxSize.width)
    hasher.combine(maxSize.height)
  }
}
