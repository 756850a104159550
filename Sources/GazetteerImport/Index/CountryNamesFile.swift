// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

extension CountryNames {
  /// The names of every country of a file of canonical records, in the order of the file.
  ///
  /// The primary name is the default. Official names go by their languages; short names, variants and the code of two letters count as words
  /// only, while longer codes and former names are left out: `AND` would make every `&` a country.
  ///
  /// - Throws: `ImportError`, also when a record of the file is refused.
  package static func read(path: String) throws -> [CountryNames] {
    var options = ImportOptions()
    options.maxRejects = .count(0)
    var sink = MemorySink()
    _ = try ImportPipeline.run([ImportSource(path: path, format: .ndjson)], options: options, into: &sink)
    return sink.records.compactMap(CountryNames.init)
  }

  private init?(_ record: PlaceRecord) {
    guard let code = record.address.countryCode else { return nil }
    let official = record.names.filter { $0.kind == .official && $0.language != nil }
    let words = record.names.filter { $0.kind == .short || $0.kind == .variant }.map(\.text)
    self.init(
      code: code,
      names: [("", record.name)] + official.map { ($0.language ?? "", $0.text) }
        + (words + (Self.wordCodes.contains(code) ? [] : [code])).map { ("", $0) })
  }

  /// Codes that are words of names and texts: the Museum at the Mill is not in Austria. Those that begin a name of their country are found by it
  /// while they are the last word: `munich de`, Deutschland.
  private static let wordCodes: Set = [
    "AL", "AM", "AS", "AT", "AU", "AZ", "BE", "BY", "CU", "DE", "DO", "ES", "IM", "IN", "IS", "IT", "KE", "LA", "ME", "MY", "NA", "NO",
    "PE", "SO",
    "ST", "TO", "VE",
  ]
}
