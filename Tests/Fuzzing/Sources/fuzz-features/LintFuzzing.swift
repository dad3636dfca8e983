import FuzzDriver
import LintEngine
import LintRules
import ProjectFiles
import PropertyList
import SourceText

/// Files of each kind are linted; fixes that need nobody apply, and leave a text that reads at least as well.
enum LintFuzzing {
  private static let names = [
    "Info.plist", "App.entitlements", "PrivacyInfo.xcprivacy", "Localizable.stringsdict", "Localizable.strings",
    "InfoPlist.strings", "ExportOptions.plist", "Root.plist",
  ]

  private static let linter = Linter()

  /// The first byte chooses the kind of file, the others are its content.
  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let document = Document(path: "/app/" + names[Int(first) % names.count], contents: Array(bytes.dropFirst()))
    let findings = linter.findings(in: document)
    for finding in findings {
      require(finding.range.upperBound <= document.text.count, "\(finding.rule) is outside of the text.")
      for fix in finding.fixes where fix.isSafe && fix.otherFiles.isEmpty {
        let fixed = PropertyListTree.parse(document.text.applying(fix.edits))
        require(fixed.isReadable || !document.tree.isReadable, "A fix of \(finding.rule) breaks the file.")
      }
    }
  }
}
