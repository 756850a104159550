// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import Testing

/// An invented table in the form of a program that exports tables, and what an import of it gives.
struct MessyTable: Sendable, CustomTestStringConvertible {
  /// What an import gives.
  enum Outcome: Sendable {
    /// The first place, as `name @ latitude,longitude`, and other fields of it.
    case read(String, fields: [String: String] = [:])
    /// The same with columns that are stated, after a refusal that names them.
    case readWith([String: String], String)
    /// A refusal with the cure.
    case refused(String)
  }

  /// The program and what is special about its table, as docs/tables.md has it.
  var form: String
  var bytes: [UInt8]
  var outcome: Outcome
  /// The format by which a saved draft of it is read.
  var format = SourceFormat.csv
  /// Whether a mapping is drafted; rows in a known form need none.
  var isDrafted = true

  init(_ form: String, _ text: String, _ outcome: Outcome, format: SourceFormat = .csv, isDrafted: Bool = true) {
    self.init(form, Array(text.utf8), outcome)
    (self.format, self.isDrafted) = (format, isDrafted)
  }

  init(_ form: String, _ bytes: [UInt8], _ outcome: Outcome) { (self.form, self.bytes, self.outcome) = (form, bytes, outcome) }

  /// What docs/tables.md says of it.
  var told: String {
    switch outcome {
    case .read: "read"
    case .readWith(let columns, _): columns.sorted { $0.key < $1.key }.map { "`--column \($0.key)=\($0.value)`" }.joined(separator: " ")
    case .refused: "refused"
    }
  }

  var testDescription: String { form }
}

extension MessyTable {
  /// Bytes of Windows-1252 for text with letters up to U+00FF.
  private static func western(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

  private static func utf16(_ text: String) -> [UInt8] { ("\u{feff}" + text).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } }

