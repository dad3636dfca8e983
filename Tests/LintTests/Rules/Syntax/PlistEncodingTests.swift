import ProjectFiles
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct PlistEncodingTests {
  private func findings(_ contents: [UInt8], path: String = "/app/Info.plist") -> [Finding] {
    Linter(rules: [PlistEncoding.self, PlistMalformed.self]).findings(in: Document(path: path, contents: contents))
  }

  private func declared(_ name: String, _ text: [UInt8]) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<plist><array><string>".utf8) + text
      + Array("</string></array></plist>".utf8)
  }

  @Test func reportsInvalidUTF8Once() {
    let strings = Array("<array><string>".utf8) + [0xE9] + Array("</string><string>".utf8) + [0xFF]
    let findings = findings(strings + Array("</string></array>".utf8))
    #expect(findings.map(\.range) == [15..<16])
    #expect(findings.first?.message.contains("0xE9") == true)
  }

  @Test func reportsAnUnknownName() {
    let findings = findings(declared("UTF-9", Array("é".utf8)))
    #expect(findings.count == 1)
    #expect(findings.first?.fixes.first?.edits.first?.replacement == "UTF-8")
  }

  @Test func reportsBytesThatDoNotDecode() {
    let findings = findings(declared("Shift_JIS", [0xFF, 0xFF]))
    #expect(findings.count == 1)
    #expect(findings.first?.fixes.isEmpty == true)
  }

  @Test func reportsUTF16WithoutAMark() {
    let bytes = "<plist><true/></plist>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(findings(bytes).map(\.rule) == ["plist-encoding"])
    #expect(findings([0xFF, 0xFE] + bytes).isEmpty)
  }

  @Test func leavesStringTablesToTheirOwnRule() {
    #expect(findings([0x22, 0xE9, 0x22], path: "/app/A.strings").isEmpty)
  }
}
