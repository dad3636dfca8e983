/// A kind of file whose keys the catalog has: a row of `file-kinds.plist`.
public struct CatalogDomain: Hashable, Sendable, CaseIterable {
  /// The place of the row.
  let row: UInt8

  init(row: UInt8) {
    self.row = row
  }

  /// Makes the domain called `name`, such as `launchdJob`; nil if no row has the name.
  ///
  /// Linear in the number of rows.
  public init?(name: String) {
    guard let domain = KeyCatalog.fileKinds.first(where: { $0.name == name })?.domain else { return nil }
    self = domain
  }

  /// All domains, the usual ones first.
  public static let allCases: [CatalogDomain] = KeyCatalog.fileKinds.compactMap(\.domain)

  /// The name in code and on the command line.
  public var name: String { info.name }

  /// The kind of file that holds the keys, in words for users.
  public var fileDescription: String { info.title }

  /// What the catalog has about the kind of file; constant.
  public var info: FileKindInfo { KeyCatalog.fileKinds[Int(row)] }
}

// The rows that code refers to by name. They are numbers, so that a comparison is cheap and the table is read only when
// needed; a test compares them with the table. Other rows need no name here.
extension CatalogDomain {
  /// Information property lists.
  public static var infoPlist: CatalogDomain { CatalogDomain(row: 0) }
  /// Code-signing entitlements.
  public static var entitlements: CatalogDomain { CatalogDomain(row: 1) }
  /// Privacy manifests.
  public static var privacyManifest: CatalogDomain { CatalogDomain(row: 2) }
  /// The keys that libraries and toolkits read from information property lists.
  public static var libraries: CatalogDomain { CatalogDomain(row: 3) }
  /// Jobs of launchd.
  public static var launchdJob: CatalogDomain { CatalogDomain(row: 4) }
  /// The pages that the Settings app shows for an app.
  public static var settingsBundle: CatalogDomain { CatalogDomain(row: 5) }
  /// The configuration of Firebase and Google Sign-In, `GoogleService-Info.plist`.
  public static var googleServiceInfo: CatalogDomain { CatalogDomain(row: 7) }
  /// The lists in frameworks for several systems.
  public static var xcframework: CatalogDomain { CatalogDomain(row: 9) }
  /// Translated texts that depend on numbers, widths or devices, `.stringsdict`.
  public static var stringsDictionary: CatalogDomain { CatalogDomain(row: 10) }
  /// Settings that a management server or a person installs on a device, `.mobileconfig`.
  public static var configurationProfile: CatalogDomain { CatalogDomain(row: 11) }
}
