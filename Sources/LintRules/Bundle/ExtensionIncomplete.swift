import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports app extensions that do not declare which one they are, or what they handle.
enum ExtensionIncomplete: ProjectRule {
  static let description = RuleDescription(
    id: "extension-incomplete",
    severity: .warning,
    refusedBy: [.installer, .appStoreConnect],
    example: .plist(
      bad: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.intents-service</string>
          <key>NSExtensionPrincipalClass</key> <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
        </dict>
        """,
      good: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionAttributes</key> <dict>
            <key>IntentsSupported</key> <array> <string>INSendMessageIntent</string> </array>
          </dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.intents-service</string>
          <key>NSExtensionPrincipalClass</key> <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
        </dict>
        """
    ),
    appStoreCode: "ITMS-90349",
    references: [.apple("bundleresources/information-property-list/nsextension")]
  )
  static let subject = RuleSubject.keys(dictionaryKey, in: .infoPlist)

  private static let dictionaryKey = "NSExtension"
  private static let pointKey = "NSExtensionPointIdentifier"
  private static let attributesKey = "NSExtensionAttributes"

  /// The list of attributes without which an extension of each point handles nothing.
  private static let lists = [
    "com.apple.intents-service": "IntentsSupported", "com.apple.intents-ui-service": "IntentsSupported",
    "com.apple.quicklook.preview": "QLSupportedContentTypes",
    "com.apple.quicklook.thumbnail": "QLSupportedContentTypes",
    "com.apple.usernotifications.content-extension": "UNNotificationExtensionCategory",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, document.rootDictionary != nil, !project.writesElsewhere(dictionaryKey) else {
      return
    }
    guard let entry = context.rootKeys.entry(forKey: dictionaryKey) else {
      if isExtension(document, project, context) {
        context.report(description, at: document.anchor, description.text("message", dictionaryKey), key: dictionaryKey)
      }
      return
    }
    guard let key = entry.key, let value = entry.value, value.kind == .dictionary else { return }
    if !project.targets.isEmpty, project.targets.allSatisfy({ $0.productType == "application" && $0.isOfXcode }) {
      return context.report(
        description,
        at: key.range,
        description.text("app", dictionaryKey, project.targets.first?.name ?? ""),
        isForStore: false
      )
    }
    guard let point = value.value(forKey: pointKey) else {
      if isExtension(document, project, context) {
        context.report(description, at: key.range, description.text("no-point", pointKey))
      }
      return
    }
    reportList(point, value, in: &context)
  }

  /// Reports an extension without the list of what it handles.
  private static func reportList(_ point: Node, _ value: Node, in context: inout RuleContext) {
    guard let name = point.literalText, let list = lists[name] else { return }
    let attributes = value.value(forKey: attributesKey)
    guard attributes?.kind ?? .dictionary == .dictionary else { return }
    let items = attributes?.value(forKey: list)
    guard items.map({ $0.kind == .array && $0.children.isEmpty }) ?? true else { return }
    let severity: Severity? = context.traits.bundle.purpose == nil ? nil : .info
    let place = items?.range ?? point.range
    context.report(
      description,
      at: place,
      description.text("no-list", name, list),
      severity: severity,
      isForStore: false
    )
  }

  /// Whether targets of Xcode build the file as that of an extension, and nothing else adds keys to it.
  private static func isExtension(_ document: Document, _ project: ProjectContext, _ context: RuleContext) -> Bool {
    !document.isPreprocessed && !project.targets.isEmpty
      && project.targets.allSatisfy { target in
        target.productType == "app-extension" && (target.isOfXcode || target.isOfXcodeGen)
          && target.configurations.allSatisfy { $0.hasAllSettings && !$0.sets("INFOPLIST_PREPROCESS") }
      }
      && !context.rootKeys.contains("EXAppExtensionAttributes") && !project.writesElsewhere("EXAppExtensionAttributes")
  }
}
