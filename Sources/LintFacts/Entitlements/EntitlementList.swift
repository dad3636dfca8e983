import KeyCatalog
import LintEngine
import PropertyList
import SourceText

/// The texts of an entitlement that is a list.
package enum EntitlementList {
  /// Returns the texts with their nodes, without those that only the build determines.
  package static func items(of entry: CatalogEntry) -> [(node: Node, text: String)] {
    guard let list = entry.value, list.kind == .array else { return [] }
    return list.children.compactMap { node in
      guard node.kind == .string, let text = node.stringValue, !BuildVariable.occurs(in: text) else { return nil }
      return (node, text)
    }
  }
}

extension CatalogEntry {
  /// Returns whether this is the entitlement called `name`.
  package func isEntitlement(_ name: String) -> Bool { domain == .entitlements && isTopLevel && self.name == name }
}

/// The team identifier before names of groups.
package enum TeamPrefix {
  /// Returns whether a text begins with ten capital letters and digits and a full stop.
  package static func begins(_ text: some StringProtocol) -> Bool {
    let head = Array(text.utf8.prefix(11))
    return head.count == 11 && head[10] == UInt8(ascii: ".")
      && head[..<10].allSatisfy { ASCII.isDigit($0) || ASCII.isCapital($0) }
  }

  /// A mistake at the border of the team identifier and the name after it, with the text without it.
  package enum Border {
    /// The variable for the identifier alone is followed by the name.
    case noDot(String)
    /// The variable that ends in a dot is followed by another one.
    case twoDots(String)
  }

  /// Returns the mistake in a text that starts with a variable for the team identifier; nil if there is none.
  package static func border(of text: String) -> Border? {
    for variable in ["$(DEVELOPMENT_TEAM)", "${DEVELOPMENT_TEAM}"] where text.hasPrefix(variable) {
      let rest = text.dropFirst(variable.count)
      return rest.isEmpty || rest.hasPrefix(".") ? nil : .noDot("\(variable).\(rest)")
    }
    guard let rest = afterVariable(text), rest.hasPrefix(".") else { return nil }
    return .twoDots(String(text.dropLast(rest.count)) + rest.drop { $0 == "." })
  }

  /// Returns what follows a variable for the team identifier at the start; nil if none is there.
  package static func afterVariable(_ text: String) -> Substring? {
    ["$(AppIdentifierPrefix)", "$(TeamIdentifierPrefix)"].first { text.hasPrefix($0) }.map { text.dropFirst($0.count) }
  }
}
