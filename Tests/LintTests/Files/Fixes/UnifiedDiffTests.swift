import Testing

@testable import LintFiles

/// Differences are written as `diff -u` writes them.
@Suite struct UnifiedDiffTests {
  private static func diff(_ before: String?, _ after: String) -> String {
    UnifiedDiff.text(of: "a.plist", from: before.map { Array($0.utf8) }, to: Array(after.utf8))
  }

  private static func lines(_ numbers: ClosedRange<Int>, _ replaced: [Int: String] = [:]) -> String {
    numbers.map { (replaced[$0] ?? "line \($0)") + "\n" }.joined()
  }

  @Test func equalTextsHaveNone() {
    #expect(Self.diff("a\n", "a\n").isEmpty)
    #expect(Self.diff("", "").isEmpty)
  }

  @Test func oneLineHasThreeAroundIt() {
    let expected = """
      --- a.plist
      +++ a.plist
      @@ -7,7 +7,7 @@
       line 7
       line 8
       line 9
      -line 10
      +new
       line 11
       line 12
       line 13

      """
    #expect(Self.diff(Self.lines(1...20), Self.lines(1...20, [10: "new"])) == expected)
  }

  @Test func changesThatAreFarApartAreSeparate() {
    let near = Self.diff(Self.lines(1...30), Self.lines(1...30, [10: "new", 17: "new"]))
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -7,14 +7,14 @@"])
    let far = Self.diff(Self.lines(1...30), Self.lines(1...30, [10: "new", 18: "new"]))
    #expect(far.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -7,7 +7,7 @@", "@@ -15,7 +15,7 @@"])
  }

  @Test func insertionsAndRemovalsAreCounted() {
    #expect(Self.diff("a\nb\n", "a\nx\nb\n").contains("@@ -1,2 +1,3 @@\n a\n+x\n b\n"))
    #expect(Self.diff("a\nb\n", "b\n").contains("@@ -1,2 +1 @@\n-a\n b\n"))
    #expect(Self.diff("a\n", "").contains("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test func newFilesComeFromNothing() {
    #expect(Self.diff(nil, "a\nb\n") == "--- /dev/null\n+++ a.plist\n@@ -0,0 +1,2 @@\n+a\n+b\n")
  }

  @Test func aMissingLineEndIsReported() {
    let expected = "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
    #expect(Self.diff("a", "b").hasSuffix(expected))
  }
}
