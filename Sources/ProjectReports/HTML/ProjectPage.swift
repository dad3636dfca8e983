/// The sections about one project.
struct ProjectPage {
  /// The project.
  let project: ProjectReport
  /// The id of its section.
  let id: String
  /// Its name, with its place if there are several projects.
  let title: String
  private let isOnly: Bool
  private let names: ShownNames
  private let placeLimit: Int?

  init(_ project: ProjectReport, number: Int, isOnly: Bool, _ names: ShownNames, placeLimit: Int?) {
    self.project = project
    id = "project-\(number + 1)"
    let path = names.path(project.root)
    title = path == "." ? project.name : path
    self.isOnly = isOnly
    self.names = names
    self.placeLimit = placeLimit
  }

  /// Returns the id of the section about a bundle.
  func id(ofBundleAt index: Int) -> String { "\(id)-bundle-\(index + 1)" }

  private var translationsID: String { "\(id)-translations" }
  private var findingsID: String { "\(id)-findings" }

  /// The sections with their titles.
  var links: [(id: String, text: String)] {
    // With many projects, the overview is the table of contents.
    guard isOnly else { return [(id, title)] }
    let bundles = project.bundles.indices.map { (id(ofBundleAt: $0), names.name(project.bundles[$0])) }
    let translations = project.tables.isEmpty ? [] : [(translationsID, word("translations"))]
    return bundles + translations + (project.findings == nil ? [] : [(findingsID, word("findings"))])
  }

  /// The section about the project.
  var section: Markup {
    let head = isOnly ? [] : [Markup.element("h2", ["class": "project"], title)]
    let bundles = project.bundles.indices.map { index in
      BundleSection(project.bundles[index], like: project.bundleLike(at: index), names, placeLimit: placeLimit)
        .section(id: id(ofBundleAt: index))
    }
    return .element(
      "section",
      ["id": id],
      head + bundles + [others, NotCheckedList.section(project.notChecked), translations, findings]
    )
  }

  private var others: Markup {
    let rest = project.otherTargets.map(\.name).filter { !$0.isEmpty }
    guard !rest.isEmpty else { return .none }
    let text = "\(word("other-targets")): " + rest.joined(separator: ", ")
    return .element("p", ["class": "note"], text)
  }

  private var translations: Markup {
    guard !project.tables.isEmpty else { return .none }
    return .element(
      "section",
      ["id": translationsID],
      [.element("h2", word("translations"))] + CoverageMap(project, names).content
    )
  }

  private var findings: Markup {
    guard let findings = project.findings else { return .none }
    return .element(
      "section",
      ["id": findingsID],
      [.element("h2", word("findings")), FindingsTable.table(findings)]
    )
  }
}
