import KeyCatalog
import LintEngine

/// What a page of the reference is about.
public enum ReferenceTopic: Sendable {
  /// A key of a kind of file.
  case key(KeyInfo, CatalogDomain)
  /// A value that a key takes.
  case value(String, of: KeyInfo, CatalogDomain)
  /// A device capability.
  case capability(DeviceCapability)
  /// A rule of the linter.
  case rule(RuleDescription)
  /// A code with which the App Store answers an upload.
  case appStoreCode(AppStoreError)
  /// A library that reads keys of its own.
  case library(Library)

  /// An API or package whose use asks for keys or for an entry in the privacy manifest.
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

  /// The term by which the page is found.
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
