import AppProject
import Dispatch
import Locking
import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// A hover is answered while the sources of a project are read for the first time.
@Suite(.timeLimit(.minutes(5)))
struct HoverDuringScanTests {
  private let text = MarkedText(Texts.plist("<key>CFBundle1️⃣Name</key><string>App</string>"))
  private let other = DocumentURI("file:///app/Other-Info.plist")

  private func hover(_ client: TestClient, in uri: DocumentURI) async throws -> Hover? {
    let document = TextDocumentIdentifier(uri: uri)
    return try await client.request(HoverRequest(textDocument: document, position: text.position("1️⃣")))
  }

  /// Bug: the first rule that asked for the code of a project read all of it on a thread that answers requests.
  @Test func aHoverIsAnsweredBeforeTheSourcesAreRead() async throws {
    let files = GatedSources(count: 300)
    let builder = ProjectContextBuilder(files: files, homeFolder: nil, workingFolder: "/")
    let project = builder.context(for: "/app/Info.plist")
    #expect(files.waiting == 0)
    let client = try await TestClient.started(projects: OneProject(project: project))
    client.open(text.text)
    await files.waitUntilAsked()
    client.open(text.text, as: other)
    // Nobody opens the gate before both answers are here.
    #expect(try await hover(client, in: infoPlist) != nil)
    #expect(try await hover(client, in: other) != nil)
    files.open()
    // Not before the scan are there diagnostics, which need it.
    var first = try await client.nextDiagnostics()
    while let published = first, published.uri != infoPlist { first = try await client.nextDiagnostics() }
    #expect(first?.codes.contains { $0.hasPrefix("purpose-string") } == true)
    _ = try await client.finish()
  }
}

/// The files of an app, whose sources cannot be read before they are opened.
private final class GatedSources: FileAccess {
  private let files: OverlaidFiles
  private let gate = DispatchGroup()
  private let asked = Locked(0)

  init(count: Int) {
    let code = Array(
      "import AVFoundation\nlet camera: Void = AVCaptureDevice.requestAccess(for: .video) { _ in }\n".utf8
    )
    var contents: [String: [UInt8]] = ["/app/Package.swift": [], "/app/Info.plist": Array(Texts.plist("").utf8)]
    for number in 0..<count { contents["/app/Sources/\(number).swift"] = code }
    files = OverlaidFiles(contents)
    gate.enter()
  }

  /// How many sources were asked for.
  var waiting: Int { asked.withLock { $0 } }

  func waitUntilAsked() async {
    while waiting == 0 { await Task.yield() }
  }

  func open() { gate.leave() }

  func status(of path: String) -> FileStatus? { files.status(of: path) }
  func entries(of folder: String) -> [FolderEntry] { files.entries(of: folder) }
  func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    files.entries(of: folder, where: filter)
  }

  func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    if path.hasPrefix("/app/Sources/") {
      asked.withLock { $0 += 1 }
      gate.wait()
    }
    return files.file(at: path, limit: limit)
  }
}
