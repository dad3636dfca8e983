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
  /// The points whose extensions share sheets offer by a rule, which is a predicate or what it permits.
  private static let offered: Set = ["com.apple.services", "com.apple.share-services", "com.apple.ui-services"]
  private static let ruleKey = "NSExtensionActivationRule"

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
    // What was built is as its makers ship it.
    if !project.isBuilt { reportRule(point, value, in: &context) }
    reportStart(key, point, value, in: &context)
  }

  private static let classKey = "NSExtensionPrincipalClass"
  private static let storyboardKey = "NSExtensionMainStoryboard"
  private static let startKeys: Set = [classKey, storyboardKey]

  /// The points whose extensions start with a class or a storyboard.
  private static let started: Set = [
    "com.apple.broadcast-services-setupui", "com.apple.broadcast-services-upload", "com.apple.callkit.call-directory",
    "com.apple.fileprovider-actionsui", "com.apple.fileprovider-nonui", "com.apple.intents-service",
    "com.apple.intents-ui-service", "com.apple.keyboard-service", "com.apple.message-payload-provider",
    "com.apple.photo-editing", "com.apple.quicklook.preview", "com.apple.quicklook.thumbnail",
    "com.apple.share-services", "com.apple.spotlight.index", "com.apple.ui-services",
    "com.apple.usernotifications.content-extension", "com.apple.usernotifications.service",
    "com.apple.widget-extension",
  ]
  /// The points whose extensions start by themselves, and may have neither.
  private static let startingAlone: Set = ["com.apple.widgetkit-extension"]

  /// Reports an extension that has nothing to start with, and one that may have nothing.
  private static func reportStart(_ key: Node, _ point: Node, _ value: Node, in context: inout RuleContext) {
    guard let name = point.literalText, !context.document.isPreprocessed else { return }
    let given = value.entries.filter { $0.name.map(startKeys.contains) ?? false }
    if startingAlone.contains(name), let entry = given.first, let extra = entry.key {
      let fix = Fix(description.text("remove", entry.name ?? ""), [context.editor.removeEntry(entry)], isSafe: false)
      context.report(description, at: extra.range, description.text("extra", entry.name ?? "", name), fixes: [fix])
    }
    // On the Mac, extensions start with nibs too.
    guard started.contains(name), given.isEmpty, !context.traits.bundle.systems.contains(.macOS) else { return }
    let severity: Severity? = context.traits.bundle.purpose == nil ? nil : .info
    context.report(
      description,
      at: key.range,
      description.text("no-start", classKey, storyboardKey),
      severity: severity,
      key: classKey
    )
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

  /// Reports an extension of share sheets that does not declare what it is offered for.
  private static func reportRule(_ point: Node, _ value: Node, in context: inout RuleContext) {
    guard let name = point.literalText, offered.contains(name), !context.document.isPreprocessed,
      context.traits.bundle.isOnly(for: .iOS)
    else { return }
    let attributes = value.value(forKey: attributesKey)
    guard attributes?.kind ?? .dictionary == .dictionary, attributes?.value(forKey: ruleKey) == nil else { return }
    context.report(
      description,
      at: attributes.flatMap { $0.parent?.entry?.key?.range } ?? point.range,
      description.text("no-rule", ruleKey, attributesKey),
      severity: .info,
      isForStore: false,
      refusedBy: []
    )
  }

  /// Whether targets of Xcode build the file as that of an extension, and nothing else adds keys to it.
  private static func isExtension(_ document: Document, _ project: ProjectContext, _ context: RuleContext) -> Bool {
    !document.isPreprocessed && !project.targets.isEmpty
      && project.targets.allSatisfy { target in
        target.productType == "app-extension" && (target.isOfXcode || target.isWhollyDescribed)
          && target.configurations.allSatisfy { $0.hasBundleSettings && !$0.sets("INFOPLIST_PREPROCESS") }
      }
      && !context.rootKeys.contains("EXAppExtensionAttributes") && !project.writesElsewhere("EXAppExtensionAttributes")
  }
}
