// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

extension PlaceIndex {
  /// The index of the places that come with the library: cities, countries, airports, stations, sights, and places of interest in some cities.
  ///
  ///     let index = try PlaceIndex.world()
  ///
  /// The first call of a user makes the file in the cache folder, where the command `gazetteer` keeps it as well; later calls open it. The resource folder
  /// `gazetteer_GazetteerWorld.resources` has to stay beside the program.
  ///
  /// - Parameter configuration: options of the index.
  /// - Throws: an error whose one-line description names the cure: the places are not beside the program, or the cache folder cannot be written.
  /// - Complexity: making the file imports 7,455 places, which takes some seconds, once.
  public static func world(configuration: Configuration = Configuration()) throws -> PlaceIndex {
    try PlaceIndex(path: WorldIndex.path(), configuration: configuration)
  }
}

extension PlacesClient {
  /// A client of the places that come with the library; see `PlaceIndex.world(configuration:)`.
  ///
  ///     let client = try PlacesClient.world()
  ///
  /// - Parameter configuration: how the client answers.
  /// - Throws: what `PlaceIndex.world(configuration:)` throws.
  public static func world(configuration: Configuration = Configuration()) throws -> PlacesClient {
    PlacesClient(index: try PlaceIndex.world(), configuration: configuration)
  }
}
