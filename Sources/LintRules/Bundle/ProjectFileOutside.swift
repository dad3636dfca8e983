import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports what a description of a project names outside the folders whose files are read.
enum ProjectFileOutside: Rule {
  static let description = RuleDescription(
    id: "project-file-outside",
    severity: .info,
    example: .init(
      file: "project.yml",
      bad: """
        name: Cellar
        targets:
          Cellar:
            type: application
            platform: iOS
            sources: [/Users/me/Shared]
        """,
      good: """
        name: Cellar
        targets:
          Cellar:
            type: application
            platform: iOS
            sources: [Shared]
        """
    )
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList, .other)

  /// Lines of an `.xcconfig` that start with a number sign are not for the C preprocessor.
  static func applies(to traits: DocumentTraits) -> Bool { true }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for reached in project.reachedLimits where reached.kind == .outside {
      context.report(reached, of: description, description.text("message", reached.name), in: document)
    }
  }
}
