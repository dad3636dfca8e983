import EmbeddedFiles
import Messages

/// Writes what is known of projects as one HTML page that needs nothing else: no script, no network.
public struct PageReport {
  private let title: String
  private let names: ShownNames
  private let placeLimit: Int?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - folder: The absolute path of the folder that paths are relative to; it is not in the page.
  ///   - placeLimit: The number of places to show at first for each key; nil for all.
  public init(title: String, folder: String, placeLimit: Int?) {
    self.title = title
    names = ShownNames(folder: folder)
    self.placeLimit = placeLimit
  }

  /// Returns the page about some projects.
  public func text(_ projects: [ProjectReport]) -> String {
    let pages = projects.enumerated().map { index, project in
      ProjectPage(project, number: index, isOnly: projects.count == 1, names, placeLimit: placeLimit)
    }
    let header = Markup.element(
      "header",
      [.element("p", ["class": "kicker"], word("page-kicker")), .element("h1", title), Tiles.list(of: projects)]
    )
    let body = [overview(pages)] + pages.map(\.section)
    return Markup.page(
      language: Messages.language.rawValue,
      title: word("page-title", title),
      style: Self.style,
      [header, contents(pages), .element("main", body), .element("footer", [.element("p", word("page-footer"))])]
    )
  }

  private func overview(_ pages: [ProjectPage]) -> Markup {
    .element(
      "section",
      ["id": "overview"],
      [.element("h2", word("overview")), OverviewTable(names).table(pages)]
    )
  }

  private func contents(_ pages: [ProjectPage]) -> Markup {
    let links = [("overview", word("overview"))] + pages.flatMap(\.links)
    return .element(
      "nav",
      ["aria-label": word("contents")],
      [.element("ul", links.map { id, text in .element("li", [.element("a", ["href": "#\(id)"], text)]) })]
    )
  }

  static let style: String = {
    let file = embeddedFolder("report").files[0]
    return String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }()
}
