import Foundation
import PropertyList
import SourceText
import TestSupport
import Testing

/// Broken files are rejected exactly where CoreFoundation rejects them, and read as it reads them.
@Suite struct MutationVerdictTests {
  /// The number of mutants that each test checks; `PLIST_MUTANTS` sets another one.
  static let count = ProcessInfo.processInfo.environment["PLIST_MUTANTS"].flatMap(Int.init) ?? 20_000

  @Test func mutantsHaveTheVerdictOfCoreFoundation() throws {
    try check(seedsIn: Fixtures.folder.appendingPathComponent("Syntax"), seed: 2026, sizeLimit: .max)
  }

  @Test(.enabled(if: Fixtures.corpus != nil))
  func mutantsOfRealFilesHaveTheVerdictOfCoreFoundation() throws {
    try check(seedsIn: try #require(Fixtures.corpus), seed: 2027, sizeLimit: 3_000)
  }

  private func check(seedsIn folder: URL, seed: UInt64, sizeLimit: Int) throws {
    let suffixes = [".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict"]
    let seeds = try Fixtures.files(in: folder, suffixes: suffixes).map { [UInt8](try Data(contentsOf: $0)) }
      .filter { !BinaryReader.recognises($0) && $0.count <= sizeLimit }
    try #require(seeds.count >= 10)
    var mutator = Mutator(seed: seed)
    var refused = 0
    for index in 0..<Self.count {
      let mutant = mutator.mutate(seeds[index % seeds.count])
      let expected = CoreFoundation.value(mutant)
      let file = DecodedFile(mutant)
      let tree = PropertyListTree.parse(file.text)
      let isRead = tree.isReadable && file.problem == nil
      if expected == nil { refused += 1 }
      #expect(tree.printed() == file.text.bytes)
      let codes = Set(tree.issues.map(\.code))
      guard !Self.isKnownException(mutant, codes) else { continue }
      if isRead != (expected != nil) { record(mutant, "CoreFoundation \(isRead ? "refuses" : "reads") this", tree) }
      // What is left of an array after an item that is dropped depends on how far the reader had come in that item.
      guard isRead, !codes.contains(.itemDropped), let expected else { continue }
      if ParserCheck.xml(tree.value) != CoreFoundation.xml(expected) {
        record(mutant, "CoreFoundation reads another value in this", tree)
      }
    }
    // Both verdicts must occur often, or the comparison proves nothing.
    #expect(refused > Self.count / 5 && refused < Self.count * 4 / 5)
  }

  /// The exceptions that protocol-notes.md gives the reason for, under "Where our verdict differs".
  private static func isKnownException(_ mutant: [UInt8], _ codes: Set<SyntaxIssue.Code>) -> Bool {
    // UTF-16 without a byte-order mark: CoreFoundation drops its first character and sometimes gets away with the rest.
    if mutant.count > 2 && (mutant[0] == 0 || mutant[1] == 0) { return true }
    // CoreFoundation skips attributes unread, also a tag inside of them, as in `<key <string>>`, which no other reader accepts.
    return codes.contains(.unterminatedTag)
  }

  private func record(_ mutant: [UInt8], _ difference: String, _ tree: PropertyListTree) {
    let text = String(decoding: mutant.map { $0 == 0 ? 0x3F : $0 }, as: UTF8.self)
    let issues = tree.issues.map { "\($0.severity) \($0.code) \($0.range)" }.joined(separator: "\n")
    Issue.record("\(difference):\n\(text)\n--\n\(issues)\n\(Data(mutant).base64EncodedString())")
  }
}

/// The reader that decides what is a property list.
enum CoreFoundation {
  static func reads(_ bytes: [UInt8]) -> Bool { value(bytes) != nil }

  static func value(_ bytes: [UInt8]) -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  }
}
