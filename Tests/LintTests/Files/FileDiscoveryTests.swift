import AppProject
import Foundation
import LintFiles
import ProjectFiles
import Testing

@Suite struct FileDiscoveryTests {
  @Test func aSearchFindsPropertyListsAndCarriersOfTheListOfFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = FileUse.allCases.flatMap { use in use.extensions.map { "x.\($0)" } + use.names } + ["x.txt"]
    for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
    let found = FileDiscovery(paths: [folder.path]).files.map { FilePath.name($0.path) }
    let wanted = Set(names).filter { [.propertyList, .carrier].contains(FileUse(fileName: $0)) }
    #expect(Set(found) == wanted)
    #expect(found.contains("project.pbxproj") && !found.contains("x.swift"))
  }

  /// Returns what a search finds of files in a folder, by their paths in it.
  private func found(of names: [String], ignored: String = "") throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((name == ".gitignore" ? ignored : "").utf8).write(to: file)
    }
    return FileDiscovery(paths: [folder.path]).files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func whatCordovaMakesOfItsConfigurationIsSkipped() throws {
    let copies = ["platforms/ios/App/App-Info.plist", "plugins/camera/tests/config.xml"]
    // The variables of plug-ins are in `package.json`.
    #expect(try found(of: copies + ["config.xml", "package.json"]) == ["config.xml", "package.json"])
    #expect(try found(of: copies + ["package.json"]) == copies)
  }

  @Test func whatExpoMakesOfItsConfigurationIsSkipped() throws {
    let files = [".gitignore", "app.json", "ios/App/Info.plist", "package.json"]
    #expect(try found(of: files, ignored: "/ios\n") == ["app.json"])
    #expect(try found(of: files, ignored: "/android\n") == ["app.json", "ios/App/Info.plist"])
    #expect(try found(of: [".gitignore", "ios/App/Info.plist"], ignored: "/ios\n") == ["ios/App/Info.plist"])
  }

  @Test func aSignedBundleIsAProduct() throws {
    let files = ["Info.plist", "PlugIns/B.kext/Contents/Info.plist"].map { "Kexts/A.kext/Contents/\($0)" }
    #expect(try found(of: files + ["App/Info.plist"]).count == 3)
    let seal = "Kexts/A.kext/Contents/_CodeSignature/CodeResources"
    #expect(try found(of: files + [seal, "App/Info.plist"]) == ["App/Info.plist"])
  }

  @Test func theResourcesOfElectronAreNoProducts() throws {
    #expect(try found(of: ["build/entitlements.mac.plist", "package.json"]) == ["build/entitlements.mac.plist"])
    let inherited = "build/entitlements.mas.inherit.plist"
    #expect(try found(of: [inherited, "package.json"]) == [inherited])
    #expect(try found(of: ["build/entitlements.mac.plist"]).isEmpty)
    #expect(try found(of: ["build/Info.plist", "package.json"]).isEmpty)
  }

  /// Bug: a change that names a link on the command line of a check showed what it leads to.
  @Test func aLinkOutOfTheRepositoryIsNotReadThoughItIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let repository = folder.appendingPathComponent("repository")
    try FileManager.default.createDirectory(
      at: repository.appendingPathComponent(".git"),
      withIntermediateDirectories: true
    )
    for place in [folder, repository] { try Data("{}".utf8).write(to: place.appendingPathComponent("a.plist")) }
    for (name, target) in [("in.plist", "a.plist"), ("out.plist", "../a.plist")] {
      let link = repository.appendingPathComponent(name).path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
    let found = FileDiscovery(paths: ["in.plist", "out.plist"].map { "\(repository.path)/\($0)" })
    #expect(found.files.map { FilePath.name($0.path) } == ["in.plist"])
    #expect(found.failures.map { FilePath.name($0.path) } == ["out.plist"])
  }

  #if os(Linux)
  /// Bug: what was known of a file was taken for another one whose name differs in the composition of a letter alone.
  @Test func ofNamesThatAreTheSameTextNoneIsChecked() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["caf\u{E9}.plist", "cafe\u{301}.plist"] {
      let file = try #require(fopen(folder.path + "/" + name, "w"))
      fclose(file)
    }
    let found = FileDiscovery(paths: [folder.path])
    #expect(found.files.isEmpty)
    #expect(found.failures.count == 2)
    let named = FileDiscovery(paths: [folder.path + "/caf\u{E9}.plist"])
    #expect(named.files.isEmpty)
    #expect(named.failures.map(\.reason) == found.failures.prefix(1).map(\.reason))
  }

  /// Bug: a name that is not UTF-8 was reported as a file that cannot be read.
  @Test func namesThatAreNotUTF8AreLeftOut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = Array(folder.path.utf8) + Array("/".utf8) + [0xFF] + Array(".plist".utf8) + [0]
    let path = name.map { CChar(bitPattern: $0) }
    let file = try #require(path.withUnsafeBufferPointer { $0.baseAddress.flatMap { fopen($0, "w") } })
    fclose(file)
    let found = FileDiscovery(paths: [folder.path])
    #expect(found.files.isEmpty && found.failures.isEmpty)
  }
  #endif
}
