import KeyCatalog
import LintRules
import SourceText

/// The addresses of terms in the documentation.
struct DocumentationAddresses: Sendable {
  private struct KeyPlace {
    let domain: CatalogDomain
    let path: String
    let address: String
  }

  private var keys: [String: [KeyPlace]] = [:]
  private var others: [String: String] = [:]

  /// Collects the places of all keys of `groups` and of rules, codes, capabilities and libraries; linear.
  init(_ groups: [KeyGroup]) {
    for group in groups {
      for info in group.keys {
        let address = "\(group.path)#\(Slug.anchor(of: info.path))"
        keys[info.key, default: []].append(KeyPlace(domain: group.domain, path: info.path, address: address))
      }
    }
    for rule in RuleRegistry.all { others[rule.description.id] = DocumentationFolder.path(ofRule: rule.description.id) }
    for error in KeyCatalog.appStoreErrors {
      others[error.displayCode] = "\(DocumentationFolder.codes)#\(Slug.anchor(of: error.displayCode))"
    }
    for capability in KeyCatalog.deviceCapabilities {
      others[capability.value] = "\(DocumentationFolder.capabilities)#\(Slug.anchor(of: capability.value))"
    }
  }

  /// Returns the address of `term` below the folder, or nil.
  ///
  /// Of several keys with that name, the nearest one to the key at `path` in `domain`, where the term occurs.
  func address(of term: String, near path: String = "", in domain: CatalogDomain? = nil) -> String? {
    let name = term.split(separator: "/").last.map(String.init) ?? term
    let key = name.split(separator: ":").first.map(String.init) ?? name
    let candidates = (keys[key] ?? []).map { place in
      (place, nearness: Self.nearness(of: place.path, to: path, isSameDomain: place.domain == domain))
    }
    return candidates.min { $0.nearness < $1.nearness }?.0.address ?? others[term]
  }

  /// Returns a number that is lower the nearer a key is.
  private static func nearness(of candidate: String, to path: String, isSameDomain: Bool) -> Int {
    if isSameDomain, parent(of: candidate) == parent(of: path) || parent(of: candidate).hasPrefix(path) { return 0 }
    let depth = candidate.utf8.count { $0 == UInt8(ascii: "/") }
    return (isSameDomain ? 100 : 200) + min(depth, 99)
  }

  private static func parent(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

/// Names for files and anchors in them.
enum Slug {
  /// Returns `text` in lower case with hyphens for all other characters than letters and digits.
  static func of(_ text: String) -> String {
    let bytes = text.lowercased().utf8.map { ASCII.isLetterOrDigit($0) ? $0 : UInt8(ascii: "-") }
    return String(decoding: bytes, as: UTF8.self).split(separator: "-").joined(separator: "-")
  }

  /// Returns a name such as `infoPlist` with hyphens between its words.
  static func words(of name: String) -> String {
    of(name.map { $0.isUppercase ? "-\($0)" : "\($0)" }.joined())
  }

  /// Returns the anchor of a key, value or code, which keeps the case of `term`; `*` becomes `any`, `[]` becomes
  /// `item`.
  static func anchor(of term: String) -> String {
    let parts = term.split(separator: "/", omittingEmptySubsequences: false).map { part in
      switch part {
      case "*": "any"
      case "[]": "item"
      default: String(decoding: part.utf8.map { stays($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
      }
    }
    return parts.joined(separator: "-")
  }

  private static func stays(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }
}
