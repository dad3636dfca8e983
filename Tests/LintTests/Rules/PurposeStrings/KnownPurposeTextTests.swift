import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// The texts that are offered for a purpose string that is missing.
@Suite struct KnownPurposeTextTests {
  private let text = "{\n  CFBundleName = A;\n}\n"
  private let placeholder = "TODO: Explain what the app needs this for (camera)"

  private func check(_ files: [String: String], others: [ExampleProject.Target] = []) -> ProjectCheck {
    let code = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
    return ProjectCheck(
      PurposeStringMissing.self,
      ExampleProject([.init("INFOPLIST_FILE = Info.plist;", folder: "App")] + others),
      ["App/A.swift": code].merging(files) { $1 }
    )
  }

  private func fixed(_ text: String) -> String {
    "{\n  CFBundleName = A;\n  NSCameraUsageDescription = \"\(text)\";\n}\n"
  }

  @Test func withoutATextElsewhereThereIsOneToBeWritten() {
    check([:]).fixes(text, to: fixed(placeholder))
  }

  @Test func theTextOfAnotherTargetComesFirst() {
    let other = ExampleProject.Target("INFOPLIST_FILE = Other/Info.plist;", name: "Other", folder: "Other")
    let check = { (text: String) in
      self.check(["Other/Info.plist": "{ NSCameraUsageDescription = \"\(text)\"; }"], others: [other])
    }
    check("Scan a barcode 🏷.").fixes(text, to: fixed("Scan a barcode 🏷."))
    check("Scan a barcode 🏷.").fixes(text, to: fixed(placeholder), index: 1)
    check("").fixes(text, to: fixed(placeholder))
    check("TODO").fixes(text, to: fixed(placeholder))
    check("$(CAMERA_TEXT)").fixes(text, to: fixed(placeholder))
  }

  @Test func theTextOfASettingOfAnotherTargetComesFirst() {
    let setting = "INFOPLIST_KEY_NSCameraUsageDescription = \"Scan a barcode.\";"
    let other = ExampleProject.Target("GENERATE_INFOPLIST_FILE = YES; \(setting)", name: "Other", folder: "Other")
    check([:], others: [other]).fixes(text, to: fixed("Scan a barcode."))
  }
}
