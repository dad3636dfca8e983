import LintEngine
import LintFacts
import PropertyList

/// Reports items of `SKAdNetworkItems` from which no network gets an attribution.
enum AdNetworkIdentifierInvalid: EntryRule {
  static let description = RuleDescription(
    id: "ad-network-identifier-invalid",
    severity: .warning,
    example: .plist(
      bad: """
        <key>SKAdNetworkItems</key> <array>
          <dict> <key>SKAdNetworkIdentifier</key> <string>EXAMPLE100.SKAdNetwork</string> </dict>
        </array>
        """,
      good: """
        <key>SKAdNetworkItems</key> <array>
          <dict> <key>SKAdNetworkIdentifier</key> <string>example100.skadnetwork</string> </dict>
        </array>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/skadnetworkitems/skadnetworkidentifier"),
      .apple("storekit/configuring-a-source-app"),
    ]
  )
  static let subject = RuleSubject.keys(list, "\(list)/[]/\(key)", in: .infoPlist)

  private static let list = "SKAdNetworkItems"
  private static let key = "SKAdNetworkIdentifier"
  private static let suffixes = [".skadnetwork", ".adattributionkit"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey(list), let items = entry.value, items.kind == .array else { return }
    var known: Set<String> = []
    for item in items.children where item.kind == .dictionary {
      guard let node = item.value(forKey: key) else {
        context.report(description, at: item.openRange, description.text("missing", key))
        continue
      }
      guard let text = node.literalText, !text.isEmpty else { continue }
      let lowercased = text.lowercased()
      if !suffixes.contains(where: lowercased.hasSuffix) {
        context.report(
          description,
          at: node.range,
          description.text("suffix", text),
          fixes: [replacing(node, with: "\(lowercased).skadnetwork", context.editor)]
        )
      } else if lowercased != text {
        context.report(
          description,
          at: node.range,
          description.text("case", text),
          fixes: [replacing(node, with: lowercased, context.editor)]
        )
      }
      guard !known.insert(lowercased).inserted else { continue }
      context.report(
        description,
        at: node.range,
        description.text("twice", text),
        severity: .info,
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item)], isSafe: false)],
        isUnnecessary: true,
        cause: .file("twice")
      )
    }
  }

  private static func replacing(_ node: Node, with text: String, _ editor: TreeEditor) -> Fix {
    Fix(description.text("replace", text), [editor.replaceText(of: node, with: text)], isSafe: false)
  }
}
