import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports where a description of a project reaches a limit on work or memory, so that a part of it is not read.
enum ProjectLimitReached: Rule {
  static let description = RuleDescription(
    id: "project-limit-reached",
    severity: .warning,
    example: .init(
      file: "project.yml",
      bad: """
        name: Cellar
        settingGroups:
          signing:
            groups: [signing]
            base:
              CODE_SIGN_STYLE: Automatic
        targets:
          Cellar:
            type: application
            platform: iOS
            settings:
              groups: [signing]
        """,
      good: """
        name: Cellar
        settingGroups:
          signing:
            base:
              CODE_SIGN_STYLE: Automatic
        targets:
          Cellar:
            type: application
            platform: iOS
            settings:
              groups: [signing]
        """
    )
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList, .other)

  /// Lines of an `.xcconfig` that start with a number sign are not for the C preprocessor.
  static func applies(to traits: DocumentTraits) -> Bool { true }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for reached in project.reachedLimits where reached.kind != .outside {
      let message = description.text(reached.kind.rawValue, number(reached), reached.name)
      context.report(reached, of: description, message, in: document)
    }
  }

  /// Returns the limit as messages show it: large numbers of bytes in megabytes, others with commas between the thousands.
  private static func number(_ reached: ReachedLimit) -> String {
    switch reached.kind {
    case .fileSize, .tableSize, .includeSize, .workspaceSize, .expansion:
      return String(reached.limit.isMultiple(of: 1 << 20) ? reached.limit >> 20 : reached.limit / 1_000_000)
    default:
      let digits = Array(String(reached.limit))
      let groups = digits.enumerated().map { index, digit in
        let isStart = index > 0 && (digits.count - index).isMultiple(of: 3)
        return isStart ? ",\(digit)" : String(digit)
      }
      return groups.joined()
    }
  }
}

extension RuleContext {
  /// Reports `reached` at its place in `document`, or else at its start with the place in another file.
  mutating func report(
    _ reached: ReachedLimit,
    of rule: RuleDescription,
    _ message: String,
    in document: Document
  ) {
    let isHere = reached.place?.path == document.path
    let start = document.kind == .other ? document.text.lineRange(0) : document.anchor
    let elsewhere = isHere ? nil : reached.place
    report(
      rule,
      at: isHere ? reached.place?.range(in: document.text) ?? start : start,
      message,
      related: elsewhere.map { [RelatedPlace(.elsewhere($0), rule.text("place"))] } ?? []
    )
  }
}
