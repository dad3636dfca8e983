import LintEngine
import ProjectFiles
import PropertyList

/// Reports XPC services that launchd does not recognize, because of their type code or since they have no settings.
enum XPCServiceIncomplete: DocumentRule {
  static let description = RuleDescription(
    id: "xpc-service-incomplete",
    severity: .warning,
    refusedBy: [.launchd],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>XPCService</key> <dict> <key>ServiceType</key> <string>Application</string> </dict>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>XPC!</string>
        <key>XPCService</key> <dict> <key>ServiceType</key> <string>Application</string> </dict>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/xpcservice"),
      "https://keith.github.io/xcode-man-pages/xpcservice.plist.5.html",
    ]
  )
  static let subject = RuleSubject.keys(packageType, service, in: .infoPlist)

  private static let packageType = "CFBundlePackageType"
  private static let service = "XPCService"
  private static let code = "XPC!"
  /// The settings of extensions, which have the same type code.
  private static let extensions = ["EXAppExtensionAttributes", "NSExtension"]

  static func check(_ document: Document, in context: inout RuleContext) {
    let root = context.rootKeys
    guard document.tree.isReadable, !document.isPreprocessed, !extensions.contains(where: root.contains),
      let type = root.value(forKey: packageType), type.kind == .string, let text = type.stringValue,
      !BuildVariable.occurs(in: text)
    else { return }
    if text == code {
      // A target may declare that the bundle is something else.
      guard !root.contains(service), context.traits.bundle.kind?.value == .xpcService else { return }
      context.report(description, at: type.range, description.text("settings"))
    } else if root.contains(service) {
      let fix = Fix(
        description.text("replace-bare", code),
        [context.editor.replaceText(of: type, with: code)],
        isSafe: false
      )
      context.report(description, at: type.range, description.text("type", text), fixes: [fix])
    }
  }
}
