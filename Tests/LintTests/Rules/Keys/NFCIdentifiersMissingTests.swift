import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct NFCIdentifiersMissingTests {
  private func check(_ code: String) -> ProjectCheck {
    ProjectCheck(
      NFCIdentifiersMissing.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
      ["App/Card.swift": code]
    )
  }

  @Test func tagsOfISO7816NeedIdentifiers() {
    check("func send(_ command: NFCISO7816APDU) {}").finds("1️⃣{2️⃣ CFBundleName = a; }")
    check("func send(to tag: any NFCISO7816Tag) {}").finds("1️⃣{2️⃣ CFBundleName = a; }")
  }

  @Test func acceptsOtherTagsAndTheList() {
    check("func read(_ tag: NFCMiFareTag) {}").accepts("{ CFBundleName = a; }")
    check("func send(_ command: NFCISO7816APDU) {}")
      .accepts("{ \"com.apple.developer.nfc.readersession.iso7816.select-identifiers\" = (D2760000850101); }")
  }
}
