import Foundation
import ProjectFiles
import Testing

/// A record of queries shows what has changed since.
@Suite final class RecordedFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  private let record = RecordedFiles()

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  @Test func whatWasNotAskedAboutDoesNotCount() throws {
    _ = record.status(of: folder)
    try write("a", to: "a.txt")
    #expect(!record.haveChanged)
  }

  @Test func changedNewAndRemovedFilesCount() throws {
    try write("a", to: "a.txt")
    let (changed, new, removed) = (RecordedFiles(), RecordedFiles(), RecordedFiles())
    _ = changed.file(at: folder + "/a.txt", limit: 10)
    _ = new.status(of: folder + "/b.txt")
    #expect(!changed.haveChanged && !new.haveChanged)
    try write("bb", to: "a.txt")
    _ = removed.status(of: folder + "/a.txt")
    try write("b", to: "b.txt")
    #expect(changed.haveChanged && new.haveChanged && !removed.haveChanged)
    try FileManager.default.removeItem(atPath: folder + "/a.txt")
    #expect(removed.haveChanged)
  }

  @Test func ofAFolderTheEntriesCountThatWereAskedFor() throws {
    let all = RecordedFiles()
    _ = record.entries(of: folder, where: EntryFilter(extensions: ["plist"]))
    _ = all.entries(of: folder)
    for name in [".a.swp", "a~", "#a#"] { try write("x", to: name) }
    #expect(!all.haveChanged, "editors put such files into folders")
    try write("x", to: "Image.png")
    #expect(all.haveChanged)
    #expect(!record.haveChanged)
    try write("x", to: "Info.plist")
    #expect(record.haveChanged)
  }

  @Test func theFirstQueryOfAFileCounts() throws {
    _ = record.status(of: folder + "/a.txt")
    try write("a", to: "a.txt")
    _ = record.status(of: folder + "/a.txt")
    #expect(record.haveChanged)
  }
}
