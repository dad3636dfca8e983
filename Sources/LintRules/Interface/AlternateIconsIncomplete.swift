import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports alternate icons that are not there or that iPad does not have, and a primary icon among them.
enum AlternateIconsIncomplete: Rule {
  static let description = RuleDescription(
    id: "alternate-icons-incomplete",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleIcons</key> <dict>
          <key>CFBundleAlternateIcons</key> <dict>
            <key>CFBundlePrimaryIcon</key> <dict>
              <key>CFBundleIconFiles</key> <array> <string>Barrel</string> </array>
            </dict>
          </dict>
        </dict>
        """,
      good: """
        <key>CFBundleIcons</key> <dict>
          <key>CFBundlePrimaryIcon</key> <dict>
            <key>CFBundleIconFiles</key> <array> <string>Barrel</string> </array>
          </dict>
        </dict>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/cfbundleicons/cfbundlealternateicons"),
      .apple("uikit/uiapplication/setalternateiconname(_:completionhandler:)"),
    ]
  )
  static let checks: [Check] = [.document(check), .source(check)]
  static let subject = RuleSubject.keys("CFBundleIcons", "CFBundleIcons/CFBundleAlternateIcons", in: .infoPlist)

  private static let alternates = "CFBundleAlternateIcons"
  private static let pad = "CFBundleIcons~ipad"

  private static func check(_ document: Document, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    for entry in context.rootKeys.entriesForAnyDevice(["CFBundleIcons"]) {
      guard let icons = entry.value?.value(forKey: alternates), icons.kind == .dictionary,
        let primary = icons.entry(forKey: "CFBundlePrimaryIcon")?.key
      else {
        reportEmpty(entry, in: &context)
        continue
      }
      context.report(description, at: primary.range, description.text("primary", "CFBundlePrimaryIcon", alternates))
    }
    guard let entry = context.rootKeys.entry(forKey: "CFBundleIcons"), let key = entry.key,
      let icons = entry.value?.value(forKey: alternates), icons.children.contains(where: { _ in true }),
      !context.rootKeys.contains(pad), context.traits.bundle.families.contains(2),
      context.traits.bundle.families.contains(1)
    else { return }
    context.report(description, at: key.range, description.text("pad", pad), severity: .info)
  }

  /// Reports alternate icons with an empty name, or with an empty one of a file or of an icon in an asset catalog.
  private static func reportEmpty(_ icons: DictionaryEntry, in context: inout RuleContext) {
    guard let alternates = icons.value?.value(forKey: alternates), alternates.kind == .dictionary else { return }
    for alternate in alternates.entries {
      if let key = alternate.key, alternate.name?.isEmpty == true {
        context.report(description, at: key.range, description.text("no-name"))
      }
      if let icon = alternate.value?.value(forKey: "CFBundleIconName"), icon.literalText?.isEmpty == true {
        context.report(description, at: icon.range, description.text("no-icon", alternate.name ?? ""))
      }
      guard let files = alternate.value?.value(forKey: "CFBundleIconFiles"), files.kind == .array,
        let file = files.children.first(where: { $0.kind == .string && $0.stringValue?.isEmpty == true })
      else { continue }
      context.report(description, at: file.range, description.text("empty", alternate.name ?? ""))
    }
  }

  // MARK: Names in code and settings

  private static let listSetting = "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"
  private static let allSetting = "ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS"
  private static let setEndings = [".appiconset", ".icon", ".brandassets"]
  private static let placeLimit = 10

  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, document.rootDictionary != nil, context.traits.bundle.isApp,
      !project.targets.isEmpty, project.targets.allSatisfy({ $0.isOfXcode && $0.knowsFiles }),
      !project.resourceNames.isEmpty, let listed = settings(project)
    else { return }
    let hasSet = { (name: String) in setEndings.contains { project.resourceNames.contains(name + $0) } }
    let place = context.rootKeys.entry(forKey: "CFBundleIcons")?.key?.range ?? document.anchor
    for name in listed.names.sorted() where !hasSet(name) {
      context.report(description, at: place, description.text("no-set", name, listSetting))
    }
    let keys = context.rootKeys.entriesForAnyDevice(["CFBundleIcons"]).flatMap { entry in
      entry.value?.value(forKey: alternates)?.entries.compactMap(\.name) ?? []
    }
    guard !keys.contains(where: BuildVariable.occurs) else { return }
    let known = listed.names.union(keys)
    let uses = project.code[.alternateIcon].filter { $0.compilation == .certain && !$0.name.isEmpty }
    for (name, mentions) in Dictionary(grouping: uses, by: \.name).sorted(by: { $0.key < $1.key }) {
      guard !known.contains(name), !(listed.includesAll && hasSet(name)), let first = mentions.first else { continue }
      context.report(
        description,
        at: place,
        description.text("not-listed", FilePath.name(first.evidence.path), name),
        related: mentions.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", FilePath.name($0.evidence.path)))
        }
      )
    }
  }

  /// Returns the alternate icons that settings name in some configuration, and whether one includes all sets; nil if that is not known.
  private static func settings(_ project: ProjectContext) -> (names: Set<String>, includesAll: Bool)? {
    var names: Set<String> = []
    var includesAll = false
    for configuration in project.targets.flatMap(\.configurations) {
      guard configuration.hasBundleSettings else { return nil }
      if configuration.sets(listSetting) {
        guard let text = configuration.value(of: listSetting).text else { return nil }
        names.formUnion(text.split { $0 == " " || $0 == "\"" }.map(String.init))
      }
      if configuration.sets(allSetting) {
        guard let text = configuration.value(of: allSetting).text else { return nil }
        if text.uppercased() == "YES" { includesAll = true }
      }
    }
    return (names, includesAll)
  }
}
