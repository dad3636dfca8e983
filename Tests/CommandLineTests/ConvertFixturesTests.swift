import Foundation
import TestSupport
import Testing

/// Every fixture survives a way through the binary format, and Foundation reads from it what it reads from the original.
@Suite struct ConvertFixturesTests {
  static let files = Fixtures.files(
    in: Fixtures.folder.appendingPathComponent("Syntax"),
    suffixes: [".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict"]
  ).filter { foundationValue(try? Data(contentsOf: $0)) != nil }

  private static func foundationValue(_ data: Data?) -> NSObject? {
    guard let data else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? NSObject
  }

  @Test func thereAreFixtures() {
    #expect(Self.files.count >= 10)
  }

  @Test(arguments: files)
  func binaryHoldsWhatFoundationReads(file: URL) throws {
    let binary = try Program.run("convert", "--to", "binary", file.path)
    try #require(binary.status == 0, "\(binary.errors)")
    let expected = try #require(Self.foundationValue(try Data(contentsOf: file)))
    #expect(Self.foundationValue(binary.output) == expected)
  }

  @Test(arguments: files)
  func xmlIsTheSameByEveryWay(file: URL) throws {
    let direct = try Program.run("convert", "--to", "xml", file.path)
    let binary = try Program.run("convert", "--to", "binary", file.path)
    let back = try Program.run("convert", "--to", "xml", "-", input: binary.output)
    #expect(direct.status == 0)
    #expect(back.output == direct.output)
    let again = try Program.run("convert", "--to", "xml", "-", input: direct.output)
    #expect(again.output == direct.output)
  }
}
