import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports identifiers in an Info.plist that differ from the build setting for it.
enum BundleIdentifierDiffersFromSetting: ProjectRule {
  static let description = RuleDescription(
    id: "bundle-identifier-differs-from-setting",
    severity: .warning,
    refusedBy: [.codesign],
    example: .plist(
      bad: "<key>CFBundleIdentifier</key> <string>org.example.barrel</string>",
      good: "<key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar;")
        ).text
      ]
    ),
    references: [.apple("bundleresources/information-property-list/cfbundleidentifier")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "CFBundleIdentifier"
  private static let setting = "PRODUCT_BUNDLE_IDENTIFIER"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let value = context.rootKeys.value(forKey: key),
      value.kind == .string
    else { return }
    for own in BuiltTarget.of(document, project) {
      guard let identifier = own.text(of: key), let wanted = own.configuration.value(of: setting).text, !wanted.isEmpty,
        identifier != wanted, !BundleIdentifier.isPlaceholder(identifier)
      else { continue }
      let variable = "$(\(setting))"
      return context.report(
        description,
        at: value.range,
        description.text("message", identifier, wanted, own.target.name, own.configuration.name),
        // The store compares both as one, and does not get tests.
        severity: identifier.lowercased() == wanted.lowercased() || own.target.isTest ? .info : nil,
        fixes: [
          Fix(
            description.text("replace", variable),
            [context.editor.replaceText(of: value, with: variable)],
            isSafe: false
          )
        ]
      )
    }
  }
}
