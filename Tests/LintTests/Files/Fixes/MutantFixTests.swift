import AppProject
import Foundation
import LintEngine
import LintFiles
import LintRules
import ProjectFiles
import PropertyList
import SourceText
import TestSupport
import Testing

/// Fixes of broken files end, help and keep what can be read.
@Suite struct MutantFixTests {
  /// The number of mutants that each test fixes; `PLIST_FIX_MUTANTS` sets another one.
  static let count = ProcessInfo.processInfo.environment["PLIST_FIX_MUTANTS"].flatMap(Int.init) ?? 1_500

  static let suffixes = [".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict", ".xcstrings"]

  /// Files of each kind, as the names by which they are linted and their contents.
  static func seeds(in folder: URL) throws -> [(path: String, contents: [UInt8])] {
    try Fixtures.files(in: folder, suffixes: suffixes)
      .map { ("/app/\($0.lastPathComponent)", try Fixtures.contents(of: $0)) }
      .filter { !BinaryReader.recognises($0.1) && $0.1.count <= 3_000 }
  }

  @Test(arguments: [FixSelection.safe, .all]) func fixesOfMutantsEndAndHelp(selection: FixSelection) throws {
    try check(seeds: Self.seeds(in: Fixtures.folder), selection, seed: 33)
  }

  @Test(.enabled(if: Fixtures.corpus != nil), arguments: [FixSelection.safe, .all])
  func fixesOfMutantsOfRealFilesEndAndHelp(selection: FixSelection) throws {
    try check(seeds: Self.seeds(in: try #require(Fixtures.corpus)), selection, seed: 34)
  }

  private func check(seeds: [(path: String, contents: [UInt8])], _ selection: FixSelection, seed: UInt64) throws {
    try #require(seeds.count >= 10)
    let linter = Linter()
    let fixer = FileLinter(linter: { _ in linter }, fixes: selection) { _ in ProjectContext() }
    var mutator = Mutator(seed: seed)
    var fixedCount = 0
    for index in 0..<Self.count {
      let (path, contents) = seeds[index % seeds.count]
      let mutant = mutator.mutate(contents)
      let report = fixer.check(mutant, as: path)
      guard let fixed = report.fixedContents else { continue }
      fixedCount += 1
      let faults = Self.faults(
        Document(path: path, contents: mutant),
        Document(path: path, contents: fixed),
        report,
        selection,
        again: fixer.check(fixed, as: path).fixedContents
      )
      for fault in faults {
        let texts = [mutant, fixed].map { String(decoding: $0.map { $0 == 0 ? 0x3F : $0 }, as: UTF8.self) }
        Issue.record(
          "\(fault): \(path)\n\(texts[0])\n-- \(report.fixed.map { "\($0.finding.rule): \($0.title)" })\n\(texts[1])"
        )
      }
    }
    // Many mutants must have something to fix, or nothing is proved.
    #expect(fixedCount > Self.count / 50)
  }

  /// Returns what is wrong with fixes that turned one document into another.
  private static func faults(
    _ before: Document,
    _ after: Document,
    _ report: FileLinter.Report,
    _ selection: FixSelection,
    again: [UInt8]?
  ) -> [String] {
    var faults: [String] = []
    if errors(after) > errors(before) { faults.append("errors rise from \(errors(before)) to \(errors(after))") }
    if after.tree.issues.count > before.tree.issues.count { faults.append("there are more issues") }
    if let again {
      faults.append("a second run goes on: \(String(decoding: again, as: UTF8.self))")
    }
    let findings = Linter().findings(in: before).count
    if report.fixed.count > 2 * findings + 8 { faults.append("\(report.fixed.count) fixes of \(findings) findings") }
    // The largest insertions are dictionaries with placeholders.
    if after.text.count - before.text.count > 600 * report.fixed.count { faults.append("the text grows too much") }
    if selection == .safe, before.kind.isStringTable, before.tree.format == .openStep, after.tree.isReadable,
      String(validating: before.text.bytes, as: UTF8.self) != nil
    {
      // A fix may give an escape the meaning that was intended; all else is as it was written.
      let known = Set(pairs(before) + pairs(Document(path: before.path, text: withValidEscapes(before.text))))
      let new = pairs(after).filter { !known.contains($0) }
      if !new.isEmpty { faults.append("new entries \(new)") }
    }
    return faults
  }

  private static func errors(_ document: Document) -> Int {
    let errors = document.tree.issues.count { $0.severity == .error }
    if case .stringCatalog(let reading) = document.content, reading.problem != nil { return errors + 1 }
    return errors
  }

  /// The text of a value; one whose quotation marks are wrong as if they were escaped, unless they may separate two texts.
  private static func text(of value: Node) -> String? {
    guard value.flags.contains(.malformed) else { return value.stringValue }
    var text = ""
    for character in String(decoding: value.rawContent, as: UTF8.self) {
      text += character == "\"" && text.last != "\\" ? "\\\"" : String(character)
    }
    let isOne = text.range(of: #""\s*[=;]|[=;]\s*\\""#, options: .regularExpression) == nil
    return isOne ? PropertyListTree.parse(SourceText("(\"\(text)\")")).root?.children.first?.stringValue : nil
  }

  private static func withValidEscapes(_ text: SourceText) -> SourceText {
    SourceText(text.string.replacingOccurrences(of: "\\u", with: "\\U"))
  }

  /// The keys of a string table with their texts, as they are read.
  private static func pairs(_ document: Document) -> [String] {
    guard let root = document.rootDictionary else { return [] }
    return root.entries.map { entry in
      "\(entry.key?.stringValue ?? "") = \(entry.value.map { text(of: $0) ?? "\($0.kind)" } ?? "")"
    }
  }
}
