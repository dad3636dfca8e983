import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps whose code talks to tags of ISO 7816 and that list no application of one.
enum NFCIdentifiersMissing: ProjectRule {
  static let description = RuleDescription(
    id: "nfc-identifiers-missing",
    severity: .info,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NFCReaderUsageDescription</key> <string>Read the balance of your card.</string>",
      good: """
        <key>NFCReaderUsageDescription</key> <string>Read the balance of your card.</string>
        <key>com.apple.developer.nfc.readersession.iso7816.select-identifiers</key> <array>
          <string>D2760000850101</string>
        </array>
        """,
      neighbours: [
        "App/Card.swift": "func send(_ command: NFCISO7816APDU, to tag: NFCISO7816Tag) {}",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/select-identifiers")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist).on(.iOS)

  private static let key = "com.apple.developer.nfc.readersession.iso7816.select-identifiers"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let names = project.code.watchedNames
    guard document.tree.isReadable, context.traits.bundle.isApp, project.attribution == .read,
      !context.rootKeys.contains(key), !project.writesElsewhere(key),
      let use = names["NFCISO7816APDU"] ?? names["NFCISO7816Tag"]
    else { return }
    context.report(
      description,
      at: document.anchor,
      description.text("message", FilePath.name(use.path), key),
      related: [RelatedPlace(.elsewhere(use), description.text("here"))],
      key: key
    )
  }
}
