import AppProject
import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// What the parser finds is counted before it is put into words, so each issue is a finding.
@Suite struct CountedFindingsTests {
  private func findings(_ text: String) -> [Finding] {
    let project = ExampleProject(
      .init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; INFOPLIST_PREPROCESS = YES;", folder: ".")
    )
    let files = ["/app/Info.plist": Array(text.utf8), "/app/\(ExampleProject.file)": Array(project.text.utf8)]
    let builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil, workingFolder: "/app")
    let document = Document(path: "/app/Info.plist", text: SourceText(text))
    return Linter().findings(in: document, project: builder.context(around: document))
  }

  @Test(
    "bug: an issue in an element whose text is a macro ended the program",
    arguments: [
      "<string a=\"b\">MY_NAME</string>", "<string>MY_NAME</String>", "<string>MY_NAME<string>", "<string>MY_NAME",
    ]
  )
  func issuesInElementsWithMacros(_ element: String) {
    let found = findings("<plist version=\"1.0\"><dict><key>CFBundleName</key>\(element)</dict></plist>")
    #expect(found.contains { $0.severity >= .warning })
  }
}
