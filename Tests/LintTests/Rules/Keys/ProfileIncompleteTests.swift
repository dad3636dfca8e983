import Testing

@testable import LintRules

@Suite struct ProfileIncompleteTests {
  private let check = RuleCheck(ProfileIncomplete.self, file: "a.mobileconfig")
  private let uuid = "1C7F8E64-0D9D-4E0C-9F0B-1B3B3C1F0001"

  @Test func reportsMissingKeysAtTheTop() {
    let text = #"1️⃣{2️⃣ PayloadContent = (); PayloadIdentifier = a; PayloadUUID = "\#(uuid)"; PayloadVersion = 1; }"#
    check.finds(text, at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsWhatIsNoUUIDAndOneThatOccursTwice() {
    let head = #"{ PayloadIdentifier = a; PayloadType = Configuration; PayloadVersion = 1; PayloadUUID = "\#(uuid)"; "#
    check.finds(
      head
        + #"PayloadContent = ({ PayloadType = b; PayloadIdentifier = c; PayloadVersion = 1; PayloadUUID = 1️⃣"no-uuid"2️⃣; }); }"#,
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      head
        + #"PayloadContent = ({ PayloadType = b; PayloadIdentifier = c; PayloadVersion = 1; PayloadUUID = 1️⃣"\#(uuid)"2️⃣; }); }"#,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsAPartOfAProfile() {
    check.accepts("{ PayloadType = \"com.apple.wifi.managed\"; }")
  }

  @Test func theVersionOfTheFormatIsOne() {
    let head = #"{ PayloadContent = (); PayloadIdentifier = a; PayloadType = Configuration; PayloadUUID = "\#(uuid)"; "#
    check.finds(head + "PayloadVersion = 1️⃣22️⃣; }", at: [("1️⃣", "2️⃣")])
    check.finds(head + "PayloadVersion = 1️⃣02️⃣; }", at: [("1️⃣", "2️⃣")])
    check.accepts(head + "PayloadVersion = 1; }")
  }

  @Test func theTypeIsThatOfAProfile() {
    let rest = #"PayloadContent = (); PayloadIdentifier = a; PayloadUUID = "\#(uuid)"; PayloadVersion = 1; }"#
    for type in ["Profile", "configuration", "\"Profile service\"", "com.apple.wifi.managed", "\"\""] {
      let finding = check.finds("{ PayloadType = 1️⃣\(type)2️⃣; " + rest, at: [("1️⃣", "2️⃣")]).first
      #expect(finding?.severity == .error)
    }
    check.accepts("{ PayloadType = \"Profile Service\"; " + rest)
    check.fixes("{ PayloadType = Profile; " + rest, to: "{ PayloadType = Configuration; " + rest)
  }

  @Test func eachPayloadHasTheKeysAndAnIdentifierOfItsOwn() {
    let head = #"{ PayloadIdentifier = a; PayloadType = Configuration; PayloadVersion = 1; PayloadUUID = "\#(uuid)"; "#
    let other = "1C7F8E64-0D9D-4E0C-9F0B-1B3B3C1F0002"
    let inner = #"PayloadUUID = "\#(other)"; "#
    check.finds(
      head + "PayloadContent = ({ 1️⃣PayloadType2️⃣ = b; PayloadIdentifier = a.b; \(inner) }); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      head + "PayloadContent = ({ PayloadType = b; PayloadIdentifier = 1️⃣a2️⃣; PayloadVersion = 1; \(inner) }); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(head + "PayloadContent = 1️⃣{}2️⃣; }", at: [("1️⃣", "2️⃣")])
    check.accepts(
      head + "PayloadContent = ({ PayloadType = b; PayloadIdentifier = a.b; PayloadVersion = 1; \(inner) }); }"
    )
    check.accepts(head.replacing("Configuration", with: "\"Profile Service\"") + "PayloadContent = {}; }")
  }
}
