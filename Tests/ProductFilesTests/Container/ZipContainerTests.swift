import Testing

@testable import ProductFiles

/// Archives are read by their directory alone, and what is false in it refuses them.
@Suite struct ZipContainerTests {
  private func contents(_ writer: ZipWriter, _ path: String) throws -> String {
    let contents = try ProductTree(try writer.container).contents(path, limit: 1 << 20)
    return String(decoding: contents, as: UTF8.self)
  }

  /// The failure of opening an archive, or of reading the only file in it.
  private func failure(_ entries: ZipWriter.Entry...) -> ProductFailure? {
    do throws(ProductFailure) {
      let container = try ZipWriter(entries).container
      for entry in container.entries where entry.kind == .file { _ = try container.contents(of: entry, limit: 1 << 30) }
      return nil
    } catch { return error }
  }

  @Test func filesFoldersAndImpliedFoldersAreListed() throws {
    let container = try ZipWriter(["a/b/c.txt": "x", "d/": "", "e": "yz"]).container
    #expect(container.entries.map(\.path) == ["a", "a/b", "a/b/c.txt", "d", "e"])
    #expect(container.entries.map(\.kind) == [.folder, .folder, .file, .folder, .file])
    #expect(container.entries.last?.size == 2)
  }

  @Test func filesOfMacOSAreLeftOut() throws {
    let container = try ZipWriter(["__MACOSX/a/._b": "x", "a/._b": "x", "a/.DS_Store": "x", "a/b": "x"]).container
    #expect(container.entries.map(\.path) == ["a", "a/b"])
  }

  @Test func packedFilesAreUnpackedAndCompared() throws {
    let packed: [UInt8] = [0x4B, 0x4C, 0x4A, 0x06, 0x00]
    let entry = ZipWriter.Entry(name: "a", contents: Array("abc".utf8), packed: packed, method: 8)
    #expect(try contents(ZipWriter([entry]), "a") == "abc")
    var broken = entry
    broken.checksum = 5
    #expect(failure(broken) == .damaged(path: "a"))
    broken = entry
    broken.size = 2
    #expect(failure(broken) == .damaged(path: "a"))
    broken.size = 4
    #expect(failure(broken) == .damaged(path: "a"))
  }

  @Test func theFormForLargeFilesIsRead() throws {
    var writer = ZipWriter([ZipWriter.Entry(name: "a", contents: Array("abc".utf8), isLarge: true)])
    writer.isLarge = true
    #expect(try contents(writer, "a") == "abc")
  }

  @Test func aCommentAfterTheDirectoryIsAllowed() throws {
    var writer = ZipWriter(["a": "abc"])
    writer.comment = Array("PK\u{5}\u{6} made by hand, with what looks like an end".utf8)
    #expect(try contents(writer, "a") == "abc")
  }

  @Test(arguments: ["../a", "a/../../b", "/a", "a//b", "./a", "a/.", "a\\b", "a\nb", "..", "/"])
  func aNameThatLeadsElsewhereRefusesTheArchive(name: String) {
    #expect(failure(ZipWriter.Entry(name: name)) == .invalidName(name))
  }

  @Test func aNameThatIsNoTextIsLeftOut() throws {
    let entries = [ZipWriter.Entry(name: "", nameBytes: [0x61, 0xFF]), ZipWriter.Entry(name: "b")]
    #expect(try ZipWriter(entries).container.entries.map(\.path) == ["b"])
  }

  @Test func aNameThatOccursTwiceRefusesTheArchive() {
    #expect(failure(.init(name: "a"), .init(name: "a")) == .duplicateName("a"))
    #expect(failure(.init(name: "\u{E9}"), .init(name: "e\u{301}")) == .duplicateName("e\u{301}"))
    #expect(failure(.init(name: "a"), .init(name: "a/")) == .duplicateName("a"))
  }

  @Test func aFileThatIsUsedAsAFolderRefusesTheArchive() {
    #expect(failure(.init(name: "a"), .init(name: "a/b")) == .duplicateName("a"))
    #expect(failure(.init(name: "a/b"), .init(name: "a")) == .duplicateName("a"))
    // So nothing can be put below a link.
    #expect(failure(.init(name: "a", contents: [46], mode: 0o120777), .init(name: "a/b")) == .duplicateName("a"))
  }

  @Test func entriesThatShareBytesRefuseTheArchive() {
    let first = ZipWriter.Entry(name: "a", contents: Array(repeating: 7, count: 100))
    #expect(failure(first, .init(name: "b", contents: [1], offset: 0)) == .overlappingEntry(path: "a"))
    #expect(failure(first, .init(name: "b", contents: [1], offset: 60)) == .overlappingEntry(path: "a"))
    // The last one reaches into the directory.
    #expect(failure(first, .init(name: "b", contents: [1], offset: 1_000)) == .overlappingEntry(path: "b"))
  }

