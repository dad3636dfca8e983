import JSONRPC
import Testing

@testable import LanguageServer

/// Findings in files that are not open.
@Suite(.timeLimit(.minutes(5)))
struct WorkspaceDiagnosticTests {
  private let pulls = """
    {"textDocument": {"diagnostic": {}},
     "workspace": {"diagnostics": {"refreshSupport": true}, "didChangeWatchedFiles": {"dynamicRegistration": true}}}
    """
  private let files = [
    "A/Info.plist": Texts.emptyPurpose, "B/Info.plist": Texts.goodPurpose, "Pods/C/Info.plist": Texts.emptyPurpose,
    "Old/Info.plist": Texts.emptyPurpose, "a.txt": "", ".plist-lsp.yml": "excluded: [Old]\n",
  ]
  private let rule = "purpose-string-empty"

  private func previous(_ reports: [WorkspaceDocumentDiagnosticReport]) -> [PreviousResultID] {
    reports.compactMap { item in
      switch item.report {
      case .full(let id, _): id.map { PreviousResultID(uri: item.uri, value: $0) }
      case .unchanged(let id): PreviousResultID(uri: item.uri, value: id)
      }
    }
  }

  private func pull(
    _ client: TestClient,
    after reports: [WorkspaceDocumentDiagnosticReport] = []
  ) async throws -> [WorkspaceDocumentDiagnosticReport] {
    try await client.request(WorkspaceDiagnosticRequest(previousResultIds: previous(reports))).items
  }

  private func changed(_ uri: DocumentURI) -> DidChangeWatchedFilesNotification {
    DidChangeWatchedFilesNotification(changes: [FileEvent(uri: uri, type: .changed)])
  }

  @Test func closedFilesHaveTheFindingsOfLint() async throws {
    let project = try ProjectFolder(files)
    let client = try await project.started(pulls)
    let reports = try await pull(client)
    #expect(reports.map(\.uri) == [project.uri("A/Info.plist")], "neither clean, skipped nor excluded files")
    #expect(reports.first?.version == nil)
    #expect(reports.first?.report.items.codes == [rule])
    #expect(reports.first?.report.items.first?.range.start.line == 5)
    _ = try await client.finish()
  }

  @Test func samplesMatterLess() async throws {
    let project = try ProjectFolder(["Examples/A/Info.plist": Texts.emptyPurpose, "B/Info.plist": Texts.emptyPurpose])
    let client = try await project.started(pulls, options: ["workspaceDiagnostics": "all"])
    let reports = try await pull(client)
    #expect(reports.map(\.uri) == [project.uri("B/Info.plist"), project.uri("Examples/A/Info.plist")])
    #expect(reports.first?.report.items.first?.severity == .error)
    #expect(reports.last?.report.items.allSatisfy { $0.severity != .error } == true)
    _ = try await client.finish()
  }

  @Test func whatIsTheSameIsNotSentAgain() async throws {
    let project = try ProjectFolder(files)
    let client = try await project.started(pulls)
    let first = try await pull(client)
    let second = try await pull(client, after: first)
    #expect(second.map(\.uri) == first.map(\.uri))
    #expect(second.first?.report == .unchanged(resultId: previous(first).first?.value ?? ""))
    try project.write(Texts.goodPurpose, to: "A/Info.plist")
    try project.write(Texts.emptyPurpose, to: "B/Info.plist")
    client.notify(changed(project.uri("A/Info.plist")))
    #expect(await client.next(DiagnosticRefreshRequest.method) != nil)
    let third = try await pull(client, after: second)
    #expect(Set(third.map(\.uri)) == [project.uri("A/Info.plist"), project.uri("B/Info.plist")])
    for item in third { #expect(item.report.items.codes == (item.uri == project.uri("B/Info.plist") ? [rule] : [])) }
    try project.remove("B/Info.plist")
    client.notify(changed(project.uri("B/Info.plist")))
    #expect(try await pull(client, after: third).map(\.report) == [.full(resultId: nil, items: [])])
    _ = try await client.finish()
  }

  @Test func theTextOfTheClientCountsForOpenDocuments() async throws {
    let project = try ProjectFolder(files)
    let client = try await project.started(pulls)
    client.open(Texts.goodPurpose, as: project.uri("A/Info.plist"), version: 7)
    client.open(Texts.emptyPurpose, as: project.uri("B/Info.plist"), version: 8)
    let reports = try await pull(client)
    #expect(reports.map(\.uri) == [project.uri("B/Info.plist")])
    #expect(reports.first?.version == 8)
    let document = TextDocumentIdentifier(uri: project.uri("B/Info.plist"))
    let id = previous(reports).first?.value
    #expect(
      try await client.request(DocumentDiagnosticRequest(textDocument: document, previousResultId: id))
        == .unchanged(resultId: id ?? "")
    )
    client.close(project.uri("A/Info.plist"))
    #expect(try await pull(client).map(\.uri).contains(project.uri("A/Info.plist")))
    _ = try await client.finish()
  }

