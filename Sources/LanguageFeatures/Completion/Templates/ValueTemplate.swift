import KeyCatalog
import PropertyList

/// The text of a string or number to insert.
enum TextTemplate: Sendable {
  /// Nothing, with a tab stop.
  case empty
  /// Only this text.
  case fixed(String)
  /// A text that a tab stop selects.
  case suggestion(String)
  /// A text that stays, followed by another one that a tab stop selects.
  case pattern(before: String, String)
}

/// A value to insert, with its tab stops.
indirect enum ValueTemplate: Sendable {
  /// A string, number, date or data.
  case scalar(NodeKind, TextTemplate)
  /// A Boolean; the default, and whether the other one is offered too.
  case boolean(Bool, isFixed: Bool)
  case array([ValueTemplate])
  case dictionary([(key: String, value: ValueTemplate)])
}

extension ValueTemplate {
  /// Returns the value that a new entry for `info` begins with.
  static func value(of info: KeyInfo, in domain: CatalogDomain, depth: Int = 0) -> ValueTemplate {
    if domain == .infoPlist, let known = containers[info.path] { return known }
    return made(of: info, in: domain, depth: depth)
  }

  /// The arrays and dictionaries among the outermost values of an Info.plist.
  ///
  /// They are kept because their content is read from the catalog and each list of keys needs all of them.
  private static let containers: [String: ValueTemplate] = {
    let keys = KeyCatalog.children(of: "", in: .infoPlist).filter { !$0.types.isDisjoint(with: [.array, .dictionary]) }
    return Dictionary(keys.map { ($0.path, made(of: $0, in: .infoPlist, depth: 0)) }) { first, _ in first }
  }()

  private static func made(of info: KeyInfo, in domain: CatalogDomain, depth: Int) -> ValueTemplate {
    make(info.types, info: info, itemTypes: info.elementTypes, level: info.path, domain: domain, depth: depth)
  }

  /// Returns the value that a new item of the array `info` begins with.
  static func item(of info: KeyInfo, in domain: CatalogDomain, depth: Int = 0) -> ValueTemplate {
    let types = info.elementTypes.isEmpty ? .string : info.elementTypes
    return make(types, info: info, itemTypes: [], level: info.path + "/[]", domain: domain, depth: depth)
  }

  /// Returns an empty value of one type.
  static func empty(_ types: ValueType) -> ValueTemplate {
    if types.contains(.string) { return .scalar(.string, .empty) }
    if types.contains(.boolean) { return .boolean(true, isFixed: false) }
    if types.contains(.integer) { return .scalar(.integer, .empty) }
    if types.contains(.real) { return .scalar(.real, .empty) }
    if types.contains(.array) { return .array([]) }
    if types.contains(.dictionary) { return .dictionary([]) }
    if types.contains(.date) { return .scalar(.date, .suggestion("2001-01-01T00:00:00Z")) }
    return .scalar(types.contains(.data) ? .data : .string, .empty)
  }

  private static func make(
    _ types: ValueType,
    info: KeyInfo,
    itemTypes: ValueType,
    level: String,
    domain: CatalogDomain,
    depth: Int
  ) -> ValueTemplate {
    if types.contains(.dictionary), let template = KeyCatalog.entryTemplates(at: level).first, template.each == nil {
      return TemplateReader(domain: domain).value(template.value, at: level)
    }
    if types.contains(.array), !itemTypes.isEmpty || !types.contains(.string) {
      return .array([item(of: info, in: domain, depth: depth)])
    }
    if types.contains(.boolean), !types.contains(.string) {
      // A key that is written out should have another value than its default, unless the catalog has the usual one.
      let usual = info.values.first.map { $0.value == "true" }
      return .boolean(usual ?? (info.defaultValue != "YES"), isFixed: false)
    }
    if types.contains(.dictionary), !types.contains(.string) {
      return .dictionary(depth > 2 ? [] : requiredEntries(of: level, in: domain, depth: depth))
    }
    guard !types.isDisjoint(with: [.string, .integer, .real]) else { return empty(types) }
    let kind: NodeKind = types.contains(.string) ? .string : types.contains(.integer) ? .integer : .real
    return .scalar(kind, text(of: info, in: domain))
  }

  /// The text of a new value: one of the known ones, the build setting, the default, or nothing.
  private static func text(of info: KeyInfo, in domain: CatalogDomain) -> TextTemplate {
    let values = info.values.map(\.value)
    // Where several values are possible and none is the default, the author decides.
    if values.count > 1, info.defaultValue.map(values.contains) != true { return .empty }
    if values.count > 1, let value = info.defaultValue { return .suggestion(value) }
    let setting = domain == .infoPlist ? BuildSettingReference.value(forKey: info.path) : nil
    return (setting ?? info.defaultValue).map(TextTemplate.suggestion) ?? .empty
  }

  private static func requiredEntries(
    of level: String,
    in domain: CatalogDomain,
    depth: Int
  ) -> [(key: String, value: ValueTemplate)] {
    KeyCatalog.children(of: level, in: domain)
      .filter { $0.requirement == "required" && !$0.isDeprecated }
      .map { ($0.key, made(of: $0, in: domain, depth: depth + 1)) }
  }
}

/// The build settings that Xcode's own Info.plist files refer to.
enum BuildSettingReference {
  private static let settings: [String: String] = {
    let pairs = KeyCatalog.generatedKeys.compactMap { key in key.buildSetting.map { (key.key, $0) } }
    // The other settings write the key, so a file that has the key needs no reference.
    return Dictionary(pairs.filter { !$0.1.hasPrefix("INFOPLIST_KEY_") }) { first, _ in first }
  }()

  /// Returns the value with which a key of an Info.plist gets its text from the build, such as `$(PRODUCT_NAME)`.
  static func value(forKey key: String) -> String? {
    settings[key].map { "$(\($0))" }
  }
}
