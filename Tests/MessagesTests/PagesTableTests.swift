import Messages
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct PagesTableTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LanguageFeatures")

  @Test func everyTextThatPagesUseExists() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).filter { $0.hasSuffix(".swift") }
    let code = try paths.map { try String(contentsOf: Self.sources.appending(path: $0), encoding: .utf8) }.joined()
    let asked = Set(code.split(separator: "\"pages.").dropFirst().map { "pages.\($0.prefix { $0 != "\"" })" })
    #expect(asked.count > 50)
    // A name that is put together is checked with its parts, by `MessageTableTests`.
    for key in asked where !key.contains("\\(") { #expect(Messages.contains(key), "no table has \(key)") }
  }
}
