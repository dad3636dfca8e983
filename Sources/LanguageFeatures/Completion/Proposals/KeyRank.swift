import KeyCatalog

/// The order in which keys are proposed: required, usual, rest, deprecated.
enum KeyRank {
  private static let usual = Set(KeyCatalog.generatedKeys.map(\.key))

  /// Returns a text that sorts `info` among its siblings.
  static func sortText(_ info: KeyInfo) -> String {
    "\(rank(info))\(info.key)"
  }

  private static func rank(_ info: KeyInfo) -> Int {
    if info.isDeprecated { return 8 }
    if info.isDoubtful { return 5 }
    if info.requirement == "required" { return 1 }
    if usual.contains(info.path) || info.capability != nil { return 2 }
    return 4
  }
}
