import PropertyList

/// What the catalog has about a key.
public struct KeyInfo: Sendable, Hashable {
  /// The path in the catalog, such as `CFBundleURLTypes/[]/CFBundleURLSchemes`, without device suffix.
  ///
  /// `/` goes into a dictionary, `[]` is any item of an array, `*` any key of a free-form dictionary.
  public let path: String
  /// The name that Xcode's property list editor shows.
  public let title: String?
  /// The types that the key accepts.
  public let types: ValueType
  /// The types of the items of an array; empty if they are not known.
  public let elementTypes: ValueType
  /// The values that the key, or the items of its array, may have; in the order of the catalog file.
  public let values: [AllowedValue]
  /// Whether values outside `values` are invalid.
  public let valuesAreClosed: Bool
  /// The whole numbers that the key may have; nil if it has no limits or they are not known.
  public let range: ClosedRange<Int>?
  /// Whether no source confirms the entry, so that nothing may be reported from it.
  public let isDoubtful: Bool
  /// The platforms that support the key; empty if they are not known.
  public let platforms: [PlatformAvailability]
  /// Whether the key is deprecated on all platforms; `platforms` has deprecations on some.
  public let isDeprecated: Bool
  /// The keys of which one replaces this key.
  public let successorKeys: [String]
  /// What the key does, in one or two sentences.
  public let summary: String?
  /// When the key is required.
  public let requirement: String?
  /// The condition for the key to have an effect; nil if it always has.
  public let onlyWith: KeyCondition?
  /// The condition for the key to be required; nil if `requirement` alone decides.
  public let requiredWith: KeyCondition?
  /// The value that applies if the key is missing, as text (`YES` and `NO` for Booleans).
  public let defaultValue: String?
  /// The address of the page about the key.
  public let documentation: String?
  /// The library or toolkit that reads the key; nil if it is Apple's.
  public let library: String?
  /// The place of the key in Apple's reference.
  public let group: String?
  /// The capability of Xcode that adds the key.
  public let capability: String?
  /// The build setting that writes the key.
  public let buildSetting: String?
  /// The kinds of bundle in which the key does nothing: `appClip`, `appExtension`.
  public let ineffectiveBundles: Set<String>
  /// Whether a string table may translate the value, for an Info.plist `InfoPlist.strings`.
  public let isLocalizable: Bool

  /// The last component of `path`.
  public var key: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The keys of which one replaces this key, in words; nil if there are none.
  public var successor: String? {
    successorKeys.isEmpty ? nil : successorKeys.joined(separator: " or ")
  }

  /// The accepted types in words, such as "string or array of strings".
  public var typeDescription: String {
    guard types != .any else { return types.description }
    let names = types.typeNames.map { $0 == "array" && !elementTypes.isEmpty ? "array of \(pluralElementTypes)" : $0 }
    return names.joined(separator: " or ")
  }

  private var pluralElementTypes: String {
    let plurals = elementTypes.typeNames.map { name in
      switch name {
      case "data": name
      case "dictionary": "dictionaries"
      default: name + "s"
      }
    }
    return plurals.joined(separator: " or ")
  }

  /// Returns whether the key is deprecated on `platform`.
  public func isDeprecated(on platform: String) -> Bool {
    isDeprecated || platforms.contains { $0.platform == platform && $0.deprecated != nil }
  }
}

extension KeyInfo {
  init(path: String, entry: CatalogFields) {
    self.path = path
    title = entry.text("name")
    (types, elementTypes) = entry.types("type")
    values = entry.values
    valuesAreClosed = entry.flag("closed")
    range = entry.range("range")
    isDoubtful = entry.flag("doubtful")
    platforms = entry.platforms("platforms")
    isDeprecated = entry.flag("deprecated")
    successorKeys = entry.list("successor")
    summary = entry.text("summary")
    requirement = entry.text("requirement")
    onlyWith = entry.condition("onlyWith")
    requiredWith = entry.condition("requiredWith")
    defaultValue = entry.text("default")
    documentation = entry.text("doc")
    library = entry.text("library")
    group = entry.text("group")
    capability = entry.text("capability")
    buildSetting = entry.text("buildSetting")
    ineffectiveBundles = Set(entry.list("ineffective"))
    isLocalizable = entry.flag("localizable")
  }
}

/// A value that a key accepts.
public struct AllowedValue: Sendable, Hashable {
  /// The text of the value.
  public let value: String
  /// What it means, in one or two sentences.
  public let summary: String?
  /// The platforms of the value; empty if they are those of the key.
  public let platforms: [PlatformAvailability]
  /// Further facts, or nil.
  public let note: String?
  /// The value that has taken its place, or nil.
  public let successor: String?
  /// The only category of required-reason API that the value fits, for the reason codes of a privacy manifest.
  public let category: String?

  /// Reads a value from the catalog: a summary alone or a dictionary.
  init(value: String, node: Node) {
    let entry = CatalogFields(node)
    self.value = value
    summary = node.kind == .dictionary ? entry.text("summary") : node.stringValue
    platforms = entry.platforms("platforms")
    note = entry.text("note")
    successor = entry.text("successor")
    category = entry.text("category")
  }

  /// Makes the value of `UIRequiredDeviceCapabilities` for a capability.
  init(_ capability: DeviceCapability) {
    value = capability.value
    summary = capability.summary
    platforms = capability.platforms
    note = capability.note
    (successor, category) = (nil, nil)
  }
}

/// A condition on another key of the same dictionary for a key to have an effect or to be required.
public struct KeyCondition: Sendable, Hashable {
  /// The other key.
  public let key: String
  /// The values of the other key that meet the condition.
  public let values: [String]

  /// Returns whether `value`, the text of the other key's value, meets the condition.
  public func isMet(by value: String?) -> Bool {
    value.map(values.contains) ?? false
  }
}
