import Foundation
import LintFiles
import Testing

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
}
