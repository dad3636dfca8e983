import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundIdentifierUnusedTests {
  private func check(_ names: String...) -> ProjectCheck {
    var code = CodeUsage()
    code[.backgroundTask] = names.map { .of($0) }
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.a;"))
    return ProjectCheck(BackgroundIdentifierUnused.self, project, code: code)
  }

  @Test func reportsIdentifiersThatNoCodeNames() {
    let finding = check("org.a.load")
      .finds("{ BGTaskSchedulerPermittedIdentifiers = (org.a.load, 1️⃣org.a.sync2️⃣); }").first
    #expect(finding?.severity == .info)
    #expect(finding?.isUnnecessary == true)
  }

  @Test func removesTheItem() {
    check("org.a.load").fixes(
      "{ BGTaskSchedulerPermittedIdentifiers = (org.a.load, org.a.sync); }",
      to: "{ BGTaskSchedulerPermittedIdentifiers = (org.a.load); }"
    )
  }

  @Test func acceptsWhatIsNamed() {
    check("org.a.load").accepts("{ BGTaskSchedulerPermittedIdentifiers = (\"$(PRODUCT_BUNDLE_IDENTIFIER).load\"); }")
    check("org.a.load.1").accepts("{ BGTaskSchedulerPermittedIdentifiers = (\"org.a.load.*\"); }")
    check("org.a.load").accepts("{ BGTaskSchedulerPermittedIdentifiers = (\"$(UNKNOWN).load\"); }")
  }

  /// Bug: tasks were not reported where no code schedules any.
  @Test func reportsAllWhereNoCodeSchedulesTasks() {
    let check = { (code: String, files: [String: String]) in
      let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
      return ProjectCheck(
        BackgroundIdentifierUnused.self,
        project,
        files.merging(["App/A.swift": "import UIKit\n\(code)"]) { $1 }
      )
    }
    let list = "{ BGTaskSchedulerPermittedIdentifiers = (org.a.load); }"
    check("", [:]).finds("{ BGTaskSchedulerPermittedIdentifiers = (1️⃣org.a.load2️⃣); }")
    check("import BackgroundTasks", [:]).accepts(list)
    check("view.backgroundTask(.appRefresh(name)) {}", [:]).accepts(list)
    check("", ["package.json": "{\"dependencies\": {\"react-native-cellar\": \"1.0.0\"}}"]).accepts(list)
  }

  @Test func librariesMayRegisterAll() {
    check().accepts("{ BGTaskSchedulerPermittedIdentifiers = (org.a.load); }")
  }
}
