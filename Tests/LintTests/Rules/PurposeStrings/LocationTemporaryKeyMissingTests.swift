import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LocationTemporaryKeyMissingTests {
  private func check(_ names: String..., settings: String = "") -> ProjectCheck {
    var code = CodeUsage()
    code[.accuracyPurpose] = names.map { .of($0) }
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)"))
    return ProjectCheck(LocationTemporaryKeyMissing.self, project, code: code)
  }

  @Test func reportsPurposesThatTheDictionaryLacks() {
    let findings = check("Route", "Search", "Route").finds(
      "{ 1️⃣NSLocationTemporaryUsageDescriptionDictionary2️⃣ = { Search = \"Find places.\"; }; }"
    )
    #expect(
      findings.map(\.message) == [
        """
        Route is not in NSLocationTemporaryUsageDescriptionDictionary, but A.swift requests full accuracy for it. The \
        request fails, and no alert appears.
        """
      ]
    )
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.related.map(\.message) == ["A.swift requests Route here", "A.swift requests Route here"])
  }

  @Test func insertsThePurpose() {
    check("Route").fixes(
      """
      {
        NSLocationTemporaryUsageDescriptionDictionary = {
          Search = "Find places.";
        };
      }
      """,
      to: """
        {
          NSLocationTemporaryUsageDescriptionDictionary = {
            Search = "Find places.";
            Route = "TODO: Explain what the app needs this for (Route)";
          };
        }
        """
    )
    check("Route").fixes(
      """
      <plist version="1.0"><dict>
        <key>a</key>
        <string>b</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>a</key>
          <string>b</string>
          <key>NSLocationTemporaryUsageDescriptionDictionary</key>
          <dict>
            <key>Route</key>
            <string>TODO: Explain what the app needs this for (Route)</string>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func namesAreReadOfTheSources() {
    let check = ProjectCheck(
      LocationTemporaryKeyMissing.self,
      [
        "Package.swift": "",
        "A.swift":
          "import CoreLocation; manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Route\") { _ in }",
        "B.m": "[manager requestTemporaryFullAccuracyAuthorizationWithPurposeKey:@\"Search\"];",
        "C.swift": "import CoreLocation; manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose)",
      ]
    )
    check.finds("1️⃣{2️⃣ a = b; }", at: [("1️⃣", "2️⃣"), ("1️⃣", "2️⃣")])
    check.accepts("{ NSLocationTemporaryUsageDescriptionDictionary = { Route = a; Search = b; }; }")
  }

  @Test func theOtherRuleLeavesItAlone() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    let check = ProjectCheck(
      PurposeStringMissing.self,
      project,
      [
        "App/A.swift":
          "import CoreLocation; manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Route\") { _ in }"
      ]
    )
    check.accepts("{ a = b; }")
    let unnamed = ProjectCheck(
      PurposeStringMissing.self,
      project,
      ["App/A.swift": "import CoreLocation; manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose)"]
    )
    unnamed.finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func ignoresOtherFiles() {
    check("Route").accepts("{ NSExtension = {}; }")
    check("Route").accepts("{ NSLocationTemporaryUsageDescriptionDictionary = \"$(PURPOSES)\"; }")
    check().accepts("{ a = b; }")
  }
}
