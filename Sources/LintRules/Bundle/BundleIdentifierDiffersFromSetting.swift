import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports identifiers in an Info.plist that differ from the build setting for it.
enum BundleIdentifierDiffersFromSetting: ProjectRule {
  static let description = RuleDescription(
    id: "bundle-identifier-differs-from-setting",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.barrel</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        </dict></plist>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar;")
        ).text
      ]
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleidentifier"
    ]
  )

  private static let key = "CFBundleIdentifier"
  private static let setting = "PRODUCT_BUNDLE_IDENTIFIER"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind == .infoPlist, document.tree.isReadable, let value = context.rootKeys.value(forKey: key),
      value.kind == .string
    else { return }
    for own in BuiltTarget.of(document, project) {
      guard let identifier = own.text(of: key), let wanted = own.configuration.value(of: setting).text, !wanted.isEmpty,
        identifier != wanted
      else { continue }
      let variable = "$(\(setting))"
      return context.report(
        description,
        at: value.range,
        description.text("message", identifier, wanted, own.target.name, own.configuration.name),
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
