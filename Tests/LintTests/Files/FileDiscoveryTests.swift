import AppProject
import LintFiles
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
    #expect(found.contains("project.pbxproj") && !found.contains("x.swift") && !found.contains("package.json"))
  }
}
