// swift-tools-version: 6.2
// Order: a target stands below everything that it imports, each followed by its tests; arrays are sorted.
// CONTRIBUTING.md says what each target is for and what it must not know, under "The targets".

import PackageDescription

// A release for Linux is a static executable: it needs no library, and no C library of some age, where it runs, and it starts without
// the loading of them. It lies at a fixed address, where tens of thousands of pointers need not be corrected. The libraries are those
// that FoundationEssentials consists of; the linker is the one that does not warn about them; compressed debug information halves the
// file. PLIST_FUNCTION_ORDER may name a
// list of the functions that a session runs (Benchmarks/function_order.py): they are placed next to each other, so that a third less
// of the program is in memory; Packaging/release makes one. Swift 6.4 cannot link the libraries
// (https://github.com/swiftlang/swift-foundation/issues/2254), and Debian's package of Swift does not have them:
// PLIST_DYNAMIC_LINKING=1 builds a program that needs Swift's libraries where it runs.
#if compiler(<6.4)
let orderFlags =
  Context.environment["PLIST_FUNCTION_ORDER"].map {
    ["-Xlinker", "--symbol-ordering-file=\($0)", "-Xlinker", "--no-warn-symbol-ordering"]
  } ?? []
let staticLinkerFlags =
  [
    "-use-ld=lld", "-static-executable", "-l_FoundationCShims", "-l_FoundationCollections",
    "-lswiftSynchronization", "-Xlinker", "--compress-debug-sections=zlib",
  ] + orderFlags
let linkerFlags = Context.environment["PLIST_DYNAMIC_LINKING"] == nil ? staticLinkerFlags : []
#else
let linkerFlags: [String] = []
#endif

// Code that makes a generic type, such as a dictionary, hands over the conformances that the compiler knows. By default the
// runtime looks each up among thousands at the first use, which takes a fifth of a start. Functions with sections of their own can
// be placed one by one.
let compilerFlags = [
  "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors", "-Xfrontend", "-function-sections",
]

// What every byte of a text goes through is made fast, and the rest small: a session has less of it in memory.
let fastTargets: Set = ["CodeScanning", "JSON", "Locking", "PropertyList", "SourceText", "StringTable", "YAML"]

