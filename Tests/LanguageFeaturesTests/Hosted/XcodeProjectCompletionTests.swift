import Testing

@testable import LanguageFeatures

/// Build settings in an Xcode project, in complete and half-typed text.
@Suite struct XcodeProjectCompletionTests {
  private let check = CompletionCheck("App.xcodeproj/project.pbxproj")

  private func project(_ settings: String) -> String {
    "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tC = {\n\t\t\tbuildSettings = {\n\(settings)\n\t\t\t};\n\t\t\tname = A;\n\t\t};\n\t};\n}"
  }

  private func accepts(
    _ label: String,
    _ marked: String,
    _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check.accepts(label, in: project(marked), giving: project(expected), sourceLocation: sourceLocation)
  }

  @Test func aSetting() {
    let name = "INFOPLIST_KEY_NSCameraUsageDescription"
    accepts(name, "\t\t\t\tINFO1️⃣", "\t\t\t\t\(name) = \"$1\";")
    accepts(name, "A = b;\nINFO1️⃣\nC = d;", "A = b;\n\(name) = \"$1\";\nC = d;")
    accepts(name, "A = b\n1️⃣\n", "A = b;\n\(name) = \"$1\";\n")
    accepts(name, "\"INFO1️⃣\" = a;", "\"\(name)\" = a;")
    accepts(name, "INFO1️⃣ = a;", "\(name) = a;")
  }

  @Test func theDetailsOfASetting() {
    let proposal = check.proposals(project("1️⃣")).first { $0.label == "INFOPLIST_KEY_NSCameraUsageDescription" }
    #expect(proposal?.detail?.contains("Privacy - Camera Usage Description") == true)
    let term = proposal?.documentationTerm ?? ""
    #expect(Completion.documentation(for: term, in: nil)?.plainText.contains("Writes NSCameraUsageDescription") == true)
  }

  @Test func settingsThatAreThereAreNotOffered() {
    let labels = check.labels(project("1️⃣\nINFOPLIST_KEY_NSCameraUsageDescription = a;"))
    #expect(labels.contains("INFOPLIST_KEY_UIStatusBarHidden"))
    #expect(!labels.contains("INFOPLIST_KEY_NSCameraUsageDescription"))
  }

  @Test func values() {
    accepts("NO", "INFOPLIST_KEY_UIStatusBarHidden = 1️⃣;", "INFOPLIST_KEY_UIStatusBarHidden = NO;")
    accepts("NO", "INFOPLIST_KEY_UIStatusBarHidden = N1️⃣\nA = b;", "INFOPLIST_KEY_UIStatusBarHidden = NO;\nA = b;")
    accepts("Dark", "INFOPLIST_KEY_UIUserInterfaceStyle = \"1️⃣\";", "INFOPLIST_KEY_UIUserInterfaceStyle = \"Dark\";")
  }

  @Test func aWordOfAList() {
    let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let (left, right) = ("UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight")
    accepts(right, "\(name) = \"\(left) UII1️⃣\";", "\(name) = \"\(left) \(right)\";")
    #expect(!check.labels(project("\(name) = \"\(left) UII1️⃣\";")).contains(left))
  }

  @Test(arguments: ["{1️⃣}", "{ objects = { 1️⃣ }; }", "{ objects = { A = { buildSettings = { /* 1️⃣ */ }; }; }; }"])
  func isSilent(_ text: String) {
    check.isSilent(text)
  }
}
