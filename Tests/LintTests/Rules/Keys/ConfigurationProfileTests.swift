import Testing

@testable import LintRules

/// The keys of a payload depend on its type.
@Suite struct ConfigurationProfileTests {
  private static let file = "Office.mobileconfig"

  /// A profile with one payload; with `isMarked`, its type is between 1️⃣ and 2️⃣.
  private static func profile(_ type: String, _ keys: String, isMarked: Bool = false) -> String {
    let value = isMarked ? "1️⃣<string>\(type)</string>2️⃣" : "<string>\(type)</string>"
    return """
      <plist version="1.0"><dict> <key>PayloadContent</key> <array> <dict>
      <key>PayloadIdentifier</key> <string>org.example.cellar.a</string> <key>PayloadType</key> \(value)
      <key>PayloadUUID</key> <string>A</string> <key>PayloadVersion</key> <integer>1</integer> \(keys)
      </dict> </array> </dict></plist>
      """
  }

  @Test func reportsAValueOfTheWrongType() {
    let check = RuleCheck(KeyWrongType.self, file: Self.file)
    let keys = "<key>AutoJoin</key> 1️⃣<string>always</string>2️⃣"
    let finding = check.finds(Self.profile("com.apple.wifi.managed", keys), at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "AutoJoin must be a Boolean, not a string.")
  }

  @Test(arguments: ["<integer>1</integer>", "<true/>"])
  func numbersCountAsBooleans(value: String) {
    let keys = "<key>AutoJoin</key> \(value)"
    RuleCheck(KeyWrongType.self, file: Self.file).accepts(Self.profile("com.apple.wifi.managed", keys))
  }

  @Test(arguments: ["org.example.cellar", "com.apple.vpn.managed", "$(TYPE)"])
  func acceptsSuchAKeyInPayloadsOfOtherTypes(type: String) {
    RuleCheck(KeyWrongType.self, file: Self.file)
      .accepts(Self.profile(type, "<key>AutoJoin</key> <string>always</string>"))
  }

  @Test func whatIsInsideAKeyDependsOnTheTypeToo() {
    let check = RuleCheck(KeyWrongType.self, file: Self.file)
    let keys = """
      <key>Services</key> <dict> <key>Camera</key> <array> <dict>
      <key>Identifier</key> 1️⃣<array/>2️⃣ </dict> </array> </dict>
      """
    check.finds(Self.profile("com.apple.TCC.configuration-profile-policy", keys), at: [("1️⃣", "2️⃣")])
    let plain = keys.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
    check.accepts(Self.profile("org.example.cellar", plain))
    RuleCheck(RequiredEntryMissing.self, file: Self.file).accepts(Self.profile("org.example.cellar", plain))
  }

  @Test func reportsMissingKeys() {
    let check = RuleCheck(RequiredEntryMissing.self, file: Self.file)
    check.finds("{ PayloadContent = (1️⃣{2️⃣ PayloadType = a; PayloadUUID = b; }); }", at: [("1️⃣", "2️⃣")])
    let label = "<key>Label</key> <string>Cellar</string>"
    let web = Self.profile("com.apple.webClip.managed", label, isMarked: true)
    let finding = check.finds(web, at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "Missing key URL, which PayloadType com.apple.webClip.managed requires.")
    check.accepts(Self.profile("com.apple.webClip.managed", "<key>Label</key> <string/> <key>URL</key> <string/>"))
  }

  @Test func reportsNumbersOutOfRange() {
    let check = RuleCheck(ValueOutOfRange.self, file: Self.file)
    let keys = "<key>enforcedSoftwareUpdateDelay</key> 1️⃣<integer>120</integer>2️⃣"
    check.finds(Self.profile("com.apple.applicationaccess", keys), at: [("1️⃣", "2️⃣")])
    let plain = keys.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
    check.accepts(Self.profile("org.example.cellar", plain))
  }

  @Test func unknownKeysMayBelongToAnApp() {
    let keys = "<key>autoJoin</key> <true/> <key>PayloadColour</key> <string>red</string> <key>SSID</key> <string/>"
    let text = Self.profile("org.example.cellar", keys)
    RuleCheck(KeyProbableTypo.self, file: Self.file).accepts(text)
    RuleCheck(KeyMisplaced.self, file: Self.file).accepts(text)
    RuleCheck(KeyUnknownInDictionary.self, file: Self.file).accepts(text)
    RuleCheck(ValueProbableTypo.self, file: Self.file).accepts(Self.profile("com.apple.Dock", ""))
  }

  @Test func keysOfNewSystemsAreNotUnknown() {
    let keys = "<key>IKEv2</key> <dict> <key>RemoteAddress</key> <string/> <key>Weather</key> <string/> </dict>"
    RuleCheck(KeyUnknownInDictionary.self, file: Self.file).accepts(Self.profile("com.apple.vpn.managed", keys))
  }
}
