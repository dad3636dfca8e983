import KeyCatalog
import Messages
import PropertyList

/// A text that a key or an item of an array can have, whatever the syntax.
struct ValueCandidate {
  /// The text as it is shown.
  let label: String
  /// The text with its placeholders.
  let text: TextTemplate
  let detail: String?
  /// What `Completion.documentation(for:in:)` explains, or nil.
  let term: String?
  let sortText: String
  let isDeprecated: Bool

  /// A Boolean, and the catalog's entry for it.
  struct Flag {
    let flag: Bool
    let isUsual: Bool
    let known: AllowedValue?
  }

  /// Returns the Booleans of a key that accepts them, the usual one first.
  static func booleans(_ types: ValueType, _ info: KeyInfo?) -> [Flag] {
    guard types.contains(.boolean), types != .any else { return [] }
    let usual = info?.values.first.map { $0.value == "true" } ?? true
    return [usual, !usual].map { flag in
      Flag(flag: flag, isUsual: flag == usual, known: info?.values.first { $0.value == String(flag) })
    }
  }

  /// Returns the values that the catalog has for a key, except those that are `present` in its array.
  ///
  /// `category` is that of the reasons of a privacy manifest.
  static func known(
    _ info: KeyInfo,
    types: ValueType,
    present: Set<String>,
    category: String?
  ) -> [ValueCandidate] {
    guard !types.isDisjoint(with: [.string, .integer, .real]), types != .boolean else { return [] }
    return info.values.enumerated().compactMap { index, value in
      if let category, let own = value.category, own != category { return nil }
      return present.contains(value.value) ? nil : candidate(value, info: info, index: index)
    }
  }

  private static func candidate(_ value: AllowedValue, info: KeyInfo, index: Int) -> ValueCandidate {
    let status = info.path == "UIRequiredDeviceCapabilities" ? KeyCatalog.deviceCapability(value.value)?.status : nil
    let isDeprecated = status == .deprecated || status == .obsolete
    let isDefault = value.value == info.defaultValue
    return ValueCandidate(
      label: value.value,
      text: .fixed(value.value),
      detail: value.shownSummary,
      term: "\(info.path)=\(value.value)",
      sortText: (isDeprecated ? "8" : isDefault ? "1" : "2") + String(1000 + index),
      isDeprecated: isDeprecated
    )
  }

  /// Returns frequent texts for a key that allows any, those of `root`'s declarations first.
  static func suggested(
    forKey key: String,
    in domain: CatalogDomain,
    root: Node?,
    present: Set<String>
  ) -> [ValueCandidate] {
    SuggestedTexts(root: root).values(forKey: key, in: domain).enumerated().compactMap { order, value in
      let text = TemplateReader.text(value.text)
      let label = text.plainText
      guard !present.contains(label) else { return nil }
      return ValueCandidate(
        label: label,
        text: text,
        detail: Messages.translated(value.meaning),
        term: nil,
        sortText: "3\(1000 + order)",
        isDeprecated: false
      )
    }
  }
}

/// The category of the reason codes of a privacy manifest.
enum ReasonCategory {
  /// The key with the category.
  static let key = "NSPrivacyAccessedAPIType"

  /// Returns the category next to the array `reasons`, or nil.
  static func around(_ reasons: Node) -> String? {
    guard let dictionary = reasons.parent, dictionary.kind == .dictionary else { return nil }
    return dictionary.value(forKey: key)?.stringValue
  }
}
