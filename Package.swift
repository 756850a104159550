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

let package = Package(
  name: "gazetteer",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Gazetteer", targets: ["Gazetteer"]),
    .library(name: "GazetteerUI", targets: ["GazetteerUI"]),
    .library(name: "GazetteerGMS", targets: ["GazetteerGMS"]),
    .library(name: "GazetteerImport", targets: ["GazetteerImport"]),
    .executable(name: "gazetteer", targets: ["GazetteerCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(name: "GazetteerCSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "GazetteerCZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "GazetteerSQLite", dependencies: ["GazetteerCSQLite"], swiftSettings: strict),
    .target(name: "GazetteerCUnicode"),
    .target(name: "GazetteerText", dependencies: ["GazetteerCUnicode"], swiftSettings: strict),
    .target(name: "GazetteerGeometry", swiftSettings: strict),
    .target(name: "GazetteerOpeningHours", dependencies: ["GazetteerGeometry"], swiftSettings: strict),
    .target(name: "GazetteerIndex", dependencies: ["GazetteerSQLite", "GazetteerText", "GazetteerGeometry"], swiftSettings: strict),
    .target(name: "GazetteerEngine", dependencies: ["GazetteerIndex", "GazetteerText", "GazetteerGeometry"], swiftSettings: strict),
    .target(
      name: "Gazetteer",
      dependencies: [
        "GazetteerAddressFormats", "GazetteerOpeningHours", "GazetteerTypeNames",
        "GazetteerEngine", "GazetteerIndex", "GazetteerText", "GazetteerGeometry",
      ],
      swiftSettings: strict),
    .target(name: "GazetteerUI", dependencies: ["Gazetteer"], swiftSettings: strict),
    .target(name: "GazetteerGMS", dependencies: ["Gazetteer"], swiftSettings: strict),
    .target(
      name: "GazetteerImport",
      dependencies: ["GazetteerIndex", "GazetteerText", "GazetteerGeometry", "GazetteerOpeningHours", "GazetteerCZlib"],
      swiftSettings: strict),
    .target(
      name: "GazetteerData", path: "Data", exclude: ["README.md", "addresses", "types"], sources: ["Module"],
      resources: [.copy("places"), .copy("mappings")], swiftSettings: strict),
    .target(name: "GazetteerAddressFormats", path: "Data/addresses", swiftSettings: strict),
    .target(name: "GazetteerTypeNames", dependencies: ["GazetteerText"], path: "Data/types", swiftSettings: strict),
    .target(
      name: "GazetteerTesting", dependencies: ["GazetteerEngine", "GazetteerIndex", "GazetteerText", "GazetteerGeometry"],
      swiftSettings: strict),
    .executableTarget(
      name: "GazetteerCLI",
      dependencies: [
        "Gazetteer", "GazetteerUI", "GazetteerData", "GazetteerImport", "GazetteerEngine", "GazetteerIndex", "GazetteerGeometry",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "GazetteerGeometryTests", dependencies: ["GazetteerGeometry", "GazetteerTesting"], swiftSettings: strict),
    .testTarget(name: "GazetteerOpeningHoursTests", dependencies: ["GazetteerOpeningHours", "GazetteerGeometry"], swiftSettings: strict),
    .testTarget(name: "GazetteerSQLiteTests", dependencies: ["GazetteerSQLite"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerIndexTests",
      dependencies: ["GazetteerEngine", "GazetteerIndex", "GazetteerSQLite", "GazetteerText", "GazetteerGeometry", "GazetteerTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerEngineTests",
      dependencies: ["GazetteerEngine", "GazetteerIndex", "GazetteerText", "GazetteerGeometry", "GazetteerTesting"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "GazetteerCLI", "Gazetteer", "GazetteerEngine", "GazetteerImport", "GazetteerIndex", "GazetteerGeometry",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerTests",
      dependencies: [
        "Gazetteer", "GazetteerEngine", "GazetteerIndex", "GazetteerOpeningHours", "GazetteerText", "GazetteerGeometry", "GazetteerTesting",
      ], swiftSettings: strict),
    .testTarget(name: "GazetteerAddressFormatsTests", dependencies: ["GazetteerAddressFormats"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerUITests", dependencies: ["GazetteerUI", "Gazetteer", "GazetteerIndex", "GazetteerGeometry", "GazetteerTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "SeedSnippetsTests", dependencies: ["Gazetteer", "GazetteerGMS", "GazetteerData", "GazetteerImport", "GazetteerIndex"],
      swiftSettings: strict),
    .testTarget(name: "GazetteerTextTests", dependencies: ["GazetteerText"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerTypeNamesTests", dependencies: ["GazetteerTypeNames", "GazetteerIndex", "GazetteerText"], swiftSettings: strict),
    .testTarget(
      name: "GazetteerDataTests", dependencies: ["GazetteerData", "GazetteerImport", "GazetteerIndex", "GazetteerGeometry"],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerImportTests", dependencies: ["GazetteerImport", "GazetteerIndex", "GazetteerGeometry"], swiftSettings: strict),
  ]
)

// `Scripts/docs` sets it: only who builds the reference has to fetch the plug-in.
if Context.environment["GAZETTEER_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