  /// Bug: files that are not open were checked against the texts of those that are, and were not checked again when these changed.
  @Test func filesThatAreNotOpenAreCheckedAsOnDisk() async throws {
    let project = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{ objects = {}; }", "App/en.lproj/A.strings": "\"a\" = \"A\";",
      "App/de.lproj/A.strings": "\"a\" = \"A\";",
    ])
    let client = try await project.started(pulls)
    client.open("\"a\" = \"A\";\n\"b\" = \"B\";\n", as: project.uri("App/en.lproj/A.strings"))
    #expect(try await pull(client).map(\.uri).contains(project.uri("App/de.lproj/A.strings")) == false)
    _ = try await client.finish()
  }

  @Test func partsComeBeforeTheEnd() async throws {
    let project = try ProjectFolder(files)
    let client = try await project.started(pulls)
    let request = WorkspaceDiagnosticRequest(partialResultToken: .string("t"))
    #expect(try await client.request(request).items.isEmpty, "no report comes twice")
    let part = try await client.next(ProgressNotification.method)?.params(ProgressNotification.self)
    #expect(part?.token == .string("t"))
    #expect(part?.value.items.map(\.uri) == [project.uri("A/Info.plist")])
    _ = try await client.finish()
  }

  @Test(arguments: [false, "off"] as [JSONValue])
  func aSettingEndsIt(value: JSONValue) async throws {
    let project = try ProjectFolder(files)
    let client = try await project.started(pulls, options: ["workspaceDiagnostics": value])
    #expect(try await pull(client).isEmpty)
    _ = try await client.finish()
  }

  @Test(
    "bug: information in files that nobody had opened filled the list of problems",
    arguments: [
      (nil, [DiagnosticSeverity.error, .warning]), ("all", [.error, .warning, .information]), ("errors", [.error]),
    ] as [(JSONValue?, [DiagnosticSeverity])]
  )
  func aSettingChoosesTheSeverities(value: JSONValue?, severities: [DiagnosticSeverity]) async throws {
    let keys = ["NSCameraUsageDescription</key><string></string>", "CFBundleExecutabel</key><string>A</string>"]
    let text = Texts.plist(keys.map { "<key>\($0)" }.joined() + "<key>UIRequiresFullScreen</key><true/>")
    let project = try ProjectFolder(["A/Info.plist": text])
    let client = try await project.started(pulls, options: value.map { ["workspaceDiagnostics": $0] })
    let items = try await pull(client).flatMap { $0.report.items }
    #expect(Set(items.compactMap(\.severity)) == Set(severities), "\(items.codes)")
    _ = try await client.finish()
  }

  @Test func foldersComeAndGo() async throws {
    let project = try ProjectFolder(files)
    let client = try await TestClient.started(pulls, projects: WorkspaceProjects())
    #expect(try await pull(client).isEmpty)
    let folder = WorkspaceFolder(uri: project.uri("A"), name: "A")
    client.notify(DidChangeWorkspaceFoldersNotification(event: .init(added: [folder], removed: [])))
    let reports = try await pull(client)
    #expect(reports.map(\.uri) == [project.uri("A/Info.plist")])
    client.notify(DidChangeWorkspaceFoldersNotification(event: .init(added: [], removed: [folder])))
    #expect(try await pull(client, after: reports).map(\.report) == [.full(resultId: nil, items: [])])
    _ = try await client.finish()
  }

  @Test func cancelledWorkEnds() async throws {
    let project = try ProjectFolder(files)
    var session = Session(settings: Settings())
    session.folders = [project.uri("A")]
    let task = Task { [session] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await WorkspaceChecks().files(session, Analyzer(projects: WorkspaceProjects())) { _ in }
    }
    #expect(await task.value == nil)
    let checks = WorkspaceChecks()
    checks.stop()
    #expect(await checks.files(session, Analyzer(projects: WorkspaceProjects())) { _ in } == nil)
  }

  @Test func theHomeFolderIsNotSearched() {
    var session = Session(settings: Settings())
    let home = DocumentURI(filePath: "/")
    session.folders = [home, DocumentURI("file:///b/c/"), DocumentURI("file:///b"), DocumentURI("untitled:d")]
    #expect(session.searchedFolders == ["/b"])
  }
}
