import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ActivityTypeNotDeclaredTests {
  private func check(_ types: String...) -> ProjectCheck {
    var code = CodeUsage()
    code.mentions = [.activityType: types.map { .of($0) }]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; ID = org.a;"))
    return ProjectCheck(ActivityTypeNotDeclared.self, project, code: code)
  }

  @Test func reportsTheType() {
    let finding = check("org.a.b").finds("{ 1️⃣NSUserActivityTypes2️⃣ = (\"org.a.c\"); }").first
    #expect(
      finding?.message
        == "A.swift makes activity “org.a.b”, which NSUserActivityTypes does not list, so the system does not continue it."
    )
    check("org.a.b").fixes(
      "{ NSUserActivityTypes = (\"org.a.c\"); }",
      to: "{ NSUserActivityTypes = (\"org.a.c\", \"org.a.b\"); }"
    )
  }

  @Test func acceptsWhatIsListedOrUnknown() {
    check("org.a.b").accepts("{ NSUserActivityTypes = (\"$(ID).b\"); }")
    check("org.a.b").accepts("{ NSUserActivityTypes = (\"$(UNKNOWN)\"); }")
    // Activities that restore the state of the app need no declaration.
    check("org.a.b").accepts("{ a = b; }")
  }
}