  @Test func aFileThatWouldUnpackToFarMoreIsNotUnpacked() {
    let bomb = ZipWriter.Entry(name: "a", packed: [UInt8](repeating: 0, count: 100), method: 8, size: 1 << 20)
    #expect(failure(bomb) == .bomb(path: "a"))
  }

  @Test func whatAnArchiveUnpacksToIsLimitedInAll() throws {
    // Each file is allowed; the archive has 90 kB, which may become 67 MB.
    let zeros = ZipWriter.Entry(name: "", packed: [UInt8](repeating: 0, count: 31_000), method: 8, size: 30 << 20)
    let entries = ["a", "b", "c"].map { name in
      var entry = zeros
      entry.name = name
      return entry
    }
    let container = try ZipWriter(entries).container
    let failures = container.entries.map { entry in
      do throws(ProductFailure) {
        _ = try container.contents(of: entry, limit: 1 << 30)
        return nil as ProductFailure?
      } catch { return error }
    }
    #expect(failures == [.damaged(path: "a"), .damaged(path: "b"), .bomb(path: "c")])
  }

  @Test func aFileAboveTheLimitIsNotUnpacked() throws {
    let container = try ZipWriter(["a": "12345"]).container
    let entry = try #require(container.entries.first)
    #expect(throws: ProductFailure.tooLarge(path: "a", limit: 4)) { try container.contents(of: entry, limit: 4) }
    #expect(try container.start(of: entry, count: 2) == Array("12".utf8))
  }

  @Test func encryptedFilesAndOtherMethodsAreFailuresOfTheirOwn() {
    #expect(failure(.init(name: "a", flags: 1)) == .encrypted(path: "a"))
    #expect(failure(.init(name: "a", method: 93)) == .unknownMethod(93, path: "a"))
  }

  @Test func aHeadThatDiffersFromTheDirectoryIsDamage() {
    #expect(failure(.init(name: "a", localName: "b")) == .damaged(path: "a"))
    #expect(failure(.init(name: "a", localName: "ab")) == .damaged(path: "a"))
  }

  @Test func sizesAfterTheContentsAreThoseOfTheDirectory() throws {
    #expect(try contents(ZipWriter([.init(name: "a", contents: Array("abc".utf8), flags: 0x808)]), "a") == "abc")
  }

  @Test func otherFilesAndWrongDirectoriesAreRefused() {
    #expect(throws: ProductFailure.noArchive) { try ZipContainer(MemoryBytes([])) }
    #expect(throws: ProductFailure.noArchive) {
      try ZipContainer(MemoryBytes(Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 99)))
    }
    var writer = ZipWriter(["a": "abc"])
    writer.surplus = 1
    #expect(throws: ProductFailure.invalidDirectory) { try writer.container }
    #expect(throws: ProductFailure.noArchive) {
      try ZipContainer(MemoryBytes(Array(ZipWriter(["a": "abc"]).bytes.dropLast())))
    }
    writer = ZipWriter([:])
    writer.surplus = ProductLimits.entryCount + 1
    writer.isLarge = true
    #expect(throws: ProductFailure.tooManyEntries(limit: ProductLimits.entryCount)) { try writer.container }
  }

  @Test func foldersThatNestWithoutEndRefuseTheArchive() {
    let name = String(repeating: "a/", count: ProductLimits.depth) + "b"
    #expect(failure(.init(name: name)) == .tooDeep(path: name))
  }

  @Test(.enabled(if: Tool.hasPython, "python3 with zipfile is not installed"), arguments: SampleProducts.names)
  func contentsAreThoseThatPythonReads(name: String) throws {
    let script = """
      import sys, zipfile, zlib
      archive = zipfile.ZipFile(sys.argv[1])
      for entry in archive.infolist():
          print(entry.filename, entry.file_size, zlib.crc32(archive.read(entry)))
      """
    let lines = try Tool.run(["python3", "-c", script, SampleProducts.url(name).path]).split(separator: "\n")
    let container = try ZipContainer(MemoryBytes(try SampleProducts.bytes(name)))
    let ours = try container.entries.filter { $0.kind != .folder }.map { entry in
      let contents = try container.contents(of: entry, limit: 1 << 30)
      return "\(entry.path) \(contents.count) \(CRC32.checksum(contents))"
    }
    #expect(ours == lines.map(String.init).filter { !$0.hasPrefix("__MACOSX") }.sorted())
  }
}
