import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports alternate icons that iPad does not have, and a primary icon among them.
enum AlternateIconsIncomplete: DocumentRule {
  static let description = RuleDescription(
    id: "alternate-icons-incomplete",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleIcons</key> <dict>
          <key>CFBundleAlternateIcons</key> <dict>
            <key>CFBundlePrimaryIcon</key> <dict>
              <key>CFBundleIconFiles</key> <array> <string>Barrel</string> </array>
            </dict>
          </dict>
        </dict>
        """,
      good: """
        <key>CFBundleIcons</key> <dict>
          <key>CFBundlePrimaryIcon</key> <dict>
            <key>CFBundleIconFiles</key> <array> <string>Barrel</string> </array>
          </dict>
        </dict>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/cfbundleicons/cfbundlealternateicons"),
      .apple("uikit/uiapplication/setalternateiconname(_:completionhandler:)"),
    ]
  )
  static let subject = RuleSubject.keys("CFBundleIcons", "CFBundleIcons/CFBundleAlternateIcons", in: .infoPlist)

  private static let alternates = "CFBundleAlternateIcons"
  private static let pad = "CFBundleIcons~ipad"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    for entry in context.rootKeys.entriesForAnyDevice(["CFBundleIcons"]) {
      guard let icons = entry.value?.value(forKey: alternates), icons.kind == .dictionary,
        let primary = icons.entry(forKey: "CFBundlePrimaryIcon")?.key
      else { continue }
      context.report(description, at: primary.range, description.text("primary", "CFBundlePrimaryIcon", alternates))
    }
    guard let entry = context.rootKeys.entry(forKey: "CFBundleIcons"), let key = entry.key,
      let icons = entry.value?.value(forKey: alternates), icons.children.contains(where: { _ in true }),
      !context.rootKeys.contains(pad), context.traits.bundle.families.contains(2),
      context.traits.bundle.families.contains(1)
    else { return }
    context.report(description, at: key.range, description.text("pad", pad), severity: .info)
  }
}
