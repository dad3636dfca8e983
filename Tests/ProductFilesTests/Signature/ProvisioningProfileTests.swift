import Testing

@testable import ProductFiles

/// What a profile allows, and for whom it is.
@Suite struct ProvisioningProfileTests {
  private let path = "Payload/Shop.app/embedded.mobileprovision"

  @Test func theSignedPropertyListIsRead() throws {
    let profile = try #require(ProvisioningProfile(try SampleProducts.file(path, of: "Shop.ipa")))
    #expect(profile.name == "Shop" && profile.team == "TEAM123456")
    #expect(profile.kind == .development)
    #expect(profile.expiration != nil)
    #expect(profile.entitlements?["com.apple.developer.healthkit"] == nil)
    #expect(profile.certificates.map(\.commonName) == ["Apple Development: Sam Sample (BBBBB22222)"])
  }

  @Test func aDamagedMessageIsReadByItsText() throws {
    var bytes = try SampleProducts.file(path, of: "Shop.ipa")
    bytes[1] = 0x30
    #expect(SignedMessage(BinaryData(bytes)) == nil)
    #expect(ProvisioningProfile(bytes)?.name == "Shop")
    #expect(ProvisioningProfile(Array("<?xml".utf8)) == nil)
    #expect(ProvisioningProfile([]) == nil)
  }

  @Test(arguments: [
    ("", ProvisioningProfile.Kind.appStore), ("<key>ProvisionsAllDevices</key><true/>", .enterprise),
    ("<key>ProvisionedDevices</key><array/>", .adHoc),
    (
      "<key>ProvisionedDevices</key><array/><key>Entitlements</key><dict><key>get-task-allow</key><true/></dict>",
      .development
    ),
  ])
  func theKindFollowsFromDevices(keys: String, kind: ProvisioningProfile.Kind) {
    let text = "junk<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(keys)</dict></plist>junk"
    #expect(ProvisioningProfile(Array(text.utf8))?.kind == kind)
  }
}
