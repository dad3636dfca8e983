import Foundation
import ProjectFiles
import Testing

/// Files on disk are found, but links and special files are ignored.
@Suite struct DiskFilesTests {
  private let files = DiskFiles()

  /// Runs `body` in a new folder that is gone afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func seesFilesAndFolders() throws {
    try inFolder { folder in
      try Data("abc".utf8).write(to: URL(fileURLWithPath: folder + "/b.txt"))
      try FileManager.default.createDirectory(atPath: folder + "/a", withIntermediateDirectories: false)
      #expect(files.entries(of: folder).map(\.name) == ["a", "b.txt"])
      #expect(files.entries(of: folder).map(\.type) == [.folder, .file])
      #expect(files.status(of: folder + "/b.txt")?.size == 3)
      #expect(files.contents(of: folder + "/b.txt", limit: 3) == Array("abc".utf8))
    }
  }

  @Test func listsOnlyWhatIsWanted() throws {
    try inFolder { folder in
      for name in ["Podfile", "Podfile.lock", "a.Entitlements", "b.entitlements", ".entitlements", "entitlements"] {
        try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      let filter = EntryFilter(names: ["Podfile"], extensions: ["entitlements"])
      let names = files.entries(of: folder, where: filter).map(\.name).sorted()
      #expect(names == ["Podfile", "a.Entitlements", "b.entitlements"])
    }
  }

  @Test func findsManyNamesOfAFolder() throws {
    try inFolder { folder in
      try Data("abc".utf8).write(to: URL(fileURLWithPath: folder + "/b.txt"))
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "/etc/hosts")
      let names = ["b.txt", "absent", "link"]
      #expect(files.statuses(of: names, in: folder) == names.map { files.status(of: "\(folder)/\($0)") })
      #expect(files.statuses(of: names, in: folder).map { $0?.type } == [.file, nil, .other])
      #expect(files.statuses(of: names, in: folder + "/absent") == [nil, nil, nil])
      #expect(files.file(at: folder + "/b.txt", limit: 3)?.status == files.status(of: folder + "/b.txt"))
    }
  }

  /// Bug: a file that replaced one of the same size and date counted as the same.
  @Test func aFileInPlaceOfOneOfTheSameSizeAndDateHasAnotherStatus() throws {
    try inFolder { folder in
      let path = folder + "/b.txt"
      try Data("abc".utf8).write(to: URL(fileURLWithPath: path))
      let former = files.status(of: path)
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      try Data("xyz".utf8).write(to: URL(fileURLWithPath: folder + "/c.txt"))
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: folder + "/c.txt", toPath: path)
      try FileManager.default.setAttributes([.modificationDate: #require(date)], ofItemAtPath: path)
      #expect(files.status(of: path)?.size == former?.size)
      #expect(files.status(of: path) != former)
    }
  }

  @Test func keepsToTheLimit() throws {
    try inFolder { folder in
      try Data("abc".utf8).write(to: URL(fileURLWithPath: folder + "/b.txt"))
      #expect(files.contents(of: folder + "/b.txt", limit: 2) == nil)
    }
  }

  @Test func followsNoLinks() throws {
    try inFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "/etc/hosts")
      #expect(files.entries(of: folder).map(\.type) == [.other])
      #expect(files.contents(of: folder + "/link", limit: 1_000_000) == nil)
    }
  }

  @Test func doesNotWaitForPipes() throws {
    try inFolder { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      #expect(files.status(of: folder + "/pipe")?.type == .other)
      #expect(files.contents(of: folder + "/pipe", limit: 10) == nil)
    }
  }

  @Test func whatIsAbsentIsNotThere() {
    #expect(files.status(of: "/no/such/file") == nil)
    #expect(files.entries(of: "/no/such/folder").isEmpty)
    #expect(files.contents(of: "/no/such/file", limit: 10) == nil)
  }
}
