import KeyCatalog
import Testing

struct AppStoreErrorTests {
  @Test(arguments: ["ITMS-90683", "90683", "itms-90683"])
  func codeIsFoundHoweverItIsWritten(code: String) {
    #expect(KeyCatalog.appStoreError(code)?.code == "ITMS-90683")
  }

  @Test(arguments: ["90112", "ITMS-90112"])
  func codeWithoutPrefixIsFoundToo(code: String) {
    #expect(KeyCatalog.appStoreError(code)?.code == "90112")
  }

  @Test(arguments: ["", "ITMS-", "90", "ITMS-00000", "ITMS-906833"])
  func otherCodesAreUnknown(code: String) {
    #expect(KeyCatalog.appStoreError(code) == nil)
  }

  @Test func severityIsDistinguished() {
    #expect(KeyCatalog.appStoreError("ITMS-90056")?.severity == .error)
    #expect(KeyCatalog.appStoreError("ITMS-90078")?.severity == .warning)
    #expect(KeyCatalog.appStoreError("ITMS-91053")?.severityNote == "since 1 May 2024")
  }

  @Test func everyErrorIsComplete() {
    #expect(KeyCatalog.appStoreErrors.count >= 59)
    for error in KeyCatalog.appStoreErrors {
      #expect(!error.title.isEmpty && error.summary.hasSuffix("."), "\(error.code)")
      #expect((error.trigger != nil && error.location != nil) == (error.severity != nil), "\(error.code)")
      #expect(error.url?.hasPrefix("https://") ?? true, "\(error.code)")
    }
  }
}
