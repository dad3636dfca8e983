// swift-tools-version: 6.2
// A package of its own, since all of it is compiled for libFuzzer; `Tests/Acceptance/run.py fuzz` builds and runs it. The programs differ in what
// they link: after each input libFuzzer looks at the counters of all code that is linked.

import PackageDescription

// The usual linker cannot read what the sanitizers add. PLIST_FUZZER_RUNTIME may name the library of libFuzzer where the compiler's
// cannot be linked, which lld cannot read either.
let linkerFlags =
  Context.environment["PLIST_FUZZER_RUNTIME"].map { ["-use-ld=bfd", "-Xlinker", $0, "-lstdc++", "-lm"] }
  ?? ["-use-ld=lld"]

/// Returns a program with the products of the linter that it uses.
func program(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzDriver"] + products.map { .product(name: $0, package: "plist-lsp") },
    linkerSettings: [.unsafeFlags(linkerFlags, .when(platforms: [.linux]))]
  )
}

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "plist-lsp", path: "../..")
  ],
  targets: [
    .target(name: "FuzzDriver"),
    program(
      "fuzz-features",
      [
        "AppProject", "JSON", "JSONRPC", "LanguageFeatures", "LanguageServer", "LintEngine", "LintRules",
        "ProjectFiles", "PropertyList", "SourceText",
      ]
    ),
    program("fuzz-parsers", ["JSON", "JSONRPC", "PropertyList", "SourceText", "StringTable", "YAML"]),
    program("fuzz-products", ["ProductFiles"]),
    program("fuzz-projects", ["AppProject", "BuildDescriptions", "CodeScanning", "Dependencies", "ProjectFiles"]),
  ],
  swiftLanguageModes: [.v6]
)
