import KeyCatalog
import ProjectFiles

/// The text for a key or value in a host file.
enum HostedHover {
  /// Returns the text at `offset`; nil elsewhere and in other files.
  ///
  /// Linear in the text.
  static func hover(in document: Document, at offset: Int) -> HoverResult? {
    guard let hosted = HostedKeyPlace.find(in: document, at: offset), !hosted.place.token.range.isEmpty else {
      return nil
    }
    let range = hosted.place.token.range
    switch hosted.subject {
    case .keys(let domain, let steps):
      let isKey = hosted.place.role == .key
      let path = StructurePath(steps: isKey ? steps + [.key(hosted.word)] : steps)
      let target = HoverTarget(path, .holding(domain), isKey: isKey, value: isKey ? nil : hosted.word)
      return target.map { HoverResult(range: range, text: $0.content.text) }
    case .otherName(let domain, let key):
      guard let info = KeyCatalog.key(at: key, in: domain) else { return nil }
      let place = RichText.words("pages.gives-value", "\(term: info.key)", "\(domain.shownDescription)")
      let page = KeyPage.content(info, in: domain, name: hosted.word, place: place)
      return HoverResult(range: range, text: page.text)
    case .settingName:
      return setting(hosted.settingName).map { HoverResult(range: range, text: $0.text) }
    case .settingValue(let name):
      guard let info = KeyCatalog.key(ofSetting: name) else { return nil }
      let item = info.types.contains(.array) ? hosted.listItem(at: offset) : hosted.place.token.content
      let value = HoverTarget.catalogText(hosted.text.string(in: item), as: info)
      if let page = ValuePage.content(value, of: info, in: .infoPlist) {
        return HoverResult(range: item, text: page.text)
      }
      return setting(name).map { HoverResult(range: range, text: $0.text) }
    }
  }

  /// Returns the page of a build setting that writes a key of an Info.plist; nil for others.
  static func setting(_ name: String) -> PageContent? {
    guard let written = KeyCatalog.generatedKey(forBuildSetting: name), let info = KeyCatalog.key(ofSetting: name)
    else { return nil }
    var page = KeyPage.content(
      info,
      in: .infoPlist,
      name: name,
      place: .words("pages.setting-writes", "\(term: written.key)")
    )
    if let effect = written.effect { page.paragraph(RichText(catalog: effect)) }
    return page
  }
}

/// What a proposal in a host file documents: the file has keys of several domains, so the domain is part of the term.
enum HostedTerm {
  private static let setting = "setting"

  /// Returns the term of a key or value, by its term in the domain.
  static func of(_ term: String, in domain: CatalogDomain) -> String { "\(domain.name):\(term)" }

  /// Returns the term of a build setting.
  static func of(setting name: String) -> String { "\(setting):\(name)" }

  /// Returns the text about a term; nil for unknown ones.
  static func documentation(for term: String) -> FormattedText? {
    guard let colon = term.firstIndex(of: ":") else { return nil }
    let (kind, rest) = (String(term[..<colon]), String(term[term.index(after: colon)...]))
    if kind == setting { return HostedHover.setting(rest)?.text }
    return CatalogDomain(name: kind).flatMap { Completion.documentation(for: rest, in: $0) }
  }
}
