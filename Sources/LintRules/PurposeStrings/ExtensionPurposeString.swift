import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that the sources of an extension need and that only its app has.
enum ExtensionPurposeString: SourceRule {
  static let description = RuleDescription(
    id: "extension-purpose-string",
    severity: .info,
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.share-services</string>
        </dict>
        """,
      good: """
        <key>NSContactsUsageDescription</key> <string>Send the page to somebody from your contacts.</string>
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.share-services</string>
        </dict>
        """,
      neighbours: [
        "App/Info.plist": .plist(
          """
          <key>NSContactsUsageDescription</key> <string>Send the page to somebody from your contacts.</string>
          """
        ),
        "Share/People.swift": "let isAllowed = try await CNContactStore().requestAccess(for: .contacts)",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = App/Info.plist;", embeds: ["Share"], folder: "App"),
          .init("INFOPLIST_FILE = Info.plist;", name: "Share", product: "app-extension", folder: "Share")
        ).text,
      ]
    ),
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let isMessages = IMessageCaptureKeys.isMessages(document, project, context)
    for missing in MissingPurposeString.all(project, in: context) where missing.isInHost && missing.isCertain {
      if isMessages, IMessageCaptureKeys.concerns(missing) { continue }
      context.report(missing, inHostOf: document, project, as: description)
    }
  }
}

extension RuleContext {
  /// Reports a purpose string that an extension needs and its app has, as a finding of `rule`, with fixes that copy the text.
  mutating func report(
    _ missing: MissingPurposeString,
    inHostOf document: Document,
    _ project: ProjectContext,
    as rule: RuleDescription
  ) {
    guard let root = document.rootDictionary, let need = missing.needs.first else { return }
    let hosts = project.documents.hostInfoPlists.map { RootKeys($0.rootDictionary) }
    let fixes = missing.keys.compactMap { key -> Fix? in
      let text = hosts.firstResult { host in
        PurposeString(key: key, value: host.value(forKey: key)).flatMap { $0.isBlank ? nil : $0 }
      }
      guard let text else { return MissingPurposeReport.insertion(of: key, into: root, editor) }
      return Fix(rule.text("copy", key), [editor.insertEntry(key, .string(text.value), into: root)], isSafe: false)
    }
    report(
      rule,
      at: document.anchor,
      rule.text("message", Words.either(missing.keys), FilePath.name(need.evidence.path), need.cause),
      fixes: fixes,
      related: MissingPurposeReport(missing, rule).related,
      key: missing.keys.first
    )
  }
}
