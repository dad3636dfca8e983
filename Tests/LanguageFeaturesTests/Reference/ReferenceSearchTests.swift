import KeyCatalog
import Testing

@testable import LanguageFeatures

/// Pages are found by more than their exact names.
@Suite struct ReferenceSearchTests {
  private func terms(_ term: String) -> [String] {
    guard case .list(let list) = ReferencePage.search(term) else { return [] }
    return list.hits.map(\.topic.term)
  }

  private func page(_ term: String) -> String? {
    guard case .page(let page) = ReferencePage.search(term) else { return nil }
    return page.topic.term
  }

  @Test(arguments: [
    ("nscamerausagedescription", "NSCameraUsageDescription"), ("NSCAMERAUSAGEDESCRIPTION", "NSCameraUsageDescription"),
    ("itms-90683", "ITMS-90683"), ("ca92.1", "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons=CA92.1"),
    ("PUBLIC.JSON", "public.json"), ("public.json", "public.json"),
    ("privacy - camera usage description", "NSCameraUsageDescription"),
    ("AVCaptureDeviceInput(device:", "AVCaptureDeviceInput(device:"),
    ("AVCaptureDeviceInput(device:)", "AVCaptureDeviceInput(device:"),
  ])
  func oneThingIsAPage(_ term: String, _ expected: String) throws {
    let found = try #require(page(term))
    #expect(found == expected || found.hasSuffix(expected.split(separator: "/").last.map(String.init) ?? expected))
  }

  @Test(arguments: [
    ("camera", ["NSCameraUsageDescription", "com.apple.security.device.camera"]), ("push", ["aps-environment"]),
    ("Camera Usage", ["NSCameraUsageDescription"]), ("photos", ["NSPhotoLibraryUsageDescription"]),
    ("AVCaptureDevice", ["NSCameraUsageDescription", "NSMicrophoneUsageDescription", "AVCaptureDeviceInput(device:"]),
    ("avcapturedevice", ["NSCameraUsageDescription"]), ("calendar", ["NSCalendarsFullAccessUsageDescription"]),
    ("keychain", ["keychain-access-groups"]), ("tracking", ["NSUserTrackingUsageDescription", "NSPrivacyTracking"]),
    ("bundle identifier", ["CFBundleIdentifier"]), ("jpg picture", ["public.jpeg"]),
  ])
  func severalThingsAreAList(_ term: String, _ expected: [String]) {
    let found = terms(term)
    for term in expected { #expect(found.contains(term) || page("\(term)") == term, "\(found)") }
    #expect(Set(found).count == found.count)
  }

  @Test func theLikeliestIsFirst() {
    #expect(terms("camera").first == "NSCameraUsageDescription")
    #expect(terms("push").prefix(4).contains("aps-environment"))
    #expect(terms("AVCaptureDevice").first == "NSCameraUsageDescription")
  }

  @Test func aValueWithAnEverydayNameLeadsOn() throws {
    guard case .page(let page) = ReferencePage.search("location") else {
      Issue.record("no page")
      return
    }
    #expect(page.topic.term == "UIBackgroundModes=location")
    let line = try #require(page.plainText.split(separator: "\n").first { $0.hasPrefix("See also: ") })
    #expect(line.contains("NSLocation"))
  }

  @Test func aListNamesTheNameInXcodeAndWhatItIs() throws {
    guard case .list(let list) = ReferencePage.search("camera") else {
      Issue.record("no list")
      return
    }
    let text = list.terminalText(width: nil, isStyled: false)
    #expect(
      text.contains(
        "- NSCameraUsageDescription · Privacy - Camera Usage Description: Explains why the app uses the camera.\n"
      )
    )
    #expect(list.markdown.hasPrefix("### What fits “camera”\n"))
  }

  @Test(arguments: ["", "qqqqqqqqqqqqq", "   ", "()", "NSCameraUsageDescripton"])
  func nothingIsFound(_ term: String) {
    guard case .nothing(let near) = ReferencePage.search(term) else {
      Issue.record("\(term) is found")
      return
    }
    #expect(near.contains("NSCameraUsageDescription") == (term == "NSCameraUsageDescripton"))
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", ["ns", "camera", "usage", "description"]),
    ("aps-environment", ["aps", "environment"]),
    ("CFBundleURLTypes", ["cf", "bundle", "url", "types"]), ("ITMS-90683", ["itms", "90683"]), ("相机 a", ["相机", "a"]),
    ("", []),
  ])
  func wordsOfNames(_ name: String, _ words: [String]) {
    #expect(SearchWords.words(of: name) == words)
  }

  @Test func noPageOfARuleHasAnAddressTwice() throws {
    let page = try #require(ReferencePage.page(for: "version-format"))
    let addresses = page.plainText.matches(of: /https:\S+/).map { String($0.0) }
    #expect(!addresses.isEmpty)
    #expect(Set(addresses).count == addresses.count)
  }
}
