import Foundation
import PropertyList
import SourceText
import TestSupport
import Testing

/// Broken files are rejected exactly where CoreFoundation rejects them.
@Suite struct MutationVerdictTests {
  /// The number of mutants that the suite checks; `PLIST_MUTANTS` sets another one.
  static let count = ProcessInfo.processInfo.environment["PLIST_MUTANTS"].flatMap(Int.init) ?? 20_000

  @Test func mutantsHaveTheVerdictOfCoreFoundation() throws {
    let suffixes = [".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict"]
    let seeds = try Fixtures.files(in: Fixtures.folder.appendingPathComponent("Syntax"), suffixes: suffixes).map {
      [UInt8](try Data(contentsOf: $0))
    }
    .filter { !BinaryReader.recognises($0) }
    try #require(seeds.count >= 10)
    var mutator = Mutator(seed: 2026)
    var refused = 0
    for index in 0..<Self.count {
      let mutant = mutator.mutate(seeds[index % seeds.count])
      let expected = CoreFoundation.reads(mutant)
      let file = DecodedFile(mutant)
      let tree = PropertyListTree.parse(file.text)
      let actual = tree.isReadable && file.problem == nil
      if !expected { refused += 1 }
      #expect(tree.printed() == file.text.bytes)
      if actual != expected, !Self.isKnownException(mutant) { record(mutant, expected: expected, tree: tree) }
    }
    // Both verdicts must occur often, or the comparison proves nothing.
    #expect(refused > Self.count / 5 && refused < Self.count * 4 / 5)
  }

  /// The exceptions that protocol-notes.md gives the reason for, under "Where our verdict differs".
  private static func isKnownException(_ mutant: [UInt8]) -> Bool {
    // UTF-16 without a byte-order mark: CoreFoundation drops its first character and sometimes gets away with the rest.
    mutant.count > 2 && (mutant[0] == 0 || mutant[1] == 0)
  }

  private func record(_ mutant: [UInt8], expected: Bool, tree: PropertyListTree) {
    let text = String(decoding: mutant.map { $0 == 0 ? 0x3F : $0 }, as: UTF8.self)
    let issues = tree.issues.map { "\($0.severity) \($0.code) \($0.range)" }.joined(separator: "\n")
    Issue.record(
      "CoreFoundation \(expected ? "reads" : "refuses") this:\n\(text)\n--\n\(issues)\n\(Data(mutant).base64EncodedString())"
    )
  }
}

/// The reader that decides what is a property list.
enum CoreFoundation {
  static func reads(_ bytes: [UInt8]) -> Bool { value(bytes) != nil }

  static func value(_ bytes: [UInt8]) -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  }
}
