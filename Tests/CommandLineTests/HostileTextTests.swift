import Foundation
import SourceText
import Testing

/// Names and contents that strangers wrote must not control a terminal or give commands to a CI system.
@Suite struct HostileTextTests {
  /// Each would do something if it were written as it is.
  private static let parts = [
    "esc\u{1B}[31m\u{1B}]0;title\u{7}", "line\n::error::forged", "::error file=x::forged", " ::warning::forged",
    "##[error]forged", "##vso[task.complete]", "bidi\u{202E}\u{2066}", "mark\u{200F}\u{61C}", "width\u{200B}\u{FEFF}",
    "tag\u{E0041}\u{E007F}", "c1\u{9B}31m\u{85}", "line\u{2028}::error::forged", "return\r::error::forged",
    "delete\u{7F}",
  ]

  /// Names with these in folders, property lists, tables, a configuration, and the description of a project.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var keys = ""
    var targets = ""
    for part in parts {
      let escaped = part.replacing("\u{1B}", with: "&#27;").replacing("\u{7}", with: "&#7;")
      keys += "<key>\(part)</key><string>\(part) & $(\(part))</string>\n<key>NSCameraUsageDescription</key><\(part)>\n"
      targets +=
        "  \(quoted(part)): { type: application, platform: iOS, sources: [.], info: { path: \(quoted(part))/Info.plist } }\n"
      try folder.write(
        "<plist version=\"1.0\"><dict>\n<key>\(part)</key><string>\(escaped) & x</string>\n</dict>\n</plist>\n",
        to: "\(part).plist"
      )
      try folder.write(
        "<plist><dict><key>CFBundleName</key><string>\(part)</string></dict></plist>\n",
        to: "\(part)/Info.plist"
      )
      try folder.write("\"\(part)\" = \"\(part) %@\";\n\"b\"=\"c\";\n", to: "en.lproj/\(part).strings")
      try folder.write("\"\(part)\" = \"%d\"\n", to: "de.lproj/\(part).strings")
    }
    try folder.write("<plist version=\"1.0\"><dict>\n\(keys)</dict></plist>\n", to: "Info.plist")
    try folder.write("name: \(quoted(parts[1]))\ntargets:\n\(targets)", to: "project.yml")
    try folder.write("let a = AVCaptureDevice.requestAccess(for: .video) // \(parts[0])\n", to: "\(parts[2]).swift")
    return folder
  }

  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
    }
    // YAML has no pairs of surrogates.
    return text.unicodeScalars.contains { $0.value > 0xFFFF } ? "\"tag\"" : "\"\(units.joined())\""
  }

  /// Returns what a terminal or a CI system would obey in bytes that were written.
  private static func commands(_ bytes: Data, isCommands: Bool = false) -> [String] {
    // A difference shows the line ends of the file.
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    let hidden = text.unicodeScalars.filter { HiddenCharacter.contains($0) && $0 != "\n" && $0 != "\t" }
    let lines = text.unicodeScalars.split(separator: "\n").map { String(String.UnicodeScalarView($0)) }
    let own = try? Regex("^::(error|warning|notice) file=[^:]*,line=[0-9]+,[^:]*title=[a-z-]+::")
    let forged = lines.filter { line in
      let start = line.drop(while: \.isWhitespace)
      guard start.hasPrefix("::") else { return false }
      return !isCommands || own.map { start.prefixMatch(of: $0) == nil } ?? true
    }
    let marks = lines.filter { (try? Regex("##[A-Za-z]*\\[").firstMatch(in: $0)) != nil }
    return hidden.map { "U+\(String($0.value, radix: 16))" } + forged + marks
  }

  private static func check(
    _ folder: TemporaryFolder,
    _ arguments: String...,
    input: Data = Data(),
    isCommands: Bool = false
  ) throws {
    let run = try Program.run(arguments, in: folder, input: input)
    #expect(commands(run.output, isCommands: isCommands) == [], "standard output of \(arguments)")
    #expect(commands(Data(run.errors.utf8)) == [], "standard error of \(arguments)")
    #expect(run.status >= 0, "\(arguments) ended by a signal")
  }

  @Test(arguments: ["text", "concise", "full", "xcode", "json", "sarif", "github", "gitlab"])
  func reportsObeyNoNameAndNoText(_ format: String) throws {
    let folder = try Self.project()
    try Self.check(folder, "lint", "--format", format, ".", isCommands: format == "github")
    try Self.check(folder, "lint", "--format", format, "--output-file", "report", ".")
    #expect(Self.commands(try folder.contents(of: "report"), isCommands: format == "github") == [])
  }

  @Test func notesOfLintObeyNoName() throws {
    let folder = try Self.project()
    try Self.check(folder, "lint", "--verbose", "--statistics", "--log-level", "trace", ".")
    try Self.check(folder, "lint", "--diff", "--unsafe-fixes", ".")
    try Self.check(folder, "lint", "--write-baseline", "baseline.json", ".")
    try Self.check(folder, "lint", "--baseline", "baseline.json", "--statistics", "--disable", "plist-malformed", ".")
    try Self.check(folder, "lint", "--fix", "--unsafe-fixes", ".")
    try Self.check(folder, "lint", "--baseline", "baseline.json", "--statistics", ".")
    for part in Self.parts {
      try folder.write("\(Self.quoted(part)): true\ndisabled_rules: [\(Self.quoted(part))]\n", to: ".plist-lsp.yml")
      try Self.check(folder, "lint", "-q", "\(part).plist")
      try Self.check(folder, "lint", "--config", ".plist-lsp.yml", "\(part).plist")
    }
  }

  @Test func mistakesInArgumentsAreShownWithoutControls() throws {
    let folder = try Self.project()
    for part in Self.parts {
      try Self.check(folder, part)
      try Self.check(folder, "lint", "missing/" + part)
      try Self.check(folder, "lint", "--" + part)
      try Self.check(folder, "lint", "--format=" + part)
      try Self.check(folder, "lint", "--disable", part)
      try Self.check(folder, "lint", "--target", part, ".")
      try Self.check(folder, "lint", "--since", part, ".")
      try Self.check(folder, "lint", "--config", "missing/" + part)
      try Self.check(folder, "lint", "--baseline", "missing/" + part)
      try Self.check(folder, "explain", part)
      try Self.check(folder, "explain", "--domain", part, "x")
      try Self.check(folder, "convert", "--to", "json", "missing/" + part)
      try Self.check(folder, "convert", "--to", "json", part + ".plist")
      try Self.check(folder, "doctor", "missing/" + part)
      try Self.check(folder, "docs", "--output", part + ".plist")
      try Self.check(folder, "rules", "--group", part)
      try Self.check(folder, "strings", "status", "missing/" + part)
    }
  }

  @Test func otherCommandsObeyNoNameAndNoText() throws {
    let folder = try Self.project()
    for format in ["text", "json", "html"] { try Self.check(folder, "doctor", "--format", format, ".") }
    for format in ["text", "json"] { try Self.check(folder, "strings", "status", "--format", format, ".") }
    for mode in ["--check", "--diff"] {
      try Self.check(folder, "format", mode, ".")
      try Self.check(folder, "strings", "sync", mode, ".")
      try Self.check(folder, "strings", "sort", mode, ".")
      try Self.check(folder, "strings", "convert", "--to", "xcstrings", mode, ".")
    }
    try Self.check(folder, "format", ".")
  }

  @Test func answersOfACacheAreWrittenAsOtherText() throws {
    let folder = try Self.project()
    _ = try Program.run("doctor", "--cache", "cache", ".", in: folder)
    let cache = try String(decoding: folder.contents(of: "cache"), as: UTF8.self)
    try #require(cache.contains("==="))
    // A repository can bring a cache that fits it.
    try folder.write(Data(cache.replacing("==\n", with: "\u{1B}c").utf8), to: "cache")
    try Self.check(folder, "doctor", "--cache", "cache", ".")
  }

  @Test func theLogOfTheServerObeysNoName() throws {
    let folder = try Self.project()
    var input = Data()
    func send(_ json: String) { input += Data("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8) }
    send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    for part in Self.parts {
      send("{\"jsonrpc\":\"2.0\",\"method\":\(Self.quoted(part)),\"params\":{\(Self.quoted(part)):1}}")
      send(
        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\(Self.quoted(part)),\"version\":1},\"contentChanges\":[]}}"
      )
      send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\(Self.quoted(part)):1}}")
    }
    let run = try Program.run(["serve", "--log-level", "trace"], in: folder, input: input)
    #expect(!run.errors.isEmpty)
    #expect(Self.commands(Data(run.errors.utf8)) == [])
  }

  @Test func aDiffForAFileIsExact() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\">\n<string>👨\u{200D}👩 & x</string>\n</plist>\n", to: "a.plist")
    let shown = try Program.run("lint", "--diff", "a.plist", in: folder)
    #expect(shown.text.contains("👨\\u{200D}👩"))
    _ = try Program.run("lint", "--diff", "--output-file", "a.patch", "a.plist", in: folder)
    #expect(try String(decoding: folder.contents(of: "a.patch"), as: UTF8.self).contains("+<string>👨\u{200D}👩 &amp; x"))
  }

  @Test func aDocumentThatIsAskedForIsWrittenAsItIs() throws {
    let text = "{ a = \"\u{202E}\u{200B}\"; }\n"
    let converted = try Program.run("convert", "--to", "xml", "-", input: Data(text.utf8))
    #expect(converted.text.contains("\u{202E}\u{200B}"))
    let formatted = try Program.run("format", "-", input: Data(text.utf8))
    #expect(formatted.text.contains("\u{202E}\u{200B}"))
  }
}
