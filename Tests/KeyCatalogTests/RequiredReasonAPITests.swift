import KeyCatalog
import Testing

struct RequiredReasonAPITests {
  @Test func apiHasAllItsFields() throws {
    let api = try #require(KeyCatalog.requiredReasonAPIs.first { $0.symbol == "NSFileCreationDate" })
    #expect(api.category == "NSPrivacyAccessedAPICategoryFileTimestamp")
    #expect(api.language == "objc")
    #expect(api.reasons == ["C617.1", "3B52.1", "DDA9.1", "0A2A.1"])
    #expect(api.note == "attributesOfItem keys")
  }

  @Test func reasonsAgreeWithTheManifest() throws {
    #expect(KeyCatalog.requiredReasonAPIs.count >= 44)
    let path = "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons"
    let values = try #require(KeyCatalog.key(at: path, in: .privacyManifest)).values
    for api in KeyCatalog.requiredReasonAPIs {
      let reasons = values.filter { $0.category == api.category }.map(\.value)
      #expect(Set(api.reasons) == Set(reasons), "\(api.symbol)")
    }
  }
}
