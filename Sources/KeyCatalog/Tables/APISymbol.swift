import PropertyList

/// An API, import or package whose use needs purpose strings.
public struct APISymbol: Sendable, Hashable {
  /// The certainty that the use needs them.
  public enum Confidence: String, Sendable {
    case certain
    case likely
    /// An import, which alone does not prove a use.
    case importOnly = "import-only"
  }

  /// An argument for which one of the keys is needed.
  public struct Argument: Sendable, Hashable {
    /// The label in code.
    public let label: String
    /// The key.
    public let key: String
  }

  /// The text to look for: a call, a type, an import, the name of a package.
  public let symbol: String
  /// The language (`swift`, `objc`, `c`) or the kind of package (`pod`, `flutter`, `npm` and so on).
  public let language: String
  /// The alternatives: any one of the lists is enough, but each with all its Info.plist keys; empty if none is needed.
  public let requirement: [[String]]
  /// The certainty that the use needs them.
  public let confidence: Confidence
  /// Whether the source was read; otherwise it may cause a warning at most.
  public let isChecked: Bool
  /// The platforms that need the keys; empty if all do.
  public let platforms: Set<String>
  /// The first version of iOS that needs none of the keys, such as `11.0`; nil if all need them.
  public let until: String?
  /// The first version of the package that needs none of the keys; nil if all need them.
  public let before: String?
  /// Texts without one of which a source file with the symbol needs nothing, such as the framework or the type that make a word of
  /// many frameworks this symbol; empty if the symbol counts by itself.
  public let companions: [String]
  /// The modules and types one of which some source of the bundle imports or names if the symbol is this one; empty if it counts by itself.
  public let modules: [String]
  /// Texts with one of which the file needs nothing, such as what takes an action out of a menu.
  public let exemptions: [String]
  /// The types of which something must be among the arguments, such as pictures that are shared; empty if they do not matter.
  public let items: [String]
  /// The arguments with the key that is needed only if there is one and it is not an empty list.
  public let arguments: [Argument]
  /// Whether the use alone accesses nothing protected, so that it does not prove a need.
  ///
  /// It only shows why a key may be present.
  public let isIdle: Bool
  /// How compiled code spells it; nil if that shows nothing.
  public let binary: BinarySpelling?
  /// Further facts, or nil.
  public let note: String?
  /// The address of the source.
  public let documentation: String?
}

extension APISymbol {
  init(symbol: String, language: String, entry: CatalogFields) {
    self.symbol = symbol
    self.language = language
    requirement = (entry.text("needs") ?? "").split(separator: "|").map { alternative in
      alternative.split(separator: ";").map(String.init)
    }
    confidence = entry.text("confidence").flatMap(Confidence.init) ?? .importOnly
    isChecked = entry.flag("checked")
    platforms = Set(entry.list("platforms"))
    until = entry.text("until").flatMap { $0.hasPrefix("iOS ") ? String($0.dropFirst("iOS ".count)) : nil }
    before = entry.text("before")
    companions = (entry.text("beside") ?? "").split(separator: "|").map(String.init)
    modules = (entry.text("imports") ?? "").split(separator: "|").map(String.init)
    exemptions = (entry.text("unless") ?? "").split(separator: "|").map(String.init)
    items = entry.list("items")
    arguments = entry.list("arguments").compactMap { text in
      let parts = text.split(separator: " ").map(String.init)
      return parts.count == 2 ? Argument(label: parts[0], key: parts[1]) : nil
    }
    isIdle = entry.flag("idle")
    binary = entry.text("binary").flatMap(BinarySpelling.init)
    note = entry.text("note")
    documentation = entry.text("doc")
  }
}

extension APISymbol {
  /// The package as a symbol: the purpose strings that it may need by itself.
  init(_ package: JavaScriptPackage) {
    (symbol, language, note, documentation) = (package.name, "npm", package.note, package.documentation)
    let needs = package.needs.compactMap { need -> (keys: [String], isAlways: Bool)? in
      guard case .purposes(let groups) = need.subject else { return nil }
      return (Array(groups.joined()), need.conditions.contains { $0.kind == .linked })
    }
    requirement = needs.isEmpty ? [] : [needs.flatMap(\.keys)]
    let isAlways = !needs.isEmpty && needs.allSatisfy(\.isAlways)
    (confidence, isChecked) = (isAlways && package.isCertain ? .certain : .likely, package.isCertain)
    (platforms, until, before, items, isIdle) = ([], nil, nil, [], !isAlways)
    (companions, modules, exemptions, arguments) = ([], [], [], [])
    binary = nil
  }
}

/// An API whose use a privacy manifest must explain.
public struct RequiredReasonAPI: Sendable, Hashable {
  /// The category, as written in the manifest.
  public let category: String
  /// The text to look for.
  public let symbol: String
  /// The language: `swift`, `objc` or `c`.
  public let language: String
  /// The reason codes that are valid for the category.
  public let reasons: [String]
  /// Further facts, or nil.
  public let note: String?
}

/// An API that only bundles with an entitlement may use.
public struct EntitledAPI: Sendable, Hashable {
  /// The text to look for.
  public let symbol: String
  /// The language: `dart`, `js`, `swift` or `objc`.
  public let language: String
  /// The entitlements, of which one is enough, the usual one first.
  public let entitlements: [String]
  /// Whether it needs them only inside the App Sandbox on macOS.
  public let isOfSandbox: Bool
  /// Whether it needs them only with the hardened runtime of macOS.
  public let isOfHardenedRuntime: Bool
  /// Texts without one of which a source file has another API of this name; empty if the name is enough.
  public let companions: [String]
  /// The usual text after the first entitlement.
  public let value: PropertyListValue

  /// Makes the API of a library that needs an entitlement, with the text that other API has after it.
  public init(symbol: String, language: String, entitlement: String) {
    (self.symbol, self.language, entitlements, isOfSandbox) = (symbol, language, [entitlement], false)
    (isOfHardenedRuntime, companions) = (false, [])
    value = KeyCatalog.entitledAPIs.first { $0.entitlements.first == entitlement }?.value ?? .boolean(true)
  }

  init(symbol: String, language: String, entry: CatalogFields) {
    self.symbol = symbol
    self.language = language
    entitlements = entry.list("needs")
    isOfSandbox = entry.flag("sandbox")
    isOfHardenedRuntime = entry.flag("hardened")
    companions = entry.list("beside")
    let items = entry.list("items")
    value =
      items.isEmpty ? entry.text("value").map { .string($0) } ?? .boolean(true) : .array(items.map { .string($0) })
  }
}
