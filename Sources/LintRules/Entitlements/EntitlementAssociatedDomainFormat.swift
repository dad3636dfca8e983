import LintEngine
import LintFacts
import PropertyList

/// Reports associated domains that the system cannot read.
enum EntitlementAssociatedDomainFormat: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-associated-domain-format",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.codesign, .appStoreConnect],
    example: .plist(
      file: "App.entitlements",
      bad: """
        <key>com.apple.developer.associated-domains</key> <array> <string>applinks:https://example.com/path</string> </array>
        """,
      good:
        "<key>com.apple.developer.associated-domains</key> <array> <string>applinks:example.com</string> </array>"
    ),
    appStoreCode: "ITMS-90046",
    references: [.apple("bundleresources/entitlements/com.apple.developer.associated-domains")]
  )
  static let subject = RuleSubject.keys("com.apple.developer.associated-domains", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for item in EntitlementList.items(of: entry) {
      guard let fault = fault(in: item.text) else {
        reportService(item.node, item.text, in: &context)
        reportTemplate(item.node, item.text, in: &context)
        continue
      }
      let fix = stripped(item.text).map {
        Fix(description.text("replace", $0), [context.editor.replaceText(of: item.node, with: $0)], isSafe: false)
      }
      context.report(
        description,
        at: item.node.range,
        description.text(fault, item.text),
        fixes: fix.map { [$0] } ?? [],
        cause: .file(fault)
      )
    }
  }

  /// The services that systems read.
  private static let services = ["activitycontinuation", "appclips", "applinks", "authsrv", "webcredentials"]

  /// Reports a service that nearly has the name of a known one.
  private static func reportService(_ node: Node, _ text: String, in context: inout RuleContext) {
    guard let colon = text.firstIndex(of: ":") else { return }
    let service = String(text[..<colon])
    guard !services.contains(service), let near = NearestValue.of(service, among: services) else { return }
    let fixed = near + text[colon...]
    context.report(
      description,
      at: node.range,
      description.text("unknown-service", service, near),
      severity: .warning,
      fixes: [
        Fix(description.text("replace", fixed), [context.editor.replaceText(of: node, with: fixed)], isSafe: false)
      ]
    )
  }

  /// What Xcode writes with the capability, to be replaced.
  private static let template = "webcredentials:example.com"

  private static func reportTemplate(_ node: Node, _ text: String, in context: inout RuleContext) {
    guard text == template else { return }
    context.report(
      description,
      at: node.range,
      description.text("template", text),
      severity: .info,
      isForStore: false,
      refusedBy: [.system]
    )
  }

  /// Returns the name of the text about what is wrong; nil if nothing is.
  private static func fault(in text: String) -> String? {
    if text.isEmpty { return "empty" }
    if text.contains(where: \.isWhitespace) { return "space" }
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return "service" }
    let host = text[text.index(after: colon)...].prefix { $0 != "?" }
    if host.hasPrefix("//") { return "scheme" }
    if host.contains("/") { return "path" }
    if host.isEmpty || host == "*" { return "host" }
    return nil
  }

  /// Returns the domain without a scheme after the service and without a path; nil if the service itself is missing.
  private static func stripped(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), !["http", "https"].contains(text[..<colon].lowercased()) else {
      return nil
    }
    var host = text[text.index(after: colon)...].filter { !$0.isWhitespace }
    for scheme in ["https://", "http://", "//"] where host.hasPrefix(scheme) { host.removeFirst(scheme.count) }
    let name = host.prefix { $0 != "/" }
    let domain = "\(text[..<colon]):\(name)"
    return fault(in: domain) == nil && domain != text ? domain : nil
  }
}
