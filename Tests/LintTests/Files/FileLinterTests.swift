import AppProject
import Foundation
import LintEngine
import LintFiles
import ProjectFiles
import PropertyList
import SourceText
import Testing

/// Files are fixed on disk without losing a byte that no fix changes.
@Suite struct FileLinterTests {
  /// Turns each string `worse` into `bad` and each `bad` into `good`; under the key `unsafe` only on request.
  private enum BadWord: KeyRule {
    static let subject = RuleSubject.everything()
    static let description = RuleDescription(
      id: "bad-word",
      severity: .warning,
      example: .init(bad: "", good: "")
    )

    static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
      guard let value = entry.value, let word = value.stringValue, let better = ["bad": "good", "worse": "bad"][word]
      else { return }
      let edit = TextEdit(range: value.contentRange, replacement: better)
      context.report(
        description,
        at: value.range,
        "\(word) is no word.",
        fixes: [Fix("Change to \(better)", [edit], isSafe: entry.name != "unsafe")]
      )
    }
  }

  /// Removes the semicolon that ends a table too early.
  private enum DoubleSemicolon: DocumentRule {
    static let subject = RuleSubject.everything()
    static let description = RuleDescription(
      id: "double-semicolon",
      severity: .warning,
      example: .init(bad: "", good: "")
    )

    static func check(_ document: Document, in context: inout RuleContext) {
      guard
        let place = document.text.bytes.indices.first(where: {
          document.text.bytes[$0...].starts(with: Array("; ;".utf8))
        })
      else { return }
      let range = (place + 1)..<(place + 3)
      context.report(description, at: range, "Too many.", fixes: [Fix("Remove it", [.delete(range)])])
    }
  }

  private static func text(_ entries: String, lineEnd: String = "\n") -> String {
    ["<plist version=\"1.0\">", "<dict>", "<!-- é 📷 -->", entries, "</dict>", "</plist>", ""].joined(separator: lineEnd)
  }

  private static let bad = "<key>a</key><string>bad</string><key>b</key><string>worse</string>"
  private static let good = "<key>a</key><string>good</string><key>b</key><string>good</string>"

  /// Writes a file, lints it with fixes and returns the report with the bytes that the file has then.
  private func fix(
    _ contents: [UInt8],
    mode: Int = 0o644,
    rules: [any Rule.Type] = [BadWord.self],
    fixes: FixSelection = .safe
  ) throws -> (report: FileLinter.Report, contents: [UInt8]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file.plist")
    try Data(contents).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    let linter = FileLinter(linter: { _ in Linter(rules: rules) }, fixes: fixes) { _ in ProjectContext() }
    let found = try #require(FileDiscovery(paths: [file.path]).files.first)
    let report = linter.check(found)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file.plist"])
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == mode)
    return (report, [UInt8](try Data(contentsOf: file)))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func fixesAreRepeatedAndLineEndsStay(lineEnd: String) throws {
    let result = try fix(Array(Self.text(Self.bad, lineEnd: lineEnd).utf8), mode: 0o600)
    #expect(String(decoding: result.contents, as: UTF8.self) == Self.text(Self.good, lineEnd: lineEnd))
    #expect(result.report.findings.isEmpty)
    #expect(result.report.fixed.map(\.title) == ["Change to good", "Change to bad", "Change to good"])
    #expect(result.report.fixed.map(\.finding.line) == [4, 4, 4])
    let again = try fix(result.contents)
    #expect(again.contents == result.contents)
    #expect(again.report.fixed.isEmpty)
  }

  @Test(arguments: [
    TextEncoding.utf8(byteOrderMark: true), .utf16(bigEndian: false), .utf16(bigEndian: true), .utf32(bigEndian: false),
    .utf32(bigEndian: true),
  ])
  func encodingsStay(encoding: TextEncoding) throws {
    let before = try #require(encoding.encode(SourceText(Self.text(Self.bad, lineEnd: "\r\n"))))
    let after = try #require(encoding.encode(SourceText(Self.text(Self.good, lineEnd: "\r\n"))))
    #expect(try fix(before).contents == after)
  }

  @Test func declaredEncodingsStay() throws {
    func latin1(_ entries: String) -> [UInt8] {
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><dict><!-- ".utf8) + [0xE9]
        + Array(" -->\(entries)</dict></plist>\n".utf8)
    }
    #expect(try fix(latin1(Self.bad)).contents == latin1(Self.good))
  }

  @Test func unsafeFixesAreLeftToPeople() throws {
    let contents = Array(Self.text("<key>unsafe</key><string>bad</string>").utf8)
    let result = try fix(contents)
    #expect(result.contents == contents)
    #expect(result.report.fixed.isEmpty)
    #expect(result.report.findings.map(\.isFixable) == [false])
  }

  @Test func unsafeFixesAreMadeOnRequest() throws {
    let result = try fix(Array(Self.text("<key>unsafe</key><string>bad</string>").utf8), fixes: .all)
    #expect(String(decoding: result.contents, as: UTF8.self) == Self.text("<key>unsafe</key><string>good</string>"))
    #expect(result.report.fixed.map(\.title) == ["Change to good"])
  }

  /// Turns `left` into `right` and back.
  private enum Undecided: KeyRule {
    static let subject = RuleSubject.everything()
    static let description = RuleDescription(id: "undecided", severity: .info, example: .init(bad: "", good: ""))

    static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
      guard let value = entry.value, let other = ["left": "right", "right": "left"][value.stringValue ?? ""] else {
        return
      }
      let fix = Fix("Turn", [TextEdit(range: value.contentRange, replacement: other)])
      context.report(description, at: value.range, "Undecided.", fixes: [fix])
    }
  }

  @Test func fixesThatUndoEachOtherEnd() throws {
    let result = try fix(Array(Self.text("<key>a</key><string>left</string>").utf8), rules: [Undecided.self])
    #expect(result.report.fixed.count == 1)
  }

  @Test func textThatIsNotWholeInItsEncodingIsLeftAlone() throws {
    // Half a surrogate pair cannot be written again.
    let text = try #require(TextEncoding.utf16(bigEndian: false).encode(SourceText(Self.text(Self.bad))))
    let result = try fix(text + [0x00, 0xD8])
    #expect(result.contents == text + [0x00, 0xD8])
    #expect(result.report.findings.count == 2)
  }

  @Test func fixesThatWouldMakeTheFileUnreadableAreLeftOut() throws {
    // Without the second semicolon the rest is read, and there a value is missing.
    let text = "\"a\" = \"bad\"; ;\n\"b\" = ;\n"
    let result = try fix(Array(text.utf8), rules: [DoubleSemicolon.self, BadWord.self])
    #expect(String(decoding: result.contents, as: UTF8.self) == "\"a\" = \"good\"; ;\n\"b\" = ;\n")
    #expect(result.report.fixed.map(\.title) == ["Change to good"])
  }

  @Test func readOnlyFilesAreNotReplaced() throws {
    let contents = Array(Self.text(Self.bad).utf8)
    let result = try fix(contents, mode: 0o444)
    #expect(result.contents == contents)
    #expect(result.report.fixed.isEmpty)
    #expect(result.report.findings.count == 2)
    #expect(result.report.failure?.reason == "cannot be written: the file is read-only")
  }

  @Test func linksAreKeptAndTheirTargetIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("target.plist")
    let link = folder.appendingPathComponent("link.plist")
    try Data(Self.text(Self.bad).utf8).write(to: target)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "target.plist")
    let linter = FileLinter(linter: { _ in Linter(rules: [BadWord.self]) }, fixes: .safe) { _ in ProjectContext()
    }
    let found = try #require(FileDiscovery(paths: [link.path]).files.first)
    #expect(linter.check(found).fixed.count == 3)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "target.plist")
    #expect(try String(contentsOf: target, encoding: .utf8) == Self.text(Self.good))
  }
}
