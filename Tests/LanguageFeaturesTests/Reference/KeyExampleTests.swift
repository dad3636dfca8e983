import KeyCatalog
import PropertyList
import SourceText
import Testing

@testable import LanguageFeatures

@Suite struct KeyExampleTests {
  @Test(arguments: [
    ("NSCameraUsageDescription", "<string>Scan the barcode of a product to add it to your list.</string>"),
    ("CFBundleVersion", "<string>$(CURRENT_PROJECT_VERSION)</string>"),
    ("UIBackgroundModes", "<string>remote-notification</string>"),
    ("aps-environment", "<string>development</string>"), ("NSPrivacyTracking", "<false/>"),
    ("UIFileSharingEnabled", "<true/>"),
    ("LSItemContentTypes", "<string>public.data</string>"),
  ])
  func thePageShowsAnEntry(_ key: String, _ value: String) throws {
    let page = try #require(ReferencePage.page(for: key)?.plainText)
    #expect(page.contains("In the file:\n\n<key>\(key)</key>\n"))
    #expect(page.contains(value))
  }

  /// Many keys have a value that is known; the others take any text.
  @Test func manyKeysHaveAnEntryThatCanBeRead() {
    var count = 0
    var all = 0
    for domain in CatalogDomain.allCases {
      for info in KeyCatalog.keys(in: domain) where !info.isDeprecated {
        all += 1
        guard let entry = KeyExample.entry(for: info, in: domain) else { continue }
        count += 1
        let tree = PropertyListTree.parse(
          SourceText(bytes: Array("<plist version=\"1.0\"><dict>\(entry)</dict></plist>".utf8))
        )
        #expect(tree.isReadable, "\(info.path): \(entry)")
      }
    }
    #expect(count * 3 > all, "\(count) of \(all)")
  }

  @Test func aKeyNamesItsCodes() throws {
    let page = try #require(ReferencePage.page(for: "CFBundleShortVersionString")?.plainText)
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("App Store: ") })
    for code in ["ITMS-90057", "ITMS-90060", "ITMS-90062"] { #expect(line.contains(code)) }
  }
}
