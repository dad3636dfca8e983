import KeyCatalog
import PropertyList
import SourceText
import Testing

@testable import LanguageFeatures

/// Whole files in empty documents.
@Suite struct SkeletonTests {
  /// Returns a file whose skeleton was inserted on one line, as clients without snippets get it.
  private func formatted(_ text: String) -> String {
    #expect(!text.contains("\n"))
    let source = SourceText(text)
    return source.applying(TreeFormatter(PropertyListTree.parse(source)).edits() ?? []).string
  }

  @Test func anInfoPlist() throws {
    let proposals = CompletionCheck("Info.plist", usesSnippets: false).proposals("1️⃣")
    let text = formatted(try #require(proposals.first).edit.replacement)
    #expect(proposals.count == 1)
    #expect(text.hasPrefix(XMLWriter.header))
    #expect(text.contains("\t<key>CFBundleIdentifier</key>\n\t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>\n"))
    #expect(text.contains("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>\n"))
    #expect(PropertyListTree.parse(SourceText(text)).issues.isEmpty)
  }

  @Test func escapesBuildSettingsInSnippets() throws {
    let proposal = try #require(CompletionCheck("Info.plist").proposals("1️⃣\n").first)
    #expect(proposal.edit.replacement.contains(#"<string>\$(PRODUCT_BUNDLE_IDENTIFIER)</string>"#))
    #expect(SnippetReader.isValid(proposal.edit.replacement))
  }

  @Test(arguments: [
    ("App.entitlements", "<dict/>"), ("PrivacyInfo.xcprivacy", "<key>NSPrivacyTracking</key>\n\t<false/>"),
    ("Office.mobileconfig", "<key>PayloadVersion</key>\n\t<integer>1</integer>"), ("Other.plist", "<dict/>"),
    ("Localizable.stringsdict", "<key>NSStringLocalizedFormatKey</key>"),
  ])
  func otherPropertyLists(_ file: String, _ part: String) throws {
    let proposal = try #require(CompletionCheck(file, usesSnippets: false).proposals("1️⃣").first)
    let text = formatted(proposal.edit.replacement)
    #expect(text.hasPrefix(XMLWriter.header))
    #expect(text.contains(part))
    #expect(PropertyListTree.parse(SourceText(proposal.edit.replacement)).issues.isEmpty)
  }

  @Test(arguments: KeyCatalog.fileKinds.compactMap(\.domain))
  func skeletonsHoldKnownKeysAndWhatTheBuildFillsIn(_ domain: CatalogDomain) throws {
    for entry in domain.info.skeleton?.root.entries.map(\.self) ?? [] {
      let key = try #require(entry.name)
      #expect(KeyCatalog.key(named: key, inside: "", in: domain) != nil, "\(domain.name): unknown key \(key)")
      let setting = domain == .infoPlist ? BuildSettingReference.value(forKey: key) : nil
      #expect(setting == nil || setting == entry.value?.stringValue, "\(key) is written by \(setting ?? "")")
    }
  }

  @Test func aTable() {
    CompletionCheck("Localizable.strings").accepts("String table", in: "1️⃣", giving: "\"key\" = \"$1\";\n")
  }

  @Test(arguments: ["<1️⃣", "<?x1️⃣", "pl1️⃣", "  1️⃣  "])
  func replacesTheFirstWord(_ text: String) throws {
    let proposal = try #require(CompletionCheck("Info.plist", usesSnippets: false).proposals(text).first)
    #expect(proposal.kind == .skeleton)
    #expect(proposal.filterText == (text.hasPrefix("<") ? "<?xml" : "plist"))
  }

  @Test func isNotOfferedInFilesWithContent() {
    #expect(!CompletionCheck().proposals("<plist><dict>1️⃣</dict></plist>").contains { $0.kind == .skeleton })
  }
}
