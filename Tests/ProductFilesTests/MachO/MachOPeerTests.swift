import Foundation
import Testing

@testable import ProductFiles

/// What LLVM's tools print of the sample products, and of the files in the folder that PLIST_IMAGES names, our reader returns too.
@Suite(.enabled(if: Tool.hasLLVM, "llvm-nm and llvm-objdump are not installed"), .serialized)
struct MachOPeerTests {
  /// The sample products, and files outside.
  private static let sources: [String] = {
    guard let folder = ProcessInfo.processInfo.environment["PLIST_IMAGES"] else { return SampleProducts.names }
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let images = files.map { "\(folder)/\($0)" }.filter { path in
      guard let file = FileBytes(path), let start = file.bytes(0, min(8, file.count)) else { return false }
      return MachOFile.recognises(start)
    }
    return SampleProducts.names + images.sorted()
  }()

  /// A file as LLVM's tools and our reader see it.
  private struct Binary {
    let file: URL
    let images: [MachOImage]
    var isObject: Bool { images.contains { $0.fileType == .object } }

    func objdump(_ options: String...) throws -> [Substring] {
      try Tool.run(["llvm-objdump", "--macho", "--arch=all"] + options + [file.path]).split(separator: "\n")
    }
  }

  private func binaries(_ name: String, in folder: TemporaryFolder) throws -> [Binary] {
    guard !name.hasPrefix("/") else {
      let file = URL(filePath: name)
      let bytes = Array(try Data(contentsOf: file, options: .alwaysMapped))
      // The hashes of large files take minutes in a build for debugging.
      return [Binary(file: file, images: try MachOFile(bytes, comparesCode: bytes.count < 12 << 20).images)]
    }
    let product = try SampleProducts.product(name)
    return try product.binaries.map { binary in
      let bytes = try product.tree.contents(binary.path, limit: 1 << 30)
      let file = try folder.write(bytes, to: binary.path)
      return Binary(file: file, images: try MachOFile(bytes, comparesCode: true).images)
    }
  }

  @Test(arguments: sources)
  func whatIsReadIsWhatLLVMPrints(name: String) throws {
    let folder = try TemporaryFolder()
    for binary in try binaries(name, in: folder) {
      #expect(binary.images.allSatisfy { $0.brokenParts.isEmpty && $0.isCodeIntact != false }, "\(binary.file)")
      try compareUndefinedNames(binary)
      try compareHeaders(binary)
      guard !binary.isObject else { continue }
      try compareLibraries(binary)
      try compareBindings(binary)
      try compareChainedImports(binary)
    }
  }

