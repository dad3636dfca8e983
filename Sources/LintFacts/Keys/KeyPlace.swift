import KeyCatalog
import LintEngine

/// Where keys belong that are in the wrong dictionary.
package enum KeyPlace {
  /// Returns the paths of the dictionaries, in the catalog, that have a key called exactly `name`; empty for names that an
  /// app may use for keys of its own.
  package static func levels(of name: String, in domain: CatalogDomain) -> [String] {
    guard isOfSystem(name) else { return [] }
    return KeyCatalog.paths(ofKey: name, in: domain).filter { KeyCatalog.key(at: $0, in: domain)?.isDoubtful == false }
      .map { path in
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
      }
  }

  /// Returns the path of a dictionary as messages name it: without the marks of arrays and free-form keys.
  package static func words(_ level: String) -> String {
    level.split(separator: "/").filter { $0 != "[]" && $0 != "*" }.joined(separator: "/")
  }

  /// Whether the name has the form of those that Apple makes: letters of a framework, then words.
  private static func isOfSystem(_ name: String) -> Bool {
    let letters = name.prefix { $0.isUppercase }
    return name.utf8.count >= 8 && letters.count >= 3 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
