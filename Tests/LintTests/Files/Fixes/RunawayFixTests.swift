import AppProject
import Foundation
import LintEngine
import LintFiles
import LintRules
import SourceText
import Testing

/// Repairs of the syntax that help nothing are not made, however often they are offered.
@Suite struct RunawayFixTests {
  private func fixed(_ text: String, _ selection: FixSelection, as name: String = "Localizable.strings")
    -> FileLinter.Report
  {
    let linter = Linter()
    return FileLinter(linter: { _ in linter }, fixes: selection) { _ in ProjectContext() }
      .check(Array(text.utf8), as: "/app/\(name)")
  }

  @Test(
    arguments: ["(\"a\n-\nb)", "\"\"=<*", "<string<b</string>", "<n<>", "(\"a\n-\nb, 'c\n;)"],
    ["Localizable.strings", "Other.plist"]
  )
  func repairsThatDoNotHelpAreNotMade(text: String, name: String) {
    let report = fixed(text, .safe, as: name)
    #expect(report.fixedContents == nil)
    #expect(report.findings.allSatisfy { !$0.isFixable })
  }

  @Test(arguments: ["(\"a\n-\nb)", "\"\"=<*", "<string<b</string>", "<n<>"], ["Localizable.strings", "Other.plist"])
  func unsafeRepairsEnd(text: String, name: String) {
    let report = fixed(text, .all, as: name)
    #expect(report.fixed.count < 5)
    let again = report.fixedContents.map { fixed(String(decoding: $0, as: UTF8.self), .all, as: name) }
    #expect(again?.fixedContents == nil)
  }

  /// Bug: of an array without an end its text was made the value.
  @Test func whatTouchesAnErrorOfSyntaxIsNotChanged() {
    let text = "\"NSCameraUsageDescription\" = (\"Scan the barcode of a product.\";\n\"CFBundleName\" = \"A\";\n"
    #expect(fixed(text, .safe, as: "InfoPlist.strings").fixedContents == nil)
  }

  @Test func repairsThatHelpOnlyTogetherAreMade() {
    // Without the second semicolon the rest is read, which lacks one.
    let report = fixed("\"a\" = \"1\";;\n\"b\" = \"2\"\n\"c\" = \"3\";\n", .safe)
    #expect(
      report.fixedContents.map { String(decoding: $0, as: UTF8.self) }
        == "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n"
    )
  }

  @Test func aQuotationMarkThatMayEndATextIsNotEscaped() {
    let report = fixed("\"a\" = \"An\" = \"Add it.\";\n", .safe)
    #expect(report.fixedContents == nil)
  }

  @Test func goodRepairsAreMadeNextToBadOnes() {
    let lines = (0..<40).map { "\"k\($0)\" = \"v\"" }
    let report = fixed(lines.joined(separator: "\n") + ";\n\"x\" = \"y", .safe)
    let text = report.fixedContents.map { String(decoding: $0, as: UTF8.self) }
    #expect(text == lines.joined(separator: ";\n") + ";\n\"x\" = \"y")
  }
}
