import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundIdentifierNotPermittedTests {
  private func check(_ names: String..., settings: String = "PRODUCT_BUNDLE_IDENTIFIER = org.a;") -> ProjectCheck {
    var code = CodeUsage()
    code[.backgroundTask] = names.map { .of($0) }
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)"))
    return ProjectCheck(BackgroundIdentifierNotPermitted.self, project, code: code)
  }

  @Test func reportsWhatTheListLacks() {
    let findings = check("org.a.sync", "org.a.load", "org.a.load")
      .finds("{ 1️⃣BGTaskSchedulerPermittedIdentifiers2️⃣ = (org.a.sync); }")
    #expect(
      findings.map(\.message) == [
        """
        org.a.load is not in BGTaskSchedulerPermittedIdentifiers, but A.swift names it. Registering it terminates the \
        app.
        """
      ]
    )
    #expect(
      findings.first?.related.map(\.message) == ["A.swift names org.a.load here", "A.swift names org.a.load here"]
    )
  }

  @Test func insertsTheIdentifier() {
    check("org.a.load").fixes(
      """
      <plist version="1.0"><dict>
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        <array>
          <string>org.a.sync</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>BGTaskSchedulerPermittedIdentifiers</key>
          <array>
            <string>org.a.sync</string>
            <string>org.a.load</string>
          </array>
        </dict></plist>
        """
    )
    check("org.a.load").fixes(
      """
      {
        a = b;
      }
      """,
      to: """
        {
          a = b;
          BGTaskSchedulerPermittedIdentifiers = (
            org.a.load
          );
        }
        """
    )
  }

  @Test func variablesAreResolved() {
    let text = "{ BGTaskSchedulerPermittedIdentifiers = (\"$(PRODUCT_BUNDLE_IDENTIFIER).load\"); }"
    check("org.a.load").accepts(text)
    check("org.b.load", settings: "").accepts(text)
    check("org.b.load")
      .finds("{ 1️⃣BGTaskSchedulerPermittedIdentifiers2️⃣ = (\"$(PRODUCT_BUNDLE_IDENTIFIER).load\"); }")
  }

  @Test func asterisksPermitMore() {
    check("org.a.export.1").accepts("{ BGTaskSchedulerPermittedIdentifiers = (\"org.a.export.*\"); }")
  }

  @Test func isSilentWithoutTasks() {
    check().accepts("{ BGTaskSchedulerPermittedIdentifiers = (org.a.sync); }")
    check("org.a.load").accepts("{ NSExtension = {}; }")
    check("org.a.load").accepts("{ BGTaskSchedulerPermittedIdentifiers = \"$(LIST)\"; }")
  }

  @Test("bug: the list of a generated Info.plist was taken for one that something else completes")
  func aListThatAGeneratorWritesIsComplete() {
    let project = """
      name: A
      targets:
        A:
          type: application
          platform: iOS
          sources: [Code]
          info:
            path: Generated/Info.plist
            properties:
              BGTaskSchedulerPermittedIdentifiers: [org.a.sync]
      """
    let task = { (name: String) in
      [
        "Code/A.swift":
          "func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: \"\(name)\", using: nil) { _ in } }"
      ]
    }
    let check = { ProjectCheck(BackgroundIdentifierNotPermitted.self, file: "project.yml", task($0)) }
    #expect(check("org.a.load").generatedFindings(in: project).map(\.severity) == [.error])
    #expect(check("org.a.sync").generatedFindings(in: project).isEmpty)
  }
}
