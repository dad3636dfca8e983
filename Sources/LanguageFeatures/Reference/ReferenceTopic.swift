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
    }
  }
}
