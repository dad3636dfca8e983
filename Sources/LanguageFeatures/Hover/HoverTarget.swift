import AppProject
import KeyCatalog
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
    let page =
      Self.known(node, path, document.kind) ?? Self.setting(path, document) ?? Self.unknown(node, path, document.kind)
    guard let page else { return nil }
    content = page
  }

  private static func known(_ node: Node, _ path: StructurePath, _ kind: FileKind) -> PageContent? {
    guard let name = path.key, let (info, domain) = CatalogPlace.key(named: name, inside: path.level, in: kind) else {
      return path.key.flatMap { capability(key: $0, path) }
    }
    if node.kind != .key, !node.kind.isContainer, let value = text(of: node, as: info),
      let page = ValuePage.content(value, of: info, in: domain, place: path.text)
    {
      return page
    }
    if node.kind == .string, let page = type(node, of: info, in: domain, path) { return page }
    var page = KeyPage.content(info, in: domain, name: name, place: path.text)
    if let suffix = deviceSuffix(of: name, as: info) {
      page.paragraph(.words("pages.device-suffix", "\(code: suffix)"))
    }
    if let note = conditionNote(info, domain, in: path.dictionary) { page.paragraph(note) }
    return page
  }

  /// The uniform type that a value names, where one belongs.
  private static func type(
    _ node: Node,
    of info: KeyInfo,
    in domain: CatalogDomain,
    _ path: StructurePath
  ) -> PageContent? {
    guard let type = text(of: node, as: info).flatMap(KeyCatalog.uniformType),
      KeyCatalog.suggestedValues(forKey: info.key, in: domain)?.areTypes == true
    else { return nil }
    return UniformTypePage.content(type, place: path.text)
  }

  /// In an Xcode project, the key that a build setting writes.
  private static func setting(_ path: StructurePath, _ document: Document) -> PageContent? {
    guard document.kind == .propertyList, document.name == "project.pbxproj", let name = path.key,
      name.hasPrefix("INFOPLIST_KEY_"), let key = KeyCatalog.generatedKey(forBuildSetting: name)?.key,
      let info = KeyCatalog.key(at: key, in: .infoPlist)
    else { return nil }
    return KeyPage.content(info, in: .infoPlist, name: name)
  }

  /// The dictionary form of the device capabilities has the values for its keys.
  private static func capability(key: String, _ path: StructurePath) -> PageContent? {
    guard path.level.hasPrefix("UIRequiredDeviceCapabilities"), !path.level.utf8.contains(UInt8(ascii: "/")) else {
      return nil
    }
    return KeyCatalog.deviceCapability(key).map { CapabilityPage.content($0, place: path.text) }
  }

  /// If the catalog has no entry, the library that reads the key, or the path of the place.
  private static func unknown(_ node: Node, _ path: StructurePath, _ kind: FileKind) -> PageContent? {
    guard let name = path.key else { return nil }
    if let page = titled(name, path, kind) { return page }
    var page = PageContent()
    if kind == .infoPlist, path.steps.count == 1, node.kind == .key, let library = KeyCatalog.library(ofKey: name) {
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

  /// The text of a value as the catalog writes it; nil for long ones.
  ///
  /// Linear in the text.
  private static func text(of node: Node, as info: KeyInfo) -> String? {
    if node.kind.isBoolean { return node.kind == .true ? "true" : "false" }
    guard node.contentRange.count <= maximumValue, let text = node.stringValue else { return nil }
    // The old-style syntax has no Booleans.
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

  /// Reports that another key of the same dictionary makes this one ineffective, by a value that the catalog knows.
  private static func conditionNote(_ info: KeyInfo, _ domain: CatalogDomain, in dictionary: Node?) -> RichText? {
    guard let condition = info.onlyWith, let other = dictionary?.value(forKey: condition.key),
      other.contentRange.count <= maximumValue, let value = other.stringValue, !condition.isMet(by: value),
      let deciding = KeyCatalog.key(at: "\(info.path.dropLast(info.key.count))\(condition.key)", in: domain),
      deciding.values.contains(where: { $0.value == value })
    else { return nil }
    return .words("pages.does-not-count", "\(code: condition.key)", "\(code: value)")
  }
}
