import AppProject
import Foundation
import JSONRPC
import LintEngine
import LintFiles
import LintRules
import ProjectFiles
import Testing

@testable import LanguageServer

/// The server reports what `lint` does, in the same words.
@Suite(.timeLimit(.minutes(5)))
struct LintEqualityTests {
  private struct Found: Hashable {
    let rule: String
    let message: String
    let line: Int
    let column: Int
    let severity: Int
  }

  /// Bug: the server put the App Store code after messages, where reports have it apart.
  ///
  /// The encoding of a table is that of the file: the text that an editor sends has none.
  @Test(arguments: RuleRegistry.all.map { $0.description.id }.filter { $0 != "strings-encoding-mismatch" })
  func theExampleOfARule(_ id: String) async throws {
    let rule = try #require(RuleRegistry.rule(id))
    let example = rule.description.example
    let files = example.neighbours.filter { !$0.key.hasPrefix("released/") }
    let project = try ProjectFolder(files.merging([example.file: example.bad]) { $1 })
    try FileManager.default.createDirectory(atPath: project.path(".git"), withIntermediateDirectories: false)
    let client = try await project.started(
      #"{"textDocument": {"diagnostic": {}}}"#,
      options: .object(["optInRules": .array([.string(id)])])
    )
    client.open(example.bad, as: project.uri(example.file))
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: project.uri(example.file)))
    let shown = try await client.request(pull).items.map { diagnostic in
      Found(
        rule: [diagnostic].codes.joined(),
        message: diagnostic.message,
        line: diagnostic.range.start.line + 1,
        column: diagnostic.range.start.character + 1,
        // A hint is an information that repeats another one.
        severity: min(diagnostic.severity?.rawValue ?? 0, DiagnosticSeverity.information.rawValue)
      )
    }
    _ = try await client.finish()
    #expect(Set(shown) == Set(lint(project.path(example.file), Array(example.bad.utf8), optingInTo: id)))
  }

  private func lint(_ path: String, _ contents: [UInt8], optingInTo rule: String) -> [Found] {
    var configuration = LintConfiguration()
    configuration.optInRules = [rule]
    let store = ConfigurationStore(base: configuration)
    let projects = ProjectContextBuilder(within: ReadableFolders(around: [path]))
    let linter = FileLinter(linter: { store.linter(for: $0) }, project: { projects.context(around: $0) })
    return linter.check(contents, as: path).findings.map { finding in
      let severity: DiagnosticSeverity =
        switch finding.severity {
        case .error: .error
        case .warning: .warning
        case .info: .information
        }
      return Found(
        rule: finding.rule,
        message: finding.message,
        line: finding.line,
        column: finding.column,
        severity: severity.rawValue
      )
    }
  }

  /// Bug: only `lint` reported the name.
  @Test func anUnknownEncodingInTheDeclarationIsReportedAfterEachEdit() async throws {
    let client = try await TestClient.started(richDiagnostics)
    client.open(Texts.goodPurpose.replacing("UTF-8", with: "UTF-9"))
    let published = try await client.diagnostics(of: infoPlist, with: "plist-encoding")
    #expect(published?.diagnostics.first?.range.start.line == 0)
    // The finding moves: a list that is the same is not published again.
    let place = Position(line: 0, character: 5)
    client.change(
      [TextDocumentContentChangeEvent(range: PositionRange(start: place, end: place), text: " ")],
      version: 2
    )
    #expect(try await client.diagnostics(of: infoPlist, with: "plist-encoding")?.version == 2)
    client.replaceText(Texts.goodPurpose, version: 3)
    _ = try await client.diagnostics(of: infoPlist, without: "plist-encoding")
    _ = try await client.finish()
  }
}
