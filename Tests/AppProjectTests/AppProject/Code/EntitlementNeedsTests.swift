import SourceText
import Testing

@testable import AppProject
@testable import CodeScanning
@testable import ProjectFiles

/// Entitlements require keys where their value does.
@Suite struct EntitlementNeedsTests {
  private func needs(_ text: String) -> [PurposeNeed] {
    EntitlementNeeds.needs(of: Document(path: "/app/App.entitlements", text: SourceText(text)))
  }

  @Test func trueNeedsAllKeys() throws {
    let need = try #require(healthKit().first)
    #expect(need.alternatives == [["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]])
    #expect(need.kind == .entitlement)
    #expect(need.isCertain)
  }

  private func healthKit() -> [PurposeNeed] {
    needs("<plist><dict><key>com.apple.developer.healthkit</key><true/></dict></plist>")
  }

  @Test func falseNeedsNothing() {
    #expect(needs("<plist><dict><key>com.apple.developer.healthkit</key><false/></dict></plist>").isEmpty)
  }

  @Test func itemsDecide() {
    let text = "<plist><dict><key>com.apple.developer.healthkit.access</key><array>%</array></dict></plist>"
    let records = needs(text.replacing("%", with: "<string>health-records</string>"))
    #expect(records.map(\.alternatives) == [[["NSHealthClinicalHealthRecordsShareUsageDescription"]]])
    #expect(needs(text.replacing("%", with: "<string>other</string>")).isEmpty)
  }

  @Test func emptyListNeedsNothing() {
    let text = "{ \"com.apple.developer.nfc.readersession.formats\" = (%); }"
    #expect(needs(text.replacing("%", with: "TAG")).map(\.alternatives) == [[["NFCReaderUsageDescription"]]])
    #expect(needs(text.replacing("%", with: "")).isEmpty)
  }

  @Test func alternativesAreKept() {
    let key = "com.apple.security.personal-information.calendars"
    let need = needs("<plist><dict><key>\(key)</key><true/></dict></plist>").first
    let keys = [
      "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription", "NSRemindersFullAccessUsageDescription",
      "NSRemindersUsageDescription",
    ]
    #expect(need?.alternatives == keys.map { [$0] })
    #expect(need?.platforms == ["macOS"])
  }

  @Test func hintsAreNotCertain() {
    let text = "<plist><dict><key>com.apple.developer.networking.multicast</key><true/></dict></plist>"
    #expect(needs(text).map(\.isCertain) == [false])
  }

  @Test func siriNeedsAKeyOnlyWhereCodeRequestsIt() {
    #expect(needs("<plist><dict><key>com.apple.developer.siri</key><true/></dict></plist>").isEmpty)
  }

  @Test func pointsAtTheKey() throws {
    let evidence = try #require(healthKit().first).evidence
    #expect(evidence.path == "/app/App.entitlements")
    #expect(Array(evidence.lineText.utf8)[evidence.columns].elementsEqual("com.apple.developer.healthkit".utf8))
  }

  @Test func otherFilesNeedNothing() {
    let text = "<plist><dict><key>com.apple.developer.healthkit</key><true/></dict></plist>"
    #expect(EntitlementNeeds.needs(of: Document(path: "/app/Info.plist", text: SourceText(text))).isEmpty)
  }
}
