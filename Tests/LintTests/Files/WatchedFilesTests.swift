import Foundation
import ProjectFiles
import Testing

@testable import LintFiles

@Suite struct WatchedFilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  @Test func changedAndNewAndRemovedFilesCount() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{}", to: "a.plist")
    let files = WatchedFiles(paths: [folder.path])
    #expect(!files.haveChanged)
    try write("{ A = B; }", to: "a.plist")
    #expect(files.haveChanged)
    let later = WatchedFiles(paths: [folder.path])
    try write("{}", to: "b.plist")
    #expect(later.haveChanged)
    let last = WatchedFiles(paths: [folder.path])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b.plist"))
    #expect(last.haveChanged)
  }

  @Test func aNamedFileMayAppear() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("rules.yml").path
    let files = WatchedFiles(paths: [folder.path], and: [path])
    #expect(!files.haveChanged)
    try write("", to: "rules.yml")
    #expect(files.haveChanged)
  }

  @Test func whatEditorsKeepNextToAFileDoesNotCount() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{}", to: "a.plist")
    let record = RecordedFiles()
    _ = record.entries(of: folder.path)
    var files = WatchedFiles(paths: [folder.path])
    files.add(record)
    for name in [".a.plist.swp", "a.plist~", "#a.plist#"] { try write("x", to: name) }
    #expect(!files.haveChanged)
    try write("x", to: "Image.png")
    #expect(files.haveChanged)
  }

  @Test func gitWritesIntoItsFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let git = folder.appendingPathComponent(".git")
    try FileManager.default.createDirectory(at: git, withIntermediateDirectories: true)
    let record = RecordedFiles()
    _ = record.status(of: git.path)
    var files = WatchedFiles(paths: [folder.path])
    files.add(record)
    try write("x", to: ".git/index.lock")
    #expect(!files.haveChanged)
    try FileManager.default.removeItem(at: git)
    #expect(files.haveChanged)
  }
}
