import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that an app must not have which may be the default browser.
enum BrowserAppForbiddenKey: ProjectRule {
  static let description = RuleDescription(
    id: "browser-app-forbidden-key",
    severity: .error,
    premises: [.fileKind, .target],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: "<key>NSHomeKitUsageDescription</key> <string>Switch the lights of your cellar on and off.</string>",
      good: "<key>NSCameraUsageDescription</key> <string>Scan the code of a page to open it.</string>",
      neighbours: ExampleProject.app(entitlements: "<key>com.apple.developer.web-browser</key><true/>")
    ),
    references: [.apple("xcode/preparing-your-app-to-be-the-default-browser")]
  )
  static let subject = RuleSubject.keys(keys.keys, in: .infoPlist)

  private static let entitlement = "com.apple.developer.web-browser"

  /// The keys, each with the one that a browser may have instead.
  private static let keys: [String: String?] = [
    "NSBluetoothAlwaysUsageDescription": "NSBluetoothWhileInUseUsageDescription",
    "NSHealthShareUsageDescription": nil,
    "NSHealthUpdateUsageDescription": nil,
    "NSHomeKitUsageDescription": nil,
    "NSLocationAlwaysAndWhenInUseUsageDescription": "NSLocationWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription": "NSLocationWhenInUseUsageDescription",
    "NSPhotoLibraryUsageDescription": "NSPhotoLibraryAddUsageDescription",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !context.traits.bundle.isExtension else { return }
    let asking = project.documents.entitlements.compactMap { file in
      file.rootDictionary?.entry(forKey: entitlement).flatMap { entry in
        entry.value?.kind == .true ? project.place(of: entry, in: file) : nil
      }
    }
    guard !asking.isEmpty else { return }
    for entry in context.rootKeys.entriesForAnyDevice(Set(keys.keys)) {
      guard let key = entry.key, let name = entry.name else { continue }
      let other = keys[KeyCatalog.withoutDeviceSuffix(name)].flatMap(\.self)
      context.report(
        description,
        at: key.range,
        other.map { description.text("message-other", name, $0) } ?? description.text("message", name),
        fixes: [fix(entry, key, other, in: context)],
        related: asking.map { evidence in
          RelatedPlace(
            .elsewhere(evidence),
            description.text("entitlement-here", FilePath.name(evidence.path), entitlement)
          )
        }
      )
    }
  }

  /// Returns a fix that renames the key to `other`, or removes the entry if there is none or it is there already.
  private static func fix(_ entry: DictionaryEntry, _ key: Node, _ other: String?, in context: RuleContext) -> Fix {
    if let other, !context.rootKeys.contains(other) {
      return Fix(description.text("rename", other), [context.editor.replaceText(of: key, with: other)], isSafe: false)
    }
    return Fix(
      description.text("remove", entry.name ?? ""),
      [context.editor.removeEntry(entry)],
      isSafe: false
    )
  }
}
