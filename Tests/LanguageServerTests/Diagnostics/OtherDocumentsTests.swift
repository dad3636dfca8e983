import SourceText
import Testing

@testable import LanguageServer

/// The texts of other open documents count as if they were saved, once they have come to rest.
@Suite(.timeLimit(.minutes(5)))
final class OtherDocumentsTests {
  private static let one = "\"a\" = \"A\";\n"
  private static let two = one + "\"b\" = \"B\";\n"
  private let missing = "strings-missing-in-language"
  private let project: ProjectFolder

  init() throws {
    project = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{ objects = {}; }", "App/en.lproj/A.strings": Self.one,
      "App/de.lproj/A.strings": Self.one,
    ])
  }

  private var english: DocumentURI { project.uri("App/en.lproj/A.strings") }
  private var german: DocumentURI { project.uri("App/de.lproj/A.strings") }

  /// Bug: without open code, a finding in another document came and went with the next save only.
  @Test func anEditOfATableCountsInAnotherLanguage() async throws {
    let client = try await project.started(projectClient)
    client.open(Self.one, as: german)
    client.open(Self.one, as: english)
    _ = try await client.diagnostics(of: german, without: missing)
    client.replaceText(Self.two, of: english, version: 2)
    _ = try await client.diagnostics(of: german, with: missing)
    client.replaceText(Self.one, of: english, version: 3)
    _ = try await client.diagnostics(of: german, without: missing)
    _ = try await client.finish()
  }

  @Test func aTextOtherThanTheFileCountsFromTheOpeningToTheEnd() async throws {
    let client = try await project.started(projectClient)
    client.open(Self.one, as: german)
    _ = try await client.diagnostics(of: german, without: missing)
    client.open(Self.two, as: english)
    _ = try await client.diagnostics(of: german, with: missing)
    client.close(english)
    _ = try await client.diagnostics(of: german, without: missing)
    _ = try await client.finish()
  }

  @Test func anEditOfCodeCountsInTheInfoPlist() async throws {
    let project = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{ objects = {}; }", "App/Info.plist": "", "App/Main.swift": "",
    ])
    let (info, source) = (project.uri("App/Info.plist"), project.uri("App/Main.swift"))
    let client = try await project.started(projectClient)
    client.open(Texts.goodPurpose, as: info)
    client.open("let a = 1\n", as: source)
    client.replaceText("AVCaptureDevice.requestAccess(for: .audio)\n", of: source, version: 2)
    _ = try await client.diagnostics(of: info, with: "purpose-string-probably-missing")
    _ = try await client.finish()
  }

  @Test func clientsThatPullAreAskedToPullAgain() async throws {
    let client = try await project.started(
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#
    )
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: german))
    client.open(Self.one, as: german)
    #expect(try await client.request(pull).items.codes.isEmpty)
    client.open(Self.two, as: english)
    #expect(await client.next(DiagnosticRefreshRequest.method) != nil)
    #expect(try await client.request(pull).items.codes == [missing])
    _ = try await client.finish()
  }

  /// Bug: where the check of a later state came between, the slow checks knew no project, and found less for good.
  @Test func theSlowChecksOfAnEarlierStateKnowTheProject() async throws {
    try project.write(Self.two, to: "App/en.lproj/A.strings")
    let analyzer = Analyzer(projects: WorkspaceProjects())
    var session = Session(settings: Settings())
    _ = session.documents.open(german, version: 1, text: SourceText(Self.one), encoding: .utf16)
    let document = try #require(session.documents[german])
    _ = await analyzer.findings(in: document, session: session)
    var later = session
    later.noteChangeOfAll()
    _ = await analyzer.findings(in: document, session: later)
    #expect(await analyzer.slowFindings(in: document, session: session).map(\.rule) == [missing])
  }

  /// Bug: a request that came first and was answered last left its findings for the later state.
  @Test func theCheckOfAnEarlierStateDoesNotReplaceThatOfALaterOne() async throws {
    let analyzer = Analyzer(projects: NoProjects())
    var session = Session(settings: Settings())
    _ = session.documents.open(german, version: 1, text: SourceText(Self.one), encoding: .utf16)
    let document = try #require(session.documents[german])
    var later = session
    later.noteChangeOfAll()
    _ = await analyzer.findings(in: document, session: later)
    _ = await analyzer.findings(in: document, session: session)
    #expect(document.analysis.known(document, later) != nil)
  }
}
