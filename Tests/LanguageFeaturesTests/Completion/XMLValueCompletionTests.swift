import Testing

@testable import LanguageFeatures

/// Values and array items in XML, in complete and half-written text.
@Suite struct XMLValueCompletionTests {
  private let check = CompletionCheck()

  private func plist(_ lines: String...) -> String {
    "<plist version=\"1.0\">\n<dict>\n" + lines.joined(separator: "\n") + "\n</dict>\n</plist>\n"
  }

  private func modes(_ line: String) -> String {
    plist("\t<key>UIBackgroundModes</key>", "\t<array>", "\t\t<string>audio</string>", line, "\t</array>")
  }

  // MARK: Items

  @Test func asContentOfAnItem() {
    check.accepts(
      "location",
      in: modes("\t\t<string>loc1️⃣</string>"),
      giving: modes("\t\t<string>location</string>")
    )
  }

  @Test func asContentWithoutCloseTag() {
    check.accepts(
      "location",
      in: modes("\t\t<string>loc1️⃣"),
      giving: modes("\t\t<string>location</string>")
    )
  }

  @Test func asAWholeItem() {
    check.accepts("location", in: modes("\t\t1️⃣"), giving: modes("\t\t<string>location</string>"))
  }

  @Test func asAWholeItemAfterABracket() {
    let proposal = check.accepts("location", in: modes("\t\t<str1️⃣"), giving: modes("\t\t<string>location</string>"))
    #expect(proposal?.filterText == "<string>location")
  }

  @Test func asAWholeItemForAWord() {
    check.accepts("location", in: modes("\t\tloc1️⃣"), giving: modes("\t\t<string>location</string>"))
  }

  @Test func betweenTheTagsOfAnEmptyArray() {
    check.accepts(
      "location",
      in: plist("\t<key>UIBackgroundModes</key>", "\t<array>1️⃣</array>"),
      giving: plist("\t<key>UIBackgroundModes</key>", "\t<array>", "\t\t<string>location</string>", "\t</array>")
    )
  }

  @Test func offersOnlyAbsentItems() {
    let labels = check.labels(modes("\t\t<string>1️⃣</string>"))
    #expect(!labels.contains("audio"))
    #expect(labels.contains("voip"))
  }

  @Test func sortsOutdatedCapabilitiesLast() throws {
    let proposals = check.proposals(
      plist("\t<key>UIRequiredDeviceCapabilities</key>", "\t<array>", "\t\t<string>1️⃣</string>", "\t</array>")
    ).sorted { $0.sortText < $1.sortText }
    let camera = try #require(proposals.first { $0.label == "arkit" })
    #expect(!camera.isDeprecated)
    #expect(camera.detail?.isEmpty == false)
    let deprecated = try #require(proposals.firstIndex { $0.isDeprecated })
    #expect(proposals[deprecated...].allSatisfy { $0.isDeprecated })
    #expect(proposals.contains { $0.label == "armv6" && $0.isDeprecated })
  }

  @Test func offersTheReasonsOfTheCategory() {
    let labels = CompletionCheck("PrivacyInfo.xcprivacy").labels(
      plist(
        "\t<key>NSPrivacyAccessedAPITypes</key>",
        "\t<array>",
        "\t\t<dict>",
        "\t\t\t<key>NSPrivacyAccessedAPIType</key>",
        "\t\t\t<string>NSPrivacyAccessedAPICategoryUserDefaults</string>",
        "\t\t\t<key>NSPrivacyAccessedAPITypeReasons</key>",
        "\t\t\t<array>",
        "\t\t\t\t<string>1️⃣</string>",
        "\t\t\t</array>",
        "\t\t</dict>",
        "\t</array>"
      )
    )
    #expect(labels.contains("CA92.1"))
    #expect(!labels.contains("35F9.1"))
  }

  // MARK: Values

  @Test func ofAnEnumeration() {
    check.accepts(
      "Dark",
      in: plist("\t<key>UIUserInterfaceStyle</key>", "\t<string>D1️⃣</string>"),
      giving: plist("\t<key>UIUserInterfaceStyle</key>", "\t<string>Dark</string>")
    )
  }

