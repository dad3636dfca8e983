import JSON
import LintEngine
import LintFiles
import Messages

/// Writes what somebody refuses of an app.
public enum PreflightWriter {
  /// Returns the verdict, the findings by stage and what was not checked, as text.
  public static func text(_ report: PreflightReport) -> String {
    var blocks = [report.verdict]
    for part in report.parts {
      var list = FindingReport(.concise, version: "")
      let lines = part.findings.flatMap { finding in
        list.add([finding]).split(separator: "\n").map { "  \($0)" }
          + report.explanations[finding, default: []].map { TerminalText.visible("    \($0.position): \($0.message)") }
      }
      blocks.append(([part.stage.title] + lines).joined(separator: "\n"))
    }
    let unread = NotChecked.lines(report.notChecked, isSummary: false)
    if !unread.isEmpty { blocks.append(unread.map(TerminalText.visible).joined(separator: "\n")) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns the same as an object with the members verdict, refused, stages and notChecked.
  public static func json(_ report: PreflightReport) -> String { JSONText.text(of: Record(report)) + "\n" }

  private struct Record: Encodable {
    struct Stage: Encodable {
      let stage: String
      let errors: Int
      let findings: [FindingObject]
    }

    let verdict: String
    let refused: Bool
    let stages: [Stage]
    let notChecked: [NotChecked]

    init(_ report: PreflightReport) {
      (verdict, refused, notChecked) = (report.verdict, report.isRefused, report.notChecked)
      let paths = ReportPaths()
      stages = report.parts.map {
        Stage(stage: $0.stage.rawValue, errors: $0.certainCount, findings: $0.findings.map { FindingObject($0, paths) })
      }
    }
  }

  /// Returns the same as a page that needs nothing else, with what is known of a product and the paths of its bundles.
  public static func page(
    _ report: PreflightReport,
    title: String,
    bundles: [String] = [],
    product: ProjectReport? = nil
  ) -> String {
    let sections = report.parts.map { part in
      let rows = part.findings.map { finding in
        Markup.element(
          "tr",
          [
            .element(
              "td",
              [.element("span", ["class": "pill \(finding.severity.rawValue)"], finding.severity.rawValue)]
            ),
            .element("td", Refuser.names(finding.refusers)),
            .element("td", [Block.code("\(finding.file):\(finding.line)")]),
            .element(
              "td",
              [.element("p", finding.fullMessage)]
                + report.explanations[finding, default: []].map { place in
                  .element("p", [Block.code(place.position), .text(": \(place.message)")])
                }
            ),
            .element("td", [Block.code(finding.rule)]),
          ]
        )
      }
      let head = Block.head([word("severity"), word("refused-by"), word("WHERE"), word("meaning"), word("rule")])
      let table = Markup.element("table", ["class": "findings"], [head, .element("tbody", rows)])
      return Markup.element(
        "section",
        [.element("h2", part.stage.title), Block.scrolling(part.stage.title, [table])]
      )
    }
    let header = Markup.element("header", [.element("h1", title), .element("p", report.verdict)])
    return Markup.page(
      language: Messages.language.rawValue,
      title: title,
      style: PageReport.style,
      [header, .element("main", sections + [NotCheckedList.section(report.notChecked)] + about(product, bundles))]
    )
  }

  /// Returns the sections about a product: its bundles as a tree, then what each declares, needs and is signed with.
  private static func about(_ product: ProjectReport?, _ bundles: [String]) -> [Markup] {
    guard let product else { return [] }
    let page = ProjectPage(
      product,
      number: 0,
      isOnly: true,
      ShownNames(folder: product.root),
      placeLimit: placeLimit
    )
    let tree = Markup.element("section", [.element("h2", word("bundles-in-product")), BundleTree.list(bundles)])
    return [tree, page.section]
  }

  /// How many places of a need are shown at first.
  private static let placeLimit = 3
}
