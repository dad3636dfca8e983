import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct CapabilitiesFalseContradictsUseTests {
  private func check(_ source: String) -> ProjectCheck {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    return ProjectCheck(CapabilitiesFalseContradictsUse.self, project, ["App/A.swift": source])
  }

  private func file(_ name: String, _ value: String = "<false/>") -> String {
    """
    <plist version="1.0"><dict>
      <key>UIRequiredDeviceCapabilities</key>
      <dict>
        <key>arm64</key>
        <true/>
        1️⃣<key>\(name)</key>2️⃣
        \(value)
      </dict>
    </dict></plist>
    """
  }

  private func plain(_ name: String, _ value: String = "<false/>") -> String {
    file(name, value).replacing("1️⃣", with: "").replacing("2️⃣", with: "")
  }

  @Test(arguments: [
    ("still-camera", "AVCaptureDevice.requestAccess(for: .video)"),
    ("microphone", "AVCaptureDevice.requestAccess(for: .audio)"), ("gamekit", "import GameKit"),
    ("arkit", "import ARKit"),
    ("nfc", "import CoreNFC"), ("bluetooth-le", "let manager = CBCentralManager(delegate: self, queue: nil)"),
    ("location-services", "import CoreLocation; manager.requestWhenInUseAuthorization()"),
  ])
  func reportsWhatIsUsed(_ name: String, _ code: String) {
    let finding = check(code).finds(file(name)).first
    #expect(finding?.severity == .warning)
    #expect(finding?.related.count == 1)
  }

  @Test func showsWhereItIsUsed() {
    #expect(
      check("AVCaptureDevice.requestAccess(for: .video)").finds(file("still-camera")).first?.message
        == """
        false excludes all devices with still-camera, but A.swift uses AVCaptureDevice.requestAccess(for: .video). \
        Omit still-camera if it is optional.
        """
    )
  }

  @Test func removesTheEntry() {
    check("import GameKit").fixes(
      plain("gamekit"),
      to: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <dict>
            <key>arm64</key>
            <true/>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test(arguments: [
    ("still-camera", "import AVFoundation"), ("microphone", "AVCaptureDevice.requestAccess(for: .video)"),
    ("gamekit", "import UIKit"), ("telephony", "import CallKit"),
    ("still-camera", "#if os(macOS)\nAVCaptureDevice.requestAccess(for: .video)\n#endif"),
  ])
  func acceptsWhatIsNot(_ name: String, _ code: String) {
    check(code).accepts(plain(name))
  }

  @Test func acceptsTrueAndArrays() {
    check("import GameKit").accepts(plain("gamekit", "<true/>"))
    check("import GameKit").accepts("{ UIRequiredDeviceCapabilities = (gamekit); }")
  }
}
