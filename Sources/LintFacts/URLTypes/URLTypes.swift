import KeyCatalog
import LintEngine
import PropertyList
import SourceText

/// The types of URL that an app opens, as its Info.plist lists them.
package enum URLTypes {
  /// The key of the list.
  package static let key = "CFBundleURLTypes"
  /// The key of the schemes in an item of the list.
  package static let schemesKey = "CFBundleURLSchemes"
  /// The path of the schemes in the catalog.
  package static let schemesPath = "\(key)/[]/\(schemesKey)"
  /// The key of the schemes that an app queries.
  package static let queriesKey = "LSApplicationQueriesSchemes"

  /// A scheme with its place.
  package struct Scheme {
    /// The scheme, as written in the file.
    package let text: String
    /// The item of the array.
    package let node: Node
  }

  /// Returns the strings of a list of schemes, except those with white space around them; empty for other values.
  package static func schemes(in list: Node?) -> [Scheme] {
    guard let list, list.kind == .array else { return [] }
    return list.children.compactMap { node in
      guard node.kind == .string, let text = node.stringValue,
        node.literalText != nil || BuildVariable.occurs(in: text)
      else { return nil }
      return Scheme(text: text, node: node)
    }
  }

  /// Returns the schemes of all items of a list of URL types; empty for other values.
  package static func allSchemes(in types: Node?) -> [Scheme] {
    guard let types, types.kind == .array else { return [] }
    return types.children.flatMap { schemes(in: $0.value(forKey: schemesKey)) }
  }

  /// Returns the schemes of the item around `entry`, except those that only the build determines; empty for other keys.
  package static func literalSchemes(_ entry: CatalogEntry) -> [Scheme] {
    guard entry.isInfoPlistKey(schemesPath) else { return [] }
    return schemes(in: entry.value).filter { !BuildVariable.occurs(in: $0.text) }
  }

  /// The page on the list.
  package static let page =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleurltypes"
}

/// The grammar of URL schemes (RFC 3986, section 3.1), and placeholders for one.
package enum URLScheme {
  /// Returns whether a text is a letter and then letters, digits, periods, hyphens and plus signs.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, ASCII.isLetter(first) else { return false }
    return text.utf8.allSatisfy { ASCII.isLetterOrDigit($0) || ".-+".utf8.contains($0) }
  }

  /// Returns the scheme of a text that is longer than a scheme, such as `cellar://open`; nil if there is none.
  package static func beginning(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = String(text[..<colon])
    return isValid(scheme) ? scheme : nil
  }

  /// Returns whether a text was left over from instructions: `fb[APP_ID]`, `YOUR-SCHEME`, `li$ID`.
  package static func isPlaceholder(_ text: String) -> Bool {
    if text.contains(where: { "<>[]{}$".contains($0) }) { return true }
    if marks.contains(where: text.contains) || text.lowercased().contains("xxxx") { return true }
    return text.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  private static let marks = ["YOUR", "APP_ID", "CLIENT_ID", "CHANGE_ME"]
  private static let words: Set = [
    "changeme", "placeholder", "your", "yourapp", "yourcompany", "yourdomain", "yourscheme",
  ]
}
