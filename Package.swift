// swift-tools-version: 6.2
import PackageDescription

/// `Scripts/test` sets it. Warnings of dependencies stay warnings, and so do ours for those who depend on this package.
let warningsAreErrors = Context.environment["GAZETTEER_WARNINGS_AS_ERRORS"] != nil

/// Settings of every Swift target: strict by default, so that a mistake is found where it is written.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// `Scripts/test` sets it. Assertions are still checked.
let testsAreFast = Context.environment["GAZETTEER_FAST_TESTS"] != nil

/// Settings of the targets in which searches and imports spend their time: tests of random worlds run nine times as fast when these are optimised.
let busy = strict + (testsAreFast ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

let package = Package(
  name: "gazetteer",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Gazetteer", targets: ["Gazetteer"]),
    .library(name: "GazetteerUI", targets: ["GazetteerUI"]),
    .library(name: "GazetteerGMS", targets: ["GazetteerGMS"]),
    .library(name: "GazetteerImport", targets: ["GazetteerImport"]),
    .library(name: "GazetteerWorld", targets: ["GazetteerWorld"]),
    // Under the names of Google's modules, so that the import line of a program stays.
    .library(name: "GooglePlacesSwift", targets: ["GooglePlacesSwift"]),
    .library(name: "GooglePlaces", targets: ["GooglePlaces"]),
    // Not the command: Swift resolves for a user of the library what the declared products need. The command's target still makes a program.
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(name: "GazetteerCSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "GazetteerCZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "GazetteerLibC", swiftSettings: strict),
    .target(name: "GazetteerNumbers", swiftSettings: busy),
    .target(name: "GazetteerFiles", dependencies: ["GazetteerLibC"], swiftSettings: strict),
    .target(name: "GazetteerJSON", dependencies: ["GazetteerNumbers"], swiftSettings: busy),
    .target(name: "GazetteerSQLite", dependencies: ["GazetteerLibC", "GazetteerNumbers", "GazetteerCSQLite"], swiftSettings: busy),
    .target(name: "GazetteerCUnicode"),
    .target(name: "GazetteerText", dependencies: ["GazetteerLibC", "GazetteerNumbers", "GazetteerCUnicode"], swiftSettings: busy),
    .target(name: "GazetteerGeometry", dependencies: ["GazetteerLibC", "GazetteerNumbers"], swiftSettings: busy),
    .target(name: "GazetteerOpeningHours", dependencies: ["GazetteerLibC", "GazetteerNumbers", "GazetteerGeometry"], swiftSettings: busy),
    .target(
      name: "GazetteerIndex",
      dependencies: [
        "GazetteerLibC", "GazetteerNumbers", "GazetteerFiles", "GazetteerJSON", "GazetteerAddressFormats", "GazetteerSQLite",
        "GazetteerText",
        "GazetteerGeometry",
      ],
      swiftSettings: busy),
    .target(
      name: "GazetteerEngine",
      dependencies: [
        "GazetteerLibC", "GazetteerNumbers", "GazetteerSynonyms", "GazetteerTypeNames", "GazetteerIndex", "GazetteerText",
        "GazetteerGeometry",
      ],
      swiftSettings: busy),
    .target(
      name: "GazetteerService",
      dependencies: [
        "GazetteerNumbers", "GazetteerFiles", "GazetteerJSON",
        "GazetteerAddressFormats", "GazetteerFieldTables", "GazetteerOpeningHours", "GazetteerTypeNames",
        "GazetteerEngine", "GazetteerIndex", "GazetteerText", "GazetteerGeometry",
      ],
      swiftSettings: busy),
    .target(
      name: "Gazetteer",
      dependencies: [
        "GazetteerJSON", "GazetteerService", "GazetteerNumbers", "GazetteerOpeningHours", "GazetteerEngine", "GazetteerIndex",
        "GazetteerText", "GazetteerGeometry",
      ],
      swiftSettings: strict),
    .target(name: "GazetteerUI", dependencies: ["Gazetteer"], swiftSettings: strict),
    .target(name: "GazetteerGMS", dependencies: ["Gazetteer", "GazetteerUI"], swiftSettings: strict),
    .target(name: "GooglePlacesSwift", dependencies: ["GazetteerUI"], swiftSettings: strict),
    .target(name: "GooglePlaces", dependencies: ["GazetteerGMS"], swiftSettings: strict),
    .target(
      name: "GazetteerWorld",
      dependencies: ["Gazetteer", "GazetteerService", "GazetteerData", "GazetteerImport", "GazetteerIndex"], swiftSettings: strict),
    .target(
      name: "GazetteerImport",
      dependencies: [
        "GazetteerLibC", "GazetteerNumbers", "GazetteerFiles", "GazetteerJSON", "GazetteerIndex", "GazetteerText", "GazetteerGeometry",
        "GazetteerOpeningHours", "GazetteerSynonyms", "GazetteerSynonymTables", "GazetteerTagTables", "GazetteerAddressFormats",
        "GazetteerTypeNames", "GazetteerService", "GazetteerCZlib",
      ],
      swiftSettings: busy),
    .target(
      name: "GazetteerData", dependencies: ["GazetteerLibC", "GazetteerNumbers"], path: "Data",
      exclude: ["README.md", "addresses", "fields", "tags", "types", "words"],
      sources: ["Module"],
      resources: [.copy("places"), .copy("mappings"), .copy("sources")], swiftSettings: strict),
    .target(name: "GazetteerAddressTables", path: "Data/addresses", swiftSettings: strict),
    .target(name: "GazetteerFieldTables", path: "Data/fields", swiftSettings: strict),
    .target(name: "GazetteerTagTables", path: "Data/tags", swiftSettings: strict),
    .target(name: "GazetteerTypeTables", path: "Data/types", swiftSettings: strict),
    .target(name: "GazetteerSynonymTables", path: "Data/words", swiftSettings: strict),
    .target(name: "GazetteerAddressFormats", dependencies: ["GazetteerNumbers", "GazetteerAddressTables"], swiftSettings: strict),
    .target(name: "GazetteerTypeNames", dependencies: ["GazetteerNumbers", "GazetteerTypeTables", "GazetteerText"], swiftSettings: strict),
    .target(
      name: "GazetteerSynonyms", dependencies: ["GazetteerNumbers", "GazetteerSynonymTables", "GazetteerText"], swiftSettings: busy),
    .target(
      name: "GazetteerTesting",
      dependencies: [
        "GazetteerLibC", "GazetteerNumbers", "GazetteerFieldTables", "GazetteerEngine", "GazetteerIndex", "GazetteerText",
        "GazetteerGeometry",
      ],
      swiftSettings: busy),
    .target(
      name: "GazetteerEvaluation",
      dependencies: [
        "GazetteerNumbers", "GazetteerFiles", "GazetteerJSON",
        "GazetteerService", "GazetteerEngine", "GazetteerGeometry", "GazetteerImport", "GazetteerIndex", "GazetteerText",
        "GazetteerAddressFormats", "GazetteerOpeningHours", "GazetteerTypeNames",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "GazetteerCLI",
      dependencies: [
        "GazetteerJSON", "GazetteerNumbers", "GazetteerFiles",
        "Gazetteer", "GazetteerService", "GazetteerUI", "GazetteerData", "GazetteerImport", "GazetteerEvaluation", "GazetteerEngine",
        "GazetteerWorld",
        "GazetteerIndex", "GazetteerText", "GazetteerGeometry", "GazetteerOpeningHours",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "GazetteerNumbersTests", dependencies: ["GazetteerNumbers"], swiftSettings: strict),
    .testTarget(name: "GazetteerFilesTests", dependencies: ["GazetteerFiles"], swiftSettings: strict),
    .testTarget(name: "GazetteerJSONTests", dependencies: ["GazetteerJSON", "GazetteerNumbers"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerGeometryTests", dependencies: ["GazetteerLibC", "GazetteerNumbers", "GazetteerGeometry", "GazetteerTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerOpeningHoursTests", dependencies: ["GazetteerNumbers", "GazetteerOpeningHours", "GazetteerGeometry"],
      swiftSettings: strict),
    .testTarget(name: "GazetteerSQLiteTests", dependencies: ["GazetteerSQLite"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerIndexTests",
      dependencies: [
        "GazetteerNumbers", "GazetteerAddressFormats", "GazetteerEngine", "GazetteerIndex", "GazetteerSQLite", "GazetteerText",
        "GazetteerGeometry", "GazetteerTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerEngineTests",
      dependencies: ["GazetteerNumbers", "GazetteerEngine", "GazetteerIndex", "GazetteerText", "GazetteerGeometry", "GazetteerTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "GazetteerLibC", "GazetteerNumbers", "GazetteerJSON", "GazetteerCLI", "GazetteerService", "GazetteerEngine", "GazetteerImport",
        "GazetteerIndex",
        "GazetteerGeometry", "GazetteerTesting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Snapshots", "Fetch/faults.py"], swiftSettings: strict),
    .target(
      name: "Atlas", dependencies: ["GazetteerService", "GazetteerEngine", "GazetteerIndex", "GazetteerTesting"], path: "Tests/Atlas",
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerServiceTests",
      dependencies: [
        "GazetteerImport", "GazetteerLibC",
        "GazetteerJSON", "GazetteerNumbers", "Atlas", "GazetteerFieldTables", "GazetteerService", "GazetteerEngine", "GazetteerIndex",
        "GazetteerOpeningHours", "GazetteerText", "GazetteerGeometry",
        "GazetteerTesting",
      ], swiftSettings: strict),
    .testTarget(
      name: "GazetteerTests",
      dependencies: [
        "GazetteerJSON", "Atlas", "Gazetteer", "GazetteerFieldTables", "GazetteerService", "GazetteerEngine", "GazetteerIndex",
        "GazetteerGeometry", "GazetteerTesting",
      ], swiftSettings: strict),
    .testTarget(name: "GazetteerAddressFormatsTests", dependencies: ["GazetteerAddressFormats"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerUITests",
      dependencies: ["GazetteerNumbers", "GazetteerUI", "Gazetteer", "GazetteerIndex", "GazetteerTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerGMSTests", dependencies: ["GazetteerGMS", "GazetteerUI", "GazetteerIndex", "GazetteerTesting"], swiftSettings: strict),
    .testTarget(
      name: "SeedSnippetsTests",
      dependencies: [
        "Gazetteer", "GazetteerGMS", "GazetteerUI", "GazetteerIndex", "GazetteerTesting", "EmbeddedIndex",
      ],
      swiftSettings: strict),
    .target(
      name: "EmbeddedIndex", dependencies: ["GazetteerService", "GazetteerData", "GazetteerImport", "GazetteerIndex"],
      path: "Tests/EmbeddedIndex", swiftSettings: strict),
    // The same files in both language modes, through links to Tests/PublishedSamples; warnings stay warnings, as in an app.
    .testTarget(
      name: "PublishedSamplesSwift5Tests",
      dependencies: ["Gazetteer", "GazetteerGMS", "EmbeddedIndex"], exclude: ["Samples/README.md"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PublishedSamplesSwift6Tests",
      dependencies: ["Gazetteer", "GazetteerGMS", "EmbeddedIndex"], exclude: ["Samples/README.md"],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("InferIsolatedConformances")]),
    .testTarget(
      name: "GazetteerEvaluationTests",
      dependencies: [
        "GazetteerNumbers", "GazetteerEvaluation", "GazetteerService", "GazetteerEngine", "GazetteerGeometry", "GazetteerImport",
        "GazetteerIndex",
        "GazetteerTesting", "EmbeddedIndex",
      ],
      swiftSettings: strict),
    .testTarget(name: "GazetteerTextTests", dependencies: ["GazetteerNumbers", "GazetteerText"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerTypeNamesTests", dependencies: ["GazetteerTypeNames", "GazetteerTypeTables", "GazetteerIndex", "GazetteerText"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerSynonymsTests", dependencies: ["GazetteerNumbers", "GazetteerSynonyms", "GazetteerSynonymTables", "GazetteerText"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerDataTests",
      dependencies: ["GazetteerData", "GazetteerImport", "GazetteerIndex", "GazetteerJSON", "GazetteerGeometry"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerWorldTests", dependencies: ["GazetteerWorld", "GazetteerService", "GazetteerIndex"], swiftSettings: strict),
    // As a user's package: it sees only what is public.
    .testTarget(
      name: "GoogleNamesTests", dependencies: ["GooglePlacesSwift", "GooglePlaces"],
      packageAccess: false, swiftSettings: strict),
    .testTarget(name: "ImportExampleTests", dependencies: ["Gazetteer", "GazetteerImport"], packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "GazetteerImportTests",
      dependencies: [
        "GazetteerNumbers", "GazetteerImport", "GazetteerIndex", "GazetteerJSON", "GazetteerGeometry", "GazetteerTagTables",
        "GazetteerSQLite",
      ],
      swiftSettings: strict),
  ]
)

#if os(Linux)
  // `Scripts/c-library` builds it, with what it exports cut to the functions of the header.
  package.products.append(.library(name: "gazetteer", type: .dynamic, targets: ["GazetteerC"]))
  package.targets += [
    .systemLibrary(name: "GazetteerCHeader"),
    .target(
      name: "GazetteerC",
      dependencies: ["GazetteerCHeader", "GazetteerLibC", "GazetteerEngine", "GazetteerIndex", "GazetteerJSON", "GazetteerService"],
      exclude: ["gazetteer.map"], swiftSettings: strict),
  ]
#endif

// For quick builds of everything else: without the server its dependencies are not built, and the command has no `serve`.
if Context.environment["GAZETTEER_WITHOUT_SERVER"] == nil {
  package.dependencies += [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
  ]
  package.targets += [
    .target(
      name: "GazetteerServer",
      dependencies: [
        "GazetteerJSON", "GazetteerNumbers", "GazetteerFiles", "GazetteerFieldTables", "GazetteerCZlib",
        "GazetteerService", "GazetteerEngine", "GazetteerIndex", "GazetteerText", "GazetteerGeometry",
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      resources: [.embedInCode("Resources/ui"), .embedInCode("Resources/pages"), .embedInCode("Resources/maps")], swiftSettings: strict),
    .target(name: "TestConnections", dependencies: ["GazetteerJSON"], path: "Tests/TestConnections", swiftSettings: strict),
    .testTarget(
      name: "GazetteerServerTests",
      dependencies: [
        "TestConnections", "GazetteerJSON", "GazetteerServer", "GazetteerService", "GazetteerEngine", "GazetteerImport", "GazetteerIndex",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      swiftSettings: strict),
  ]
  #if os(Linux)
    for target in package.targets where target.name == "GazetteerServerTests" {
      target.dependencies += ["GazetteerC", "GazetteerCHeader"]
    }
  #endif
  for target in package.targets where target.name == "GazetteerCLI" {
    target.dependencies += ["GazetteerServer", .product(name: "Logging", package: "swift-log")]
  }
  for target in package.targets where target.name == "EndToEndTests" { target.dependencies.append("TestConnections") }
  for target in package.targets where ["GazetteerCLI", "EndToEndTests"].contains(target.name) {
    target.swiftSettings = strict + [.define("GAZETTEER_SERVER")]
  }
}

// For a quick inner loop: only the test targets named are built and linked, as GAZETTEER_TESTS=GazetteerTextTests,GazetteerIndexTests.
if let wanted = Context.environment["GAZETTEER_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// `Scripts/docs` sets it: only who builds the reference has to fetch the plug-in.
if Context.environment["GAZETTEER_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// `Scripts/check fuzz` sets it: one program with every fuzz target, all of our code instrumented. The server comes without what needs a network.
if Context.environment["GAZETTEER_FUZZ"] != nil {
  let network = ["Listener.swift", "PlacesServer.swift", "Responder.swift", "IndexSwap/IndexWatch.swift"]
  for target in package.targets where target.name == "GazetteerServer" {
    let limits = ["BodyReader", "ClientDeparture", "ClientPatience", "ConnectionGate", "PatientChannel", "UnreadableRequest"]
    target.exclude = network + limits.map { "Limits/\($0).swift" }
    target.dependencies = [
      "GazetteerJSON", "GazetteerNumbers", "GazetteerFiles", "GazetteerFieldTables", "GazetteerCZlib", "GazetteerService",
      "GazetteerEngine", "GazetteerIndex", "GazetteerText",
      "GazetteerGeometry", .product(name: "Logging", package: "swift-log"), .product(name: "HTTPTypes", package: "swift-http-types"),
    ]
  }
  for target in package.targets where ["GazetteerIndex", "GazetteerService", "GazetteerServer"].contains(target.name) {
    target.swiftSettings? += [.unsafeFlags(["-enable-testing"])]
  }
  package.targets.append(
    .executableTarget(
      name: "GazetteerFuzz",
      dependencies: [
        "GazetteerLibC", "GazetteerJSON", "GazetteerAddressFormats", "GazetteerEngine", "GazetteerSynonyms", "GazetteerGeometry",
        "GazetteerImport",
        "GazetteerIndex",
        "GazetteerOpeningHours", "GazetteerServer", "GazetteerService", "GazetteerTesting", "GazetteerText", "GazetteerTypeNames",
        .product(name: "Logging", package: "swift-log"), .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      path: "Fuzz", exclude: ["README.md", "corpus", "dictionaries"], swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]))
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings? += [.unsafeFlags(["-sanitize=fuzzer,address"])]
  }
  for target in package.targets where target.name == "GazetteerCUnicode" { target.cSettings = [.unsafeFlags(["-fsanitize=address"])] }
}
