import KeyCatalog
import ProjectFiles
import PropertyList

/// The subject of a hover: a node, its path, and its text.
struct HoverTarget {
  /// Longer texts are never values in the catalog.
  private static let maximumValue = 1000

  /// The text to show.
  let content: PageContent

  /// Makes the text for `node`; nil if there is none.
  init?(_ node: Node, in document: Document) {
    guard let path = StructurePath(to: node) else { return nil }
    let isValue = node.kind != .key && !node.kind.isContainer
    self.init(path, document.kind, isKey: node.kind == .key, value: isValue ? Self.text(of: node) : nil)
  }

  /// Makes the text for the key or value at a path in a file of `kind`; nil if there is none.
  ///
  /// `value` is the text of a value, nil for keys, brackets and long texts.
  init?(_ path: StructurePath, _ kind: FileKind, isKey: Bool, value: String?) {
    let page = Self.known(path, kind, value) ?? Self.unknown(path, kind, isKey: isKey)
    guard let page else { return nil }
    content = page
  }

  private static func known(_ path: StructurePath, _ kind: FileKind, _ value: String?) -> PageContent? {
    guard let name = path.key, let (info, domain) = CatalogPlace.key(named: name, inside: path.level, in: kind) else {
      return path.key.flatMap { capability(key: $0, path) }
    }
    if let value {
      let text = catalogText(value, as: info)
      if let page = ValuePage.content(text, of: info, in: domain, place: path.text) { return page }
      if let page = type(text, of: info, in: domain, path) { return page }
    }
    var page = KeyPage.content(info, in: domain, name: name, place: path.text)
    if let suffix = deviceSuffix(of: name, as: info) {
      page.paragraph(.words("pages.device-suffix", "\(code: suffix)"))
    }
    if let note = conditionNote(info, domain, in: path.dictionary) { page.paragraph(note) }
    return page
  }

  /// The uniform type that a value names, where one belongs.
  private static func type(
    _ value: String,
    of info: KeyInfo,
    in domain: CatalogDomain,
    _ path: StructurePath
  ) -> PageContent? {
    guard let type = KeyCatalog.uniformType(value),
      KeyCatalog.suggestedValues(forKey: info.key, in: domain)?.areTypes == true
    else { return nil }
    return UniformTypePage.content(type, place: path.text)
  }

  /// The dictionary form of the device capabilities has the values for its keys.
  private static func capability(key: String, _ path: StructurePath) -> PageContent? {
    guard path.level.hasPrefix("UIRequiredDeviceCapabilities"), !path.level.utf8.contains(UInt8(ascii: "/")) else {
      return nil
    }
    return KeyCatalog.deviceCapability(key).map { CapabilityPage.content($0, place: path.text) }
  }

  /// If the catalog has no entry, the library that reads the key, or the path of the place.
  private static func unknown(_ path: StructurePath, _ kind: FileKind, isKey: Bool) -> PageContent? {
    guard let name = path.key else { return nil }
    if let page = titled(name, path, kind) { return page }
    var page = PageContent()
    if kind == .infoPlist, path.steps.count == 1, isKey, let library = KeyCatalog.library(ofKey: name) {
      page.heading("\(code: name)")
      page.paragraph(.words("pages.library-prefix", "\(strong: library.name)", RichText(catalog: library.summary)))
      page.documentationLink(to: library.documentation)
      return page
    }
    guard let text = path.text else { return nil }
    page.paragraph(text)
    return page
  }

  /// For the name that Xcode shows for a key, the page of that key.
  private static func titled(_ name: String, _ path: StructurePath, _ kind: FileKind) -> PageContent? {
    guard path.steps.count == 1, let domain = kind.domain, let info = KeyCatalog.key(titled: name, in: domain) else {
      return nil
    }
    var page = KeyPage.content(info, in: domain, place: path.text)
    page.paragraph(.words("pages.xcode-name", "\(strong: name)", "\(code: info.key)"))
    return page
  }

  /// The text of a value; nil for long ones.
  ///
  /// Linear in the text.
  private static func text(of node: Node) -> String? {
    if node.kind.isBoolean { return node.kind == .true ? "true" : "false" }
    return node.contentRange.count <= maximumValue ? node.stringValue : nil
  }

  /// Returns a value as the catalog writes it.
  static func catalogText(_ text: String, as info: KeyInfo) -> String {
    // The old-style syntax and build settings have no Booleans.
    guard info.types == .boolean else { return text }
    switch text {
    case "YES", "1": return "true"
    case "NO", "0": return "false"
    default: return text
    }
  }

  /// The rest of the name in the file after the name in the catalog, such as `~ipad`.
  private static func deviceSuffix(of name: String, as info: KeyInfo) -> String? {
    let suffix = name.dropFirst(info.key.count)
    return info.key != "*" && name.hasPrefix(info.key) && !suffix.isEmpty ? String(suffix) : nil
  }

  /// Reports that another key of the same dictionary makes this one ineffective, by a value that the catalog has.
  private static func conditionNote(_ info: KeyInfo, _ domain: CatalogDomain, in dictionary: Node?) -> RichText? {
    guard let condition = info.onlyWith, let other = dictionary?.value(forKey: condition.key),
      other.contentRange.count <= maximumValue, let value = other.stringValue, !condition.isMet(by: value),
      let deciding = KeyCatalog.key(at: "\(info.path.dropLast(info.key.count))\(condition.key)", in: domain),
      deciding.values.contains(where: { $0.value == value })
    else { return nil }
    return .words("pages.does-not-count", "\(code: condition.key)", "\(code: value)")
  }
}
