import Testing

@testable import ProductFiles

/// The expressions in the rules of seals.
@Suite struct SealPatternTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    var budget = 100_000
    return try #require(SealPattern(pattern)).matches(text, &budget)
  }

  @Test func patternsOfSigningToolsMatchWhatTheyMean() throws {
    #expect(try matches("^.*", ""))
    #expect(try matches("^.*\\.lproj/", "en.lproj/a"))
    #expect(try !matches("^.*\\.lproj/", "en-lproj/a"))
    #expect(try matches("^(.*/)?\\.DS_Store$", "a/.DS_Store") && matches("^(.*/)?\\.DS_Store$", ".DS_Store"))
    #expect(try !matches("^(.*/)?\\.DS_Store$", "a.DS_Store"))
    #expect(try matches(".*\\.dSYM($|/)", "a.dSYM") && matches(".*\\.dSYM($|/)", "b/a.dSYM/c"))
    #expect(try !matches(".*\\.dSYM($|/)", "a.dSYMs"))
    #expect(try matches("^[^/]+$", "a") && !matches("^[^/]+$", "a/b"))
    #expect(try matches("^(Frameworks|PlugIns|Library/(Spotlight|LoginItems))/", "Library/LoginItems/a"))
    #expect(try matches("^a[b-d_]+e?$", "abd_") && !matches("^a[b-d_]+e?$", "ae"))
  }

  @Test func whatIsNotKnownIsNoPattern() {
    for text in ["(", ")", "*a", "a{2}", "[[:alpha:]]", "\\d", "[a", "a\\", String(repeating: "(", count: 400)] {
      #expect(SealPattern(text) == nil, "\(text)")
    }
  }

  @Test func costlyPatternsEnd() throws {
    var budget = 100_000
    let pattern = try #require(SealPattern("^((((a*)*)*)*)*b$"))
    #expect(!pattern.matches(String(repeating: "a", count: 2_000), &budget))
    #expect(budget <= 0)
  }
}
