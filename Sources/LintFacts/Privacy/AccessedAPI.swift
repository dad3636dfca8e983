import KeyCatalog
import LintEngine
import Messages
import PropertyList

/// An entry of `NSPrivacyAccessedAPITypes` in a privacy manifest.
package struct AccessedAPI {
  /// The key of the list.
  package static let list = "NSPrivacyAccessedAPITypes"

  /// The names of all categories.
  package static let categories =
    KeyCatalog.key(at: "\(list)/[]/NSPrivacyAccessedAPIType", in: .privacyManifest)?.values.map(\.value) ?? []
  /// The reasons that each category takes, the usual ones first.
  package static let reasons: [String: [AllowedValue]] = Dictionary(
    grouping: KeyCatalog.key(at: "\(list)/[]/NSPrivacyAccessedAPITypeReasons", in: .privacyManifest)?.values ?? [],
    by: { $0.category ?? "" }
  )

  /// Returns the entry of a manifest that uses an API of a category, written without its prefix, for a reason; for examples of rules.
  package static func example(_ category: String, reason: String) -> String {
    """
    <key>\(list)</key> <array>
      <dict>
        <key>NSPrivacyAccessedAPIType</key> <string>NSPrivacyAccessedAPICategory\(category)</string>
        <key>NSPrivacyAccessedAPITypeReasons</key> <array> <string>\(reason)</string> </array>
      </dict>
    </array>
    """
  }

  /// Returns the title of a fix that writes `reason`: what it does, and what the code means.
  package static func title(_ action: String, _ reason: AllowedValue) -> String {
    guard let summary = reason.summary else { return action }
    return Messages.text("common.with-meaning", [action, Words.firstSentence(of: Messages.translated(summary))])
  }

  /// The node that names the category; nil if none does.
  package let category: Node?
  /// The node of the list of reasons; nil if there is none.
  package let reasonList: Node?

  /// The name of the category; nil if only the build determines it.
  package var name: String? { category?.stringValue.flatMap { BuildVariable.occurs(in: $0) ? nil : $0 } }

  /// The reasons with their nodes.
  package var reasons: [(node: Node, text: String)] {
    guard let reasonList, reasonList.kind == .array else { return [] }
    return reasonList.children.compactMap { node in
      guard node.kind == .string, let text = node.stringValue, !BuildVariable.occurs(in: text) else { return nil }
      return (node, text)
    }
  }

  /// Returns the entries of the list, if `entry` is it.
  package static func items(of entry: CatalogEntry) -> [AccessedAPI] {
    guard entry.domain == .privacyManifest, entry.isTopLevel, entry.name == list else { return [] }
    return items(ofList: entry.value)
  }

  /// Returns the entries of the list in the root of a manifest.
  package static func items(of root: Node) -> [AccessedAPI] { items(ofList: root.value(forKey: list)) }

  private static func items(ofList value: Node?) -> [AccessedAPI] {
    guard let value, value.kind == .array else { return [] }
    return value.children.filter { $0.kind == .dictionary }.map { item in
      AccessedAPI(
        category: item.value(forKey: "NSPrivacyAccessedAPIType"),
        reasonList: item.value(forKey: "NSPrivacyAccessedAPITypeReasons")
      )
    }
  }
}
