import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports Bonjour services that are not written as service types.
enum BonjourServiceFormat: EntryRule {
  static let description = RuleDescription(
    id: "bonjour-service-format",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NSBonjourServices</key> <array> <string>http._tcp</string> </array>",
      good: "<key>NSBonjourServices</key> <array> <string>_http._tcp</string> </array>"
    ),
    references: [
      .apple("bundleresources/information-property-list/nsbonjourservices"),
      "https://www.rfc-editor.org/rfc/rfc6335#section-5.1",
      "https://github.com/apple-oss-distributions/mDNSResponder/blob/main/mDNSCore/mDNS.c",
    ]
  )
  static let subject = RuleSubject.keys("NSBonjourServices", in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let list = entry.value,
      list.kind == .array
    else { return }
    for item in list.children where item.kind == .string {
      guard let text = item.stringValue, !BuildVariable.occurs(in: text),
        let problem = BonjourServiceType.problem(of: text)
      else { continue }
      let repairs = BonjourServiceType.repairs(of: text)
      context.report(
        description,
        at: item.range,
        description.text(problem.rawValue, String(text.prefix(60))),
        // The responder of Apple's systems logs long names, and rejects them in other domains than the local one.
        severity: problem == .nameTooLong ? .info : nil,
        fixes: repairs.map { repair in
          Fix(
            description.text("replace-bare", repair),
            [context.editor.replaceText(of: item, with: repair)],
            isSafe: repairs.count == 1
          )
        }
      )
    }
  }
}
