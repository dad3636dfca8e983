import AppProject
import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LintEngine
@testable import LintFacts

/// Runs one rule over a file of a small project in memory, which is read like one on disk.
struct ProjectCheck {
  private let rule: any Rule.Type
  private let file: String
  private let files: [String: String]
  private let code: CodeUsage?

  /// Makes a check of `rule` on `file`, with `files` around it, texts by path from the folder of the project.
  ///
  /// `code` replaces what the sources among them do.
  init(_ rule: any Rule.Type, file: String = "Info.plist", _ files: [String: String], code: CodeUsage? = nil) {
    (self.rule, self.file, self.files, self.code) = (rule, file, files, code)
  }

  /// Makes a check on `file` in a project of `targets`.
  init(
    _ rule: any Rule.Type,
    file: String = "Info.plist",
    _ project: ExampleProject,
    _ files: [String: String] = [:],
    code: CodeUsage? = nil
  ) {
    self.init(rule, file: file, files.merging([ExampleProject.file: project.text]) { first, _ in first }, code: code)
  }

  /// Expects one finding of the rule between each pair of markers, in order, and no other.
  @discardableResult
  func finds(
    _ marked: String,
    at markers: [(Character, Character)] = [("1️⃣", "2️⃣")],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Finding] {
    let text = MarkedText(marked)
    let findings = findings(in: text.text)
    let expected = markers.map { text.range($0.0, $0.1) }
    #expect(findings.map(\.range) == expected, "\(findings.map(\.message))", sourceLocation: sourceLocation)
    return findings
  }

  /// Expects no finding of the rule.
  func accepts(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let findings = findings(in: text)
    #expect(findings.isEmpty, "\(findings.map(\.message))", sourceLocation: sourceLocation)
  }

  /// Expects the fix number `index` of the first finding to turn `text` into `expected`, on which the rule is silent.
  func fixes(
    _ text: String,
    to expected: String,
    index: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let finding = findings(in: text).first, finding.fixes.indices.contains(index) else {
      Issue.record("no such fix", sourceLocation: sourceLocation)
      return
    }
    let fixed = SourceText(text).applying(finding.fixes[index].edits).string
    #expect(fixed == expected, sourceLocation: sourceLocation)
    #expect(findings(in: fixed).isEmpty, "still reported", sourceLocation: sourceLocation)
  }

  func findings(in text: String) -> [Finding] {
    let (document, project) = read(text)
    return Linter(rules: [rule], configuration: .asking(rule)).findings(in: document, project: project)
  }

  /// Returns what the slow checks of the rule find.
  func slowFindings(in text: String) -> [Finding] {
    let (document, project) = read(text)
    return Linter(rules: [rule], configuration: .asking(rule)).slowFindings(in: document, project: project)
  }

  /// Returns what the rule finds in the files that the build makes from `text`.
  func generatedFindings(in text: String) -> [Finding] {
    let (document, project) = read(text)
    return Linter(rules: [rule], configuration: .asking(rule)).generatedFindings(in: document, project: project)
  }

  private func read(_ text: String) -> (Document, ProjectContext) {
    let path = "/app/\(file)"
    var bytes: [String: [UInt8]] = [path: Array(text.utf8)]
    for (name, content) in files { bytes["/app/\(name)"] = Array(content.utf8) }
    let overlay = OverlaidFiles(bytes)
    let folders = ReadableFolders(around: [path], files: overlay, homeFolder: nil)
    let builder = ProjectContextBuilder(files: overlay, within: folders, homeFolder: nil)
    var project = builder.context(for: path)
    if let code { project.code = code }
    return (Document(path: path, text: SourceText(text)), project)
  }
}

extension CodeUsage.Mention {
  /// Makes a mention of `name` in a source that holds nothing else.
  static func of(_ name: String, in file: String = "A.swift") -> Self {
    Self(name, Evidence(path: "/app/\(file)", line: 0, lineText: name, columns: 0..<name.utf8.count))
  }
}
