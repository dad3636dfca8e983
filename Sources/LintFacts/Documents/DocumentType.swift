import LintEngine
import PropertyList

/// An entry of `CFBundleDocumentTypes`: a kind of document that an app opens.
package struct DocumentType {
  /// The key of the list.
  package static let key = "CFBundleDocumentTypes"
  /// The key of the type identifiers.
  package static let typesKey = "LSItemContentTypes"
  /// The keys that distinguished documents before there were type identifiers.
  private static let oldKeys = ["CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes"]

  /// The dictionary.
  package let node: Node

  /// Reads the kinds of documents of a list; none for values that are not a list.
  package static func all(in list: Node?) -> [DocumentType] {
    guard let list, list.kind == .array else { return [] }
    return list.children.filter { $0.kind == .dictionary }.map(DocumentType.init)
  }

  /// Reads the kinds of documents of an entry in the file of a bundle; none for other keys.
  package static func all(_ entry: CatalogEntry, _ context: RuleContext) -> [DocumentType] {
    entry.isInfoPlistKey(key) && context.traits.kind == .infoPlist ? all(in: entry.value) : []
  }

  /// Returns the entry of an Info.plist with one kind of documents, of a type; for examples of rules.
  package static func example(_ type: String, rank: String? = "Default") -> String {
    """
    <key>\(key)</key> <array>
      <dict>
        <key>CFBundleTypeName</key> <string>Wine list</string>
        \(rank.map { "<key>LSHandlerRank</key> <string>\($0)</string>" } ?? "")
        <key>LSItemContentTypes</key> <array> <string>\(type)</string> </array>
      </dict>
    </array>
    """
  }

  /// The name that users see, or nil.
  package var name: String? { node.value(forKey: "CFBundleTypeName")?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }

  /// What to point at for the whole: the name, or the open tag or brace.
  package var anchor: Range<Int> { node.entry(forKey: "CFBundleTypeName")?.value?.range ?? node.openRange }

  /// The items of the list of type identifiers.
  package var types: [Node] {
    guard let list = node.value(forKey: Self.typesKey), list.kind == .array else { return [] }
    return Array(list.children)
  }

  /// Whether there is a value under the key of type identifiers, even one of a wrong type.
  package var hasTypes: Bool {
    guard let value = node.value(forKey: Self.typesKey) else { return false }
    return value.kind != .array || !value.children.isEmpty
  }

  /// Whether documents are recognized by suffixes or the like.
  package var hasOldTypes: Bool { Self.oldKeys.contains { node.entry(forKey: $0) != nil } }

  /// Whether it is a declaration of a type, which is in the wrong place.
  package var isDeclaration: Bool { node.value(forKey: "UTTypeIdentifier") != nil }

  /// Whether the app opens such files only together with others, as the sandbox of macOS requires.
  package var isRelatedItem: Bool { node.value(forKey: "NSIsRelatedItemType")?.meansTrue ?? false }
}

/// A declaration of a type of data, exported by the app that owns it or imported by one that only uses it.
package struct TypeDeclaration {
  package static let exportedKey = "UTExportedTypeDeclarations"
  package static let importedKey = "UTImportedTypeDeclarations"

  /// Returns the entry of an Info.plist with one declaration, of `identifier`; for examples of rules.
  package static func example(_ identifier: String, in key: String = exportedKey) -> String {
    """
    <key>\(key)</key> <array>
      <dict>
        <key>UTTypeConformsTo</key> <array> <string>public.data</string> </array>
        <key>UTTypeIdentifier</key> <string>\(identifier)</string>
      </dict>
    </array>
    """
  }

  /// The dictionary.
  package let node: Node
  /// Whether the app declares the type as its own.
  package let isExported: Bool

  /// Reads the declarations of an entry; none for other keys and values that are not a list.
  package static func all(_ entry: CatalogEntry) -> [TypeDeclaration] {
    let isExported = entry.isInfoPlistKey(exportedKey)
    guard isExported || entry.isInfoPlistKey(importedKey), let list = entry.value, list.kind == .array else {
      return []
    }
    return list.children.filter { $0.kind == .dictionary }.map { TypeDeclaration(node: $0, isExported: isExported) }
  }

  /// The items of the list of types that it conforms to.
  package var conformances: [Node] {
    guard let list = node.value(forKey: "UTTypeConformsTo"), list.kind == .array else { return [] }
    return Array(list.children)
  }

  /// The extensions of files of the type.
  package var extensions: [Node] {
    guard let value = node.value(forKey: "UTTypeTagSpecification")?.value(forKey: "public.filename-extension") else {
      return []
    }
    return value.kind == .array ? Array(value.children) : [value]
  }

  /// The node of the identifier, or nil.
  package var identifier: Node? { node.value(forKey: "UTTypeIdentifier") }
}
