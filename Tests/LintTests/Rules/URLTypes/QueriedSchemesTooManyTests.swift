import Testing

@testable import LintRules

@Suite struct QueriedSchemesTooManyTests {
  private let check = RuleCheck(QueriedSchemesTooMany.self)

  private static func file(_ count: Int, last: String = "s") -> String {
    let schemes = (1..<count).map { "s\($0)" } + [last]
    return "{ LSApplicationQueriesSchemes = (\(schemes.joined(separator: ", "))); }"
  }

  @Test func reportsTheFirstSchemeThatIsTooMany() {
    let findings = check.finds(Self.file(51, last: "1️⃣last2️⃣"), at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("51") == true)
    #expect(findings.first?.severity == .info)
  }

  @Test func acceptsFiftySchemesAndOtherLists() {
    check.accepts(Self.file(50))
    check.accepts(Self.file(60).replacing("LSApplicationQueriesSchemes", with: "MySchemes"))
  }
}
