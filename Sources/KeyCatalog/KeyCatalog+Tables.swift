import PropertyList

extension KeyCatalog {
  // MARK: Protected resources

  /// The purpose strings and their companion keys, sorted by key.
  public static let protectedResources: [ProtectedResource] = entries(of: "protected-resources")
    .map { ProtectedResource(key: $0, entry: $1) }

  /// Returns what the purpose string `key` protects, ignoring a device suffix.
  public static func protectedResource(forKey key: String) -> ProtectedResource? {
    resourcesByKey[withoutDeviceSuffix(key)]
  }

  private static let resourcesByKey = firstByKey(protectedResources, \.key)

  // MARK: Device capabilities

  /// The values of `UIRequiredDeviceCapabilities`, sorted.
  public static let deviceCapabilities: [DeviceCapability] = entries(of: "device-capabilities")
    .map { DeviceCapability(value: $0, entry: $1) }

  /// Returns the capability that `value` names.
  public static func deviceCapability(_ value: String) -> DeviceCapability? {
    deviceCapabilities.first { $0.value == value }
  }

  // MARK: App Store errors

  /// The App Store's codes for problems that can be found in a file, sorted.
  public static let appStoreErrors: [AppStoreError] = entries(of: "app-store-errors")
    .map { AppStoreError(code: $0, entry: $1) }

  /// Returns the error with a code, written `ITMS-90683` or `90683`.
  public static func appStoreError(_ code: String) -> AppStoreError? {
    let number = AppStoreError.number(of: code)
    return appStoreErrors.first { AppStoreError.number(of: $0.code) == number }
  }

  // MARK: Use of API

  /// The API, imports and packages that need purpose strings, by language.
  public static let apiSymbols: [APISymbol] = pairs(of: CatalogFile.root(named: "api-symbols"))
    .flatMap { language, symbols in
      pairs(of: symbols).map { APISymbol(symbol: $0, language: language, entry: CatalogFields($1)) }
    }

  /// The API that needs entitlements, by language and symbol.
  public static let entitledAPIs: [EntitledAPI] = pairs(of: CatalogFile.root(named: "entitled-apis"))
    .flatMap { language, symbols in
      pairs(of: symbols).map { EntitledAPI(symbol: $0, language: language, entry: CatalogFields($1)) }
    }

  /// The API whose use a privacy manifest must explain, by category.
  public static let requiredReasonAPIs: [RequiredReasonAPI] = pairs(of: CatalogFile.root(named: "required-reason-apis"))
    .flatMap { category, node in
      let reasons = CatalogFields(node).list("reasons")
      return pairs(of: node.value(forKey: "symbols")).flatMap { language, symbols in
        pairs(of: symbols).map { symbol, note in
          RequiredReasonAPI(
            category: category,
            symbol: symbol,
            language: language,
            reasons: reasons,
            note: note.stringValue.flatMap { $0.isEmpty ? nil : $0 }
          )
        }
      }
    }

  /// The libraries that must contain a privacy manifest, some with the first version that does, sorted by name.
  public static let privacySDKs: [PrivacySDK] = entries(of: "privacy-sdks").map { PrivacySDK(name: $0, entry: $1) }

  // MARK: Relations

  /// What entitlements, modes, capabilities and keys require in addition to themselves, sorted by kind and name.
  public static let entitlementRelations: [EntitlementRelation] =
    CatalogFile.root(named: "entitlement-relations")
    .map { $0.children.map { EntitlementRelation(entry: CatalogFields($0)) } } ?? []

  // MARK: Libraries

  /// The libraries and toolkits whose keys are in Info.plist, sorted by name.
  public static let libraries: [Library] = entries(of: "libraries").map { Library(name: $0, entry: $1) }

  /// Returns the library that reads the key called `name`, by the key or by what its name begins with.
  ///
  /// A key that is not in the catalog may still belong to a library. Linear in the number of libraries.
  public static func library(ofKey name: String) -> Library? {
    if let known = key(at: name, in: .libraries)?.library { return libraries.first { $0.name == known } }
    let matches = libraries.compactMap { library in library.matchedLength(of: name).map { (library, $0) } }
    return matches.max { $0.1 < $1.1 }?.0
  }

  /// What libraries need of apps that call them, sorted by the names of the rows.
  public static let libraryNeeds: [LibraryNeed] = entries(of: "library-needs")
    .map { LibraryNeed(id: $0, entry: $1) }

  // MARK: Build settings

  /// The Info.plist keys that Xcode writes automatically when it generates the file, sorted by key.
  public static let generatedKeys: [GeneratedKey] = entries(of: "build-settings")
    .map { GeneratedKey(key: $0, entry: $1) }

  /// The Info.plist keys that an `INFOPLIST_KEY_` setting writes.
  public static let infoPlistKeySettings: Set<String> = Set(
    generatedKeys.filter { $0.buildSetting?.hasPrefix("INFOPLIST_KEY_") ?? false }.map(\.key)
  )

  /// Returns the key that a build setting writes into a generated Info.plist.
  public static func generatedKey(forBuildSetting setting: String) -> GeneratedKey? { generatedKeysBySetting[setting] }

  private static let generatedKeysBySetting = firstByKey(
    generatedKeys.filter { $0.buildSetting != nil },
    { $0.buildSetting ?? "" }
  )

  // MARK: Reading

  private static func pairs(of node: Node?) -> [(name: String, value: Node)] {
    guard let node else { return [] }
    return node.entries.compactMap { entry in
      guard let name = entry.name, let value = entry.value else { return nil }
      return (name, value)
    }
  }

  static func entries(of file: String) -> [(name: String, entry: CatalogFields)] {
    pairs(of: CatalogFile.root(named: file)).map { ($0.name, CatalogFields($0.value)) }
  }

  private static func firstByKey<Row>(_ rows: [Row], _ key: (Row) -> String) -> [String: Row] {
    Dictionary(rows.map { (key($0), $0) }) { first, _ in first }
  }
}

/// An Info.plist key that Xcode writes automatically when it generates the file.
public struct GeneratedKey: Sendable, Hashable {
  /// The Info.plist key.
  public let key: String
  /// The build setting that the value comes from; nil if the value is always the same.
  public let buildSetting: String?
  /// Whether the build checks that the value is not an empty string.
  public let isChecked: Bool
  /// The value that is written, if it is not just the setting's value.
  public let effect: String?
}

extension GeneratedKey {
  init(key: String, entry: CatalogFields) {
    self.key = key
    buildSetting = entry.text("setting")
    isChecked = entry.flag("checked")
    effect = entry.text("effect")
  }
}

extension KeyCatalog {
  /// The names of the build settings that Xcode defines or reads, and of those that tools always set.
  public static let settingNames = Set(
    CatalogFile.root(named: "setting-names").map { $0.children.compactMap(\.stringValue) } ?? []
  )
}
