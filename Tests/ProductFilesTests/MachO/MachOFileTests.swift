import Testing

@testable import ProductFiles

/// What images declare about themselves, in all forms in which they lie in files.
@Suite struct MachOFileTests {
  private func image(_ path: String, of product: String = "Shop.ipa") throws -> MachOImage {
    try #require(try MachOFile(SampleProducts.file(path, of: product)).images.first)
  }

  @Test func importsAndLibrariesOfChainedFixupsAreRead() throws {
    let image = try image(SampleProducts.shop)
    #expect(image.fileType == .executable)
    #expect(image.architecture.description == "arm64")
    #expect(image.brokenParts.isEmpty)
    let library = try #require(image.imports.first { $0.name == "_OBJC_CLASS_$_AVCaptureDevice" }?.library)
    #expect(image.libraries[library].path.hasSuffix("/AVFoundation"))
    #expect(image.imports.contains { $0.name == "_AVMediaTypeVideo" })
    #expect(image.importedClasses == ["AVCaptureDevice", "NSObject"])
    #expect(image.searchPaths == ["@executable_path/Frameworks"])
    #expect(image.libraries.last?.path == "@rpath/Metrics.framework/Metrics")
  }

  @Test func buildVersionEncryptionAndNamesAreRead() throws {
    let image = try image(SampleProducts.metrics)
    #expect(image.fileType == .dynamicLibrary)
    #expect(image.installName == "@rpath/Metrics.framework/Metrics")
    #expect(image.buildVersions.map(\.platform) == [.iOS])
    #expect(image.buildVersions.first?.minimumOS.description == "17.0")
    #expect(image.buildVersions.first?.sdk == MachOVersion("26.0"))
    #expect(image.encryption == 0)
    #expect(image.uuid?.count == 32)
    #expect(image.classNames == ["MXSession"])
    #expect(image.imports.first { $0.name == "_notify_post" }?.isWeak == true)
  }

