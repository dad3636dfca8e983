import LintFacts
import ProjectReports
import PropertyList
import Testing

struct EntitlementsReportTests {
  @Test func eachFileIsAColumnWithItsConfigurations() throws {
    let report = try Sample.report(
      ExampleProject.Target([
        ("Debug", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Debug.entitlements;"),
        ("Beta", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Store.entitlements;"),
        ("Release", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Store.entitlements;"),
      ]),
      files: [
        "Info.plist": Sample.app(),
        "Debug.entitlements": Sample.plist(
          "<key>get-task-allow</key><true/>" + Sample.entry("aps-environment", "development")
        ),
        "Store.entitlements": Sample.plist(Sample.entry("aps-environment", "production")),
      ]
    )
    let entitlements = try #require(report.bundles.first).entitlements
    #expect(entitlements.files.map(\.path) == ["/trees/Trails/Debug.entitlements", "/trees/Trails/Store.entitlements"])
    #expect(entitlements.files.map { $0.users.map(\.configurations) } == [[["Debug"]], [["Beta", "Release"]]])
    #expect(entitlements.rows.map(\.key) == ["aps-environment", "get-task-allow"])
    #expect(
      entitlements.rows.map(\.values) == [[.string("development"), .string("production")], [.boolean(true), nil]]
    )
  }
}
