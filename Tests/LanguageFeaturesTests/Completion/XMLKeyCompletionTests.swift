import Testing

@testable import LanguageFeatures

/// Keys of dictionaries in XML, in complete and half-written text.
@Suite struct XMLKeyCompletionTests {
  private let check = CompletionCheck()

  private func plist(_ lines: String...) -> String {
    "<plist version=\"1.0\">\n<dict>\n" + lines.joined(separator: "\n") + "\n</dict>\n</plist>\n"
  }

  // MARK: Places

  @Test func insideAClosedKey() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<key>CFB1️⃣</key>"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
  }

  @Test func insideAnEmptyKey() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<key>1️⃣</key>"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
  }

  @Test func inAKeyWithoutCloseTag() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<key>CFB1️⃣"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
  }

  @Test func inAKeyWithoutCloseTagBeforeAnotherEntry() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<key>CFB1️⃣", "\t<key>CFBundleVersion</key>", "\t<string>1</string>"),
      giving: plist(
        "\t<key>CFBundleSpokenName</key>",
        "\t<string>$1</string>",
        "\t<key>CFBundleVersion</key>",
        "\t<string>1</string>"
      )
    )
  }

  @Test func inAKeyWithoutCloseTagAtTheEndOfTheFile() {
    check.accepts(
      "CFBundleSpokenName",
      in: "<plist version=\"1.0\">\n<dict>\n\t<key>CFB1️⃣",
      giving: "<plist version=\"1.0\">\n<dict>\n\t<key>CFBundleSpokenName</key>\n\t<string>$1</string>"
    )
  }

  @Test func inTheMiddleOfAName() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<key>CFBun1️⃣dle</key>"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
  }

  @Test func replacesOnlyTheNameWhereTheValueIsThere() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<key>CFBundleSpokenN1️⃣</key>", "\t<string>App</string>"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>App</string>")
    )
  }

  @Test func closesAKeyBeforeItsValue() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<key>CFB1️⃣", "\t<string>App</string>"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>App</string>")
    )
  }

  @Test func onAnEmptyLine() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t1️⃣"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
  }

  @Test func onALineWithoutIndentation() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("    <key>CFBundleVersion</key>", "    <string>1</string>", "1️⃣"),
      giving: plist(
        "    <key>CFBundleVersion</key>",
        "    <string>1</string>",
        "    <key>CFBundleSpokenName</key>",
        "    <string>$1</string>"
      )
    )
  }

  @Test func betweenTheTagsOfAnEmptyDictionary() {
    check.accepts(
      "CFBundleSpokenName",
      in: "<plist version=\"1.0\">\n<dict>1️⃣</dict>\n</plist>\n",
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
  }

  @Test func beforeAnotherEntryOnTheSameLine() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t1️⃣<key>CFBundleVersion</key>", "\t<string>1</string>"),
      giving: plist(
        "\t<key>CFBundleSpokenName</key>",
        "\t<string>$1</string>",
        "\t<key>CFBundleVersion</key>",
        "\t<string>1</string>"
      )
    )
  }

  @Test func afterABracket() {
    let proposal = check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<1️⃣"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
    #expect(proposal?.filterText == "<key>CFBundleSpokenName")
  }

  @Test func afterAnIncompleteTag() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<ke1️⃣", "\t<key>CFBundleVersion</key>", "\t<string>1</string>"),
      giving: plist(
        "\t<key>CFBundleSpokenName</key>",
        "\t<string>$1</string>",
        "\t<key>CFBundleVersion</key>",
        "\t<string>1</string>"
      )
    )
  }

  @Test func betweenBracketsThatTheEditorPairs() {
    check.accepts(
      "CFBundleSpokenName",
      in: plist("\t<1️⃣>"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
  }

  @Test func onAWordWithoutTags() {
    let proposal = check.accepts(
      "CFBundleSpokenName",
      in: plist("\tCFB1️⃣"),
      giving: plist("\t<key>CFBundleSpokenName</key>", "\t<string>$1</string>")
    )
    #expect(proposal?.filterText == "CFBundleSpokenName")
  }

  @Test func keepsWindowsLineEnds() {
    check.accepts(
      "CFBundleSpokenName",
      in: "<plist>\r\n<dict>\r\n\t<key>C1️⃣</key>\r\n</dict>\r\n</plist>",
      giving: "<plist>\r\n<dict>\r\n\t<key>CFBundleSpokenName</key>\r\n\t<string>$1</string>\r\n</dict>\r\n</plist>"
    )
  }

  // MARK: Levels

  @Test func offersTheKeysOfTheLevel() {
    let text = plist(
      "\t<key>CFBundleURLTypes</key>",
      "\t<array>",
      "\t\t<dict>",
      "\t\t\t<key>CFB1️⃣</key>",
      "\t\t</dict>",
      "\t</array>"
    )
    let labels = check.labels(text)
    #expect(labels.contains("CFBundleURLSchemes"))
    #expect(!labels.contains("CFBundleIdentifier"))
  }

  @Test func offersNoKeysOfUnknownDictionaries() {
    check.isSilent(plist("\t<key>MyOwnThings</key>", "\t<dict>", "\t\t<key>CFB1️⃣</key>", "\t</dict>"))
  }

  @Test func offersOnlyAbsentSiblings() {
    let labels = check.labels(plist("\t<key>CFBundleSpokenName</key>", "\t<string>App</string>", "\t1️⃣"))
    #expect(!labels.contains("CFBundleSpokenName"))
    #expect(labels.contains("CFBundleVersion"))
  }

  @Test func knowsDeviceSuffixes() {
    let labels = check.labels(
      plist("\t<key>CFBundleIcons~ipad</key>", "\t<dict>", "\t\t<key>C1️⃣</key>", "\t</dict>")
    )
    #expect(labels.contains("CFBundlePrimaryIcon"))
  }

  @Test func offersEntitlements() {
    CompletionCheck("App.entitlements").accepts(
      "com.apple.security.app-sandbox",
      in: plist("\t<key>com.apple1️⃣</key>"),
      giving: plist("\t<key>com.apple.security.app-sandbox</key>", "\t${1:<true/>}")
    )
  }

  @Test func offersCapabilitiesAsKeysOfTheirDictionary() {
    check.accepts(
      "camera-flash",
      in: plist("\t<key>UIRequiredDeviceCapabilities</key>", "\t<dict>", "\t\t<key>cam1️⃣</key>", "\t</dict>"),
      giving: plist(
        "\t<key>UIRequiredDeviceCapabilities</key>",
        "\t<dict>",
        "\t\t<key>camera-flash</key>",
        "\t\t${1:<true/>}",
        "\t</dict>"
      )
    )
  }

  // MARK: Names

  @Test func matchesTheNameThatXcodeShows() {
    let proposal = check.accepts(
      "Privacy - Camera Usage Description",
      in: plist("\t<key>Privacy - Cam1️⃣</key>"),
      giving: plist("\t<key>NSCameraUsageDescription</key>", "\t<string>$1</string>")
    )
    #expect(proposal?.filterText == "Privacy - Camera Usage Description")
    #expect(proposal?.detail == "NSCameraUsageDescription – string")
  }

  @Test func matchesAWordOfTheNameThatXcodeShows() {
    let labels = check.labels(plist("\t<key>versions str1️⃣</key>"))
    #expect(labels.contains("Bundle versions string, short"))
  }

  @Test func sortsRequiredKeysFirstAndDeprecatedOnesLast() throws {
    let proposals = CompletionCheck("PrivacyInfo.xcprivacy").labels(
      plist(
        "\t<key>NSPrivacyAccessedAPITypes</key>",
        "\t<array>",
        "\t\t<dict>",
        "\t\t\t1️⃣",
        "\t\t</dict>",
        "\t</array>"
      )
    )
    #expect(proposals == ["NSPrivacyAccessedAPIType", "NSPrivacyAccessedAPITypeReasons"])
    let all = check.proposals(plist("\t1️⃣")).sorted { $0.sortText < $1.sortText }
    let firstDeprecated = try #require(all.firstIndex { $0.isDeprecated })
    #expect(all[firstDeprecated...].allSatisfy { $0.isDeprecated })
    let version = try #require(all.firstIndex { $0.label == "CFBundleVersion" })
    let rare = try #require(all.firstIndex { $0.label == "CFBundleHelpBookName" })
    #expect(version < rare)
  }

  // MARK: Silence

  @Test(arguments: [
    "\t<!-- CFB1️⃣ -->", "\t<key>A</key>\n\t<data>\n\tAA1️⃣\n\t</data>", "\t<key>A</key>\n\t<string>a\n\tb1️⃣\n\t</string>",
    "\t<ke1️⃣y>A</key>",
  ])
  func isSilent(_ line: String) {
    check.isSilent(plist(line))
  }

  @Test func isSilentInTheDeclaration() {
    check.isSilent("<?xml ver1️⃣sion=\"1.0\"?>\n<plist><dict/></plist>")
    check.isSilent("<?xml version=\"1.0\"?>\n<plist ver1️⃣sion=\"1.0\"><dict/></plist>")
  }
}