  @Test func importsAreFoundInEachTableAlone() throws {
    for (path, kinds) in [(SampleProducts.shop, [0x02, 0x8000_0034]), (SampleProducts.metrics, [0x02, 0x8000_0022])] {
      let bytes = try SampleProducts.file(path, of: "Shop.ipa")
      let whole = try #require(try MachOFile(bytes).images.first)
      let without = try kinds.map { kind in
        try #require(try MachOFile(Self.withoutCommand(UInt32(kind), bytes)).images.first)
      }
      // Stripped of its symbols, an image still binds all that it uses.
      #expect(
        without[0].imports.map(\.name)
          == whole.imports.map(\.name).filter { $0 != "dyld_stub_binder" || path == SampleProducts.metrics }
      )
      #expect(without[1].imports.map(\.name) == whole.imports.map(\.name))
    }
  }

  /// Returns an image whose load commands of a kind are of none that is known.
  private static func withoutCommand(_ kind: UInt32, _ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let data = BinaryData(bytes)
    var position = 32
    for _ in 0..<(data.word(16) ?? 0) {
      if data.word(position) == kind { bytes.replaceSubrange(position..<(position + 4), with: [0xEE, 0, 0, 0]) }
      position += Int(data.word(position + 4) ?? 8)
    }
    return bytes
  }

  @Test func sentSelectorsAreDistinguishedFromThoseOfOwnMethods() throws {
    let image = try image(SampleProducts.shop)
    #expect(image.selectors.contains("requestAccessForMediaType:completionHandler:"))
    #expect(image.ownSelectors == ["requestAlwaysAuthorization", "scanCode"])
    #expect(try self.image(SampleProducts.metrics).ownSelectors == ["begin"])
  }

  @Test func selectorsOfObjectFilesAreFoundByTheirRelocations() throws {
    let file = try MachOFile(
      SampleProducts.file("Metrics.xcframework/ios-arm64/libMetrics.a", of: "Metrics.xcframework.zip")
    )
    #expect(file.kind == .archive)
    #expect(file.images.map(\.member) == ["metrics.o", "today.o"])
    #expect(file.images.map(\.fileType) == [.object, .object])
    // The method `begin` is defined and not sent.
    let expected = [
      "objectForKey:", "processInfo", "requestWhenInUseAuthorization", "standardUserDefaults", "systemUptime",
    ]
    #expect(file.images.first?.selectors == expected)
    #expect(file.images.last?.imports.map(\.name) == ["_NSExtensionMain", "_getattrlist"])
  }

  @Test func slicesOfImagesAndOfArchivesAreRead() throws {
    let framework = "Contents/Frameworks/Metrics.framework/Versions/A/Metrics"
    for path in ["Desk.app/Contents/MacOS/Desk", "Desk.app/\(framework)"] {
      let file = try MachOFile(SampleProducts.file(path, of: "Desk.app.zip"))
      #expect(file.isFat && file.kind == .image)
      #expect(file.images.map(\.architecture.description).sorted() == ["arm64", "x86_64"])
      #expect(file.images.allSatisfy { $0.buildVersions.first?.platform == .macOS })
    }
    let path = "Metrics.xcframework/ios-arm64_x86_64-simulator/Metrics.framework/Metrics"
    let archives = try MachOFile(SampleProducts.file(path, of: "Metrics.xcframework.zip"))
    #expect(archives.isFat && archives.kind == .archive)
    #expect(archives.images.count == 2)
    #expect(archives.images.allSatisfy { $0.buildVersions.first?.platform?.isSimulator == true })
  }

  @Test func thePropertyListInAToolIsRead() throws {
    let image = try image("Desk.app/Contents/MacOS/Desk", of: "Desk.app.zip")
    let contents = try #require(image.infoPlist.flatMap(PropertyListContents.value))
    #expect(contents["CFBundleIdentifier"]?.text == "org.example.desk.tool")
  }

  @Test func anImageOf32BitsIsRead() throws {
    let image = try #require(try MachOFile(SmallImage.bytes).images.first)
    #expect(image.architecture.description == "armv7")
    #expect(image.imports == [MachOImage.Import(name: "_stat$INODE64", library: 0, isWeak: false)])
    #expect(MachOImage.plainName("_stat$INODE64") == "_stat")
    #expect(MachOImage.plainName("_read$NOCANCEL$UNIX2003") == "_read")
    #expect(MachOImage.plainName("_OBJC_CLASS_$_A") == "_OBJC_CLASS_$_A")
    #expect(MachOImage.plainName("_a" + String(repeating: "$NOCANCEL", count: 20_000)) == "_a")
    #expect(image.buildVersions.first?.platform == .iOS)
    #expect(image.buildVersions.first?.minimumOS.description == "9.1.2")
  }

  @Test func filesThatAreNoneAreDistinguished() {
    // A class of Java begins as a file with slices does.
    #expect(!MachOFile.recognises([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52]))
    #expect(MachOFile.recognises([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 2]))
    #expect(!MachOFile.recognises(Array("bplist00".utf8)))
    #expect(throws: MachOFailure.notMachO) { try MachOFile(Array("bplist00".utf8)) }
    #expect(throws: MachOFailure.notMachO) { try MachOFile([]) }
    #expect(throws: MachOFailure.notMachO) { try MachOFile([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52]) }
  }

  @Test func framesThatNestOrShareBytesAreRefused() throws {
    let inner = Self.fat([SmallImage.bytes])
    #expect(throws: MachOFailure.tooDeep) { try MachOFile(Self.fat([inner])) }
    let archive = StaticArchiveTests.archive([("a.o", SmallImage.bytes)])
    #expect(try MachOFile(Self.fat([archive])).images.count == 1)
    // An archive in an archive is a member that is no object file.
    let nested = try MachOFile(StaticArchiveTests.archive([("a.a", archive)]))
    #expect(nested.images.isEmpty && nested.otherMembers == 1)
    var shared = Self.fat([SmallImage.bytes, SmallImage.bytes])
    // The second slice begins where the first one does.
    shared.replaceSubrange(36..<40, with: shared[16..<20])
    #expect(throws: MachOFailure.malformed("fat header")) { try MachOFile(shared) }
  }

  private static func fat(_ slices: [[UInt8]]) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(value).bigEndian, Array.init) }
    var (head, body) = (word(0xCAFE_BABE) + word(slices.count), [UInt8]())
    let start = 8 + 20 * slices.count
    for slice in slices {
      head += word(12) + word(9) + word(start + body.count) + word(slice.count) + word(0)
      body += slice
    }
    return head + body
  }

  @Test func aBrokenPartIsNotedAndTheOthersAreRead() throws {
    var bytes = try SampleProducts.file(SampleProducts.metrics, of: "Shop.ipa")
    bytes.removeLast(2_000)
    let image = try #require(try? MachOFile(bytes).images.first)
    #expect(!image.brokenParts.isEmpty)
    #expect(image.libraries.count == 5)
    #expect(image.selectors.contains("requestWhenInUseAuthorization"))
  }

  @Test func versionsAreComparedByTheirNumbers() {
    #expect(MachOVersion("9.3").map { $0 < MachOVersion(packed: 0x000A_0000) } == true)
    #expect(MachOVersion("15") == MachOVersion(packed: 0x000F_0000))
    #expect(MachOVersion("15.0.1")?.description == "15.0.1")
    for text in ["", "15.", "15.0.0.0", "a", "15.256", "70000", "$(X)"] {
      #expect(MachOVersion(text) == nil, "\(text)")
    }
  }
}

/// An image of 32 bits with a version command, a library and one undefined symbol.
enum SmallImage {
  static let bytes: [UInt8] = {
    let library: [UInt8] = words(0x0C, 40, 24, 0, 0, 0) + Array("/usr/lib/a.dyli\0".utf8)
    let version: [UInt8] = words(0x25, 16, 0x0009_0102, 0x000A_0000)
    let texts: [UInt8] = [0] + Array("_stat$INODE64\0".utf8)
    let size = UInt32(28 + library.count + version.count + 24)
    let symbols: [UInt8] = words(0x02, 24, size, 1, size + 12, UInt32(texts.count))
    let head: [UInt8] = words(0xFEED_FACE, 12, 9, 6, 3, size - 28, 0x80)
    // Undefined and external, from the first library.
    let symbol: [UInt8] = words(1) + [1, 0, 0, 1] + words(0)
    return [head, library, version, symbols, symbol, texts].flatMap { $0 }
  }()

  private static func words(_ values: UInt32...) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
  }
}
