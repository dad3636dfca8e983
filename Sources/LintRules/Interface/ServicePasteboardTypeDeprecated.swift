import LintEngine
import PropertyList

/// Reports services that name their types as pasteboards once did.
enum ServicePasteboardTypeDeprecated: EntryRule {
  static let description = RuleDescription(
    id: "service-pasteboard-type-deprecated",
    severity: .info,
    example: .plist(
      bad: """
        <key>NSServices</key> <array>
          <dict>
            <key>NSMessage</key> <string>search</string>
            <key>NSSendTypes</key> <array> <string>NSStringPboardType</string> </array>
          </dict>
        </array>
        """,
      good: """
        <key>NSServices</key> <array>
          <dict>
            <key>NSMessage</key> <string>search</string>
            <key>NSSendTypes</key> <array> <string>public.utf8-plain-text</string> </array>
          </dict>
        </array>
        """
    ),
    references: [
      .apple("appkit/nspasteboard/pasteboardtype"),
      .apple("bundleresources/information-property-list/nsservices/nssendtypes"),
    ]
  )
  static let subject = RuleSubject.keys(paths, in: .infoPlist, .infoPlistStrings)

  private static let paths: Set = ["NSServices/[]/NSReturnTypes", "NSServices/[]/NSSendTypes"]

  /// The types that took the place of the old ones, as the constants of `NSPasteboard.PasteboardType` name them.
  private static let successors = [
    "NSColorPboardType": "com.apple.cocoa.pasteboard.color",
    "NSFontPboardType": "com.apple.cocoa.pasteboard.character-formatting",
    "NSHTMLPboardType": "public.html",
    "NSPDFPboardType": "com.adobe.pdf",
    "NSRTFDPboardType": "com.apple.flat-rtfd",
    "NSRTFPboardType": "public.rtf",
    "NSRulerPboardType": "com.apple.cocoa.pasteboard.paragraph-formatting",
    "NSStringPboardType": "public.utf8-plain-text",
    "NSTIFFPboardType": "public.tiff",
    "NSTabularTextPboardType": "public.utf8-tab-separated-values-text",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let list = entry.value,
      list.kind == .array
    else { return }
    for item in list.children {
      guard let text = item.literalText, let type = successors[text] else { continue }
      context.report(
        description,
        at: item.range,
        description.text("message", text, type),
        fixes: [
          Fix(description.text("replace", type), [context.editor.replaceText(of: item, with: type)], isSafe: false)
        ],
        isDeprecated: true
      )
    }
  }
}
