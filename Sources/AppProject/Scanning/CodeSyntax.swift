/// The ways in which languages write comments, literals and directives.
enum CodeSyntax: Sendable, Hashable {
  case swift
  /// C, C++ and Objective-C.
  case c
  case dart
  /// JavaScript and TypeScript.
  case javaScript

  /// Whether block comments stand inside one another.
  var commentsNest: Bool { self == .swift || self == .dart }

  /// Whether lines that begin with `#` choose what is compiled.
  var hasDirectives: Bool { self == .swift || self == .c }
}
