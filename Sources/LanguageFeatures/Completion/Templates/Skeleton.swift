import AppProject
import Messages
import PropertyList

/// What a new file of some kind begins with.
struct Skeleton {
  let label: String
  let format: PropertyListFormat
  private let root: [(key: String, value: ValueTemplate)]

  /// Chooses by the document's kind; nil for files of which nothing is known.
  init?(_ document: Document) {
    format = document.kind == .stringTable ? .openStep : .xml
    switch document.kind {
    case .infoPlist: (label, root) = ("Info.plist", Self.bundleKeys)
    case .entitlements: (label, root) = (Messages.text("pages.skeleton-entitlements"), [])
    case .privacyManifest: (label, root) = (Messages.text("pages.skeleton-privacy-manifest"), Self.privacyKeys)
    case .launchdJob: (label, root) = (Messages.text("pages.skeleton-launchd-job"), Self.jobKeys)
    case .settingsBundle: (label, root) = (Messages.text("pages.skeleton-settings"), Self.settingsKeys)
    case .exportOptions: (label, root) = (Messages.text("pages.skeleton-export-options"), Self.exportKeys)
    case .stringTable: (label, root) = (Messages.text("pages.skeleton-strings"), [("key", .scalar(.string, .empty))])
    case .stringsDictionary: (label, root) = (Messages.text("pages.skeleton-stringsdict"), Self.pluralKeys)
    case .propertyList: (label, root) = (Messages.text("pages.skeleton-plist"), [])
    // Others write these.
    case .googleServiceInfo, .expoUpdates, .xcframework: return nil
    case .infoPlistStrings, .other: return nil
    }
  }

  /// Returns the file's text.
  func write(_ writer: inout TemplateWriter) -> String {
    let end = writer.lineEnding
    guard format == .xml else { return root.map { writer.entry("\"\($0.key)\"", $0.value, indent: "") + end }.joined() }
    let header = XMLWriter.header.split(separator: "\n").map { writer.plain(String($0)) + end }.joined()
    return header + writer.value(.dictionary(root), indent: "") + end + "</plist>" + end
  }

  /// The keys that every bundle has, filled in by the build from its settings.
  private static let bundleKeys: [(key: String, value: ValueTemplate)] = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion",
    "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion",
  ].map { ($0, .scalar(.string, .fixed(BuildSettingReference.value(forKey: $0) ?? "6.0"))) }

  private static let privacyKeys: [(key: String, value: ValueTemplate)] = [
    ("NSPrivacyTracking", .boolean(false, isFixed: false)),
    ("NSPrivacyTrackingDomains", .array([])),
    ("NSPrivacyCollectedDataTypes", .array([])),
    ("NSPrivacyAccessedAPITypes", .array([])),
  ]

  private static let jobKeys: [(key: String, value: ValueTemplate)] = [
    ("Label", .scalar(.string, .suggestion("com.example.job"))),
    ("ProgramArguments", .array([.scalar(.string, .suggestion("/usr/local/bin/job"))])),
    ("RunAtLoad", .boolean(true, isFixed: false)),
  ]

  private static let settingsKeys: [(key: String, value: ValueTemplate)] = [
    ("StringsTable", .scalar(.string, .fixed("Root"))), ("PreferenceSpecifiers", .array([])),
  ]

  private static let exportKeys: [(key: String, value: ValueTemplate)] = [
    ("method", .scalar(.string, .suggestion("app-store-connect"))),
    ("signingStyle", .scalar(.string, .suggestion("automatic"))),
    ("teamID", .scalar(.string, .empty)),
  ]

  private static let pluralKeys: [(key: String, value: ValueTemplate)] = [
    (
      "%d items",
      .dictionary([
        ("NSStringLocalizedFormatKey", .scalar(.string, .fixed("%#@count@"))),
        (
          "count",
          .dictionary([
            ("NSStringFormatSpecTypeKey", .scalar(.string, .fixed("NSStringPluralRuleType"))),
            ("NSStringFormatValueTypeKey", .scalar(.string, .fixed("d"))),
            ("one", .scalar(.string, .suggestion("%d item"))),
            ("other", .scalar(.string, .suggestion("%d items"))),
          ])
        ),
      ])
    )
  ]
}
