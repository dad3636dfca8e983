import AppProject
@testable import Lint
import Testing

@Suite struct PurposeStringProbablyMissingTests {
  private let check = RuleCheck(PurposeStringProbablyMissing.self)

  private func project(_ key: String, isCertain: Bool) -> ProjectContext {
    let evidence = Evidence(path: "/app/A.swift", line: 0, lineText: "ARSession()", columns: 0..<9)
    return ProjectContext(purposeNeeds: [
      PurposeNeed(alternatives: [[key]], cause: "ARSession", isCertain: isCertain, evidence: evidence)
    ])
  }

  @Test func reportsWhatIsNotCertain() {
    let project = project("NSCameraUsageDescription", isCertain: false)
    let finding = check.finds("1️⃣{2️⃣ CFBundleName = A; }", at: [("1️⃣", "2️⃣")], project: project).first
    #expect(
      finding?.message
        == "NSCameraUsageDescription is missing, but A.swift:1 uses ARSession. The app may exit at the first access."
    )
    #expect(finding?.severity == .warning)
  }

  @Test func localNetworkIsNeverCertain() {
    let project = project("NSLocalNetworkUsageDescription", isCertain: true)
    check.finds("1️⃣{2️⃣ CFBundleName = A; }", at: [("1️⃣", "2️⃣")], project: project)
  }

  @Test func leavesCertainNeedsToTheOtherRule() {
    check.accepts("{ CFBundleName = A; }", project: project("NSCameraUsageDescription", isCertain: true))
  }
}
