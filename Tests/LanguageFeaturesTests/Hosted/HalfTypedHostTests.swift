import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// Any cut or change of a host file is answered, at each place.
@Suite struct HalfTypedHostTests {
  private static let texts = [
    (
      "app.json",
      "{\"expo\": {\"ios\": {\"infoPlist\": {\"UIBackgroundModes\": [\"é\", {\"a\": 1}], "
        + "'b': // c\n /* d */ true}}}}"
    ),
    (
      "project.yml",
      "targets:\n  App: &a\n    info: {properties: {A: [b, 'c', \"d\"]}}\n    x: |\n      é\n    entitlements:\r\n"
        + "      properties:\n        - a\n        - b: c # d\n          \"e\": !f g\n---\n...\n"
    ),
    ("project.pbxproj", "// !$*UTF8*$!\n{ objects = { A = { buildSettings = { B = \"c d\"; E = (f, \"g\"); }; }; }; }"),
    ("A.xcconfig", "#include? \"é.xcconfig\"\nINFOPLIST_KEY_UIStatusBarHidden[sdk=a*] = YES // no\nB=\n = c\n[\n"),
  ]

  @Test(arguments: texts)
  func everyPlaceOfEveryTextIsAnswered(_ file: String, _ text: String) {
    let bytes = Array(text.utf8)
    let signs = Array("\"'{}[]()=:;,-#/\\ \n\r\t|".utf8)
    for index in 0...bytes.count {
      let (start, rest) = (Array(bytes[..<index]), Array(bytes[index...]))
      for changed in [start, start + Array(rest.dropFirst()), start + [signs[index % signs.count]] + rest] {
        let document = Document(path: "/app/\(file)", text: SourceText(bytes: changed))
        for offset in [index - 1, index, index + 1, index + 9, changed.count] where 0...changed.count ~= offset {
          _ = Hover.hover(in: document, at: offset)
          for proposal in Completion.proposals(in: document, at: offset).prefix(3) {
            let range = proposal.edit.range
            #expect(range.lowerBound <= offset && offset <= range.upperBound && range.upperBound <= changed.count)
          }
        }
      }
    }
  }

  /// A quarter of a megabyte in one line, or nested, takes no more than its length.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("app.json", "{\"expo\": {", "\"a\": \"b\", "), ("app.json", "{\"expo\": ", "{\"a\": ["),
      ("app.json", "{\"expo\": {", "\"'"),
      ("project.yml", "targets:\n", "  a: {\n"), ("project.yml", "targets: ", "- "),
      ("project.yml", "targets: ", "\"a\" "),
      ("project.pbxproj", "{ a = {", "A = \"b\"; "), ("A.xcconfig", "A = ", "/ [ "),
    ]
  )
  func longTextsTakeLinearTime(_ file: String, _ start: String, _ part: String) {
    let text = start + String(repeating: part, count: 250_000 / part.utf8.count)
    let document = Document(path: "/app/\(file)", text: SourceText(text))
    #expect(Hover.hover(in: document, at: document.text.count) == nil)
    #expect(Completion.proposals(in: document, at: document.text.count).isEmpty)
  }
}
