// swift-tools-version: 6.2
// Order: a target stands below everything that it imports, each followed by its tests; arrays are sorted.
// What each target is for and what it must not know stands in CONTRIBUTING.md, "The rooms".

import PackageDescription

let package = Package(
  name: "plist-lsp",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "plist-lsp", targets: ["plist-lsp"]),
    // What the package in Benchmarks measures.
    .library(name: "AppProject", targets: ["AppProject"]),
    .library(name: "CLibXML2", targets: ["CLibXML2"]),
    .library(name: "LanguageFeatures", targets: ["LanguageFeatures"]),
    .library(name: "LintEngine", targets: ["LintEngine"]),
    .library(name: "LintRules", targets: ["LintRules"]),
    .library(name: "PropertyList", targets: ["PropertyList"]),
    .library(name: "SourceText", targets: ["SourceText"]),
    .plugin(name: "LintPropertyLists", targets: ["LintPropertyLists"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
  ],
  targets: [
    // MARK: CLibXML2
    .systemLibrary(
      name: "CLibXML2",  // For tests and benchmarks; the program loads the library when it first needs it.
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),

    // MARK: CLibXML2Loader
    .target(name: "CLibXML2Loader"),

    // MARK: Locking
    .target(name: "Locking"),

    // MARK: SourceText
    .target(name: "SourceText", dependencies: ["CLibXML2Loader"]),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),

    // MARK: PropertyList
    .target(name: "PropertyList", dependencies: ["CLibXML2Loader", "Locking", "SourceText"]),
    .testTarget(
      name: "PropertyListTests",
      dependencies: ["CLibXML2", "CLibXML2Loader", "PropertyList", "TestSupport"]
    ),

    // MARK: YAML
    .target(name: "YAML"),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),

    // MARK: StringTable
    .target(name: "StringTable", dependencies: ["PropertyList", "SourceText", "YAML"]),
    .testTarget(name: "StringTableTests", dependencies: ["PropertyList", "SourceText", "StringTable"]),

    // MARK: KeyCatalog
    .target(name: "CKeyCatalogData", exclude: ["catalog"]),
    .target(name: "KeyCatalog", dependencies: ["CKeyCatalogData", "Locking", "PropertyList", "SourceText"]),
    .testTarget(name: "KeyCatalogTests", dependencies: ["KeyCatalog", "TestSupport"]),

    // MARK: Messages
    .target(name: "CMessageTables", exclude: ["en.lproj", "zh-Hans.lproj"]),
    .target(name: "Messages", dependencies: ["CMessageTables", "Locking"]),
    .testTarget(
      name: "MessagesTests",
      dependencies: ["AppProject", "LintEngine", "LintRules", "Messages", "PropertyList", "SourceText"]
    ),

    // MARK: AppProject
    .target(
      name: "AppProject",
      dependencies: ["KeyCatalog", "Locking", "PropertyList", "SourceText", "StringTable", "YAML"]
    ),
    .testTarget(name: "AppProjectTests", dependencies: ["AppProject", "TestSupport"]),

    // MARK: LintEngine
    .target(
      name: "LintEngine",
      dependencies: ["AppProject", "KeyCatalog", "Messages", "PropertyList", "SourceText"]
    ),

    // MARK: LintFacts
    .target(
      name: "LintFacts",
      dependencies: [
        "AppProject", "KeyCatalog", "LintEngine", "Messages", "PropertyList", "SourceText", "StringTable",
      ]
    ),

    // MARK: LintRules
    .target(
      name: "LintRules",
      dependencies: [
        "AppProject", "KeyCatalog", "LintEngine", "LintFacts", "Messages", "PropertyList", "SourceText", "StringTable",
      ]
    ),

    // MARK: LintFiles
    .target(
      name: "LintFiles",
      dependencies: [
        "AppProject", "LintEngine", "LintFacts", "LintRules", "Locking", "Messages", "PropertyList", "SourceText",
        "YAML",
      ]
    ),
    .testTarget(
      name: "LintTests",
      dependencies: ["LintEngine", "LintFacts", "LintFiles", "LintRules", "TestSupport"]
    ),

    // MARK: LanguageFeatures
    .target(
      name: "LanguageFeatures",
      dependencies: [
        "AppProject", "KeyCatalog", "LintEngine", "LintFacts", "LintRules", "Messages", "PropertyList", "SourceText",
        "StringTable",
      ]
    ),
    .testTarget(name: "LanguageFeaturesTests", dependencies: ["LanguageFeatures", "TestSupport"]),

    // MARK: LanguageServerProtocol
    .target(name: "LanguageServerProtocol"),
    .testTarget(name: "LanguageServerProtocolTests", dependencies: ["LanguageServerProtocol"]),

    // MARK: JSONRPC
    .target(name: "JSONRPC", dependencies: ["Locking", .product(name: "Logging", package: "swift-log")]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC"]),

    // MARK: LanguageServer
    .target(
      name: "LanguageServer",
      dependencies: [
        "AppProject",
        "JSONRPC",
        "KeyCatalog",
        "LanguageFeatures",
        "LanguageServerProtocol",
        "LintEngine",
        "LintFiles",
        "LintRules",
        "Messages",
        "PropertyList",
        "SourceText",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "AppProject",
        "JSONRPC",
        "LanguageServer",
        "LanguageServerProtocol",
        "LintEngine",
        "LintFiles",
        "LintRules",
        "SourceText",
        "TestSupport",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),

    // MARK: plist-lsp
    .executableTarget(
      name: "plist-lsp",
      dependencies: [
        "AppProject",
        "JSONRPC",
        "KeyCatalog",
        "LanguageFeatures",
        "LanguageServer",
        "LintEngine",
        "LintFacts",
        "LintFiles",
        "LintRules",
        "PropertyList",
        "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      linkerSettings: [
        // At a fixed address tens of thousands of pointers need not be corrected at every start: a fifth of the time to
        // the first answer, and 2 MB.
        .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
      ]
    ),
    .testTarget(name: "CommandLineTests", dependencies: ["SourceText", "TestSupport", "plist-lsp"]),

    // MARK: LintPropertyLists
    .plugin(
      name: "LintPropertyLists",
      capability: .command(
        intent: .custom(verb: "lint-property-lists", description: "Check property lists and string tables.")
      ),
      dependencies: ["plist-lsp"]
    ),

    // MARK: TestSupport
    .target(name: "TestSupport", dependencies: ["PropertyList", "SourceText"], path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

// Warnings are errors where the variable CI is set, as .ci/run does.
if Context.environment["CI"] != nil {
  for target in package.targets where ![.plugin, .system].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
