import Foundation
import Testing

@testable import LanguageServer

/// Files that change on disk count, whatever the client reports.
@Suite(.timeLimit(.minutes(5)))
final class FileWatchTests {
  private static let camera = "import AVFoundation\nlet a = AVCaptureDevice.requestAccess(for: .video)\n"
  private static let microphone = "import AVFoundation\nlet a = AVCaptureDevice.requestAccess(for: .audio)\n"
  private static let quick = ServerOptions(thoroughDelay: .zero, filePollInterval: .milliseconds(5))
  private let missing = "purpose-string-probably-missing"

  private func project(_ files: [String: String] = [:]) throws -> ProjectFolder {
    let app = ["App.xcodeproj/project.pbxproj": "{ objects = {}; }", "App/Info.plist": "", "App/Main.swift": ""]
    return try ProjectFolder(app.merging(files) { $1 })
  }

  /// Bug: what a client without a watcher, such as Neovim on Linux, did not report counted from the next edit on.
  @Test func aSourceThatChangesWithoutAnEventCounts() async throws {
    let project = try project()
    let info = project.uri("App/Info.plist")
    let client = try await project.started(projectClient, server: Self.quick)
    client.open(Texts.goodPurpose.replacing("Camera", with: "Motion"), as: info)
    _ = try await client.diagnostics(of: info, without: missing)
    try project.write(Self.camera, to: "App/Main.swift")
    #expect(try await client.diagnostics(of: info, with: missing)?.version == 1)
    try project.remove("App/Main.swift")
    _ = try await client.diagnostics(of: info, without: missing)
    _ = try await client.finish()
  }

  @Test func aCheckoutThatKeepsSizeAndDateCounts() async throws {
    let project = try project(["App/Main.swift": Self.camera])
    let info = project.uri("App/Info.plist")
    let client = try await project.started(projectClient, server: Self.quick)
    client.open(Texts.goodPurpose, as: info)
    _ = try await client.diagnostics(of: info, without: missing)
    let path = project.path("App/Main.swift")
    let date = try #require(FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    try project.write(Self.microphone, to: "App/Main.swift")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let published = try #require(try await client.diagnostics(of: info, with: missing))
    #expect(published.diagnostics.contains { $0.message.contains("NSMicrophoneUsageDescription") })
    _ = try await client.finish()
  }

  /// A client that watches tables does not report the end of the folder that they are in.
  @Test func aLanguageThatGoesCounts() async throws {
    let missing = "strings-missing-in-language"
    let keys = "\"a\" = \"A\";\n\"b\" = \"B\";\n"
    let project = try project(["App/en.lproj/A.strings": keys, "App/de.lproj/A.strings": ""])
    let table = project.uri("App/de.lproj/A.strings")
    let client = try await project.started(projectClient, server: Self.quick)
    client.open("\"a\" = \"A\";\n", as: table)
    _ = try await client.diagnostics(of: table, with: missing)
    try project.remove("App/en.lproj")
    _ = try await client.diagnostics(of: table, without: missing)
    _ = try await client.finish()
  }

  @Test func aConfigurationThatComesCounts() async throws {
    let project = try project()
    let info = project.uri("App/Info.plist")
    let client = try await project.started(projectClient, server: Self.quick)
    client.open(Texts.emptyPurpose, as: info)
    _ = try await client.diagnostics(of: info, with: "purpose-string-empty")
    try project.write("disabled_rules: [purpose-string-empty]\n", to: ".plist-lsp.yml")
    _ = try await client.diagnostics(of: info, without: "purpose-string-empty")
    _ = try await client.finish()
  }

  @Test func clientsThatPullAreAskedToPullAgain() async throws {
    let project = try project()
    let info = project.uri("App/Info.plist")
    let client = try await project.started(
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#,
      server: Self.quick
    )
    client.open(Texts.goodPurpose.replacing("Camera", with: "Motion"), as: info)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: info))
    #expect(try await !client.request(pull).items.codes.contains(missing))
    try project.write(Self.camera, to: "App/Main.swift")
    #expect(await client.next(DiagnosticRefreshRequest.method) != nil)
    #expect(try await client.request(pull).items.codes.contains(missing))
    _ = try await client.finish()
  }

  @Test func theOpenTextOfADocumentCounts() async throws {
    let project = try project()
    let info = project.uri("App/Info.plist")
    let client = try await project.started(projectClient, server: Self.quick)
    client.open(Texts.goodPurpose, as: info)
    _ = try await client.diagnostics(of: info, without: "purpose-string-empty")
    try project.write(Texts.emptyPurpose, to: "App/Info.plist")
    try project.write(Self.microphone, to: "App/Main.swift")
    let published = try await client.diagnostics(of: info, with: missing)
    #expect(published?.codes.contains("purpose-string-empty") == false)
    _ = try await client.finish()
  }
}

extension TestClient {
  /// Waits for diagnostics of a document among which is one of a rule.
  func diagnostics(of uri: DocumentURI, with rule: String) async throws -> PublishDiagnosticsNotification? {
    while let published = try await nextDiagnostics() {
      if published.uri == uri, published.codes.contains(rule) { return published }
    }
    return nil
  }

  /// Waits for diagnostics of a document among which is none of a rule.
  func diagnostics(of uri: DocumentURI, without rule: String) async throws -> PublishDiagnosticsNotification? {
    while let published = try await nextDiagnostics() {
      if published.uri == uri, !published.codes.contains(rule) { return published }
    }
    return nil
  }
}
