import LintEngine

/// The version numbers of bundles: one to three whole numbers with points between.
package enum VersionNumber {
  /// Returns whether `text` is such a number, or one of more numbers where they are allowed.
  package static func isValid(_ text: String, allowingMore: Bool = false) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (allowingMore || parts.count <= 3) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  /// Returns whether `text` is such a number with a stage of development, as in `1.0.0d1`, which kernel extensions have.
  package static func isStaged(_ text: String) -> Bool {
    ["d", "a", "b", "fc"].contains { stage in
      let parts = text.split(separator: stage, omittingEmptySubsequences: false).map(String.init)
      return parts.count == 2 && isValid(parts[0]) && !parts[1].isEmpty && parts[1].allSatisfy(isDigit)
    }
  }

  /// Returns whether `text` waits to be filled in, by a build or by a tool with placeholders of its own.
  package static func isUnknown(_ text: String) -> Bool {
    BuildVariable.occurs(in: text) || !text.contains(where: isDigit) || text.contains { "@%{}<>$".contains($0) }
  }

  /// Returns the number that `text` begins with, after letters such as a `v`; nil if there is none.
  package static func beginning(of text: String) -> String? {
    let number = text.drop { !isDigit($0) }.prefix { isDigit($0) || $0 == "." }
    let parts = number.split(separator: ".").prefix(3)
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// Returns whether a number is greater than another one; missing parts are zero.
  package static func isNewer(_ text: String, than other: String) -> Bool {
    let numbers = { (text: String) in text.split(separator: ".").map { Int($0) ?? 0 } }
    let (own, others) = (numbers(text), numbers(other))
    for index in 0..<max(own.count, others.count) {
      let (first, second) = (index < own.count ? own[index] : 0, index < others.count ? others[index] : 0)
      if first != second { return first > second }
    }
    return false
  }

  /// Returns the number in front of the first point; nil where there is none.
  package static func major(_ text: String) -> Int? { Int(text.prefix { $0 != "." }) }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