  private func compareUndefinedNames(_ binary: Binary) throws {
    // The names in bitcode inside of an object are those before the compiler made code of it.
    let options = ["--no-llvm-bc", "-u", "--format=just-symbols", "--arch=all"]
    let output = try Tool.run(["llvm-nm"] + options + [binary.file.path])
    let expected = Set(
      output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("_") || $0.hasPrefix("dyld_") }
    )
    let found = Set(binary.images.flatMap(\.imports).map(\.name))
    let known = expected.union(try bound(binary))
    let (missing, additional) = (expected.subtracting(found), found.subtracting(known))
    #expect(missing.isEmpty && additional.isEmpty, "\(missing.sorted().prefix(5)) \(additional.sorted().prefix(5))")
  }

  /// Names that are bound: those of stripped images need not be among the symbols, and those that C++ looks for in all images may be
  /// defined.
  private func bound(_ binary: Binary) throws -> Set<String> {
    guard !binary.isObject else { return [] }
    let names = try binary.objdump("--bind", "--lazy-bind", "--weak-bind").compactMap { line in
      line.split(separator: " ").map(String.init).last { $0 != "(weak_import)" }
    }
    return Set(names + (try binary.objdump("--chained-fixups").compactMap(Self.chainedName)))
  }

  private static func chainedName(_ line: Substring) -> String? {
    guard line.contains("name_offset"), let start = line.firstIndex(of: "(") else { return nil }
    return String(line[line.index(after: start)...].dropLast())
  }

  private func compareLibraries(_ binary: Binary) throws {
    let expected = try binary.objdump("--dylibs-used").filter { $0.hasPrefix("\t") }
      .compactMap { $0.split(separator: " ").first.map { String($0.dropFirst()) } }
    // The tool counts the name of a library itself among the libraries.
    let found = binary.images.flatMap { image in
      (image.installName.map { [$0] } ?? []) + image.libraries.map(\.path)
    }
    #expect(found.sorted() == expected.sorted())
  }

  /// The values of load commands that the tool prints in lines of a name and a value.
  private func compareHeaders(_ binary: Binary) throws {
    let platforms: [String: MachOPlatform] = [
      "macos": .macOS, "maccatalyst": .macCatalyst, "ios": .iOS, "iossimulator": .iOSSimulator, "tvos": .tvOS,
      "watchos": .watchOS, "xros": .visionOS,
      "tvossimulator": .tvOSSimulator, "watchossimulator": .watchOSSimulator, "xrsimulator": .visionOSSimulator,
    ]
    var (builds, identifiers, paths, encryption): ([BuildVersion], [String], [String], [UInt32]) = ([], [], [], [])
    var (command, values): (String, [String: String]) = ("", [:])
    /// Those of old images, which do not name the simulator.
    var old: Set<BuildVersion> = []
    func version(_ name: String) -> MachOVersion? {
      values[name].map { $0 == "n/a" ? "0" : $0 }.flatMap(MachOVersion.init)
    }
    func finish() {
      switch command {
      case "LC_BUILD_VERSION":
        guard let minimum = version("minos"), let sdk = version("sdk") else { break }
        builds.append(
          BuildVersion(
            platform: values["platform"].flatMap { platforms[$0.lowercased()] },
            minimumOS: minimum,
            sdk: sdk
          )
        )
      case "LC_VERSION_MIN_MACOSX":
        guard let minimum = version("version"), let sdk = version("sdk") else { break }
        builds.append(BuildVersion(platform: .macOS, minimumOS: minimum, sdk: sdk))
      case "LC_VERSION_MIN_IPHONEOS":
        guard let minimum = version("version"), let sdk = version("sdk") else { break }
        old.insert(BuildVersion(platform: .iOS, minimumOS: minimum, sdk: sdk))
      case "LC_UUID": identifiers += values["uuid"].map { [$0.replacing("-", with: "")] } ?? []
      case "LC_RPATH": paths += values["path"].map { [$0] } ?? []
      case "LC_ENCRYPTION_INFO", "LC_ENCRYPTION_INFO_64":
        encryption += values["cryptid"].flatMap(UInt32.init).map { [$0] } ?? []
      default: break
      }
      values = [:]
    }
    for line in try binary.objdump("--private-headers") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      if words[0] == "cmd" {
        finish()
        command = words[1]
      }
      let value = words[1].split(separator: " (offset").first.map(String.init) ?? words[1]
      if values[words[0]] == nil { values[words[0]] = value }
    }
    finish()
    let found = binary.images.flatMap(\.buildVersions).map { build in
      let device = BuildVersion(platform: .iOS, minimumOS: build.minimumOS, sdk: build.sdk)
      return build.platform == .iOSSimulator && old.contains(device) ? device : build
    }
    #expect(Set(found) == Set(builds).union(old))
    #expect(binary.images.compactMap(\.uuid).sorted() == identifiers.sorted())
    #expect(binary.images.flatMap(\.searchPaths).sorted() == paths.sorted())
    #expect(binary.images.compactMap(\.encryption).sorted() == encryption.sorted())
  }

  /// A name that is bound, with the library as the tools write it.
  private struct Binding: Hashable {
    let name: String
    let library: String
    /// Nil where the tool does not print it.
    let isWeak: Bool?
  }

  private func compareBindings(_ binary: Binary) throws {
    var bindings: Set<Binding> = []
    for option in ["--bind", "--lazy-bind"] {
      for line in try binary.objdump(option) {
        let words = line.split(separator: " ").map(String.init)
        // Segment, section, address, perhaps a type and an addend, library, name, perhaps a note.
        guard words.count >= 5, words[2].hasPrefix("0x") else { continue }
        let place = option == "--bind" ? 5 : 3
        try #require(words.count > place + 1)
        let isWeak = option == "--bind" ? words.last == "(weak_import)" : nil
        bindings.insert(Binding(name: words[place + 1], library: words[place], isWeak: isWeak))
      }
    }
    compare(bindings, binary)
  }

  private func compareChainedImports(_ binary: Binary) throws {
    var bindings: Set<Binding> = []
    var (library, isWeak) = ("", false)
    for line in try binary.objdump("--chained-fixups") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "lib_ordinal": library = words.last.map { String($0.dropFirst().dropLast()) } ?? ""
      case "weak_import": isWeak = words.last != "0"
      case "name_offset":
        guard let name = Self.chainedName(line) else { continue }
        bindings.insert(Binding(name: name, library: library, isWeak: isWeak))
      default: break
      }
    }
    compare(bindings, binary)
  }

  /// What the tools write instead of a library.
  private static let noLibraries: Set = ["flat-namespace", "main-executable", "self", "this-image", "weak"]

  private func compare(_ bindings: Set<Binding>, _ binary: Binary) {
    let found = Dictionary(
      grouping: binary.images.flatMap { image in
        image.imports.map { entry in
          let library = entry.library.flatMap { image.libraries.indices.contains($0) ? image.libraries[$0].path : nil }
          return Binding(name: entry.name, library: library ?? "", isWeak: entry.isWeak)
        }
      },
      by: \.name
    )
    let missing = bindings.filter { binding in
      !(found[binding.name] ?? []).contains { own in
        // The tools leave out the folder and the version of a library.
        (Self.noLibraries.contains(binding.library) || own.library.contains(binding.library))
          && (binding.isWeak == nil || own.isWeak == binding.isWeak)
      }
    }
    #expect(missing.isEmpty, "\(missing.prefix(5)) in \(binary.file.lastPathComponent)")
  }
}
