import Foundation
import ProjectFiles
import Testing

/// Patterns of paths.
@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("App", "App/Info.plist", true), ("App", "App", true), ("App", "Apps/Info.plist", false),
    ("*.plist", "Info.plist", true), ("*.plist", "App/Info.plist", false), ("**/*.plist", "App/x/Info.plist", true),
    ("**/*.plist", "Info.plist", true), ("App/**/Info.plist", "App/Info.plist", true),
    ("App/**", "App/x/y", true), ("App/**", "App", false), ("**/Generated", "a/Generated/b.plist", true),
    ("[ab]?.plist", "a1.plist", true), ("./App/", "App/Info.plist", true), ("", "Info.plist", false),
    ("**", "a/b", true), ("a/*/c", "a/b/d/c", false),
    ("**/a/**/b", "x/a/y/z/b/c", true), ("**/**/a", "a", true), ("**/a", "b/c", false),
  ])
  func pathsMatch(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(path) == expected)
  }

  /// As the descriptions of generators write them.
  @Test(arguments: [
    ("a/b", "a/b", true), ("a", "a/b", true), ("a/b", "a", false), ("*.md", "x.md", true), ("*.md", "a/x.md", false),
    ("**/*.md", "a/b/x.md", true), ("**/*.md", "x.md", true), ("a/**", "a/b/c", true), ("a/**", "a", false),
    ("a?c*e", "abcde", true), ("a*b*c", "axbxb", false), ("", "a", false), ("./a", "a", true), ("*", "a/b", true),
    ("**/Old/**", "x/Old/y", true), ("[ab]", "a", false), ("[ab]", "[ab]", true), (#"a\b"#, #"a\b"#, true),
  ])
  func pathsMatchWithoutClasses(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(pattern, takesClasses: false).matches(path) == expected)
  }

  /// Classes are those of the C library's `fnmatch`.
  @Test(arguments: [
    "[a-c]", "[!a-c]", "[^a-c]", "[]a]", "[!]a]", "[a-]", "[-a]", "[c-a]", "[a", "[", "[]", "[a\\-c]", "x[ab]*y", "\\*",
    "a\\",
    "[\\]]", "*[!x]", "?[b]",
  ])
  func classesAreThoseOfTheCLibrary(pattern: String) {
    for name in ["a", "b", "c", "d", "]", "-", "\\", "[", "[a", "[]", "xay", "xb12y", "*", "!", "ab", "[]]", "a\\"] {
      #expect(GlobPattern(pattern).matches(name) == (fnmatch(pattern, name, 0) == 0), "\(name)")
    }
  }

  @Test func manyStarsInOneNameEnd() {
    let pattern = String(repeating: "*a", count: 100) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a", count: 5_000)))
  }

  @Test func manyWildcardsEnd() {
    let pattern = String(repeating: "**/a/", count: 200) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a/", count: 400)))
  }
}
