import Foundation
import Testing

@testable import Messages

/// Compares the words that the reports use with the tables.
struct WordTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ProjectReports")

  @Test func everyWordExists() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).filter { $0.hasSuffix(".swift") }
    let code = try paths.map { try String(contentsOf: Self.sources.appending(path: $0), encoding: .utf8) }.joined()
    let names = code.matches(of: /\bword\("([^"]+)"/).map { "doctor.\($0.1)" }
    #expect(names.count > 50)
    for name in names {
      #expect(Messages.contains(name), "\(name)")
      #expect(Messages.text(name, [], in: .simplifiedChinese) != name)
    }
  }
}
