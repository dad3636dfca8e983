/// The section about one app or extension.
struct BundleSection {
  private let bundle: BundleReport
  private let former: BundleReport?
  private let names: ShownNames
  private let placeLimit: Int?

  /// Makes the section; `former` is a bundle before it with the same purpose strings.
  init(_ bundle: BundleReport, like former: BundleReport?, _ names: ShownNames, placeLimit: Int?) {
    self.bundle = bundle
    self.former = former
    self.names = names
    self.placeLimit = placeLimit
  }

  /// Returns the section.
  func section(id: String) -> Markup {
    let badges = [bundle.kindName] + platforms
    let head = Markup.element(
      "header",
      [.element("h2", names.name(bundle))] + badges.map { .element("span", ["class": "badge"], $0) }
    )
    return .element("section", ["id": id, "class": "bundle"], [head, facts] + purposes + entitlements + privacy)
  }

  private var platforms: [String] {
    bundle.targets.flatMap { $0.configurations.flatMap(\.platformNames) }.uniqued()
  }

  private var facts: Markup {
    var rows = [("Info.plist", [Block.code(names.infoPlist(bundle))])]
    if let point = bundle.extensionPoint { rows.append((word("extension-point"), [Block.code(point)])) }
    if !bundle.entitlements.files.isEmpty {
      rows.append((word("entitlements"), bundle.entitlements.files.map { Block.code(names.entitlements($0)) }))
    }
    if !bundle.privacyManifests.isEmpty {
      rows.append((word("privacy-manifest"), bundle.privacyManifests.map { Block.code(names.path($0)) }))
    }
    if bundle.sourceCount > 0 { rows.append((word("source-files"), [.text("\(bundle.sourceCount)")])) }
    if let language = bundle.developmentLanguage {
      rows.append((word("development-language"), [.text(language)]))
    }
    if !bundle.languages.isEmpty {
      let text = "\(bundle.languages.count): " + bundle.languages.joined(separator: ", ")
      rows.append((word("languages"), [.text(text)]))
    }
    return Block.facts(rows)
  }

  private var purposes: [Markup] {
    let head = Markup.element("h3", word("purpose-strings"))
    if bundle.purposeStrings.isEmpty { return [.element("p", ["class": "note"], word("no-purpose-strings"))] }
    if let former {
      return [head, .element("p", ["class": "note"], word("purpose-strings-as", names.name(former)))]
    }
    let table = PurposeTable(names, placeLimit: placeLimit).table(bundle.purposeStrings)
    return [head, table] + PurposeMatrix.content(bundle)
  }

  private var entitlements: [Markup] {
    guard !bundle.entitlements.rows.isEmpty else { return [] }
    return [.element("h3", word("entitlements")), EntitlementsTable(names).table(bundle.entitlements)]
  }

  private var privacy: [Markup] {
    guard !bundle.privacy.manifests.isEmpty else { return [] }
    return [.element("h3", word("privacy-report"))] + PrivacySection(names).content(bundle.privacy)
  }
}
