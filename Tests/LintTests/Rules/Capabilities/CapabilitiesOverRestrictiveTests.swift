import CodeScanning
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct CapabilitiesOverRestrictiveTests {
  private func check(_ source: String = "import UIKit", _ files: [String: String] = [:]) -> ProjectCheck {
    let target = ExampleProject.Target("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
    return ProjectCheck(
      CapabilitiesOverRestrictive.self,
      ExampleProject(target),
      files.merging(["App/A.swift": source]) { first, _ in first }
    )
  }

  @Test func reportsWhatNothingUses() throws {
    let finding = try #require(
      check("import CoreLocation").finds("{ UIRequiredDeviceCapabilities = (arm64, gps, 1️⃣nfc2️⃣); }").first
    )
    #expect(finding.severity == .info)
    #expect(
      finding.message
        == "Requires nfc, but no code uses it (for example CoreNFC). Devices without it are excluded."
    )
    check().finds("{ UIRequiredDeviceCapabilities = { 1️⃣telephony2️⃣ = YES; }; }")
  }

  @Test func removesTheCapability() {
    check().fixes(
      "{ UIRequiredDeviceCapabilities = (arm64, sms); }",
      to: "{ UIRequiredDeviceCapabilities = (arm64); }"
    )
  }

  @Test(arguments: CapabilityUses.names.keys.sorted())
  func eachCapabilityIsReportedWithoutAndAcceptedWithEachOfItsNames(_ name: String) throws {
    check().finds("{ UIRequiredDeviceCapabilities = (1️⃣\"\(name)\"2️⃣); }")
    #expect(CapabilityUses.frameworks[name]?.isEmpty == false)
    for use in try #require(CapabilityUses.names[name]) {
      #expect(WatchedNames.modules.contains(use) || WatchedNames.identifiers.contains(use), "\(use)")
    }
  }

  @Test(arguments: [
    ("telephony", "UIApplication.shared.open(url)"), ("sms", "import MessageUI"),
    ("telephony", "Link(\"a\", destination: b)"),
    ("telephony", "@Environment(\\.openURL) var open"), ("still-camera", "let picker = UIImagePickerController()"),
    ("accelerometer", "override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}"),
    ("microphone", "import Speech"), ("gps", "import MapKit"),
  ])
  func acceptsWhatIsUsed(_ name: String, _ code: String) {
    check(code).accepts("{ UIRequiredDeviceCapabilities = (\"\(name)\"); }")
  }

  @Test func otherCapabilitiesShowNothingOfCode() {
    check().accepts("{ UIRequiredDeviceCapabilities = (arm64, armv7, metal, wifi, opengles-2, brew, \"$(X)\"); }")
    check().accepts(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <dict><key>nfc</key><false/></dict>
      </dict></plist>
      """
    )
  }

  @Test func librariesMayUseIt() {
    check("import UIKit", ["Podfile": "pod 'Tags'"]).accepts("{ UIRequiredDeviceCapabilities = (nfc); }")
    RuleCheck(CapabilitiesOverRestrictive.self).accepts("{ UIRequiredDeviceCapabilities = (nfc); }")
  }
}
