import Testing

@testable import LintRules

@Suite struct URLTypesStructureTests {
  private let check = RuleCheck(URLTypesStructure.self)

  @Test func reportsInvalidListsOfTypes() {
    check.finds("{ CFBundleURLTypes = 1️⃣cellar2️⃣; }", at: [("1️⃣", "2️⃣")])
    check.finds("{ CFBundleURLTypes = 1️⃣{2️⃣ CFBundleURLSchemes = (cellar); }; }", at: [("1️⃣", "2️⃣")])
    check.finds("{ CFBundleURLTypes = (1️⃣cellar2️⃣, 3️⃣(oak)4️⃣); }", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    check.finds("{ 1️⃣CFBundleURLSchemes2️⃣ = (cellar); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsTypesWithoutSchemes() {
    let findings = check.finds("{ CFBundleURLTypes = (1️⃣{2️⃣ CFBundleURLName = a; }); }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .warning)
  }

  @Test func putsADictionaryIntoAnArray() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>cellar</string>
          </array>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>cellar</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func putsAStringIntoATypeOfItsOwn() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <string>cellar</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>cellar</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func putsSchemesIntoAType() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLSchemes</key>
        <array>
          <string>cellar</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>cellar</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsTypesVariablesMisspelledKeysAndHalfWrittenText() {
    check.accepts("{ CFBundleURLTypes = ({ CFBundleURLName = a; CFBundleURLSchemes = (cellar); }); }")
    check.accepts("{ CFBundleURLTypes = \"$(TYPES)\"; Mine = { CFBundleURLSchemes = (cellar); }; }")
    check.accepts("{ CFBundleURLTypes = ({ CFBundleURLScheme = (cellar); }, \"$(TYPE)\"); }")
    check.accepts("<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURL</key></dict>")
    check.accepts("<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key></dict></plist>")
  }

  @Test func theGeneralRuleLeavesTheListAlone() {
    RuleCheck(KeyWrongType.self).accepts("{ CFBundleURLTypes = (cellar, { CFBundleURLSchemes = (oak); }); }")
  }
}
