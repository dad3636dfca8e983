import ProjectFiles
import PropertyList
import SourceText
import TestSupport
import Testing

@testable import LintEngine
@testable import LintRules

/// A fix that calls itself safe never breaks a file further.
@Suite struct SafeFixTests {
  @Test func safeFixesAddNoErrors() throws {
    let rules = RuleRegistry.all.compactMap { $0 as? any SyntaxRule.Type }.map { $0 as any Rule.Type }
    let seeds = Fixtures.files(
      in: Fixtures.folder.appendingPathComponent("Syntax"),
      suffixes: [".plist", ".strings", ".entitlements"]
    )
    try #require(!seeds.isEmpty)
    var mutator = Mutator(seed: 11)
    var applied = 0
    for _ in 0..<200 {
      for seed in seeds {
        let contents = mutator.mutate(try Fixtures.contents(of: seed))
        let document = Document(path: seed.lastPathComponent, contents: contents)
        for fix in Linter(rules: rules).findings(in: document).flatMap(\.fixes) where fix.isSafe {
          let fixed = PropertyListTree.parse(document.text.applying(fix.edits))
          applied += 1
          #expect(fixed.printed() == fixed.text.bytes)
          let (before, after) = (errors(document.tree), errors(fixed))
          #expect(after <= before, "\(fix.title)\n\(document.text.string)\n--\n\(fixed.text.string)")
        }
      }
    }
    #expect(applied > 100)
  }

  private func errors(_ tree: PropertyListTree) -> Int { tree.issues.filter { $0.severity == .error }.count }
}