let package = Package(
  name: "plist-lsp",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "plist-lsp", targets: ["plist-lsp"]),
    // What the packages in Benchmarks and Tests/Fuzzing use.
    .library(name: "AppProject", targets: ["AppProject"]),
    .library(name: "BuildDescriptions", targets: ["BuildDescriptions"]),
    .library(name: "CodeScanning", targets: ["CodeScanning"]),
    .library(name: "CLibXML2", targets: ["CLibXML2"]),
    .library(name: "Dependencies", targets: ["Dependencies"]),
    .library(name: "JSON", targets: ["JSON"]),
    .library(name: "JSONRPC", targets: ["JSONRPC"]),
    .library(name: "LanguageFeatures", targets: ["LanguageFeatures"]),
    .library(name: "LanguageServer", targets: ["LanguageServer"]),
    .library(name: "LintEngine", targets: ["LintEngine"]),
    .library(name: "LintRules", targets: ["LintRules"]),
    .library(name: "ProductFiles", targets: ["ProductFiles"]),
    .library(name: "ProjectFiles", targets: ["ProjectFiles"]),
    .library(name: "PropertyList", targets: ["PropertyList"]),
    .library(name: "SourceText", targets: ["SourceText"]),
    .library(name: "StringTable", targets: ["StringTable"]),
    .library(name: "YAML", targets: ["YAML"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.4.0")
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
    .systemLibrary(name: "CIconv"),
    .target(
      name: "SourceText",
      dependencies: ["CIconv"],
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]
    ),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),

    // MARK: JSON
    .target(name: "JSON", dependencies: ["SourceText"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "SourceText"]),

    // MARK: PropertyList
    .target(name: "PropertyList", dependencies: ["CLibXML2Loader", "JSON", "Locking", "SourceText"]),
    .testTarget(
      name: "PropertyListTests",
      dependencies: ["CLibXML2", "CLibXML2Loader", "PropertyList", "TestSupport"]
    ),

    // MARK: YAML
    .target(name: "YAML", dependencies: ["SourceText"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),

    // MARK: StringTable
    .target(name: "StringTable", dependencies: ["JSON", "PropertyList", "SourceText"]),
    .testTarget(
      name: "StringTableTests",
      dependencies: ["JSON", "PropertyList", "SourceText", "StringTable", "TestSupport"]
    ),

    // MARK: KeyCatalog
    .target(name: "EmbeddedFiles", exclude: ["catalog", "en.lproj", "report", "zh-Hans.lproj"]),
    .target(name: "KeyCatalog", dependencies: ["EmbeddedFiles", "Locking", "PropertyList", "SourceText"]),
    .testTarget(name: "KeyCatalogTests", dependencies: ["KeyCatalog", "TestSupport"]),

    // MARK: Messages
    .target(name: "Messages", dependencies: ["EmbeddedFiles", "Locking"]),
    .testTarget(
      name: "MessagesTests",
      dependencies: [
        "AppProject", "KeyCatalog", "LintEngine", "LintRules", "Messages", "ProjectFiles", "PropertyList",
        "SourceText",
      ]
    ),

    // MARK: ProjectFiles
    .target(
      name: "ProjectFiles",
      dependencies: ["JSON", "KeyCatalog", "Locking", "PropertyList", "SourceText", "StringTable"]
    ),

    // MARK: ProductFiles
    .target(name: "ProductFiles", dependencies: ["Locking", "ProjectFiles", "PropertyList", "SourceText"]),
    .testTarget(name: "ProductFilesTests", dependencies: ["ProductFiles", "PropertyList", "TestSupport"]),

    // MARK: CodeScanning
    .target(
      name: "CodeScanning",
      dependencies: ["KeyCatalog", "Locking", "ProjectFiles", "PropertyList", "SourceText"]
    ),

    // MARK: BuildDescriptions
    .target(
      name: "BuildDescriptions",
      dependencies: ["CodeScanning", "KeyCatalog", "Locking", "ProjectFiles", "PropertyList", "SourceText", "YAML"]
    ),

    // MARK: Dependencies
    .target(name: "Dependencies", dependencies: ["BuildDescriptions", "CodeScanning", "KeyCatalog", "ProjectFiles"]),

    // MARK: AppProject
    .target(
      name: "AppProject",
      dependencies: [
        "BuildDescriptions", "CodeScanning", "Dependencies", "JSON", "KeyCatalog", "Locking", "ProductFiles",
        "ProjectFiles", "PropertyList", "SourceText", "StringTable",
      ]
    ),
    .testTarget(
      name: "AppProjectTests",
      dependencies: [
        "AppProject", "BuildDescriptions", "CodeScanning", "Dependencies", "Locking", "ProductFiles", "ProjectFiles",
        "PropertyList", "TestSupport",
      ]
    ),

    // MARK: LintEngine
    .target(
      name: "LintEngine",
      dependencies: [
        "AppProject", "BuildDescriptions", "CodeScanning", "KeyCatalog", "Locking", "Messages", "ProjectFiles",
        "PropertyList", "SourceText", "StringTable",
      ]
    ),

    // MARK: LintFacts
    .target(
      name: "LintFacts",
      dependencies: [
        "AppProject", "BuildDescriptions", "CodeScanning", "KeyCatalog", "LintEngine", "Locking", "Messages",
        "ProductFiles", "ProjectFiles", "PropertyList", "SourceText", "StringTable",
      ]
    ),

    // MARK: LintRules
    .target(
      name: "LintRules",
      dependencies: [
        "AppProject", "BuildDescriptions", "CodeScanning", "JSON", "KeyCatalog", "LintEngine", "LintFacts",
        "Messages", "ProductFiles", "ProjectFiles", "PropertyList", "SourceText", "StringTable",
      ]
    ),

    // MARK: LintFiles
    .target(
      name: "LintFiles",
      dependencies: [
        "AppProject", "BuildDescriptions", "CodeScanning", "JSON", "LintEngine", "LintFacts", "LintRules", "Locking",
        "Messages", "ProjectFiles", "PropertyList", "SourceText", "YAML",
      ]
    ),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "AppProject", "CodeScanning", "LintEngine", "LintFacts", "LintFiles", "LintRules", "ProductFiles",
        "ProjectFiles", "PropertyList", "TestSupport",
      ]
    ),

    // MARK: ProjectReports
    .target(
      name: "ProjectReports",
      dependencies: [
        "AppProject", "BuildDescriptions", "CodeScanning", "EmbeddedFiles", "JSON", "KeyCatalog", "LintEngine",
        "LintFacts", "LintFiles", "LintRules", "Messages", "ProjectFiles", "PropertyList", "SourceText",
        "StringTable",
      ]
    ),
    .testTarget(
      name: "ProjectReportsTests",
      dependencies: [
        "AppProject", "LintEngine", "LintFacts", "LintFiles", "Messages", "ProjectFiles", "ProjectReports",
        "TestSupport",
      ]
    ),

    // MARK: LanguageFeatures
    .target(
      name: "LanguageFeatures",
      dependencies: [
        "AppProject", "BuildDescriptions", "CodeScanning", "JSON", "KeyCatalog", "LintEngine", "LintFacts", "LintRules",
        "Messages", "ProjectFiles", "PropertyList", "SourceText", "StringTable",
      ]
    ),
    .testTarget(
      name: "LanguageFeaturesTests",
      dependencies: ["AppProject", "CodeScanning", "LanguageFeatures", "ProjectFiles", "TestSupport"]
    ),

    // MARK: JSONRPC
    .target(name: "JSONRPC", dependencies: ["JSON", "Locking", "SourceText"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSON", "JSONRPC", "Locking"]),

    // MARK: LanguageServer
    .systemLibrary(name: "CAllocator"),
    .target(
      name: "LanguageServer",
      dependencies: [
        "AppProject",
        "CAllocator",
        "CodeScanning",
        "JSON",
        "JSONRPC",
        "KeyCatalog",
        "LanguageFeatures",
        "LintEngine",
        "LintFiles",
        "LintRules",
        "Locking",
        "Messages",
        "ProjectFiles",
        "SourceText",
      ]
    ),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "AppProject",
        "JSON",
        "JSONRPC",
        "LanguageServer",
        "LintEngine",
        "LintFiles",
        "LintRules",
        "ProjectFiles",
        "SourceText",
        "TestSupport",
      ]
    ),

    // MARK: plist-lsp
    .target(name: "CProgramStart"),
    .executableTarget(
      name: "plist-lsp",
      dependencies: [
        "AppProject",
        "CProgramStart",
        "CodeScanning",
        "JSON",
        "JSONRPC",
        "KeyCatalog",
        "LanguageFeatures",
        "LanguageServer",
        "LintEngine",
        "LintFacts",
        "LintFiles",
        "LintRules",
        "Locking",
        "Messages",
        "ProjectFiles",
        "ProjectReports",
        "PropertyList",
        "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      linkerSettings: [.unsafeFlags(linkerFlags, .when(platforms: [.linux], configuration: .release))]
    ),
    .testTarget(name: "CommandLineTests", dependencies: ["AppProject", "SourceText", "TestSupport", "plist-lsp"]),

    // MARK: TestSupport
    .target(name: "TestSupport", dependencies: ["PropertyList", "SourceText"], path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: LintPropertyLists
// SwiftPM builds what a plugin runs a second time, for the host. PLIST_WITHOUT_PLUGIN=1 leaves the plugin out.
if Context.environment["PLIST_WITHOUT_PLUGIN"] == nil {
  package.products.append(.plugin(name: "LintPropertyLists", targets: ["LintPropertyLists"]))
  package.targets.append(
    .plugin(
      name: "LintPropertyLists",
      capability: .command(
        intent: .custom(verb: "lint-property-lists", description: "Check property lists and string tables.")
      ),
      dependencies: ["plist-lsp"],
      path: "Packaging/LintPropertyLists"
    )
  )
}

for target in package.targets where ![.plugin, .system].contains(target.type) {
  let flags = compilerFlags + (fastTargets.contains(target.name) ? [] : ["-Osize"])
  target.swiftSettings = [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))]
  // Warnings are errors where the variable CI is set, as .ci/run does. Nothing reads what a debugger needs there, which takes long.
  if Context.environment["CI"] != nil {
    target.swiftSettings? += [
      .treatAllWarnings(as: .error), .unsafeFlags(["-gnone"], .when(platforms: [.linux], configuration: .debug)),
    ]
  }
}
