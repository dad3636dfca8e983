import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// A method with the name of one of the system is the system's only in an app that imports its framework.
@Suite struct OwnMethodTests {
  private static let project = ExampleProject(
    .init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;", folder: "Code")
  )

  private func check(_ source: String, _ others: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(
      PurposeStringMissing.self,
      Self.project,
      others.merging(["Code/A.swift": source]) { first, _ in first }
    )
  }

  @Test(
    "bug: a method of the app's own was an error",
    arguments: [
      ("requestWhenInUseAuthorization()", "CoreLocation"), ("requestWhenInUseAuthorization()", "MapKit"),
      ("requestFullAccessToReminders()", "EventKit"), ("requestWriteOnlyAccessToEvents()", "EventKitUI"),
      ("requestAccess(for: .contacts)", "Contacts"), ("requestAccess(to: .event)", "EventKit"),
    ]
  )
  func methodsNeedTheImportOfTheirFramework(call: String, module: String) {
    check("import Foundation\nfunc run(_ gate: Gate) { gate.\(call) }").accepts("{ CFBundleName = a; }")
    check("import \(module)\nfunc run(_ gate: Gate) { gate.\(call) }").finds("1️⃣{2️⃣ CFBundleName = a; }")
  }

  @Test func anotherFileOfTheAppMayImportTheFramework() {
    check(
      "func run(_ manager: Manager) { manager.requestWhenInUseAuthorization() }",
      ["Code/B.swift": "import CoreLocation\ntypealias Manager = CLLocationManager"]
    ).finds("1️⃣{2️⃣ CFBundleName = a; }")
  }

  @Test func aNamedTypeOfTheFrameworkIsAsGoodAsAnImport() {
    check("func run(_ manager: CLLocationManager) { manager.requestWhenInUseAuthorization() }")
      .finds("1️⃣{2️⃣ CFBundleName = a; }")
  }
}
