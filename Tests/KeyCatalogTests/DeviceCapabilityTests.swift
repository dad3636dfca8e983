import KeyCatalog
import Testing

struct DeviceCapabilityTests {
  @Test func capabilityHasAllItsFields() throws {
    let gps = try #require(KeyCatalog.deviceCapability("gps"))
    #expect(gps.implies == ["location-services"])
    #expect(gps.availableOnVisionOS == false)
    #expect(gps.status == .current)
    #expect(gps.platforms == [PlatformAvailability(platform: "iOS", introduced: "3.0", deprecated: nil)])
    #expect(gps.summary.hasSuffix("."))
  }

  @Test func outdatedCapabilitiesShowIt() {
    #expect(KeyCatalog.deviceCapability("armv7")?.status == .obsolete)
    #expect(KeyCatalog.deviceCapability("opengles-2")?.status == .deprecated)
    #expect(KeyCatalog.deviceCapability("armv7s")?.isDoubtful == true)
  }

  @Test func visionOSMayHaveACondition() {
    let arkit = KeyCatalog.deviceCapability("arkit")
    #expect(arkit?.availableOnVisionOS == nil)
    #expect(arkit?.visionOSCondition == "full-space apps")
  }

  @Test func everyCapabilityIsComplete() {
    #expect(KeyCatalog.deviceCapabilities.count >= 33)
    for capability in KeyCatalog.deviceCapabilities {
      #expect(!capability.meaning.isEmpty && capability.summary.hasSuffix("."), "\(capability.value)")
      #expect(capability.implies.allSatisfy { KeyCatalog.deviceCapability($0) != nil }, "\(capability.value)")
    }
  }

  @Test func misspelledCapabilityIsUnknown() {
    #expect(KeyCatalog.deviceCapability("armv64") == nil)
  }
}
