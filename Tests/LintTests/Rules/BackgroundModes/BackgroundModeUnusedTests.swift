import CodeScanning
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundModeUnusedTests {
  private func check(
    _ source: String = "import UIKit",
    _ settings: String = "SDKROOT = iphoneos;",
    entitlements: String? = nil,
    _ files: [String: String] = [:]
  ) -> ProjectCheck {
    let signed = entitlements == nil ? "" : " CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    let target = ExampleProject.Target("INFOPLIST_FILE = Info.plist; \(settings)\(signed)", folder: "App")
    var all = files.merging(["App/A.swift": source]) { first, _ in first }
    all["App.entitlements"] = entitlements
    return ProjectCheck(BackgroundModeUnused.self, ExampleProject(target), all)
  }

  @Test func reportsWhatNothingUses() throws {
    let finding = try #require(check("import AVFoundation").finds("{ UIBackgroundModes = (audio, 1️⃣voip2️⃣); }").first)
    #expect(finding.severity == .warning)
    #expect(finding.isUnnecessary)
    #expect(
      finding.message
        == """
        No code uses mode voip (for example CallKit or PushKit). App Review rejects modes that an app does not need.
        """
    )
  }

  @Test func removesTheMode() {
    check().fixes(
      "{ UIBackgroundModes = (newsstand-content, fetch); }",
      to: "{ UIBackgroundModes = (newsstand-content); }"
    )
  }

  @Test(arguments: BackgroundModeUses.names.keys.sorted())
  func eachModeIsReportedWithoutAndAcceptedWithEachOfItsNames(_ mode: String) throws {
    check().finds("{ UIBackgroundModes = (1️⃣\"\(mode)\"2️⃣); }")
    #expect(BackgroundModeUses.frameworks[mode]?.isEmpty == false)
    for name in try #require(BackgroundModeUses.names[mode]) {
      #expect(WatchedNames.modules.contains(name) || WatchedNames.identifiers.contains(name), "\(name)")
      let code = WatchedNames.modules.contains(name) ? "import \(name)" : "let a = \(name)"
      check(code).accepts("{ UIBackgroundModes = (\"\(mode)\"); }")
    }
  }

  @Test(arguments: [
    ("#import <CoreLocation/CoreLocation.h>", "App/A.m"), ("@import CoreLocation;", "App/A.m"),
    ("#import <CoreLocation/CoreLocation.h>", "App/App-Bridging-Header.h"),
    ("#import <MapKit/MapKit.h>", "App/App.pch"),
    ("#include <CoreLocation/CoreLocation.h>", "App/A.cpp"), ("import class CoreLocation.CLLocation", "App/B.swift"),
    ("@preconcurrency import CoreLocation", "App/B.swift"), ("public import CoreLocation", "App/B.swift"),
  ])
  func importsOfAnyKindCount(_ text: String, _ path: String) {
    check([path: text]).accepts("{ UIBackgroundModes = (location); }")
  }

  private func check(_ files: [String: String]) -> ProjectCheck { check("import UIKit", "SDKROOT = iphoneos;", files) }

  @Test(arguments: [
    "func application(_ a: UIApplication, performFetchWithCompletionHandler done: @escaping () -> Void) {}",
    "WindowGroup {}.backgroundTask(.appRefresh(id)) { }",
  ])
  func methodsOfTheUserInterfaceCount(_ code: String) {
    check(code).accepts("{ UIBackgroundModes = (fetch); }")
  }

  @Test func commentsAndOtherImportsDoNot() {
    check("// import CallKit\nimport CallKitExtras").finds("{ UIBackgroundModes = (1️⃣voip2️⃣); }")
  }

  @Test func unknownModesAndValues() {
    check().accepts("{ UIBackgroundModes = (\"$(MODE)\", screen-capture, brew); }")
    check().accepts("{ UIBackgroundModes = voip; }")
  }

  // MARK: Code that is not scanned

  @Test(arguments: [
    ["Podfile.lock": "PODS:\n  - Voice (1.0)\n\nDEPENDENCIES:\n  - Voice\n"], ["Podfile": "pod 'Voice'"],
    ["App/Voice.xcframework/Info.plist": ""], ["Lib/libvoice.a": ""], ["App/web.js": "call()"],
    ["Voice/Voice.xcodeproj/project.pbxproj": "{}"],
    [
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
      { "pins": [ { "identity": "voice", "location": "https://example.org/voice", "state": { "version": "1.0.0" } } ], "version": 2 }
      """
    ],
  ])
  func librariesMayUseIt(_ files: [String: String]) {
    check(files).accepts("{ UIBackgroundModes = (voip); }")
  }

  @Test func flagsOfTheLinker() {
    check("import UIKit", "SDKROOT = iphoneos; OTHER_LDFLAGS = \"-ObjC\";").finds("{ UIBackgroundModes = (1️⃣voip2️⃣); }")
    check("import UIKit", "SDKROOT = iphoneos; OTHER_LDFLAGS = \"-lvoice\";").accepts("{ UIBackgroundModes = (voip); }")
  }

  @Test func withoutAProjectNothingIsKnown() {
    ProjectCheck(BackgroundModeUnused.self, ["Package.swift": "", "A.swift": "import UIKit"])
      .accepts("{ UIBackgroundModes = (voip); }")
    RuleCheck(BackgroundModeUnused.self).accepts("{ UIBackgroundModes = (voip); }")
  }

  @Test func iCloudSendsNotificationsByItself() {
    check("import SwiftData", entitlements: "{ \"com.apple.developer.icloud-services\" = (CloudKit); }")
      .accepts("{ UIBackgroundModes = (remote-notification); }")
    check("import SwiftData", entitlements: "{ a = b; }").finds("{ UIBackgroundModes = (1️⃣remote-notification2️⃣); }")
  }

  @Test func processingIsForItsOwnRequests() {
    let check = { (code: String) in
      ProjectCheck(
        BackgroundModeUnused.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
        ["App/Tasks.swift": "import BackgroundTasks\n\(code)"]
      )
    }
    let text = "{ UIBackgroundModes = (fetch, 1️⃣processing2️⃣); }"
    let finding = check("try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: \"a.b\"))").finds(text)
      .first
    #expect(finding?.severity == .info)
    check("try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: id))")
      .accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }

  /// Bug: an app that requests processing tasks alone kept the mode fetch.
  @Test func fetchIsForItsOwnRequests() {
    let lock = ["Podfile.lock": "PODS:\n  - Cellar (1.0)\n\nDEPENDENCIES:\n  - Cellar\n"]
    let other =
      "import BackgroundTasks\ntry BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: \"a.b\"))"
    for files in [[:], lock] {
      check(other, "SDKROOT = iphoneos;", files).finds("{ UIBackgroundModes = (1️⃣fetch2️⃣, processing); }")
      for use in ["BGAppRefreshTaskRequest(identifier: \"a\")", "view.backgroundTask(.appRefresh(\"a\")) {}"] {
        check("\(other)\n\(use)", "SDKROOT = iphoneos;", files).accepts("{ UIBackgroundModes = (fetch, processing); }")
      }
    }
  }

  @Test func locationThatEndsWithTheScreenNeedsNoMode() {
    let code = "import CoreLocation\nlet manager = CLLocationManager()"
    let finding = check(code).finds("{ UIBackgroundModes = (1️⃣location2️⃣); }").first
    #expect(finding?.severity == .info)
    for use in [
      "manager.allowsBackgroundLocationUpdates = true", "manager.startMonitoringSignificantLocationChanges()",
      "manager.startMonitoring(for: region)", "let session = CLBackgroundActivitySession()",
    ] {
      check("\(code)\n\(use)").accepts("{ UIBackgroundModes = (location); }")
    }
    check(["App/A.m": "@import CoreLocation;\nCLLocationManager *a;\n[a setAllowsBackgroundLocationUpdates:YES];"])
      .accepts("{ UIBackgroundModes = (location); }")
  }

  @Test func withLibrariesTheOwnCodeOfANativeAppCounts() {
    let lock = ["Podfile.lock": "PODS:\n  - Cellar (1.0)\n\nDEPENDENCIES:\n  - Cellar\n"]
    let finding = check("import UIKit", "SDKROOT = iphoneos;", lock).finds(
      "{ UIBackgroundModes = (audio, 1️⃣fetch2️⃣, location); }"
    ).first
    #expect(finding?.severity == .info)
    #expect(
      finding?.message == """
        Nothing in the code of the app itself uses the mode fetch. Unless a library needs it, remove it: App Review rejects modes \
        that an app does not need.
        """
    )
    check("let manager = CLLocationManager()", "SDKROOT = iphoneos;", lock).finds(
      "{ UIBackgroundModes = (1️⃣location2️⃣); }"
    )
    check("manager.allowsBackgroundLocationUpdates = true; CLLocationManager()", "SDKROOT = iphoneos;", lock)
      .accepts("{ UIBackgroundModes = (location); }")
    check("import BackgroundTasks", "SDKROOT = iphoneos;", lock).accepts("{ UIBackgroundModes = (fetch); }")
    let packages = ["package.json": "{\"dependencies\": {\"react-native-cellar\": \"1.0.0\"}}"]
    check(packages).accepts("{ UIBackgroundModes = (fetch); }")
  }
}
