import ProjectFiles

/// The languages in which apps call the system.
package enum SourceLanguage: Sendable, Hashable, CaseIterable {
  case swift
  /// Objective-C and Objective-C++.
  case objectiveC
  /// A header, which mostly declares.
  case header
  /// C and C++.
  case c
  case dart
  /// JavaScript and TypeScript.
  case javaScript
  /// Kotlin, as far as it is compiled for Apple's systems.
  case kotlin
  /// C#.
  case cSharp

  /// What compiles code in a language.
  package enum Compiler: Sendable {
    /// Xcode, as a source that the build phases of a target name.
    case xcode
    /// Xcode, as a part of the sources that include it.
    case includer
    /// The toolkit of an app, in a build phase of the target.
    case buildPhase
    /// The toolkit of an app.
    case toolkit
  }

  /// What is different from language to language.
  package struct Traits: Sendable {
    /// The extensions, in lower case, of its files.
    package let extensions: Set<String>
    /// The ids that editors give its documents.
    package let editorIDs: Set<String>
    /// How comments and literals are written, which is how `CodeCursor` moves over them.
    package let syntax: CodeSyntax
    package let compiler: Compiler
    /// The languages of the catalog whose symbols its code uses.
    let symbolLanguages: Set<String>
    /// The language in which `CodePattern` writes what is searched besides symbols of the catalog; nil if nothing is.
    var patternLanguage: String?
    /// Whether the spelling of a symbol does not show what it is.
    var isUniform = false
    /// The language of the catalog whose imports have the same syntax; nil if there is none.
    var importLanguage: String?
    /// The words that imports of modules start with.
    var importWords: [String] = []
    /// The words of checks of the system's version.
    var availabilityWords: [String] = []
    /// The words before the names of classes that the system finds by name.
    var classWords: [String] = []
  }

  /// Its row: a new language is a case and a row.
  package var traits: Traits {
    switch self {
    case .swift: Self.swiftTraits
    case .objectiveC: Self.objectiveCTraits
    case .header: Self.headerTraits
    case .c: Self.cTraits
    case .dart: Self.dartTraits
    case .javaScript: Self.javaScriptTraits
    case .kotlin: Self.kotlinTraits
    case .cSharp: Self.cSharpTraits
    }
  }

  private static let swiftTraits = Traits(
    extensions: ["swift"],
    editorIDs: ["swift"],
    syntax: .swift,
    compiler: .xcode,
    symbolLanguages: ["swift", "c"],
    patternLanguage: "swift",
    importLanguage: "swift",
    importWords: ["import"],
    availabilityWords: ["available", "unavailable"],
    classWords: ["class"]
  )
  private static let objectiveCTraits = Traits(
    extensions: ["m", "mm"],
    editorIDs: ["objective-c", "objective-cpp"],
    syntax: .c,
    compiler: .xcode,
    symbolLanguages: ["objc", "c"],
    patternLanguage: "objc",
    importLanguage: "objc",
    importWords: ["import", "include"],
    availabilityWords: ["available"],
    classWords: ["interface", "implementation"]
  )
  private static let headerTraits = Traits(
    extensions: ["h", "hh", "hpp", "pch"],
    editorIDs: [],
    syntax: .c,
    compiler: .includer,
    // Functions are declared in headers, not called.
    symbolLanguages: ["objc"],
    importLanguage: "objc",
    importWords: ["import", "include"],
    classWords: ["interface", "implementation"]
  )
  private static let cTraits = Traits(
    extensions: ["c", "cc", "cpp", "cxx"],
    editorIDs: ["c", "cpp"],
    syntax: .c,
    compiler: .xcode,
    symbolLanguages: ["c"],
    importWords: ["import", "include"]
  )
  private static let dartTraits = Traits(
    extensions: ["dart"],
    editorIDs: ["dart"],
    syntax: .dart,
    compiler: .buildPhase,
    symbolLanguages: ["dart"],
    patternLanguage: "dart",
    isUniform: true
  )
  /// The ends of the names of components: markup with code in JavaScript.
  private static let componentExtensions: Set<String> = ["svelte", "vue"]

  /// Returns whether the file at a path is a component, by its name.
  static func isComponent(_ path: String) -> Bool { componentExtensions.contains(FilePath.fileExtension(path)) }

  private static let javaScriptTraits = Traits(
    extensions: Set(["js", "jsx", "ts", "tsx", "mjs", "cjs"]).union(componentExtensions),
    editorIDs: ["javascript", "javascriptreact", "typescript", "typescriptreact"],
    syntax: .javaScript,
    compiler: .toolkit,
    symbolLanguages: ["js"],
    patternLanguage: "js",
    isUniform: true,
    importWords: ["from", "import", "require"]
  )

  private static let kotlinTraits = Traits(
    extensions: ["kt"],
    editorIDs: ["kotlin"],
    // Kotlin has the literals of Dart, and its characters look like them.
    syntax: .dart,
    compiler: .toolkit,
    // What it calls of the system has the names of Objective-C.
    symbolLanguages: ["kotlin"]
  )
  private static let cSharpTraits = Traits(
    extensions: ["cs"],
    editorIDs: ["csharp"],
    syntax: .c,
    compiler: .toolkit,
    symbolLanguages: ["csharp"],
    isUniform: true
  )

  /// Recognizes the language by the name of a file; nil for other files.
  package init?(fileName: String) {
    guard let language = Self.byExtension[FilePath.fileExtension(fileName)] else { return nil }
    self = language
  }

  /// The extensions, in lower case, of the files with code.
  package static var extensions: Set<String> { Set(byExtension.keys) }

  private static let byExtension = allCases.reduce(into: [String: SourceLanguage]()) { found, language in
    for name in language.traits.extensions { found[name] = language }
  }

  /// How comments and literals are written.
  package var syntax: CodeSyntax { traits.syntax }

  /// Whether a toolkit compiles it, which calls the system from its own code too.
  package var isOfToolkit: Bool { traits.compiler == .buildPhase || traits.compiler == .toolkit }
}

/// The ways in which languages write comments, literals and directives.
package enum CodeSyntax: Sendable, Hashable {
  case swift
  /// C, C++ and Objective-C.
  case c
  case dart
  /// JavaScript and TypeScript.
  case javaScript

  /// Whether block comments nest.
  var commentsNest: Bool { self == .swift || self == .dart }

  /// Whether lines that start with `#` select what is compiled.
  var hasDirectives: Bool { self == .swift || self == .c }
}
