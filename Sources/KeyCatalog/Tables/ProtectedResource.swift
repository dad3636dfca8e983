/// Something private that an app may use only with a purpose string, or with a companion key of one.
public struct ProtectedResource: Sendable, Hashable {
  /// The Info.plist key.
  public let key: String
  /// The resource, as it stands in a sentence.
  public let resourceName: String
  /// What exactly the key covers.
  public let scope: String
  /// What the key is for, in one or two sentences.
  public let summary: String
  /// A purpose string that says what the app does with the resource.
  public let exampleText: String?
  /// The types of the key's value.
  public let valueTypes: ValueType
  /// The types of the items where the value is an array.
  public let elementTypes: ValueType
  /// The platforms that ask for the key.
  public let platforms: [PlatformAvailability]
  /// The keys of which one takes this key's place.
  public let successorKeys: [String]
  /// The versions that read a successor, such as "iOS 17; macOS 14"; nil where there is none.
  public let successorVersions: String?
  /// Keys, entitlements and modes that belong with the key, each with its condition.
  public let companions: [String]
  /// The API that tells the state of the permission.
  public let checksWith: [String]
  /// The API that makes the system ask.
  public let requestsWith: [String]
  /// The name of the service that `tccutil reset` takes on macOS.
  public let tccService: String?
  /// When the key must be there.
  public let requirement: String
  /// The frameworks whose API gives access.
  public let frameworks: [String]
  /// Whether Apple documents the key on a page of its own.
  public let isDocumented: Bool
  /// Further facts, or nil.
  public let note: String?
  /// The address of the page about the key.
  public let documentation: String?

  /// The name that Xcode's property list editor shows.
  public var title: String? { KeyCatalog.key(at: key, in: .infoPlist)?.title }

  /// The keys of which one takes this key's place, in words; nil where there is none.
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
    successorKeys = entry.list("successor")
    successorVersions = entry.text("successorFrom")
    companions = entry.list("companions")
    checksWith = entry.list("checksWith")
    requestsWith = entry.list("requestsWith")
    // A name that one listing alone gives is no help to anybody who types it.
    tccService = entry.flag("tccServiceDoubtful") ? nil : entry.text("tccService")
    requirement = entry.text("requirement") ?? ""
    frameworks = entry.list("frameworks")
    isDocumented = entry.text("documented") == nil
    note = entry.text("note")
    documentation = entry.text("doc")
  }
}
