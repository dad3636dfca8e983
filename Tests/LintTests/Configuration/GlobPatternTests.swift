import LintEngine
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

  @Test func manyWildcardsEnd() {
    let pattern = String(repeating: "**/a/", count: 200) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a/", count: 400)))
  }
}
