import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports build settings for keys of a generated Info.plist that Xcode does not write.
enum InfoPlistKeySettingDropped: KeyRule {
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
  static let subject = RuleSubject.everything(in: .propertyList)

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

  /// The settings with other names from which the build writes keys.
  private static let others: [String: String] = KeyCatalog.generatedKeys.reduce(
    into: ["CFBundleIconName": "ASSETCATALOG_COMPILER_APPICON_NAME"]
  ) { others, generated in
    if let setting = generated.buildSetting, !setting.hasPrefix(prefix) { others[generated.key] = setting }
  }

  private static let settings = KeyCatalog.generatedKeys.compactMap(\.buildSetting).filter { $0.hasPrefix(prefix) }
}
