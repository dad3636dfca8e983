import LintEngine
import LintFacts
import PropertyList
import SourceText

/// Reports pinned keys that are not a SHA-256 digest in base64.
enum ATSPinnedIdentityInvalid: EntryRule {
  static let description = RuleDescription(
    id: "ats-pinned-identity-invalid",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSPinnedDomains</key> <dict>
            <key>example.org</key> <dict>
              <key>NSPinnedCAIdentities</key> <array>
                <dict>
                  <key>SPKI-SHA256-BASE64</key> <string>sha256/r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
                </dict>
              </array>
            </dict>
          </dict>
        </dict>
        """,
      good: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSPinnedDomains</key> <dict>
            <key>example.org</key> <dict>
              <key>NSPinnedCAIdentities</key> <array>
                <dict>
                  <key>SPKI-SHA256-BASE64</key> <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
                </dict>
              </array>
            </dict>
          </dict>
        </dict>
        """
    ),
    references: [.apple("bundleresources/information-property-list/nspinnedcaidentities/spki-sha256-base64")]
  )
  static let subject = RuleSubject.keys(
    lists.map { "\(TransportSecurity.pinnedDomains)/*/\($0)/[]/SPKI-SHA256-BASE64" },
    in: .infoPlist,
    .infoPlistStrings
  )

  private static let lists = ["NSPinnedCAIdentities", "NSPinnedLeafIdentities"]

  /// The digest of no bytes at all, which tools give where they could not read the certificate, and 32 zeros.
  private static let hollow: Set = [
    "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.name == "SPKI-SHA256-BASE64",
      lists.contains(where: { entry.isInfoPlistKey("\(TransportSecurity.pinnedDomains)/*/\($0)/[]/\(entry.name)") }),
      let value = entry.value, let text = value.literalText
    else { return }
    if hollow.contains(text) {
      context.report(description, at: value.range, description.text("hollow"))
      return
    }
    guard !isDigest(text) else { return }
    var fixes: [Fix] = []
    let bare = String(text.dropFirst(text.hasPrefix("sha256/") ? 7 : 0))
    if bare != text, isDigest(bare) {
      fixes = [Fix(description.text("remove-prefix"), [context.editor.replaceText(of: value, with: bare)])]
    }
    context.report(
      description,
      at: value.range,
      text.isEmpty ? description.text("empty") : description.text("message"),
      fixes: fixes
    )
  }

  /// Returns whether a text is 32 bytes in base64: 43 characters and one that fills up.
  private static func isDigest(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count == 44, bytes.last == UInt8(ascii: "=") else { return false }
    return bytes.dropLast().allSatisfy { ASCII.isLetterOrDigit($0) || "+/".utf8.contains($0) }
  }
}
