import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports a `GoogleService-Info.plist` that no target copies into an app.
enum ServiceFileNotInTarget: ProjectRule {
  static let description = RuleDescription(
    id: "service-file-not-in-target",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      file: "GoogleService-Info.plist",
      bad: "<key>BUNDLE_ID</key> <string>org.example.cellar</string>",
      good: "<key>IS_ADS_ENABLED</key> <false/>",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "App")).text,
        "App/Info.plist": .plist(""),
      ]
    ),
    references: ["https://firebase.google.com/docs/ios/setup"]
  )
  static let subject = RuleSubject.everything(in: .holding(.googleServiceInfo))

  /// The name by which the libraries look for the file; those of others are chosen by scripts.
  private static let name = "GoogleService-Info.plist"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // A file that names no app is a substitute for the real one, which is not in the repository.
    guard document.name == name, project.isLeftOut, document.rootDictionary?.value(forKey: "BUNDLE_ID") != nil else {
      return
    }
    context.report(description, at: document.anchor, description.text("message", name), certainty: .certain)
  }
}
