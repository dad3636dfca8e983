import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports a `GoogleService-Info.plist` that was made for another app than the one that it lies in.
enum ServiceFileOfAnotherApp: ProjectRule {
  static let description = RuleDescription(
    id: "service-file-of-another-app",
    severity: .warning,
    example: .plist(
      file: "App/GoogleService-Info.plist",
      bad: "<key>BUNDLE_ID</key> <string>org.example.barrel</string>",
      good: "<key>BUNDLE_ID</key> <string>org.example.cellar</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar;", folder: "App")
        ).text,
        "App/Info.plist": .plist(""),
      ]
    ),
    references: ["https://firebase.google.com/docs/ios/setup"]
  )
  static let subject = RuleSubject.keys(key, in: .holding(.googleServiceInfo))

  private static let key = "BUNDLE_ID"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let value = context.rootKeys.value(forKey: key), let text = value.literalText, !text.isEmpty else { return }
    // Each configuration of a target may have an identifier, and one file for all is right for one of them.
    let identifiers = project.targets.filter { $0.role == .app }.flatMap(\.configurations).map(\.bundleIdentifier.text)
    let known = Set(identifiers.compactMap(\.self))
    guard !identifiers.isEmpty, !identifiers.contains(nil), !known.contains(text), let own = known.sorted().first else {
      return
    }
    context.report(
      description,
      at: value.range,
      description.text("message", text, own, project.targets.first { $0.role == .app }?.name ?? "")
    )
  }
}
