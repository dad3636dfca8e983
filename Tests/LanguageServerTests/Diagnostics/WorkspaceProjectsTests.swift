import Foundation
import SourceText
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
final class WorkspaceProjectsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var projects = WorkspaceProjects(lifetime: .seconds(86_400))
  private var session = Session(settings: Settings())
  private let camera = entitlements("com.apple.security.device.camera")
  private let nothing = entitlements("com.apple.security.app-sandbox")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func filesOnTheDiskCount() async throws {
    try write(camera, to: "App.entitlements")
    open(Texts.goodPurpose, as: "Info.plist")
    #expect(await neighbourTexts() == [camera])
  }

  @Test func theTextOfTheClientCountsForOpenDocuments() async throws {
    try write(nothing, to: "App.entitlements")
    open(camera, as: "App.entitlements")
    open(Texts.goodPurpose, as: "Info.plist")
    #expect(await neighbourTexts() == [camera])
    open(nothing, as: "App.entitlements")
    #expect(await neighbourTexts() == [nothing])
  }

  @Test func anEditOfTheDocumentItselfReadsNothingFromDisk() async throws {
    open(Texts.goodPurpose, as: "Info.plist")
    #expect(await neighbourTexts() == [])
    try write(camera, to: "App.entitlements")
    open(Texts.emptyPurpose, as: "Info.plist")
    #expect(await neighbourTexts() == [])
    session.generation += 1
    #expect(await neighbourTexts() == [camera])
  }

  @Test func anOldAnswerIsNotTrusted() async throws {
    projects = WorkspaceProjects(lifetime: .zero)
    open(Texts.goodPurpose, as: "Info.plist")
    #expect(await neighbourTexts() == [])
    try write(camera, to: "App.entitlements")
    #expect(await neighbourTexts() == [camera])
  }

  /// Bug: the tree of each property list that was ever open stayed in memory.
  @Test func whatWasReadOfAClosedDocumentIsForgotten() async throws {
    try write(nothing, to: "App.entitlements")
    open(Texts.goodPurpose, as: "Info.plist")
    open(camera, as: "App.entitlements")
    #expect(await neighbourTexts() == [camera])
    _ = session.documents.close(uri("App.entitlements"))
    await projects.forgetClosed(in: session)
    #expect(await neighbourTexts() == [nothing])
    _ = session.documents.close(uri("Info.plist"))
    await projects.forgetClosed(in: session)
    let other = try #require(await projects.context(for: folder.path + "/App.entitlements", in: session))
    #expect(other.documents.entitlements.isEmpty)
  }

  // MARK: Helpers

  private func uri(_ name: String) -> DocumentURI {
    DocumentURI(filePath: folder.appendingPathComponent(name).path)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private func open(_ text: String, as name: String) {
    _ = session.documents.open(uri(name), version: 1, text: SourceText(text), encoding: .utf16)
  }

  private func neighbourTexts() async -> [String]? {
    let path = folder.appendingPathComponent("Info.plist").path
    return await projects.context(for: path, in: session)?.documents.entitlements.map(\.text.string)
  }

  private static func entitlements(_ key: String) -> String {
    Texts.plist("<key>\(key)</key><true/>")
  }
}
