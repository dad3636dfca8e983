import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports privacy manifests without the list of collected data.
enum PrivacyDataTypesMissing: Rule {
  static let description = RuleDescription(
    id: "privacy-data-types-missing",
    severity: .info,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: "<key>NSPrivacyTracking</key> <false/>",
      good: """
        <key>NSPrivacyTracking</key> <false/>
        <key>NSPrivacyCollectedDataTypes</key> <array/>
        """
    ),
    references: [.apple("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes")],
    // App Store Connect takes such manifests.
    isOptIn: true
  )
  static let subject = RuleSubject.keys(PrivacyDataTypeInvalid.list, in: .privacyManifest)

  static let checks = Check.withOrWithoutProject(check)

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    let list = PrivacyDataTypeInvalid.list
    guard document.tree.isReadable, !project.isBuilt, let root = document.rootDictionary,
      !context.rootKeys.contains(list)
    else { return }
    context.report(
      description,
      at: document.anchor,
      description.text("message", list),
      fixes: [
        Fix(
          description.text("insert", list),
          [context.editor.insertEntry(list, .array([]), into: root)],
          isSafe: false,
          needsDecision: true
        )
      ],
      key: list
    )
  }
}
