import ProjectFiles

/// The languages in which apps call the system.
package enum SourceLanguage: Sendable, Hashable {
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

  /// Recognizes the language by the name of a file; nil for other files.
  package init?(fileName: String) {
    guard let language = Self.byExtension[FilePath.fileExtension(fileName)] else { return nil }
    self = language
  }

  /// The extensions, in lower case, of the files with code.
  package static var extensions: Set<String> { Set(byExtension.keys) }

  private static let byExtension: [String: SourceLanguage] = [
    "swift": .swift,
    "m": .objectiveC, "mm": .objectiveC,
    "h": .header, "hh": .header, "hpp": .header, "pch": .header,
    "c": .c, "cc": .c, "cpp": .c, "cxx": .c,
    "dart": .dart,
    "js": .javaScript, "jsx": .javaScript, "ts": .javaScript, "tsx": .javaScript, "mjs": .javaScript,
    "cjs": .javaScript,
  ]

  /// How comments and literals are written.
  package var syntax: CodeSyntax {
    switch self {
    case .swift: .swift
    case .objectiveC, .header, .c: .c
    case .dart: .dart
    case .javaScript: .javaScript
    }
  }
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
