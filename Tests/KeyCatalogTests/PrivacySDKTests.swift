import KeyCatalog
import Testing

struct PrivacySDKTests {
  @Test func sdkHasAllItsFields() throws {
    let sdk = try #require(KeyCatalog.privacySDKs.first { $0.name == "Lottie" })
    #expect(sdk.firstVersion == "4.4.0")
    #expect(sdk.pods == ["lottie-ios"])
    #expect(sdk.swiftPackages == ["lottie-ios", "lottie-spm"])
    #expect(sdk.carthageName == "lottie-ios")
    #expect(sdk.pubPackages.isEmpty)
  }

  @Test func eachNamesItsVersionAndSource() {
    #expect(KeyCatalog.privacySDKs.count >= 10)
    for sdk in KeyCatalog.privacySDKs {
      #expect(sdk.firstVersion.split(separator: ".").count == 3, "\(sdk.name)")
      #expect(sdk.documentation?.hasPrefix("https://") == true, "\(sdk.name)")
      #expect(!(sdk.pods + sdk.pubPackages).isEmpty, "\(sdk.name)")
      // Identities of Swift packages are written in lower case.
      #expect(sdk.swiftPackages.allSatisfy { $0 == $0.lowercased() }, "\(sdk.name)")
    }
  }
}
