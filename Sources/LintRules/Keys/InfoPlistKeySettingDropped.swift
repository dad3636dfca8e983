import AppProject
import BuildDescriptions
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports build settings for keys of a generated Info.plist that Xcode does not write.
enum InfoPlistKeySettingDropped: Rule {
  static let description = RuleDescription(
    id: "infoplist-key-setting-dropped",
    severity: .warning,
    example: .init(
      file: "project.pbxproj",
      bad: """
        {
          objects = {
            C1 = {
              isa = XCBuildConfiguration;
              buildSettings = {
                GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_UIBackgroundModes = audio;
              };
            };
          };
        }
        """,
      good: """
        {
          objects = {
            C1 = {
              isa = XCBuildConfiguration;
              buildSettings = {
                GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_LSApplicationCategoryType = "public.app-category.music";
              };
            };
          };
        }
        """
    ),
    references: [.apple("xcode/build-settings-reference")]
  )
  static let checks: [Check] = [.key(check), .project(check)]
  static let subject = RuleSubject.everything(in: .propertyList, .infoPlist)

  private static let prefix = "INFOPLIST_KEY_"

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard context.traits.kind == .propertyList, let key = entry.key, let name = entry.name, name.hasPrefix(prefix),
      ProjectFormat.xcodeProject.isFile(context.document.name)
    else { return }
    // A condition such as [sdk=macosx*] is not part of the name.
    let setting = String(name.prefix { $0 != "[" })
    guard KeyCatalog.generatedKey(forBuildSetting: setting) == nil else { return }
    let infoPlistKey = String(setting.dropFirst(prefix.count))
    if let near = NearestValue.of(setting, among: settings) {
      let renamed = near + name.dropFirst(setting.count)
      return context.report(
        description,
        at: key.range,
        description.text("near-miss", setting, near),
        fixes: [
          Fix(description.text("rename", near), [context.editor.replaceText(of: key, with: renamed)], isSafe: false)
        ]
      )
    }
    if let other = others[infoPlistKey] {
      return context.report(
        description,
        at: key.range,
        description.text("other-setting", infoPlistKey, other, setting),
        severity: .info,
        cause: .file(setting)
      )
    }
    let isKey = KeyCatalog.key(at: infoPlistKey, in: .infoPlist) != nil
    context.report(
      description,
      at: key.range,
      isKey ? description.text("message", infoPlistKey, setting) : description.text("unknown", setting),
      // Each configuration of a target has the setting.
      cause: .file(setting)
    )
  }

  // MARK: Settings of a target that generates nothing

  /// What other rules report if it is missing: purpose strings that are needed, the launch screen, the encryption key.
  private static let reportedMissing: Set = [
    "ITSAppUsesNonExemptEncryption", "UILaunchScreen", "UILaunchStoryboardName",
  ]

  private static let placeLimit = 10

  /// Reports the settings for keys of an Info.plist to which Xcode adds none, once for the file.
  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !document.isPreprocessed, let path = document.path, !project.isBuilt,
      !project.suppliesUnknownKeys
    else { return }
    let configurations = project.targets.flatMap(\.configurations).filter { $0.infoPlist == path }
    var dropped: [String: DeclaredKey] = [:]
    for key in configurations.flatMap(\.droppedKeys) where dropped[key.key] == nil {
      if isDropped(key, project, in: &context) { dropped[key.key] = key }
    }
    let written = Dictionary(grouping: dropped.values) { !context.rootKeys.entriesForAnyDevice([$0.key]).isEmpty }
    for (isWritten, texts) in [(false, ("dead", "several-dead")), (true, ("written-dead", "written-several-dead"))] {
      guard let keys = written[isWritten]?.sorted(by: { $0.key < $1.key }) else { continue }
      context.report(
        description,
        at: document.anchor,
        description.text(keys.count == 1 ? texts.0 : texts.1, "\(prefix)\(keys.first?.key ?? "")", "\(keys.count - 1)"),
        severity: .info,
        related: keys.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.key))
        },
        // A target may have an Info.plist for each configuration.
        cause: keys.first.map { .place($0.evidence.path, keys.map(\.key).joined(separator: " ")) }
      )
    }
  }

  /// Whether the file lacks the value that a setting has, and no target gets it.
  private static func isDropped(_ key: DeclaredKey, _ project: ProjectContext, in context: inout RuleContext) -> Bool {
    // A setting of the project may be for its other targets.
    let isWritten = project.allTargets.contains { target in
      target.configurations.contains { configuration in
        configuration.declaredKeys.contains { $0.key == key.key && $0.evidence == key.evidence }
      }
    }
    if isWritten { return false }
    guard let value = context.rootKeys.entriesForAnyDevice([key.key]).first?.value else {
      return !reportedMissing.contains(key.key) && !PurposeKeys.isReportedMissing(key.key, project, in: &context)
    }
    guard let text = key.value, let own = value.literalText else { return false }
    return own != text
  }

  /// The settings with other names from which the build writes keys.
  private static let others: [String: String] = KeyCatalog.generatedKeys.reduce(
    into: ["CFBundleIconName": "ASSETCATALOG_COMPILER_APPICON_NAME"]
  ) { others, generated in
    if let setting = generated.buildSetting, !setting.hasPrefix(prefix) { others[generated.key] = setting }
  }

  private static let settings = KeyCatalog.generatedKeys.compactMap(\.buildSetting).filter { $0.hasPrefix(prefix) }
}
