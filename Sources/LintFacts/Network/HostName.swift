import SourceText

/// The name of a host as App Transport Security requires it: a bare domain in lower case, or an address.
package enum HostName {
  /// What is wrong with a name.
  package enum Problem: Sendable {
    case scheme
    case path
    case port
    case wildcard
    case capital
  }

  /// Returns what is wrong with a name, or nil.
  package static func problem(of name: String) -> Problem? {
    if isAddress(name) { return nil }
    if name.contains("://") { return .scheme }
    if name.contains("/") { return .path }
    if name.contains(":") { return .port }
    if name.contains("*") { return .wildcard }
    return name.utf8.contains(where: ASCII.isCapital) ? .capital : nil
  }

  /// Returns the name without scheme, path, port and leading wildcard, in lower case; nil if nothing usable is left.
  package static func bare(_ name: String) -> String? {
    var rest = name[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { $0 != "/" && $0 != ":" }
    if rest.hasPrefix("*.") { rest = rest.dropFirst(2) }
    let bare = rest.lowercased()
    let isUsable = bare.utf8.allSatisfy { byte in
      ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    return isUsable && !bare.isEmpty ? bare : nil
  }

  /// Returns whether a text is an address of IP version 4 or 6, or a range of them (`10.0.0.0/8`).
  package static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first else { return false }
    if parts.count == 2 {
      guard let bits = Int(parts[1]), (0...128).contains(bits) else { return false }
    }
    return isVersion4(address) || isVersion6(address)
  }

  private static func isVersion4(_ text: Substring) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers.allSatisfy { $0.count <= 3 && UInt8($0) != nil }
  }

  private static func isVersion6(_ text: Substring) -> Bool {
    let colons = text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
    return colons >= 2
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || ASCII.hexValue(byte) != nil
      }
  }
}
