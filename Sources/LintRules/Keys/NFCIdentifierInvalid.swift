import LintEngine
import LintFacts
import PropertyList

/// Reports identifiers of NFC tags that no tag can have.
enum NFCIdentifierInvalid: EntryRule {
  static let description = RuleDescription(
    id: "nfc-identifier-invalid",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>com.apple.developer.nfc.readersession.iso7816.select-identifiers</key> <array> <string>D276 0000 85</string> </array>
        """,
      good: """
        <key>com.apple.developer.nfc.readersession.iso7816.select-identifiers</key> <array> <string>D276000085</string> </array>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/select-identifiers"),
      .apple("bundleresources/information-property-list/systemcodes"),
    ]
  )
  static let subject = RuleSubject.keys(applications, systems, in: .infoPlist)

  private static let applications = "com.apple.developer.nfc.readersession.iso7816.select-identifiers"
  private static let systems = "com.apple.developer.nfc.readersession.felica.systemcodes"
  /// The numbers of digits of an application identifier: five to sixteen bytes (ISO 7816-4).
  private static let lengths = 10...32

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, let list = entry.value, list.kind == .array else { return }
    let isSystem = entry.name == systems
    for node in list.children where node.kind == .string {
      guard let text = node.stringValue, !BuildVariable.occurs(in: text), !isValid(text, isSystem) else { continue }
      // Spaces and prefixes are for readers.
      let digits = String(
        (text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]).filter { !" :-".contains($0) }
      )
      let fix =
        isValid(digits, isSystem)
        ? [
          Fix(description.text("replace", digits), [context.editor.replaceText(of: node, with: digits)], isSafe: false)
        ]
        : []
      context.report(
        description,
        at: node.range,
        description.text(isSystem ? "system" : "application", text, entry.name),
        fixes: fix
      )
    }
  }

  private static func isValid(_ text: String, _ isSystem: Bool) -> Bool {
    let count = text.utf8.count
    // The byte FF stands for any in what readers poll for, which a list of systems must not have.
    return text.allSatisfy { $0.isASCII && $0.isHexDigit }
      && (isSystem
        ? count == 4 && ![text.prefix(2), text.suffix(2)].contains { $0.lowercased() == "ff" }
        : lengths.contains(count) && count.isMultiple(of: 2))
  }
}
