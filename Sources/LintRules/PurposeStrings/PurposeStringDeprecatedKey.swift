import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import Messages
import ProjectFiles
import PropertyList

/// Reports purpose strings under a deprecated key whose successor is missing.
enum PurposeStringDeprecatedKey: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-deprecated-key",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSBluetoothPeripheralUsageDescription</key>
        <string>Read the temperature from the sensor on your balcony.</string>
        """,
      good: """
        <key>NSBluetoothAlwaysUsageDescription</key>
        <string>Read the temperature from the sensor on your balcony.</string>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/nsbluetoothperipheralusagedescription"),
      .apple("technotes/tn3153-adopting-api-changes-for-eventkit-in-ios-macos-and-watchos"),
    ]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// Keys of which one is in every Info.plist of an app for iOS that is not generated.
  private static let signsOfIOS = [
    "LSRequiresIPhoneOS", "UILaunchScreen", "UILaunchStoryboardName", "UIRequiredDeviceCapabilities",
  ]

  /// The copy that the fix inserts is under the same condition of the preprocessor.
  static func applies(to traits: DocumentTraits) -> Bool { true }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.isPreprocessed ? document.tree.isReadableWhenPreprocessed : document.tree.isReadable,
      let root = document.rootDictionary
    else { return }
    let keys = context.rootKeys
    let isPresent = { (key: String) in PurposeKeys.isPresent(key, in: keys, project) }
    let present = PresentPurposeKeys(keys, project, context.traits.bundle)
    let platform = context.traits.bundle.otherPlatform ?? (signsOfIOS.contains(where: isPresent) ? "iOS" : nil)
    for entry in PurposeKeys.entries(keys) {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value),
        !text.resource.successorKeys.isEmpty, !text.resource.successorKeys.contains(where: isPresent),
        isDeprecated(text.resource, on: platform), !present.isIneffective(name),
        // There it is an error already.
        CalendarOldKeyDenied.calls(refusedWith: text.resource, document, keys, project).isEmpty
      else { continue }
      let isNeeded = isNeeded(text.resource, keys, project)
      // What the app does not use is not missing under another name.
      guard isNeeded || !PurposeWording.of(text, in: context).isDisclaimer else { continue }
      context.report(
        description,
        at: key.range,
        message(text.resource, isNeeded: isNeeded),
        severity: isNeeded ? nil : .info,
        fixes: fixes(text, entry, isNeeded: isNeeded, in: root, context.editor),
        isDeprecated: true,
        // Apps with an Info.plist for each flavor have the old key in all.
        cause: .run(name)
      )
    }
  }

  /// Whether something is known to need the key or a successor; without the code of the app, that is assumed.
  private static func isNeeded(_ resource: ProtectedResource, _ root: RootKeys, _ project: ProjectContext) -> Bool {
    guard !project.targets.isEmpty, project.code.isComplete else { return true }
    let needed =
      project.code.justifiedKeys
      ?? Set(project.code.purposeNeeds.filter(\.isCertain).flatMap { $0.alternatives.joined() })
    return !needed.union(PurposeKeys.declared(root)).isDisjoint(with: [resource.key] + resource.successorKeys)
  }

  /// Whether the platform has deprecated the key; if it is not known, whether all have.
  private static func isDeprecated(_ resource: ProtectedResource, on platform: String?) -> Bool {
    guard let platform else { return resource.platforms.allSatisfy { $0.deprecated != nil } }
    return resource.platforms.contains { $0.platform == platform && $0.deprecated != nil }
  }

  private static func message(_ resource: ProtectedResource, isNeeded: Bool) -> String {
    let versions = (resource.successorVersions ?? "").split(separator: ";").joined(separator: ",")
    let keys = Words.either(resource.successorKeys)
    guard isNeeded else { return description.text("unneeded", keys, resource.key) }
    guard versions.contains(where: \.isNumber) else { return description.text("message", keys, resource.key) }
    return description.text("since", keys, resource.key, versions)
  }

  private static func fixes(
    _ text: PurposeString,
    _ entry: DictionaryEntry,
    isNeeded: Bool,
    in root: Node,
    _ editor: TreeEditor
  ) -> [Fix] {
    let successors = text.resource.successorKeys
    // Which of several is right depends on what the app does.
    let isSafe = isNeeded && successors.count == 1 && !text.isBlank
    let removal = Fix(Messages.text("common.remove", [text.resource.key]), [editor.removeEntry(entry)], isSafe: false)
    return (isNeeded ? [] : [removal])
      + successors.map { successor in
        Fix(
          description.text("insert-copy", successor),
          [editor.insertEntry(successor, .string(text.value), into: root, after: entry)],
          isSafe: isSafe
        )
      }
  }
}
