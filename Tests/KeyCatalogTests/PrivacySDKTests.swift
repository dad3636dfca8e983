import KeyCatalog
import Testing

struct PrivacySDKTests {
  @Test func sdkHasAllItsFields() throws {
    let sdk = try #require(KeyCatalog.privacySDKs.first { $0.name == "Lottie" })
    #expect(sdk.firstVersion == "4.4.0")
    #expect(sdk.listedNames == ["Lottie"])
    #expect(sdk.pods == ["lottie-ios"])
    #expect(sdk.swiftPackages == ["lottie-ios", "lottie-spm"])
    #expect(sdk.carthageName == "lottie-ios")
    #expect(sdk.pubPackages.isEmpty)
  }

  @Test func theListOfAppleIsComplete() {
    let names = KeyCatalog.privacySDKs.flatMap(\.listedNames)
    // One entry of the list has two names.
    #expect(names.count == 87)
    #expect(Set(names).count == names.count)
    for name in ["Abseil", "hermes", "openssl_grpc", "webview_flutter_wkwebview"] { #expect(names.contains(name)) }
  }

  @Test func aVersionHasASource() {
    let known = KeyCatalog.privacySDKs.filter { !$0.firstVersion.isEmpty }
    #expect(known.count >= 10)
    for sdk in known {
      #expect(sdk.firstVersion.split(separator: ".").count == 3, "\(sdk.name)")
      #expect(sdk.documentation?.hasPrefix("https://") == true, "\(sdk.name)")
      #expect(!(sdk.pods + sdk.pubPackages + sdk.npmPackages).isEmpty, "\(sdk.name)")
      // Identities of Swift packages are written in lower case.
      #expect(sdk.swiftPackages.allSatisfy { $0 == $0.lowercased() }, "\(sdk.name)")
    }
  }
}
