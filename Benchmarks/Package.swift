// swift-tools-version: 6.1
// A package of its own, so that the product does not depend on the benchmark library.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "plist-lsp", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .target(name: "GeneratedDocuments"),

    .executableTarget(
      name: "KeystrokeBenchmarks",
      dependencies: [
        "GeneratedDocuments",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "LanguageFeatures", package: "plist-lsp"),
        .product(name: "LintEngine", package: "plist-lsp"),
        .product(name: "LintRules", package: "plist-lsp"),
        .product(name: "ProjectFiles", package: "plist-lsp"),
        .product(name: "PropertyList", package: "plist-lsp"),
        .product(name: "SourceText", package: "plist-lsp"),
      ],
      path: "Benchmarks/KeystrokeBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),

    .executableTarget(
      name: "ParseBenchmarks",
      dependencies: [
        "GeneratedDocuments",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "CLibXML2", package: "plist-lsp"),
        .product(name: "PropertyList", package: "plist-lsp"),
        .product(name: "SourceText", package: "plist-lsp"),
      ],
      path: "Benchmarks/ParseBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),

    // The smallest program that links what the server's path links, to compare start-up times with.
    .executableTarget(name: "startup-baseline", path: "Sources/StartupBaseline"),
  ],
  swiftLanguageModes: [.v6]
)
