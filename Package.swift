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

/// Settings of the targets in which searches spend their time, and indexes are written: tests of random worlds run nine times as fast when these are optimised.
let busy = strict + (testsAreFast ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// What a search needs, each on top of those before it.
let core: [Target.Dependency] = [
  "GazetteerLibC", "GazetteerBase", "GazetteerText", "GazetteerPlaces", "GazetteerIndex", "GazetteerEngine",
]

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
    .target(name: "GazetteerCUnicode"),
    .target(name: "GazetteerLibC", swiftSettings: strict),
    .target(name: "GazetteerBase", dependencies: ["GazetteerLibC"], swiftSettings: busy),
    .target(name: "GazetteerText", dependencies: ["GazetteerLibC", "GazetteerBase", "GazetteerCUnicode"], swiftSettings: busy),
    .target(name: "GazetteerPlaces", dependencies: ["GazetteerLibC", "GazetteerBase"], swiftSettings: busy),
    .target(
      name: "GazetteerIndex",
      dependencies: ["GazetteerLibC", "GazetteerBase", "GazetteerText", "GazetteerPlaces", "GazetteerCSQLite"], swiftSettings: busy),
    .target(
      name: "GazetteerEngine",
      dependencies: ["GazetteerLibC", "GazetteerBase", "GazetteerText", "GazetteerPlaces", "GazetteerIndex"], swiftSettings: busy),
    .target(
      name: "GazetteerService",
      dependencies: ["GazetteerBase", "GazetteerText", "GazetteerPlaces", "GazetteerIndex", "GazetteerEngine"], swiftSettings: strict),
    .target(name: "Gazetteer", dependencies: core + ["GazetteerService"], swiftSettings: strict),
    .target(name: "GazetteerUI", dependencies: ["Gazetteer"], swiftSettings: strict),
    .target(name: "GazetteerGMS", dependencies: ["Gazetteer", "GazetteerUI"], swiftSettings: strict),
    .target(name: "GooglePlacesSwift", dependencies: ["GazetteerUI"], swiftSettings: strict),
    .target(name: "GooglePlaces", dependencies: ["GazetteerGMS"], swiftSettings: strict),
    .target(name: "GazetteerImport", dependencies: core + ["GazetteerService", "GazetteerCZlib"], swiftSettings: strict),
    .target(
      name: "GazetteerWorld", dependencies: core + ["Gazetteer", "GazetteerService", "GazetteerImport"], path: "Data",
      exclude: ["README.md", "addresses", "fields", "tags", "types", "words"],
      sources: ["Module"],
      resources: [.copy("places"), .copy("mappings"), .copy("sources")], swiftSettings: strict),
    .target(name: "GazetteerTesting", dependencies: core, swiftSettings: busy),
    .target(
      name: "GazetteerEvaluation",
      dependencies: core + ["GazetteerService", "GazetteerImport", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict),
    .executableTarget(
      name: "GazetteerCLI",
      dependencies: core + [
        "Gazetteer", "GazetteerService", "GazetteerUI", "GazetteerWorld", "GazetteerImport", "GazetteerEvaluation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "GazetteerBaseTests", dependencies: ["GazetteerBase"], swiftSettings: strict),
    .testTarget(name: "GazetteerTextTests", dependencies: ["GazetteerText", "GazetteerIndex"], swiftSettings: strict),
    .testTarget(name: "GazetteerPlacesTests", dependencies: ["GazetteerPlaces", "GazetteerTesting"], swiftSettings: strict),
    .testTarget(name: "GazetteerIndexTests", dependencies: core + ["GazetteerTesting"], swiftSettings: strict),
    .testTarget(name: "GazetteerEngineTests", dependencies: core + ["GazetteerTesting"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerWorldTests", dependencies: ["GazetteerWorld", "GazetteerService", "GazetteerImport", "GazetteerIndex"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: core + [
        "GazetteerCLI", "GazetteerService", "GazetteerImport", "GazetteerTesting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Snapshots", "Fetch/faults.py"], swiftSettings: strict),
    .target(
      name: "Atlas", dependencies: ["GazetteerService", "GazetteerEngine", "GazetteerIndex", "GazetteerTesting"], path: "Tests/Atlas",
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerServiceTests",
      dependencies: core + ["GazetteerImport", "Atlas", "GazetteerService", "GazetteerTesting"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerTests",
      dependencies: core + ["Atlas", "Gazetteer", "GazetteerService", "GazetteerTesting"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerUITests",
      dependencies: ["GazetteerBase", "GazetteerUI", "Gazetteer", "GazetteerIndex", "GazetteerTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerGMSTests", dependencies: ["GazetteerGMS", "GazetteerUI", "GazetteerIndex", "GazetteerTesting"], swiftSettings: strict),
    .testTarget(
      name: "SeedSnippetsTests",
      dependencies: ["Gazetteer", "GazetteerGMS", "GazetteerUI", "GazetteerIndex", "GazetteerTesting", "EmbeddedIndex"],
      swiftSettings: strict),
    .target(
      name: "EmbeddedIndex", dependencies: ["GazetteerService", "GazetteerWorld", "GazetteerImport", "GazetteerIndex"],
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
      dependencies: core + ["GazetteerEvaluation", "GazetteerService", "GazetteerImport", "GazetteerTesting", "EmbeddedIndex"],
      swiftSettings: strict),
    // As a user's package: it sees only what is public.
    .testTarget(
      name: "GoogleNamesTests", dependencies: ["GooglePlacesSwift", "GooglePlaces"],
      packageAccess: false, swiftSettings: strict),
    .testTarget(name: "ImportExampleTests", dependencies: ["Gazetteer", "GazetteerImport"], packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "GazetteerImportTests",
      dependencies: ["GazetteerBase", "GazetteerImport", "GazetteerIndex", "GazetteerPlaces"],
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
      dependencies: core + ["GazetteerCHeader", "GazetteerService"],
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
    .target(name: "GazetteerCWeb"),
    .target(
      name: "GazetteerServer",
      dependencies: core + [
        "GazetteerCWeb", "GazetteerCZlib", "GazetteerService", .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"), .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      exclude: ["Resources"], swiftSettings: strict),
    .target(name: "TestConnections", dependencies: ["GazetteerBase"], path: "Tests/TestConnections", swiftSettings: strict),
    .testTarget(
      name: "GazetteerServerTests",
      dependencies: core + [
        "TestConnections", "GazetteerServer", "GazetteerService", "GazetteerImport", .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"), .product(name: "HTTPTypes", package: "swift-http-types"),
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

// Tests on a release build (GAZETTEER_BUILD_ONCE): not optimised themselves, and described while they are compiled, so that each is read once.
if testsAreFast {
  for target in package.targets where target.type == .test {
    target.swiftSettings? += [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]
  }
}

// For a quick inner loop: only the test targets named are built and linked, as GAZETTEER_TESTS=GazetteerTextTests,GazetteerIndexTests.
if let wanted = Context.environment["GAZETTEER_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// `Scripts/bench --costs` sets it: a program that measures the units of the cost model.
if Context.environment["GAZETTEER_COSTS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "GazetteerCosts", dependencies: ["GazetteerIndex", "GazetteerEngine"], path: "Tests/Costs", swiftSettings: strict))
}

// `Scripts/check fuzz` sets it: one program with every fuzz target, all of our code instrumented. The server comes without what needs a network.
if Context.environment["GAZETTEER_FUZZ"] != nil {
  let network = ["Listener.swift", "PlacesServer.swift", "Responder.swift", "IndexSwap/IndexWatch.swift"]
  for target in package.targets where target.name == "GazetteerServer" {
    let limits = ["BodyReader", "ClientDeparture", "ClientPatience", "ConnectionGate", "PatientChannel", "UnreadableRequest"]
    target.exclude += network + limits.map { "Limits/\($0).swift" }
    target.dependencies =
      core + [
        "GazetteerCWeb", "GazetteerCZlib", "GazetteerService", .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ]
  }
  for target in package.targets where ["GazetteerIndex", "GazetteerService", "GazetteerServer"].contains(target.name) {
    target.swiftSettings? += [.unsafeFlags(["-enable-testing"])]
  }
  package.targets.append(
    .executableTarget(
      name: "GazetteerFuzz",
      dependencies: core + [
        "GazetteerImport", "GazetteerServer", "GazetteerService", "GazetteerTesting", .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      path: "Fuzz", exclude: ["README.md", "corpus", "dictionaries"], swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]))
  // Assertions state what a sound index holds to; damaged ones break them, and readers take that.
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings? += [.unsafeFlags(["-sanitize=fuzzer,address", "-assert-config", "Release"])]
  }
  for target in package.targets where target.name == "GazetteerCUnicode" { target.cSettings = [.unsafeFlags(["-fsanitize=address"])] }
}
