import LintEngine
import LintRules
import ProjectFiles
import Testing

/// Findings are put into words piece by piece of the text, and are in its order all the same.
@Suite struct FindingListTests {
  private static let ampersands =
    "<plist><dict><key>a</key><string>\(String(repeating: "& ", count: 1_000))</string></dict></plist>"
  private static let keys = "<plist><dict>\(String(repeating: "<key>a</key>", count: 1_000))</dict></plist>"
  private static let items = "{ a = (\(String(repeating: "b ", count: 1_000))); }"

  private func list(_ text: String) -> FindingList {
    var linter = IncrementalLinter(Linter())
    return linter.findings(in: Document(path: "Info.plist", contents: Array(text.utf8)))
  }

  /// Bug: all issues of a segment were put into words for the first 500, which took seconds and 500 MB in a text of 1 MB with an
  /// issue at every byte.
  @Test(arguments: [ampersands, keys, items])
  func anIssueAtEveryByteIsOneOfAListInTheOrderOfTheText(text: String) {
    let list = list(text)
    let all = list.all
    #expect(all.count > 900)
    #expect(all.count == list.count)
    #expect(all.map(\.range.lowerBound) == all.map(\.range.lowerBound).sorted())
    #expect(Set(all).count == all.count)
    #expect(Array(list.prefix(300)) == Array(all.prefix(300)))
  }
}
