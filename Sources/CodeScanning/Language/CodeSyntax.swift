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
