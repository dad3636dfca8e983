import LintEngine
import PropertyList

/// A declaration of a type of data, exported by the app that owns it or imported by one that only knows of it.
package struct TypeDeclaration {
  package static let exportedKey = "UTExportedTypeDeclarations"
  package static let importedKey = "UTImportedTypeDeclarations"

  /// The dictionary.
  package let node: Node
  /// Whether the app says that the type is its own.
  package let isExported: Bool

  /// Reads the declarations of an entry; none for other keys and values that are not a list.
  package static func all(_ entry: CatalogEntry) -> [TypeDeclaration] {
    let isExported = entry.isInfoPlistKey(exportedKey)
    guard isExported || entry.isInfoPlistKey(importedKey), let list = entry.value, list.kind == .array else {
      return []
    }
    return list.children.filter { $0.kind == .dictionary }.map { TypeDeclaration(node: $0, isExported: isExported) }
  }

  /// The node of the identifier, or nil.
  package var identifier: Node? { node.value(forKey: "UTTypeIdentifier") }
}
