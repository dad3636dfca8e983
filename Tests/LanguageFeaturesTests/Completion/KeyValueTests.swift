import Testing

@testable import LanguageFeatures

/// The values that come along with new keys.
@Suite struct KeyValueTests {
  private func text(_ key: String, _ value: String) -> String {
    "<plist>\n<dict>\n\t<key>\(key)</key>\n\(value)\n</dict>\n</plist>"
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", "\t<string>$1</string>"),
    ("UIFileSharingEnabled", "\t${1:<true/>}"),
    ("LSApplicationQueriesSchemes", "\t<array>\n\t\t<string>$1</string>\n\t</array>"),
    (
      "CFBundleURLTypes",
      "\t<array>\n\t\t<dict>\n\t\t\t<key>CFBundleURLName</key>\n\t\t\t<string>${1:\\$(PRODUCT_BUNDLE_IDENTIFIER)}</string>"
        + "\n\t\t\t<key>CFBundleURLSchemes</key>\n\t\t\t<array>\n\t\t\t\t<string>${2:myapp}</string>"
        + "\n\t\t\t</array>\n\t\t</dict>\n\t</array>"
    ),
    ("NSAppTransportSecurity", "\t<dict>\n\t\t$1\n\t</dict>"),
    ("CFBundleInfoDictionaryVersion", "\t<string>${1:6.0}</string>"),
    ("CFBundleName", "\t" + #"<string>${1:\$(PRODUCT_NAME)}</string>"#),
    ("UIUserInterfaceStyle", "\t<string>${1:Automatic}</string>"),
  ])
  func asSnippets(_ key: String, _ value: String) {
    CompletionCheck().accepts(key, in: "<plist>\n<dict>\n\t1️⃣\n</dict>\n</plist>", giving: text(key, value))
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", "<string></string>"),
    ("UIFileSharingEnabled", "<true/>"),
    ("LSApplicationQueriesSchemes", "<array><string></string></array>"),
    ("CFBundleInfoDictionaryVersion", "<string>6.0</string>"),
    ("CFBundleName", "<string>$(PRODUCT_NAME)</string>"),
    ("UIUserInterfaceStyle", "<string>Automatic</string>"),
  ])
  func asPlainTextOnOneLine(_ key: String, _ value: String) {
    let check = CompletionCheck(usesSnippets: false)
    let proposal = check.accepts(
      key,
      in: "<plist>\n<dict>\n\t1️⃣\n</dict>\n</plist>",
      giving: "<plist>\n<dict>\n\t<key>\(key)</key>\(value)\n</dict>\n</plist>"
    )
    #expect(proposal?.isSnippet == false)
  }

  @Test func offersTheOppositeOfTheDefault() {
    CompletionCheck().accepts(
      "UIAppSupportsHDR",
      in: "<plist>\n<dict>\n\t1️⃣\n</dict>\n</plist>",
      giving: text("UIAppSupportsHDR", "\t${1:<false/>}")
    )
  }

  @Test func bringsRequiredKeysAlong() {
    let marked = "<plist>\n<dict>\n\t1️⃣\n</dict>\n</plist>"
    let proposal = CompletionCheck("PrivacyInfo.xcprivacy").proposals(marked)
      .first { $0.label == "NSPrivacyAccessedAPITypes" }
    let text = proposal?.edit.replacement ?? ""
    #expect(text.contains("\n\t\t\t<key>NSPrivacyAccessedAPIType</key>\n\t\t\t<string>$1</string>"))
    #expect(text.contains("\n\t\t\t<key>NSPrivacyAccessedAPITypeReasons</key>\n\t\t\t<array>\n\t\t\t\t<string>$2<"))
  }
}
