import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Reports empty names of bundles.
enum DisplayNameEmpty: Rule {
  static let description = RuleDescription(
    id: "display-name-empty",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleDisplayName</key> <string></string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleDisplayName</key> <string>Cellar</string>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/cfbundledisplayname"),
      .apple("bundleresources/information-property-list/cfbundlename"),
      "https://github.com/part-cw/lambdanative/issues/248",
    ]
  )
  static let subject = RuleSubject.keys(codes.keys, in: .infoPlist)

  static let checks = Check.withOrWithoutProject(check)

  /// The App Store codes of the keys.
  private static let codes = ["CFBundleDisplayName": "ITMS-90360", "CFBundleName": "ITMS-90784"]

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    // Another rule reports extensions that were built for devices.
    guard !context.traits.bundle.isLoadable, project.built?.kind != .appExtension else { return }
    for (name, code) in codes.sorted(by: { $0.key < $1.key }) { check(name, code, in: &context) }
  }

  private static func check(_ name: String, _ code: String, in context: inout RuleContext) {
    guard let value = context.rootKeys.value(forKey: name), value.kind == .string, let text = value.stringValue,
      text.allSatisfy(\.isWhitespace) || text == name
    else { return }
    let edit = context.editor.replaceText(of: value, with: "$(PRODUCT_NAME)")
    context.report(
      description,
      at: value.range,
      description.text(text == name ? "key-name" : "message", name),
      appStoreCode: text == name ? nil : code,
      fixes: [Fix(description.text("replace", "$(PRODUCT_NAME)"), [edit], isSafe: false)],
      cause: .run(name)
    )
  }
}
