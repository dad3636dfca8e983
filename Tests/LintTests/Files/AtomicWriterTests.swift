import Foundation
import Testing

@testable import LintFiles

/// A file is replaced as a whole, and stays what it was but for its contents.
@Suite struct AtomicWriterTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  /// Bug: the name of the temporary file was longer than that of the target.
  @Test func aNameCanBeAsLongAsNamesAre() throws {
    try withFolder { folder in
      let path = folder + "/" + String(repeating: "a", count: 249) + ".plist"
      try AtomicWriter.save([1], to: path)
      try AtomicWriter.save([2], to: path)
      #expect(FileManager.default.contents(atPath: path) == Data([2]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    }
  }

  @Test func theModeIsKept() throws {
    try withFolder { folder in
      let path = folder + "/a.plist"
      try AtomicWriter.save([1], to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try AtomicWriter.save([2], to: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  /// Bug: root became the owner of what it fixed.
  @Test(.enabled(if: geteuid() == 0)) func theOwnerIsKept() throws {
    try withFolder { folder in
      let path = folder + "/a.plist"
      try AtomicWriter.save([1], to: path)
      #expect(chown(path, 1_234, 1_234) == 0)
      try AtomicWriter.save([2], to: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.ownerAccountID] as? Int == 1_234)
      #expect(attributes[.groupOwnerAccountID] as? Int == 1_234)
    }
  }

  /// Bug: of a file with two names, one got the new contents and the other kept the old ones.
  @Test func aFileWithSeveralNamesIsRefused() throws {
    try withFolder { folder in
      let (path, other) = (folder + "/a.plist", folder + "/b.plist")
      try AtomicWriter.save([1], to: path)
      try FileManager.default.linkItem(atPath: path, toPath: other)
      let failure = #expect(throws: FileFailure.self) { try AtomicWriter.save([2], to: path) }
      #expect(failure?.reason.contains("2 names (hard links)") == true)
      for name in [path, other] { #expect(FileManager.default.contents(atPath: name) == Data([1])) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.plist", "b.plist"])
      try FileManager.default.removeItem(atPath: other)
      try AtomicWriter.save([2], to: path)
      #expect(FileManager.default.contents(atPath: path) == Data([2]))
    }
  }

  @Test func noneOfSeveralFilesIsWrittenIfOneHasSeveralNames() throws {
    try withFolder { folder in
      let paths = ["a", "b", "c"].map { folder + "/\($0).plist" }
      for path in paths { try AtomicWriter.save([1], to: path) }
      try FileManager.default.linkItem(atPath: paths[1], toPath: folder + "/d.plist")
      let items = try paths.map { path in
        AtomicWriter.Item(path: path, contents: [2], former: try RegularFile(readingFrom: path))
      }
      #expect(throws: FileFailure.self) { try AtomicWriter.save(items) }
      for path in paths { #expect(FileManager.default.contents(atPath: path) == Data([1])) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 4)
    }
  }

  @Test func aLinkStaysALink() throws {
    try withFolder { folder in
      let (path, link) = (folder + "/a.plist", folder + "/link.plist")
      try AtomicWriter.save([1], to: path)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.plist")
      try AtomicWriter.save([2], to: link)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.plist")
      #expect(FileManager.default.contents(atPath: path) == Data([2]))
    }
  }

  /// The mode counts for root too.
  @Test func aReadOnlyFileIsNotReplaced() throws {
    try withFolder { folder in
      let path = folder + "/a.plist"
      try AtomicWriter.save([1], to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let failure = #expect(throws: FileFailure.self) { try AtomicWriter.save([2], to: path) }
      #expect(failure?.reason == "cannot be written: the file is read-only")
      #expect(FileManager.default.contents(atPath: path) == Data([1]))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write in all folders"))
  func inAReadOnlyFolderNothingIsReplaced() throws {
    try withFolder { folder in
      let path = folder + "/a.plist"
      try AtomicWriter.save([1], to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
      #expect(throws: FileFailure.self) { try AtomicWriter.save([2], to: path) }
      #expect(FileManager.default.contents(atPath: path) == Data([1]))
    }
  }

  /// Bug: what an editor saved while the new contents were written was overwritten.
  @Test(arguments: 1...20) func noEditIsLostThatIsMadeWhileFilesAreWritten(round: Int) throws {
    try withFolder { folder in
      let paths = ["a", "b", "c"].map { folder + "/\($0).plist" }
      for path in paths { try AtomicWriter.save(Array("old".utf8), to: path) }
      let items = try paths.map { path in
        AtomicWriter.Item(path: path, contents: Array("new".utf8), former: try RegularFile(readingFrom: path))
      }
      let edited = paths[round % 3]
      // Editors replace a file, or write into it, also as many bytes as it had.
      let text = Data((round.isMultiple(of: 2) ? "ed\(round % 10)" : "edit \(round)").utf8)
      let failure = #expect(throws: FileFailure.self) {
        try AtomicWriter.save(items) { path in
          guard path == edited else { return }
          try? text.write(to: URL(fileURLWithPath: path), options: round % 4 < 2 ? .atomic : [])
        }
      }
      #expect(failure?.path == edited)
      #expect(failure?.reason == "was changed by another program in the meantime; not overwritten")
      for path in paths {
        #expect(FileManager.default.contents(atPath: path) == (path == edited ? text : Data("old".utf8)))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
    }
  }

  @Test func whatOthersWroteSinceIsNotTakenBack() throws {
    try withFolder { folder in
      let paths = ["a", "b"].map { folder + "/\($0).plist" }
      for path in paths { try AtomicWriter.save([1], to: path) }
      let items = try paths.map { path in
        AtomicWriter.Item(path: path, contents: [2], former: try RegularFile(readingFrom: path))
      }
      #expect(throws: FileFailure.self) {
        try AtomicWriter.save(items) { path in
          guard path == paths[1] else { return }
          for path in paths { try? Data([3, 3]).write(to: URL(fileURLWithPath: path)) }
        }
      }
      for path in paths { #expect(FileManager.default.contents(atPath: path) == Data([3, 3])) }
    }
  }

  @Test func aFileThatOthersMakeMeanwhileIsNotOverwritten() throws {
    try withFolder { folder in
      let path = folder + "/a.plist"
      let failure = #expect(throws: FileFailure.self) {
        try AtomicWriter.save([AtomicWriter.Item(path: path, contents: [2], former: nil)]) { path in
          try? Data([3]).write(to: URL(fileURLWithPath: path))
        }
      }
      #expect(failure?.reason == "exists already; not overwritten")
      #expect(FileManager.default.contents(atPath: path) == Data([3]))
    }
  }

  @Test func aFileThatIsALinkMeanwhileIsNotFollowed() throws {
    try withFolder { folder in
      let (path, other) = (folder + "/a.plist", folder + "/other")
      for file in [path, other] { try AtomicWriter.save([1], to: file) }
      let item = AtomicWriter.Item(path: path, contents: [2], former: try RegularFile(readingFrom: path))
      #expect(throws: FileFailure.self) {
        try AtomicWriter.save([item]) { path in
          try? FileManager.default.removeItem(atPath: path)
          try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "other")
        }
      }
      #expect(FileManager.default.contents(atPath: other) == Data([1]))
    }
  }
}
