import LintEngine
import LintRules

/// What the rules found, in numbers.
enum FindingsTable {
  /// Returns the rules with their numbers.
  static func table(_ findings: FindingCounts) -> Markup {
    guard !findings.rules.isEmpty else { return .element("p", ["class": "note"], word("no-findings")) }
    let heads = [word("severity"), word("count"), word("rule"), word("meaning")]
    let head = Block.head(heads)
    let rows = findings.rules.map { rule in
      Markup.element(
        "tr",
        [
          .element("td", [.element("span", ["class": "pill \(style(rule.severity))"], name(rule.severity))]),
          .element("td", ["class": "number"], "\(rule.count)"), .element("th", ["scope": "row"], [Block.code(rule.id)]),
          .element("td", RuleRegistry.rule(rule.id)?.description.summary ?? ""),
        ]
      )
    }
    let table = Markup.element("table", ["class": "findings"], [head, .element("tbody", rows)])
    return Block.scrolling(word("findings"), [table])
  }

  /// Returns the numbers by severity in some files.
  static func pills(_ findings: FindingCounts?, in paths: [String]) -> Markup {
    guard let findings else { return .text("–") }
    let pills = Severity.allCases.reversed().compactMap { severity -> Markup? in
      let count = findings.count(severity, in: Set(paths))
      return count == 0 ? nil : .element("span", ["class": "pill \(style(severity))"], counted(severity, count))
    }
    return pills.isEmpty ? .text("–") : .element("span", ["class": "pills"], pills)
  }

  private static func style(_ severity: Severity) -> String {
    switch severity {
    case .error: "bad"
    case .warning: "doubtful"
    case .info: "neutral"
    }
  }

  private static func counted(_ severity: Severity, _ count: Int) -> String {
    switch severity {
    case .error: count == 1 ? word("one-error") : word("errors", "\(count)")
    case .warning: count == 1 ? word("one-warning") : word("warnings", "\(count)")
    case .info: word("infos", "\(count)")
    }
  }

  private static func name(_ severity: Severity) -> String {
    switch severity {
    case .error: word("error")
    case .warning: word("warning")
    case .info: word("info")
    }
  }
}
