import AppProject
import LintEngine
import ProjectFiles
import PropertyList
import SourceText

/// A file that a search found, with what the rules find in it, at places in its text.
///
/// `FileLinter` returns the same findings as reports; editors need the text too.
public struct SearchedFile: Sendable {
  /// The text.
  public let text: SourceText
  /// What the rules find, by ascending start; in a sample it matters less.
  public let findings: [Finding]

  /// Reads and checks the file at an absolute path; nil for what `lint` checks not: binary files, and those that neither are
  /// property lists or string tables nor make any.
  ///
  /// `project` returns the context of the app around the file. Linear in the file.
  public init?(_ file: FileDiscovery.File, linter: Linter, project: (Document) -> ProjectContext) {
    guard let contents = try? RegularFile(readingFrom: file.path).contents, !BinaryReader.recognises(contents) else {
      return nil
    }
    let document = Document(path: file.path, contents: contents)
    guard document.opaqueContents == nil, document.kind != .other || FileUse(fileName: document.name) == .carrier else {
      return nil
    }
    let context = FileLinter.asksForProject(document) ? project(document) : ProjectContext()
    let all =
      linter.findings(in: document, project: context) + linter.generatedFindings(in: document, project: context)
    var reported = ReportedFile(path: file.path, text: document.text)
    reported.isSample = file.isSample
    text = document.text
    findings = all.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }.map { finding in
      var finding = finding
      finding.severity = reported.severity(of: finding)
      return finding
    }
  }
}
