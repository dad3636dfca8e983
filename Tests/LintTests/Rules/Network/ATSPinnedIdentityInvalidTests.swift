import Testing

@testable import LintRules

@Suite struct ATSPinnedIdentityInvalidTests {
  private let check = RuleCheck(ATSPinnedIdentityInvalid.self)

  private static let digest = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="

  private static func file(_ list: String, _ value: String) -> String {
    """
    { NSAppTransportSecurity = { NSPinnedDomains = { example.org = {
      \(list) = ({ "SPKI-SHA256-BASE64" = \(value); });
    }; }; }; }
    """
  }

  @Test func reportsInvalidDigests() {
    for value in [
      "\"\"", "\"AAAA\"", "\"\(Self.digest.dropFirst())\"", "\"\(Self.digest.dropLast())A\"",
      "\"*\(Self.digest.dropFirst())\"",
    ] {
      check.finds(Self.file("NSPinnedLeafIdentities", "1️⃣\(value)2️⃣"), at: [("1️⃣", "2️⃣")])
    }
  }

  @Test func reportsTheDigestOfNothing() {
    for digest in ["47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", String(repeating: "A", count: 43) + "="] {
      check.finds(Self.file("NSPinnedCAIdentities", "1️⃣\"\(digest)\"2️⃣"), at: [("1️⃣", "2️⃣")])
    }
  }

  @Test func removesThePrefixOfOtherTools() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSPinnedDomains</key>
          <dict>
            <key>example.org</key>
            <dict>
              <key>NSPinnedCAIdentities</key>
              <array>
                <dict>
                  <key>SPKI-SHA256-BASE64</key>
                  <string>sha256/\(Self.digest)</string>
                </dict>
              </array>
            </dict>
          </dict>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSPinnedDomains</key>
            <dict>
              <key>example.org</key>
              <dict>
                <key>NSPinnedCAIdentities</key>
                <array>
                  <dict>
                    <key>SPKI-SHA256-BASE64</key>
                    <string>\(Self.digest)</string>
                  </dict>
                </array>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func acceptsDigestsVariablesAndOtherPlaces() {
    check.accepts(Self.file("NSPinnedCAIdentities", "\"\(Self.digest)\""))
    check.accepts(Self.file("NSPinnedCAIdentities", "\"$(PIN)\""))
    check.accepts(Self.file("MyIdentities", "\"AAAA\""))
    check.accepts("{ \"SPKI-SHA256-BASE64\" = AAAA; }")
  }
}
