import Testing

@testable import LintRules

@Suite struct BonjourServiceFormatTests {
  private let check = RuleCheck(BonjourServiceFormat.self)

  @Test(arguments: [
    "http", "_http", "http._tcp", "_http._sctp", "_http_tcp", "_tcp", "_._tcp", "_a-name-far-too-long._tcp",
    "_my app._tcp",
    "_-http._tcp", "http://example.com", "",
  ])
  func reportsOtherForms(_ service: String) {
    check.finds("{ NSBonjourServices = (\"_ipp._tcp\", 1️⃣\"\(service)\"2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func longNamesAreInformation() {
    let findings = check.finds("{ NSBonjourServices = (1️⃣\"_openhab-server-ssl._tcp\"2️⃣); }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .info)
  }

  @Test(arguments: [
    "_http._tcp", "_hass-mobile-app._tcp", "_2FA4D21B._googlecast._tcp", "_printer._sub._http._tcp", "_http._TCP",
    "_http._tcp.", "_http._udp.local.", "_my_app._udp", "$(SERVICE)", "_$(NAME)._tcp",
  ])
  func acceptsServiceTypesAndVariables(_ service: String) {
    check.accepts("{ NSBonjourServices = (\"\(service)\"); Other = (http); }")
  }

  @Test(arguments: [("http._tcp", "_http._tcp"), ("_http.tcp", "_http._tcp"), ("http.udp", "_http._udp")])
  func addsUnderscores(_ wrong: String, _ right: String) {
    check.fixes(
      "<plist><dict><key>NSBonjourServices</key><array><string>\(wrong)</string></array></dict></plist>",
      to: "<plist><dict><key>NSBonjourServices</key><array><string>\(right)</string></array></dict></plist>"
    )
  }

  @Test func offersBothProtocols() {
    let findings = check.finds("{ NSBonjourServices = (1️⃣http2️⃣); }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.fixes.map(\.isSafe) == [false, false])
    check.fixes("{ NSBonjourServices = (http); }", to: "{ NSBonjourServices = (_http._udp); }", index: 1)
  }

  @Test func offersNothingWhereTheNameIsWrong() {
    let findings = check.finds("{ NSBonjourServices = (1️⃣\"_my app._tcp\"2️⃣); }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.fixes.isEmpty == true)
  }
}
