import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BonjourServiceMissingTests {
  private func check(
    _ services: String...,
    peers: [String] = [],
    settings: String = "SDKROOT = iphoneos;"
  ) -> ProjectCheck {
    var code = CodeUsage()
    code.mentions = [.bonjourService: services.map { .of($0) }, .peerService: peers.map { .of($0) }]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)"))
    return ProjectCheck(BonjourServiceMissing.self, project, code: code)
  }

  @Test func reportsTheService() {
    let finding = check("_ipp._tcp.").finds("{ 1️⃣NSBonjourServices2️⃣ = (\"_a._tcp\"); }").first
    #expect(
      finding?.message == "A.swift searches for _ipp._tcp, which NSBonjourServices does not list, so nothing is found."
    )
    #expect(finding?.related.map(\.message) == ["A.swift searches for _ipp._tcp here"])
    check("_ipp._tcp").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func insertsTheService() {
    check("_ipp._tcp").fixes(
      "{ NSBonjourServices = (\"_a._tcp\"); }",
      to: "{ NSBonjourServices = (\"_a._tcp\", \"_ipp._tcp\"); }"
    )
  }

  @Test func peersUseBothProtocols() {
    let findings = check(peers: ["cellar"]).finds("{ 1️⃣NSBonjourServices2️⃣ = (\"_cellar._tcp\"); }")
    #expect(findings.first?.message.contains("_cellar._udp") == true)
    check(peers: ["cellar"]).accepts("{ NSBonjourServices = (\"_cellar._tcp\", \"_cellar._udp\"); }")
  }

  @Test func acceptsOtherSpellings() {
    check("_printer._sub._ipp._tcp").accepts("{ NSBonjourServices = (\"_ipp._tcp\"); }")
    check("_ipp._tcp,_universal").accepts("{ NSBonjourServices = (\"_ipp._tcp.\"); }")
    check("_ipp._tcp").accepts("{ NSBonjourServices = (\"$(SERVICE)\"); }")
    check("no type").accepts("{ a = b; }")
  }

  @Test func theMacAndExtensionsNeedNone() {
    check("_ipp._tcp", settings: "SDKROOT = macosx;").accepts("{ a = b; }")
    check("_ipp._tcp").accepts("{ NSBonjourServices = (\"_ipp._tcp\"); }")
  }
}
