import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import SourceText

/// Reports string tables in another encoding than the Xcode project gives them.
enum StringsEncodingMismatch: Rule {
  static let description = RuleDescription(
    id: "strings-encoding-mismatch",
    severity: .warning,
    refusedBy: [.xcodeBuild],
    example: .init(
      file: "Localizable.strings",
      bad: #""title" = "Cellar";"#,
      good: "",
      neighbours: [
        ExampleProject.file: """
        {
          rootObject = P;
          objects = {
            P = { isa = PBXProject; mainGroup = G; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
            F = {
              isa = PBXFileReference;
              fileEncoding = 10;
              lastKnownFileType = text.plist.strings;
              path = Localizable.strings;
              sourceTree = "<group>";
            };
          };
        }
        """
      ]
    )
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .infoPlistStrings)

  private static let utf8 = 4
  private static let utf16: Set = [10, 2_415_919_360, 2_483_028_224]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.text.count > 0, let declared = project.declaredEncoding, let encoding = document.encoding else {
      return
    }
    let names: (declared: String, actual: String)? =
      switch encoding {
      case .utf8 where utf16.contains(declared): ("UTF-16", "UTF-8")
      case .utf16 where declared == utf8: ("UTF-8", "UTF-16")
      default: nil
      }
    guard let names else { return }
    context.report(
      description,
      at: document.text.lineRange(0),
      description.text("message", names.declared, names.actual),
      cause: .table("")
    )
  }
}
