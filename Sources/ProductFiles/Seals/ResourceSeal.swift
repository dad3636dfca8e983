import PropertyList

/// What a signature has about the files of a bundle (`_CodeSignature/CodeResources`).
struct ResourceSeal: Sendable {
  /// A file, link or bundle that was there.
  struct Item: Sendable {
    /// The hash of a file and how it was made; nil for others.
    var hash: (type: CodeDirectory.HashType, bytes: [UInt8])?
    /// What a link leads to.
    var target: String?
    /// Whether it may be taken away.
    var isOptional = false
    /// Whether it is code with a signature of its own.
    var isNested = false
  }

  /// What a rule wants of the files whose paths match it.
  enum Verdict: Sendable {
    case sealed
    case omitted
    case nested
  }

  /// What was there, by its path from the folder with the contents.
  let items: [String: Item]
  /// Whether links are among the items, as in newer seals.
  let hasLinks: Bool
  private let rules: [Rule]?

  private struct Rule: Sendable {
    let pattern: SealPattern
    let weight: Double
    let verdict: Verdict
  }

  private static let ruleLimit = 64

  /// Reads the file; nil if it is none.
  init?(_ bytes: [UInt8]) {
    guard let value = PropertyListContents.value(bytes), let files = value["files2"] ?? value["files"] else {
      return nil
    }
    hasLinks = value["files2"] != nil
    items = Dictionary(files.entries.map { ($0.key, Self.item($0.value)) }) { first, _ in first }
    rules = value[hasLinks ? "rules2" : "rules"].flatMap(Self.rules)
  }

  private static func item(_ value: PropertyListValue) -> Item {
    var item = Item()
    if let hash = value.bytes {
      item.hash = (.sha1, hash)
    } else if let hash = value["hash2"]?.bytes, hash.count == 32 {
      item.hash = (.sha256, hash)
    } else if let hash = value["hash"]?.bytes, hash.count == 20 {
      item.hash = (.sha1, hash)
    }
    item.target = value["symlink"]?.text
    item.isOptional = value["optional"]?.flag == true
    item.isNested = value["cdhash"] != nil || value["requirement"] != nil
    return item
  }

  /// Returns rules; nil if one of them cannot be read, since any of them may be the one that counts.
  private static func rules(_ value: PropertyListValue) -> [Rule]? {
    guard value.entries.count <= ruleLimit else { return nil }
    var rules: [Rule] = []
    for entry in value.entries {
      guard let pattern = SealPattern(entry.key) else { return nil }
      let isOmitted = entry.value.flag == false || entry.value["omit"]?.flag == true
      let isNested = entry.value["nested"]?.flag == true
      let weight: Double? =
        switch entry.value["weight"] {
        case .real(let weight): weight
        case .integer(let weight): weight.int64.map(Double.init)
        case nil: 1
        default: nil
        }
      guard let weight else { return nil }
      rules.append(Rule(pattern: pattern, weight: weight, verdict: isOmitted ? .omitted : isNested ? .nested : .sealed))
    }
    return rules
  }

  /// Returns what the rules want of a path; nil if they are not known, or if nothing is left of `budget`.
  func verdict(_ path: String, _ budget: inout Int) -> Verdict? {
    guard let rules else { return nil }
    var best: Rule?
    for rule in rules where rule.weight > best?.weight ?? -.infinity {
      if rule.pattern.matches(path, &budget) { best = rule }
    }
    return budget > 0 ? best?.verdict ?? .omitted : nil
  }
}

extension PropertyListValue {
  /// The bytes of data.
  fileprivate var bytes: [UInt8]? {
    guard case .data(let bytes) = self else { return nil }
    return bytes
  }
}
