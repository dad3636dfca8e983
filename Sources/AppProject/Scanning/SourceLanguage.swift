/// The languages in which apps call the system.
enum SourceLanguage: Sendable, Hashable {
  case swift
  /// Objective-C and Objective-C++.
  case objectiveC
  /// A header, which declares more than it calls.
  case header
  /// C and C++.
  case c
  case dart
  /// JavaScript and TypeScript.
  case javaScript

  /// Tells the language by the name of a file; nil for other files.
  init?(fileName: String) {
    switch FilePath.fileExtension(fileName) {
    case "swift": self = .swift
    case "m", "mm": self = .objectiveC
    case "h", "hh", "hpp", "pch": self = .header
    case "c", "cc", "cpp", "cxx": self = .c
    case "dart": self = .dart
    case "js", "jsx", "ts", "tsx", "mjs", "cjs": self = .javaScript
    default: return nil
    }
  }

  /// How comments and literals are written.
  var syntax: CodeSyntax {
    switch self {
    case .swift: .swift
    case .objectiveC, .header, .c: .c
    case .dart: .dart
    case .javaScript: .javaScript
    }
  }
}
