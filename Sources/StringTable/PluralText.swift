import PropertyList

/// A text of a `.stringsdict`, with its variables.
public struct PluralText: Sendable {
  /// The key of the text.
  public let key: Node
  /// The value of `NSStringLocalizedFormatKey`.
  public let formatNode: Node
  /// The specifiers of the text, with places that count from the start of the content of `formatNode`.
  public let format: FormatString
  /// The variables, in the order of the file.
  public let variables: [PluralVariable]

  /// Reads the text of an entry; nil if it has no format.
  ///
  /// Linear in the size of the entry.
  public init?(_ entry: DictionaryEntry) {
    guard let key = entry.key, let dictionary = entry.value, dictionary.kind == .dictionary,
      let formatNode = dictionary.value(forKey: "NSStringLocalizedFormatKey"), formatNode.kind == .string
    else { return nil }
    self.key = key
    self.formatNode = formatNode
    format = FormatString(content: formatNode)
    variables = dictionary.entries.compactMap(PluralVariable.init)
  }

  /// A place where a variable is named.
  public struct Reference: Sendable {
    /// The name of the variable.
    public let name: String
    /// The bytes of the file with the specifier.
    public let range: Range<Int>
    /// The bytes of the file with the name.
    public let nameRange: Range<Int>
  }

  /// The places where variables are named, in the format and in the forms; linear.
  public var references: [Reference] {
    var references = Self.references(in: format, of: formatNode)
    for form in variables.flatMap(\.forms) { references += Self.references(in: form.format, of: form.value) }
    return references
  }

  private static func references(in format: FormatString, of node: Node) -> [Reference] {
    let start = node.contentRange.lowerBound
    return format.specifiers.compactMap { specifier in
      guard let name = specifier.variable else { return nil }
      let nameRange = (start + name.lowerBound)..<(start + name.upperBound)
      return Reference(
        name: node.tree.text.string(in: nameRange),
        range: (start + specifier.range.lowerBound)..<(start + specifier.range.upperBound),
        nameRange: nameRange
      )
    }
  }
}
