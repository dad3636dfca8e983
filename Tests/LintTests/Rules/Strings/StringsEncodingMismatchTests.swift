import ProjectFiles
import Testing

@testable import AppProject
@testable import LintEngine
@testable import LintRules

@Suite struct StringsEncodingMismatchTests {
  private func findings(_ contents: [UInt8], encoding: Int) -> [String] {
    let project = StringsEncodingMismatch.description.example.neighbours["App.xcodeproj/project.pbxproj"] ?? ""
    let files = OverlaidFiles([
      "/app/App.xcodeproj/project.pbxproj": Array(
        project.replacing("fileEncoding = 10", with: "fileEncoding = \(encoding)").utf8
      ),
      "/app/Localizable.strings": contents,
    ])
    let context = ProjectContextBuilder(files: files, homeFolder: nil).context(for: "/app/Localizable.strings")
    let document = Document(path: "/app/Localizable.strings", contents: contents)
    return Linter(rules: [StringsEncodingMismatch.self]).findings(in: document, project: context).map(\.message)
  }
  private let utf8 = Array("\"a\" = \"Café\";".utf8)
  private let utf16: [UInt8] = [0xFE, 0xFF] + "\"a\" = \"b\";".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }

  @Test func reportsOtherEncodings() {
    #expect(findings(utf8, encoding: 10).count == 1)
    #expect(findings(utf8, encoding: 2_483_028_224).first?.contains("is UTF-16, but it is UTF-8") == true)
    #expect(findings(utf16, encoding: 4).first?.contains("is UTF-8, but it is UTF-16") == true)
  }

  @Test func acceptsTheEncodingOfTheProject() {
    #expect(findings(utf8, encoding: 4) == [])
    #expect(findings(utf16, encoding: 10) == [])
    #expect(findings(utf8, encoding: 30) == [])
    #expect(findings([], encoding: 10) == [])
  }
}
