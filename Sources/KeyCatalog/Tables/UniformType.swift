import PropertyList

/// A uniform type identifier that the system declares.
public struct UniformType: Sendable, Hashable {
  /// The identifier, such as `public.json`.
  public let identifier: String
  /// What it stands for, in a few words.
  public let summary: String?
  /// The types that it conforms to directly.
  public let conformsTo: [String]
  /// The extensions of such files, in lower case, the preferred one first.
  public let extensions: [String]
  /// The media types, the preferred one first.
  public let mimeTypes: [String]
  /// The constant of `UTType` in Swift; nil if there is none.
  public let constant: String?
  /// Whether no page of Apple lists it.
  public let isDoubtful: Bool

  /// The address of the page about the constant, or nil.
  public var documentation: String? {
    constant.map {
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/\($0.lowercased())"
    }
  }
}

extension UniformType {
  init(identifier: String, entry: CatalogFields) {
    self.identifier = identifier
    summary = entry.text("summary")
    conformsTo = entry.list("conformsTo")
    extensions = entry.list("extensions")
    mimeTypes = entry.list("mimeTypes")
    constant = entry.text("constant")
    isDoubtful = entry.flag("doubtful")
  }
}

extension KeyCatalog {
  /// The uniform types that the system declares, sorted by identifier; not all of them.
  public static let uniformTypes: [UniformType] = entries(of: "uniform-types")
    .map { UniformType(identifier: $0, entry: $1) }

  /// Returns the type with an identifier, which the system compares in any case of letters.
  public static func uniformType(_ identifier: String) -> UniformType? { typesByIdentifier[identifier.lowercased()] }

  private static let typesByIdentifier = Dictionary(uniformTypes.map { ($0.identifier.lowercased(), $0) }) { first, _ in
    first
  }

  /// Returns the type of files with an extension; nil if none is known for certain.
  ///
  /// Linear in the number of types.
  public static func uniformType(ofExtension name: String) -> UniformType? {
    let name = name.lowercased()
    return uniformTypes.first { !$0.isDoubtful && $0.extensions.contains(name) }
  }

  /// Returns the identifiers of all types that `type` conforms to, the nearest first.
  public static func ancestors(of type: UniformType) -> [String] {
    var found: [String] = []
    var next = type.conformsTo
    while !next.isEmpty {
      let new = next.filter { !found.contains($0) }
      found += new
      next = new.flatMap { uniformType($0)?.conformsTo ?? [] }
    }
    return found
  }

  /// Returns the type that `identifier` is probably a mistake for; nil for known identifiers and those of other domains.
  ///
  /// That is the type of files with the last part of `identifier` as their extension (`public.jpg`), or the one that
  /// differs by one edit, preferably of a hyphen. Linear in the number of types.
  public static func probableUniformType(for identifier: String) -> UniformType? {
    let name = identifier.lowercased()
    guard name.hasPrefix("public.") || name.hasPrefix("com.apple."), uniformType(name) == nil else { return nil }
    let part = name.dropFirst(name.hasPrefix("public.") ? 7 : 10)
    let isExtension = { (type: UniformType) in !type.isDoubtful && type.extensions.contains { $0 == part } }
    if let type = uniformTypes.first(where: isExtension) { return type }
    guard part.utf8.count >= 5 else { return nil }
    let near = uniformTypes.filter { EditDistance.bounded(name, $0.identifier.lowercased(), limit: 1) != nil }
    let letters = { (text: String) in text.utf8.filter { $0 != UInt8(ascii: "-") } }
    return near.first { letters($0.identifier.lowercased()) == letters(name) } ?? near.first
  }
}
