import Foundation
import LintEngine
import ProjectFiles
import TestSupport
import Testing

/// Syntax errors that were found and fixed in real projects are found at their lines, and are gone after the fix.
///
/// The pairs are in the folder that `PLIST_CORPUS` names; without it there is nothing to compare.
@Suite(.enabled(if: Fixtures.corpus != nil)) struct RealFixTests {
  /// The rules of which one must report each class of defect.
  private static let rules: [String: Set<String>] = [
    "bad-value": ["service-pasteboard-type-deprecated"],
    "broken-specifier": ["strings-format-specifier-broken"],
    "conflict-marker": ["plist-merge-conflict-marker", "strings-merge-conflict-marker"],
    "empty-array": ["entitlement-empty-list"],
    "empty-purpose-string": ["purpose-string-empty"],
    "entitlement-invalid": [
      "entitlement-app-group-prefix", "entitlement-associated-domain-mode", "entitlement-nfc-ndef",
      "entitlement-unsupported-platform",
    ],
    "entitlement-wrong": ["entitlement-keychain-prefix"],
    "key-whitespace": ["plist-key-whitespace"],
    "missing-key": ["document-handler-rank-missing", "document-open-in-place-undeclared", "encryption-key-missing"],
    "outdated-capability": ["capabilities-armv7-outdated"],
    "plist-duplicate-key": ["plist-duplicate-key"],
    "predicate-true": ["extension-true-predicate"],
    "strings-duplicate-key": ["strings-duplicate-key"],
    "strings-missing-semicolon": ["strings-malformed"],
    "strings-silently-truncated": ["strings-silently-truncated", "strings-merge-conflict-marker"],
    "strings-stray-text": ["strings-malformed", "strings-silently-truncated"],
    "strings-unbalanced-quote": ["strings-malformed"],
    "strings-unescaped-quote": ["strings-malformed"],
    "stringsdict-no-valuetype": ["stringsdict-value-type-missing"],
    "unknown-capability": ["capabilities-unknown-value"],
    "unknown-key": ["key-probable-typo"],
    "untranslated-empty": ["strings-empty-value"],
    "wrong-type": ["plist-boolean-as-string", "key-wrong-type"],
    "xml-malformed": [
      "plist-malformed", "plist-unescaped-character", "plist-key-without-value", "plist-unknown-element",
    ],
  ]

  /// Cases that the file alone does not prove: the name of a target, and a framework that does not need export
  /// compliance.
  private static let unproven: Set = ["D003", "D055"]

  struct Pair: CustomTestStringConvertible, Sendable {
    let id: String
    let defect: String
    let path: String
    let before: URL
    let after: URL
    let lines: Set<Int>
    let keys: [String]

    var testDescription: String { "\(id) \(defect)" }
  }

  static let pairs: [Pair] = {
    guard let folder = Fixtures.corpus?.appendingPathComponent("fixes"),
      let rows = try? Fixtures.table(folder.appendingPathComponent("INDEX.tsv"))
    else { return [] }
    return rows.compactMap { row in
      guard row["detectable_from"] == "file", let id = row["id"], !unproven.contains(id), let defect = row["class"],
        rules[defect] != nil, let path = row["path"],
        let before = row["before"], let after = row["after"]
      else { return nil }
      return Pair(
        id: id,
        defect: defect,
        path: path,
        before: folder.appendingPathComponent(before),
        after: folder.appendingPathComponent(after),
        lines: Set((row["lines"] ?? "").split(separator: ",").compactMap { Int($0) }),
        keys: (row["key"] ?? "").components(separatedBy: " | ").filter { !$0.isEmpty }
      )
    }
  }()

  @Test(arguments: pairs) func isFoundAndGoneAfterTheFix(_ pair: Pair) throws {
    let rules = Self.rules[pair.defect] ?? []
    let before = try Self.findings(pair.before, pair, rules)
    // The index names the lines of keys; a value that is reported is on the line below.
    let hits = before.filter { place in
      let namesKey = pair.keys.contains { place.message.contains($0) }
      // Line 0 means the file as a whole, from which something is missing.
      return pair.lines == [0] || pair.lines.contains(place.line) || namesKey && pair.lines.contains(place.line - 1)
    }
    #expect(!hits.isEmpty, "expected on \(pair.lines), found \(before.prefix(6).map { "\($0.line): \($0.message)" })")
    let after = try Self.findings(pair.after, pair, rules)
    let left = after.filter { finding in
      pair.keys.isEmpty
        ? hits.contains { $0.text == finding.text } : pair.keys.contains { finding.message.contains($0) }
    }
    #expect(left.isEmpty, "still there: \(left.prefix(6).map { "\($0.line): \($0.message)" })")
  }

  private struct Place {
    let line: Int
    /// The line of the key under which the place is; the table names it if a value is wrong.
    let keyLine: Int
    let text: String
    let message: String
  }

  private static func findings(_ file: URL, _ pair: Pair, _ rules: Set<String>) throws -> [Place] {
    let document = Document(path: "/project/\(pair.path)", contents: [UInt8](try Data(contentsOf: file)))
    return Linter().findings(in: document).filter { rules.contains($0.rule) }.map { finding in
      let line = document.text.line(at: finding.range.lowerBound)
      let text = document.text.string(in: document.text.lineRange(line))
      let key = document.tree.innermostNode(at: finding.range.lowerBound)?.entry?.key
      let keyLine = document.text.line(at: key?.range.lowerBound ?? finding.range.lowerBound)
      return Place(line: line + 1, keyLine: keyLine + 1, text: text, message: finding.message)
    }
  }
}
