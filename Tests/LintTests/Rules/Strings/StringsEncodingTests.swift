import ProjectFiles
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct StringsEncodingTests {
  private func findings(_ contents: [UInt8]) -> [Finding] {
    Linter(rules: [StringsEncoding.self, StringsMalformed.self])
      .findings(in: Document(path: "/app/Localizable.strings", contents: contents))
  }

  @Test func reportsLatin1Once() {
    let bytes = Array("a = \"".utf8) + [0xE9] + Array("\"; b = \"".utf8) + [0xE8] + Array("\";".utf8)
    let findings = findings(bytes)
    #expect(findings.map(\.range) == [5..<6])
    #expect(findings.first?.severity == .error)
  }

  @Test func acceptsUTF16WithItsMark() {
    let bytes = "a = \"é\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(findings([0xFF, 0xFE] + bytes).isEmpty)
    #expect(findings(bytes).map(\.rule) == ["strings-encoding"])
  }
}