  @Test func ofAnEnumerationWithoutCloseTag() {
    check.accepts(
      "Dark",
      in: plist("\t<key>UIUserInterfaceStyle</key>", "\t<string>D1️⃣", "\t<key>CFBundleName</key>", "\t<string/>"),
      giving: plist(
        "\t<key>UIUserInterfaceStyle</key>",
        "\t<string>Dark</string>",
        "\t<key>CFBundleName</key>",
        "\t<string/>"
      )
    )
  }

  @Test func asAWholeElement() {
    check.accepts(
      "Dark",
      in: plist("\t<key>UIUserInterfaceStyle</key>", "\t1️⃣"),
      giving: plist("\t<key>UIUserInterfaceStyle</key>", "\t<string>Dark</string>")
    )
  }

  @Test func asAWholeElementAfterTheKey() {
    check.accepts(
      "Dark",
      in: plist("\t<key>UIUserInterfaceStyle</key>1️⃣"),
      giving: plist("\t<key>UIUserInterfaceStyle</key>", "\t<string>Dark</string>")
    )
  }

  @Test func ofABoolean() {
    let text = plist("\t<key>UIFileSharingEnabled</key>", "\t1️⃣", "\t<key>CFBundleName</key>", "\t<string/>")
    check.accepts(
      "<false/>",
      in: text,
      giving: plist(
        "\t<key>UIFileSharingEnabled</key>",
        "\t<false/>",
        "\t<key>CFBundleName</key>",
        "\t<string/>"
      )
    )
    #expect(check.labels(text) == ["<true/>", "<false/>"])
  }

  @Test func ofABooleanAfterABracket() {
    let labels = check.labels(plist("\t<key>UIFileSharingEnabled</key>", "\t<1️⃣"))
    #expect(labels.prefix(2) == ["<true/>", "<false/>"])
    #expect(labels.contains("<string>"))
  }

  @Test func ofABooleanThatIsThere() {
    check.accepts(
      "<false/>",
      in: plist("\t<key>UIFileSharingEnabled</key>", "\t<tr1️⃣ue/>"),
      giving: plist("\t<key>UIFileSharingEnabled</key>", "\t<false/>")
    )
  }

  @Test func ofAnInteger() {
    check.accepts(
      "2",
      in: plist("\t<key>UIDeviceFamily</key>", "\t<array>", "\t\t<integer>1️⃣</integer>", "\t</array>"),
      giving: plist("\t<key>UIDeviceFamily</key>", "\t<array>", "\t\t<integer>2</integer>", "\t</array>")
    )
  }

  @Test func ofAnEntitlement() {
    let check = CompletionCheck("App.entitlements")
    let labels = check.labels(plist("\t<key>aps-environment</key>", "\t<string>1️⃣</string>"))
    #expect(labels == ["development", "production"])
  }

  @Test func isSilentBeforeAValue() {
    check.isSilent(plist("\t<key>UIUserInterfaceStyle</key>", "\t1️⃣", "\t<string>Dark</string>"))
  }

  @Test func isSilentInFreeText() {
    check.isSilent(plist("\t<key>NSCameraUsageDescription</key>", "\t<string>Scan1️⃣</string>"))
  }

  // MARK: Elements

  @Test func offersFittingElementsFirst() {
    let labels = check.labels(plist("\t<key>CFBundleURLTypes</key>", "\t<1️⃣"))
    #expect(labels.first == "<array>")
    #expect(Set(labels).isSuperset(of: ["<string>", "<dict>", "<true/>"]))
  }

  @Test func offersElementsForUnknownKeys() {
    let labels = check.labels(plist("\t<key>MyKey</key>", "\t<1️⃣"))
    #expect(Set(labels).isSuperset(of: ["<string>", "<array>", "<dict>", "<true/>", "<false/>"]))
  }

  @Test func offersElementsInFilesWithoutCatalog() {
    CompletionCheck("Settings.plist").accepts(
      "<array>",
      in: plist("\t<key>MyKey</key>", "\t<ar1️⃣"),
      giving: plist("\t<key>MyKey</key>", "\t<array>", "\t\t$1", "\t</array>")
    )
  }

  @Test func offersTheRootElement() {
    check.accepts(
      "<dict>",
      in: "<plist version=\"1.0\">\n<1️⃣\n</plist>\n",
      giving: "<plist version=\"1.0\">\n<dict>\n\t$1\n</dict>\n</plist>\n"
    )
  }
}
