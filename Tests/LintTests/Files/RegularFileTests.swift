import Foundation
import LintFiles
import Testing

/// A file is read to its end, whatever its reported size is.
@Suite struct RegularFileTests {
  @Test(arguments: [0, 1, 4_096, 1_100_000]) func isReadWhole(size: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try RegularFile(readingFrom: file.path).contents == bytes)
  }

  #if os(Linux)
  @Test func isReadWholeWhereTheSizeIsUnknown() throws {
    let file = "/proc/self/status"
    #expect(try RegularFile(readingFrom: file).contents.count > 100)
  }
  #endif

  @Test func foldersAreRefused() {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: FileFailure.self) { try RegularFile(readingFrom: folder) }
  }
}
