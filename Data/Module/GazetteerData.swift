// SPDX-License-Identifier: Apache-2.0

/// The places, mappings and addresses of public files that travel with the package.
///
///     let files = try GazetteerData.placeFiles()  // …/places/airports.ndjson, …/places/capitals.ndjson, …
///
/// The files are looked for anew with every call, first beside the running executable, so a program may be moved together with
/// its resource folder. A program that was moved without it gets an error that says where was looked.
public enum GazetteerData {
  /// The folder with the places, one NDJSON file a group, in the canonical form that `Data/README.md` describes.
  ///
  /// - Throws: `GazetteerDataError.notFound` when no copy of the data is where one may be.
  public static func placesFolder() throws(GazetteerDataError) -> String {
    try DataLocations.standard.folder("places")
  }

  /// The folder with the mapping files, one for each well-known table; `docs/mappings.md` describes their form.
  ///
  /// - Throws: `GazetteerDataError.notFound` when no copy of the data is where one may be.
  public static func mappingsFolder() throws(GazetteerDataError) -> String {
    try DataLocations.standard.folder("mappings")
  }

  /// The folder with the catalogue of public files, one file for each publisher; `docs/sources.md` describes their form.
  ///
  /// - Throws: `GazetteerDataError.notFound` when no copy of the data is where one may be.
  public static func sourcesFolder() throws(GazetteerDataError) -> String {
    try DataLocations.standard.folder("sources")
  }

  /// The paths of all place files, sorted by the bytes of their names. Importing them in this order gives the same index everywhere.
  ///
  /// - Throws: `GazetteerDataError`, also when the folder holds no place file.
  public static func placeFiles() throws(GazetteerDataError) -> [String] {
    let folder = try placesFolder()
    let names = try Files.names(in: folder).filter { $0.hasSuffix(".ndjson") }
    if names.isEmpty { throw .unreadable(path: folder, reason: "no .ndjson file in it") }
    return names.map { folder + "/" + $0 }
  }

  /// Sixteen hexadecimal digits that change when a place file changes, comes, goes or gets another name; the same on every machine.
  ///
  /// Tells whether an index was made from this data. It is no protection against somebody who wants two data sets to look alike.
  ///
  /// - Throws: `GazetteerDataError`.
  /// - Complexity: reads every byte of the place files: 2.5 ms for 3.4 MB in a release build.
  public static func fingerprint() throws(GazetteerDataError) -> String {
    var fingerprint = Fingerprint()
    let folder = try placesFolder()
    for path in try placeFiles() {
      fingerprint.add(Array(path.dropFirst(folder.count).utf8))
      fingerprint.add(try Files.bytes(of: path))
    }
    return fingerprint.text
  }
}
