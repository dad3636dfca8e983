import KeyCatalog
import ProjectFiles

/// Short facts about a key.
enum KeyFacts {
  /// The texts for the kinds of bundle of the catalog.
  private static let bundleNames = ["appClip": "pages.bundle-app-clip", "appExtension": "pages.bundle-app-extension"]

  /// Returns the facts about `info`; at most `limit` of the keys inside it are named.
  static func facts(_ info: KeyInfo, in domain: CatalogDomain, limit: Int) -> [RichText] {
    var facts: [RichText] = []
    if let platforms = AvailabilityText.line(info.platforms) { facts.append(.words("pages.available", platforms)) }
    if let library = info.library.flatMap({ name in KeyCatalog.libraries.first { $0.name == name } }) {
      facts.append(.words("pages.library", "\(library.name)", RichText(catalog: library.summary)))
    }
    if let requirement = info.requirement { facts.append(.words("pages.presence", RichText(catalog: requirement))) }
    if let condition = info.requiredWith { facts.append(.words("pages.required-where", text(condition))) }
    if let condition = info.onlyWith { facts.append(.words("pages.only-where", text(condition))) }
    let bundles = info.ineffectiveBundles.sorted().compactMap { bundleNames[$0].map { RichText.words($0) } }
    if !bundles.isEmpty { facts.append(.words("pages.no-effect-in", bundles.joined(separator: ", "))) }
    if let value = info.defaultValue { facts.append(.words("pages.default", "\(code: value)")) }
    if info.isLocalizable, domain == .infoPlist {
      facts.append(.words("pages.translatable", "\(code: StringTableFormat.strings.infoPlistName)"))
    }
    if let capability = info.capability { facts.append(.words("pages.capability", "\(capability)")) }
    if let setting = info.buildSetting { facts.append(.words("pages.build-setting", "\(code: setting)")) }
    if let keys = keysInside(info.path, in: domain, limit: limit) { facts.append(keys) }
    return facts
  }

  /// Returns `condition` as part of a sentence, such as "Type is PSTitleValueSpecifier".
  static func text(_ condition: KeyCondition) -> RichText {
    let words = condition.values.count == 1 ? "pages.is" : "pages.is-one-of"
    return .words(words, "\(term: condition.key)", condition.values.codeList)
  }

  /// The keys directly inside the dictionary, or the dictionaries of an array, at `path`, the required ones first.
  private static func keysInside(_ path: String, in domain: CatalogDomain, limit: Int) -> RichText? {
    let level = KeyCatalog.hasKeys(inside: path, in: domain) ? path : "\(path)/[]"
    let children = KeyCatalog.children(of: level, in: domain)
    guard !children.isEmpty else { return nil }
    let required = children.filter(isRequired).map { RichText.words("pages.required-key", "\(term: $0.key)") }
    let all = required + children.filter { !isRequired($0) }.map { "\(term: $0.key)" }
    let named = all.prefix(limit).joined(separator: ", ")
    guard all.count > limit else { return .words("pages.keys-inside", named) }
    return .words("pages.keys-inside-and-more", named, "\(String(all.count - limit))")
  }

  private static func isRequired(_ info: KeyInfo) -> Bool { info.requirement == "required" }
}
