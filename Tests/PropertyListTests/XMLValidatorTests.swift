import PropertyList
import SourceText
import TestSupport
import Testing

/// libxml2's verdict, with its place turned into ours.
@Suite struct XMLValidatorTests {
  @Test func acceptsAPropertyList() {
    #expect(
      XMLValidator.problems(in: SourceText("<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>")).isEmpty
    )
  }

  @Test func placesAMalformedAttribute() throws {
    let marked = MarkedText("<plist version=1️⃣1.0><dict/></plist>")
    let problem = try #require(XMLValidator.problems(in: marked.source).first)
    #expect(problem.kind == .notWellFormed)
    #expect(problem.offset == marked["1️⃣"])
  }

  @Test func columnsCountCharacters() throws {
    let marked = MarkedText("<plist><string>🙂é&1️⃣ b</string></plist>")
    let problem = try #require(XMLValidator.problems(in: marked.source).first)
    #expect(problem.offset == marked["1️⃣"])
  }

  @Test func holdsTheDocumentAgainstTheDocumentType() throws {
    let problems = XMLValidator.problems(in: SourceText("<plist><array><key>a</key></array></plist>"))
    #expect(problems.first?.kind == .invalid)
    #expect(problems.first?.message.contains("array") == true)
  }

  @Test func readsNoExternalEntity() {
    let text = """
      <!DOCTYPE plist [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
      <plist version="1.0"><string>&secret;</string></plist>
      """
    // The entity is declared and never expanded: nothing of the file can reach a message.
    #expect(XMLValidator.problems(in: SourceText(text)).allSatisfy { !$0.message.contains("hostname") })
  }

  @Test func largeTextsAreCheckedWithoutTheDocumentType() {
    let item = "<string>text</string>"
    let large = "<plist><array>" + String(repeating: item, count: 120_000) + "</array></plist>"
    #expect(XMLValidator.problems(in: SourceText(large)).isEmpty)
    #expect(XMLValidator.problems(in: SourceText(large + "<")).first?.kind == .notWellFormed)
  }
}
