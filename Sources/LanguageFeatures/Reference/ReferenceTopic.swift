import KeyCatalog
import LintEngine

/// The subject of a page of the reference.
public enum ReferenceTopic: Sendable {
  /// A key of a kind of file.
  case key(KeyInfo, CatalogDomain)
  /// A value of a key.
  case value(String, of: KeyInfo, CatalogDomain)
  /// A device capability.
  case capability(DeviceCapability)
  /// A rule of the linter.
  case rule(RuleDescription)
  /// An App Store code for an upload.
  case appStoreCode(AppStoreError)
  /// A library that reads its own keys.
  case library(Library)

  /// An API or package that requires keys or an entry in the privacy manifest.
  case symbol(String)
  /// A uniform type identifier that the system declares.
  case uniformType(UniformType)
  /// A library that must have a privacy manifest.
  case sdk(PrivacySDK)

  /// The name of the case for other programs.
  public var kind: String {
    switch self {
    case .key: "key"
    case .value: "value"
    case .capability: "deviceCapability"
    case .rule: "rule"
    case .appStoreCode: "appStoreCode"
    case .library: "library"
    case .symbol: "symbol"
    case .uniformType: "uniformType"
    case .sdk: "sdk"
    }
  }

  /// The term that the page is found by.
  public var term: String {
    switch self {
    case .key(let info, _): info.path
    case .value(let value, let info, _): "\(info.path)=\(value)"
    case .capability(let capability): capability.value
    case .rule(let rule): rule.id
    case .appStoreCode(let error): error.displayCode
    case .library(let library): library.name
    case .symbol(let symbol): symbol
    case .uniformType(let type): type.identifier
    case .sdk(let sdk): sdk.name
    }
  }

  /// The kind of file of a key or value; nil for other topics.
  public var domain: CatalogDomain? {
    switch self {
    case .key(_, let domain), .value(_, _, let domain): domain
    default: nil
    }
  }
}

extension ReferenceTopic {
  /// The term as lists show it: without the `[]` of arrays, and with the end of a call that is looked for by its start.
  var shownTerm: String {
    switch self {
    case .key(let info, _): KeyPath.short(info.path)
    case .value(let value, let info, _): "\(KeyPath.short(info.path))=\(value)"
    case .symbol(let symbol): SymbolPage.name(of: symbol)
    default: term
    }
  }

  /// The name whose words a search compares.
  var searchedName: String {
    switch self {
    case .value(let value, _, _): value
    default: term
    }
  }

  /// The kind of file or thing, for what is not a key of Info.plist.
  var place: String? {
    switch self {
    case .key(_, let domain), .value(_, _, let domain): domain == .infoPlist ? nil : domain.shownDescription
    case .rule: RichText.words("pages.kind-rule").plain
    case .symbol: RichText.words("pages.kind-symbol").plain
    default: nil
    }
  }

  /// How much worse the topic is than a key of the usual files that fits a search equally well.
  var searchRank: Int {
    switch self {
    case .key(_, let domain): [.infoPlist, .entitlements, .privacyManifest].contains(domain) ? 0 : 3
    case .value(_, _, let domain): [.infoPlist, .entitlements, .privacyManifest].contains(domain) ? 1 : 3
    case .capability, .uniformType: 1
    case .appStoreCode, .rule: 2
    case .library, .sdk, .symbol: 4
    }
  }

  /// Whether a package has the name, which may be an everyday word.
  var isPackage: Bool {
    guard case .symbol(let symbol) = self else { return false }
    return symbol.utf8.allSatisfy { SearchWords.isSmallLetter($0) || $0 == UInt8(ascii: "_") }
  }

  /// Whether it is a value or capability, which may have the name of other things too.
  var isValue: Bool {
    switch self {
    case .value, .capability: true
    default: false
    }
  }
}