  static let all: [MessyTable] = [
    MessyTable(
      "Excel in German: semicolons, decimal commas, Windows-1252",
      western(
        "Filialnr;Bezeichnung;Straße;Hausnr;PLZ;Ort;Breite;Länge\r\n7;Bäckerei Öfele;Hauptstraße;5a;01067;Köln;50,9413;6,9583\r\n8;Bäckerei Süd;Ring;1;01069;Köln;50,9;6,9\r\n"
      ),
      .read(
        "Bäckerei Öfele @ 50.9413,6.9583",
        fields: ["id": "7", "street": "Hauptstraße", "houseNumber": "5a", "postalCode": "01067", "locality": "Köln"])),
    MessyTable(
      "Excel with a mark: CSV UTF-8", "\u{feff}Store Name,Latitude,Longitude,Phone\r\n\"Moe, Larry & Co\",40.7,-74.01,555-0100\r\n",
      .read("Moe, Larry & Co @ 40.7,-74.01", fields: ["phone": "555-0100"])),
    MessyTable(
      "Excel's Unicode text: UTF-16 and tabs", utf16("Name\tLat\tLng\r\nCafé Ünique\t48.2\t16.37\r\n"), .read("Café Ünique @ 48.2,16.37")),
    MessyTable("Excel's line for the delimiter", "sep=;\r\nName;Lat;Lon\r\nKiosk;52,5;13,4\r\n", .read("Kiosk @ 52.5,13.4")),
    MessyTable(
      "Excel in French",
      western("Identifiant;Nom;Adresse;Code postal;Ville;Pays;Latitude;Longitude\nm1;Chez Zoé;3 rue Haute;75001;Paris;France;48,86;2,34\n"),
      .read("Chez Zoé @ 48.86,2.34", fields: ["id": "m1", "street": "3 rue Haute", "locality": "Paris", "countryCode": "FR"])),
    MessyTable(
      "Excel in Spanish",
      "Código;Nombre;Dirección;Latitud;Longitud;Categoría\nA-1;Farmacia Sol;Calle Mayor 1, Madrid;40,4168;-3,7038;farmacia\n",
      .read("Farmacia Sol @ 40.4168,-3.7038", fields: ["id": "A-1", "type": "pharmacy"])),
    MessyTable(
      "Numbers: quotes everywhere, spaces in headers", "\" Name \",\" Latitude \",\" Longitude \"\n\"Blue Door\",\" 51.5 \",\"-0.12\"\n",
      .read("Blue Door @ 51.5,-0.12")),
    MessyTable("LibreOffice with tabs", "title\ty\tx\nOld Mill\t47.1\t8.5\n", .read("Old Mill @ 47.1,8.5")),
    MessyTable("LibreOffice with bars", "ID|NAME|LAT|LON\n3|Quay|59.9|10.7\n", .read("Quay @ 59.9,10.7", fields: ["id": "3"])),
    MessyTable(
      "QGIS: well-known text", "WKT,fid,name,amenity\n\"POINT (13.4 52.5)\",1,Uhr,cafe\n",
      .read("Uhr @ 52.5,13.4", fields: ["id": "1", "type": "cafe"])),
    MessyTable(
      "QGIS: X and Y in front", "X,Y,osm_id,osm_type,name\n6.1296,49.6117,11,node,Gare\n6.13,49.62,12,way,Pont\n",
      .read("Gare @ 49.6117,6.1296", fields: ["id": "11"])),
    MessyTable(
      "QGIS: GeoJSON in metres",
      #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}},"features":[{"type":"Feature","properties":{"shop_name":"Uhr"},"geometry":{"type":"Point","coordinates":[1491687.5,6894701.2]}}]}"#,
      .refused("-t_srs EPSG:4326"), format: .geojson),
    MessyTable("QGIS in metres", "X,Y,name\n389000.5,5819000.2,Platz\n", .refused("EPSG:4326")),
    MessyTable(
      "Overpass: out:csv", "@id\t@type\t@lat\t@lon\tname\tbrand\n99\tnode\t48.1\t11.5\tBrunnen\tFirma\n",
      .read("Brunnen @ 48.1,11.5", fields: ["id": "99", "brand": "Firma"])),
    MessyTable(
      "Overpass: out:json",
      """
      {
        "version": 0.6,
        "generator": "Overpass API",
        "osm3s": {"copyright": "nobody"},
        "elements": [
      {
        "type": "node",
        "id": 99,
        "lat": 48.1,
        "lon": 11.5,
        "tags": {
          "addr:street": "Ring",
          "amenity": "cafe",
          "brand": "Firma",
          "name": "Brunnen",
          "name:en": "Fountain",
          "phone": "555-0100"
        }
      },
      {
        "type": "node",
        "id": 100,
        "lat": 48.2,
        "lon": 11.6,
        "tags": {"name": "Quelle"}
      }
        ]
      }
      """,
      .read(
        "Brunnen @ 48.1,11.5", fields: ["id": "99", "type": "cafe", "street": "Ring", "phone": "555-0100", "brand": "Firma"]),
      format: .ndjson),
    MessyTable(
      "Overpass turbo: GeoJSON",
      #"{"type":"FeatureCollection","generator":"overpass-turbo","features":[{"type":"Feature","id":"node/99","properties":{"@id":"node/99","amenity":"fountain","name":"Brunnen"},"geometry":{"type":"Point","coordinates":[11.5,48.1]}}]}"#,
      .read("Brunnen @ 48.1,11.5", fields: ["id": "node/99"]), format: .geojson, isDrafted: false),
    MessyTable(
      "pandas: to_json of records",
      #"[{"name":"Ruin","lat":41.9,"lon":12.5,"brand":null},{"name":"Arch","lat":41.89,"lon":12.49,"brand":"B"}]"#,
      .read("Arch @ 41.89,12.49", fields: ["brand": "B"]), format: .ndjson),
    MessyTable(
      "pandas with its index and NaN", ",name,lat,lon,rating\n0,Ruin,41.9,12.5,NaN\n1,Arch,41.89,12.49,4.5\n", .read("Ruin @ 41.9,12.5")),
    MessyTable("geopandas", "name,geometry\nHarbour,POINT (4.47 51.92)\n", .read("Harbour @ 51.92,4.47")),
    MessyTable(
      "Google My Maps", "WKT,name,description\n\"POINT (139.7 35.6)\",Noodle Bar,open late\n", .read("Noodle Bar @ 35.6,139.7")),
    MessyTable(
      "Google Business Profile",
      """
      Store code,Business name,Address line 1,Locality,Postal code,Country / Region,Primary phone,Website,Primary category,Latitude,Longitude
      S1,Moe's,1 High Street,London,N1 1AA,GB,020 1234,https://moe.example,Bakery,51.5,-0.1

      """,
      .read(
        "Moe's @ 51.5,-0.1",
        fields: [
          "id": "S1", "street": "1 High Street", "locality": "London", "postalCode": "N1 1AA", "countryCode": "GB", "phone": "020 1234",
          "type": "bakery",
        ])),
    MessyTable(
      "Google Takeout: saved places",
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[16.4,48.2]},"properties":{"date":"2023-01-01T00:00:00Z","location":{"address":"Ring 1, Wien","country_code":"AT","name":"That Diner"}}}]}"#,
      .read("That Diner @ 48.2,16.4", fields: ["countryCode": "AT"]), format: .geojson),
    MessyTable("Google Sheets: one column for both", "Shop name,Coordinates\nTea House,\"35.6, 139.7\"\n", .read("Tea House @ 35.6,139.7")),
    MessyTable("an open-data portal", "Geo Point;Nom\n48.85,2.35;Fontaine\n", .read("Fontaine @ 48.85,2.35")),
    MessyTable("a portal that writes parentheses", "name,location\nPier,\"(37.8, -122.4)\"\n", .read("Pier @ 37.8,-122.4")),
    MessyTable(
      "degrees, minutes and seconds", "name,lat,lon\nKiosk,52°30'36\"N,13°24'0\"E\nDock,33°30.6' S,70° 36' 0\" W\n",
      .read("Dock @ -33.51,-70.6")),
    MessyTable("other letters", "название;широта;долгота\nКафе;55,75;37,61\n", .read("Кафе @ 55.75,37.61")),
    MessyTable(
      "two names, none of them surely the name", "Company name,Contact name,lat,lon\nAcme,Ann Lee,1.5,2.5\n",
      .readWith(["name": "Company name"], "Acme @ 1.5,2.5")
    ),
    MessyTable(
      "a name in words of its own", "Wirtshaus,lat,lon\nZur Post,47.5,11.1\nAdler,47.6,11.2\n",
      .readWith(["name": "Wirtshaus"], "Zur Post @ 47.5,11.1")),
    MessyTable(
      "a position in words of its own", "name,pos\nSpring,\"46.5, 7.5\"\n", .readWith(["position": "pos"], "Spring @ 46.5,7.5")),
    MessyTable(
      "Google Takeout: no position at all", "Title,Note,URL,Comment\nThat Diner,,https://maps.example/x,\n",
      .refused("no column is surely the position")),
    MessyTable("no header", "1,Lake,46.2,6.1\n2,Park,46.3,6.2\n", .refused("put one first, as id,name,lat,lon")),
    MessyTable("an old Mac's line ends", "name,lat,lon\rTower,1,2\r", .refused("tr '\\r' '\\n'")),
  ]
}
