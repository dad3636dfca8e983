/// The grammar of Bonjour service types such as `_http._tcp`.
package enum BonjourServiceType {
  /// What is wrong with a service type; the raw value is the name of its text.
  package enum Problem: String {
    case noProtocol = "no-protocol"
    case noName = "no-name"
    case noUnderscore = "no-underscore"
    case nameEmpty = "name-empty"
    case nameTooLong = "name-too-long"
    case nameCharacters = "name-characters"
  }

  private static let protocols: Set<String> = ["_tcp", "_udp"]

  /// Returns what is wrong with `text`, or nil if it is a service type.
  ///
  /// A subtype in front and the domain after are accepted, as both are in use; so is an underscore inside a name, which
  /// the system accepts although the standard does not.
  package static func problem(of text: String) -> Problem? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let index = labels.lastIndex(where: { protocols.contains($0.lowercased()) }) else {
      return .noProtocol
    }
    guard index > 0 else { return .noName }
    let label = labels[index - 1]
    // Subtypes before it begin so too.
    guard labels[..<index].allSatisfy({ $0.first == "_" }) else { return .noUnderscore }
    return problem(ofName: label.dropFirst())
  }

  /// Returns the name and protocol alone, without a subtype in front or after a comma and without the domain; other texts
  /// as they are.
  package static func base(of text: String) -> String {
    let plain = text.prefix { $0 != "," }
    let labels = plain.split(separator: ".").map(String.init)
    guard let index = labels.lastIndex(where: { protocols.contains($0.lowercased()) }), index > 0 else { return text }
    return "\(labels[index - 1]).\(labels[index])"
  }

  /// Returns the service types that a wrong one can mean; empty if that is not known.
  package static func repairs(of text: String) -> [String] {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == "_" }).lowercased() == "tcp" ? "_tcp" : String($0) }
      .map { String($0.drop { $0 == "_" }).lowercased() == "udp" ? "_udp" : String($0) }
    guard let first = labels.first else { return [] }
    let name = first.hasPrefix("_") ? first : "_" + first
    let candidates: [String]
    switch labels.count {
    case 1: candidates = ["\(name)._tcp", "\(name)._udp"]
    case 2: candidates = ["\(name).\(labels[1])"]
    default: candidates = []
    }
    return candidates.filter { $0 != text && problem(of: $0) == nil }
  }

  private static func problem(ofName name: Substring) -> Problem? {
    guard !name.isEmpty else { return .nameEmpty }
    guard name.utf8.count <= 15 else { return .nameTooLong }
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return isPlain && name.first != "-" && name.last != "-" ? nil : .nameCharacters
  }
}
