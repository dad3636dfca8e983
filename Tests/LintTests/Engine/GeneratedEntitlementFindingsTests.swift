import AppProject
import LintEngine
import ProjectFiles
import SourceText
import Testing

/// Findings about entitlements that a generator writes are in its description, and rules that ask for entitlements see
/// them.
@Suite struct GeneratedEntitlementFindingsTests {
  private static let path = "/tree/app/project.yml"

  private func spec(_ entitlements: String) -> String {
    """
    name: Harbour
    targets:
      Harbour:
        type: application
        platform: iOS
        sources: [Harbour]
        settings:
          GENERATE_INFOPLIST_FILE: YES
        entitlements:
          path: Harbour/Harbour.entitlements
          properties:
            \(entitlements)

    """
  }

  private func findings(_ spec: String, _ source: String = "let a = 0", path: String = path) -> (Document, [Finding]) {
    let files = OverlaidFiles([path: Array(spec.utf8), "/tree/app/Harbour/A.swift": Array(source.utf8)])
    let builder = ProjectContextBuilder(files: files, homeFolder: "/tree", workingFolder: "/tree/app")
    let carrier = Document(path: path, text: SourceText(spec))
    return (carrier, Linter().generatedFindings(in: carrier, project: builder.context(for: path)))
  }

  @Test func aWrongValueIsFoundAtItsLine() throws {
    let (carrier, found) = findings(spec("com.apple.security.application-groups: [harbour]"))
    let finding = try #require(found.first { $0.rule == "entitlement-app-group-prefix" })
    #expect(carrier.text.string(in: finding.range).hasPrefix("com.apple.security.application-groups"))
    #expect(finding.message.hasPrefix("Harbour: "))
  }

  @Test func aMissingEntitlementIsInsertedInTheDescription() throws {
    let (carrier, found) = findings(
      spec("com.apple.developer.siri: false"),
      "UIApplication.shared.registerForRemoteNotifications()"
    )
    let finding = try #require(found.first { $0.rule == "entitlement-push-missing" })
    let fix = try #require(finding.fixes.first)
    #expect(
      carrier.text.applying(fix.edits).string.hasSuffix(
        """
                com.apple.developer.siri: false
                aps-environment: "development"

        """
      )
    )
  }

  @Test func whatIsThereIsSeen() {
    let (_, found) = findings(
      spec("aps-environment: development"),
      "UIApplication.shared.registerForRemoteNotifications()"
    )
    #expect(!found.contains { $0.rule == "entitlement-push-missing" })
  }

  @Test func entitlementsThatNoCodeUsesNeedNoPurposeString() {
    let (_, found) = findings(spec("com.apple.developer.homekit: true"))
    #expect(!found.contains { $0.rule.hasPrefix("purpose-string") })
  }

  @Test func expo() throws {
    let json = """
      { "expo": { "name": "Meadow", "ios": { "entitlements": {
        "com.apple.security.application-groups": ["meadow"]
      } } } }
      """
    let (carrier, found) = findings(json, path: "/tree/app/app.json")
    let finding = try #require(found.first { $0.rule == "entitlement-app-group-prefix" })
    #expect(carrier.text.string(in: finding.range) == "\"com.apple.security.application-groups\": [\"meadow\"]")
    // A plugin may add what is missing.
    #expect(!found.contains { $0.rule == "entitlement-push-missing" })
  }
}
