// swift-tools-version: 6.2
// A package of its own, since all of it is compiled for libFuzzer; `.ci/fuzz.py` builds and runs it.

import PackageDescription

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "plist-lsp", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "AppProject", package: "plist-lsp"),
        .product(name: "JSON", package: "plist-lsp"),
        .product(name: "JSONRPC", package: "plist-lsp"),
        .product(name: "LanguageFeatures", package: "plist-lsp"),
        .product(name: "LintEngine", package: "plist-lsp"),
        .product(name: "LintRules", package: "plist-lsp"),
        .product(name: "PropertyList", package: "plist-lsp"),
        .product(name: "SourceText", package: "plist-lsp"),
        .product(name: "StringTable", package: "plist-lsp"),
      ],
      // The usual linker cannot read what the sanitizers add.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
    )
  ],
  swiftLanguageModes: [.v6]
)
