@testable import AppProject
import Testing

/// Patterns of paths as generators take them.
@Suite struct PathPatternTests {
  @Test(arguments: [
    ("a/b", "a/b", true), ("a", "a/b", true), ("a/b", "a", false), ("*.md", "x.md", true), ("*.md", "a/x.md", false),
    ("**/*.md", "a/b/x.md", true), ("**/*.md", "x.md", true), ("a/**", "a/b/c", true), ("a/**", "a", false),
    ("a?c*e", "abcde", true), ("a*b*c", "axbxb", false), ("", "a", false), ("./a", "a", true), ("*", "a/b", true),
    ("**/Old/**", "x/Old/y", true),
  ])
  func pathsMatch(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern).matches(path) == expected)
  }
}
