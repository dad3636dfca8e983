/// A protected resource that an app may use only with a purpose string, or with its companion key.
public struct ProtectedResource: Sendable, Hashable {
  /// The Info.plist key.
  public let key: String
  /// The resource, as part of a sentence.
  public let resourceName: String
  /// What the key covers exactly.
  public let scope: String
  /// What the key is for, in one or two sentences.
  public let summary: String
  /// A purpose string that explains what the app does with the resource.
  public let exampleText: String?
  /// The types of the key's value.
  public let valueTypes: ValueType
  /// The types of the items if the value is an array.
  public let elementTypes: ValueType
  /// The platforms that have the key.
  public let platforms: [PlatformAvailability]
  /// The platforms that ask users for access, as `PlatformAvailability` names them; elsewhere the key may be missing.
  public let enforcingPlatforms: Set<String>
  /// The keys of which one replaces this key.
  public let successorKeys: [String]
  /// The versions that read a successor, such as "iOS 17; macOS 14"; nil if there is none.
  public let successorVersions: String?
  /// Keys, entitlements and modes that belong with the key, each with its condition.
  public let companions: [String]
  /// The API that returns the status of the permission.
  public let checksWith: [String]
  /// The API that requests the permission.
  public let requestsWith: [String]
  /// The name of the service for `tccutil reset` on macOS.
  public let tccService: String?
  /// When the key is required.
  public let requirement: String
  /// The frameworks whose API gives access.
  public let frameworks: [String]
  /// Whether Apple documents the key on its own page.
  public let isDocumented: Bool
  /// Further facts, or nil.
  public let note: String?
  /// The address of the page about the key.
  public let documentation: String?

  /// The name that Xcode's property list editor shows.
  public var title: String? { KeyCatalog.key(at: key, in: .infoPlist)?.title }

  /// The keys of which one replaces this key, in words; nil if there are none.
  public var successor: String? {
    successorKeys.isEmpty ? nil : successorKeys.joined(separator: " or ")
  }
}

extension ProtectedResource {
  init(key: String, entry: CatalogFields) {
    self.key = key
    resourceName = entry.text("name") ?? key
    scope = entry.text("scope") ?? ""
    summary = entry.text("summary") ?? ""
    exampleText = entry.text("example")
    (valueTypes, elementTypes) = entry.types("type")
    platforms = entry.platforms("platforms")
    enforcingPlatforms = Set(platforms.map(\.platform)).subtracting(entry.list("unenforced"))
    successorKeys = entry.list("successor")
    successorVersions = entry.text("successorFrom")
    companions = entry.list("companions")
    checksWith = entry.list("checksWith")
    requestsWith = entry.list("requestsWith")
    // A name that only one list shows does not help users who type it.
    tccService = entry.flag("tccServiceDoubtful") ? nil : entry.text("tccService")
    requirement = entry.text("requirement") ?? ""
    frameworks = entry.list("frameworks")
    isDocumented = entry.text("documented") == nil
    note = entry.text("note")
    documentation = entry.text("doc")
  }
}
