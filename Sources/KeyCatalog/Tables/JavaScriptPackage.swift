import Locking

/// A package of npm that apps for iOS are built with, and what it needs and writes.
public struct JavaScriptPackage: Sendable {
  /// What Cordova writes for a plug-in into the Info.plist.
  public struct Write: Sendable, Hashable {
    /// The key.
    public let key: String
    /// The variable with the text; nil if the text is the plug-in's own.
    public let variable: String?
    /// Whether a variable without a text writes a blank one.
    public let isBlankByDefault: Bool
    /// The part of the plug-in that it belongs to; nil if it is always written.
    public let part: String?
  }

  /// The name.
  public let name: String
  /// What it needs, sorted by kind and name.
  public let needs: [PackageNeed]
  /// Whether it certainly has its needs; otherwise they may cause warnings at most.
  public let isCertain: Bool
  /// The keys that Cordova writes for it, sorted.
  public let writes: [Write]
  /// The preference in `config.xml` that lists the parts of Cordova's plug-in, without which it has all; nil if it has none.
  public let partsPreference: String?
  /// Its config plugin for Expo; nil if it has none or that is not known.
  public let plugin: ExpoPlugin?
  /// The keys that a build phase of the package copies from its object in `app.json`, each with the members there.
  public let appMembers: [String: [String]]
  /// The start of the URL scheme by which another app returns to it; nil if it needs none or any.
  public let schemeStart: String?
  /// The global objects that it defines, each with the names on the way to it: `cordova`, `plugins`, `zeroconf`.
  public let globals: [[String]]
  /// Whether it has code for iOS of its own, rather than needing another package that does.
  public let isNative: Bool
  /// The packages that make the app take other code in its place.
  public let replacements: [String]
  /// Further facts, or nil.
  public let note: String?
  /// The address of the source.
  public let documentation: String

  init(name: String, entry: CatalogFields) {
    self.name = name
    needs = PackageNeed.fields.flatMap { field, subject in
      entry.lists(field).sorted { $0.key < $1.key }
        .map { PackageNeed(subject: subject($0.key), conditions: $0.value.compactMap(PackageCondition.init)) }
    }
    isCertain = entry.flag("checked")
    writes = entry.lists("writes").sorted { $0.key < $1.key }.map { key, values in
      let part = values.first { $0.hasPrefix("of ") }
      return Write(
        key: key,
        variable: values.first { !["-", "blank", part].contains($0) },
        isBlankByDefault: values.contains("blank"),
        part: part.map { String($0.dropFirst("of ".count)) }
      )
    }
    partsPreference = entry.text("parts")
    plugin = entry.node("plugin").map { ExpoPlugin(entry: CatalogFields($0)) }
    appMembers = entry.lists("appMembers")
    schemeStart = entry.text("schemeStart")
    globals = entry.list("globals").map { $0.split(separator: ".").map(String.init) }
    replacements = entry.list("replacedBy")
    isNative = !entry.flag("script")
    note = entry.text("note")
    documentation = entry.text("doc") ?? "https://www.npmjs.com/package/\(name)"
  }
}

/// Something that a package needs.
public struct PackageNeed: Sendable, Hashable {
  /// What is needed.
  public enum Subject: Sendable, Hashable {
    /// Purpose strings: any one of the lists is enough, but each with all its keys.
    case purposes([[String]])
    case entitlement(String)
    case backgroundMode(String)
    /// A key of the Info.plist that the library itself reads.
    case libraryKey(String)
    /// A key of the Info.plist that the code does without.
    case dispensableKey(String)
    /// The identifier of a background task.
    case backgroundTask(String)
    /// A URL scheme that the library queries.
    case queriedScheme(String)
    /// The type of a Bonjour service, which is the first text of the call.
    case bonjourService
    /// A part of the package that must be linked.
    case handler(String)
    /// A category of API with required reasons that no manifest of the package declares.
    case requiredReason(String)
    /// A category that the tool which installs the packages writes into the manifest of the app for it.
    case declaredReason(String)
  }

  /// What is needed.
  public let subject: Subject
  /// When it is needed: if any of them holds.
  public let conditions: [PackageCondition]

  /// The fields of an entry and what their names are.
  static let fields: [(field: String, subject: @Sendable (String) -> Subject)] = [
    ("needs", { .purposes($0.split(separator: "|").map { $0.split(separator: ";").map(String.init) }) }),
    ("entitlements", { .entitlement($0) }),
    ("modes", { .backgroundMode($0) }),
    ("keys", { .libraryKey($0) }),
    ("instead", { .dispensableKey($0) }),
    ("tasks", { .backgroundTask($0) }),
    ("schemes", { .queriedScheme($0) }),
    ("services", { _ in .bonjourService }),
    ("handlers", { .handler($0) }),
    ("reasons", { .requiredReason("NSPrivacyAccessedAPICategory\($0)") }),
    ("declares", { .declaredReason("NSPrivacyAccessedAPICategory\($0)") }),
  ]
}

/// When a package needs something.
public struct PackageCondition: Sendable, Hashable {
  /// A value that a project sets outside of code.
  public struct Preference: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// The value; `*` stands for any.
    public let value: String

    /// Reads `NAME=VALUE`; nil for anything else.
    init?(_ text: some StringProtocol) {
      guard let sign = text.firstIndex(of: "=") else { return nil }
      (name, value) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }
  }

  /// What must be the case.
  public enum Kind: Sendable, Hashable {
    /// The package is linked.
    case linked
    /// It is linked, and no code was read that imports it.
    case unseen
    /// It is linked, and App Store Connect looks at it.
    case store
    /// Never by itself.
    case idle
    /// A part of the package is chosen.
    case handler(String)
    /// A preference in `config.xml` has this value.
    case preference(Preference)
    /// Code that imports the package does something.
    case code(PackageUsage)
  }

  /// What must be the case.
  public let kind: Kind
  /// The first version of the package for which it holds; nil if it does for all.
  public let since: String?
  /// The first version for which it no longer holds; nil if there is none.
  public let before: String?
  /// A variable of the Podfile that keeps it from holding, `$NAME` or `ENV.NAME`; nil if there is none.
  public let exception: Preference?

  /// Reads a condition as the catalog writes it; nil for anything else.
  init?(_ text: String) {
    var text = text[...]
    let suffix = { (word: String) -> String? in
      guard let end = text.lastIndex(of: " "), text[..<end].hasSuffix(" \(word)") else { return nil }
      defer { text = text[..<end].dropLast(word.count + 1) }
      return String(text[text.index(after: end)...])
    }
    exception = suffix("without").flatMap { Preference($0) }
    (before, since) = (suffix("before"), suffix("since"))
    let words = text.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "always": kind = .linked
    case "unseen": kind = .unseen
    case "store": kind = .store
    case "idle": kind = .idle
    case "handler" where words.count > 1: kind = .handler(String(words[1]))
    case "preference" where words.count > 1:
      guard let preference = Preference(words[1]) else { return nil }
      kind = .preference(preference)
    default:
      guard let usage = PackageUsage(text) else { return nil }
      kind = .code(usage)
    }
  }
}

/// What code does with a package: it names something that the package exports, with an argument or an option.
public struct PackageUsage: Sendable, Hashable {
  /// An option and the values that count.
  public struct Option: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// The values: texts, the last names of constants, Booleans; `*` is any that does not turn it off, `x*` any text that starts so.
    public let values: [String]

    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts[0].split(separator: " ").first else { return nil }
      self.name = String(name)
      values = parts[1].split(separator: " ").joined(separator: " ").split(separator: "|").map(String.init)
    }
  }

  /// The exported name and its members; empty if any import of the package counts.
  public let path: [String]
  /// Whether the package itself exports the name, rather than something that it exports having such a member.
  public let isDirect: Bool
  /// The values of an argument, one of which it must have; empty if all calls count.
  public let arguments: [String]
  /// The option that the call must have or, without a name, the file.
  public let option: Option?
  /// The option that the file must not have.
  public let exception: Option?

  init?(_ text: some StringProtocol) {
    var rest = String(text)
    isDirect = rest.hasPrefix(".")
    exception = rest.firstRange(of: " unless ").flatMap { range in
      defer { rest = String(rest[..<range.lowerBound]) }
      return Option(rest[range.upperBound...])
    }
    guard let open = rest.firstIndex(of: "("), rest.hasSuffix(")"), rest[..<open].allSatisfy({ $0 != ":" }) else {
      option = Option(rest)
      path = option == nil && rest != "import" ? rest.split(separator: ".").map(String.init) : []
      arguments = []
      return
    }
    path = rest[..<open].split(separator: ".").map(String.init)
    let inner = rest[rest.index(after: open)...].dropLast()
    // An address in a text has a colon, too.
    let isOption = inner.firstIndex(of: ":").map { inner[inner.index(after: $0)...].hasPrefix(" ") } ?? false
    option = isOption ? Option(inner) : nil
    arguments = isOption ? [] : inner.split(separator: "|").map(String.init)
  }

  /// Returns whether the names after that of the package are those of the use.
  public func isNamed(by names: [String]) -> Bool {
    names.count >= path.count && names.suffix(path.count).elementsEqual(path)
      && (!isDirect || names.count == path.count)
  }
}

extension KeyCatalog {
  /// Returns what is known of the package of npm called `name`, or of which `name` is a file; nil for unknown ones.
  ///
  /// The first question reads the names of the table, each package is read when it is asked about.
  public static func javaScriptPackage(_ name: String) -> JavaScriptPackage? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.prefix(name.hasPrefix("@") ? 2 : 1).joined(separator: "/")
    guard let range = packageRanges[name] else { return nil }
    return packages.value(of: name) {
      packageFile?.readEntry(at: range).map { JavaScriptPackage(name: name, entry: $0) }
    }
  }

  /// The API and packages that need purpose strings, with the packages of npm, which take longer to read.
  public static let symbolsAndPackages: [APISymbol] = apiSymbols + javaScriptPackages.map(APISymbol.init)

  /// The packages of npm that are known, sorted by name.
  private static var javaScriptPackages: [JavaScriptPackage] {
    packageRanges.keys.sorted().compactMap(javaScriptPackage)
  }

  /// The names of the packages that define global objects, with these, by the first names on the way to them.
  ///
  /// The first question reads the packages that define some: few do, and all of them take long.
  public static let globalObjects: [String: [(path: [String], package: String)]] = {
    let field = Array("globals =".utf8)
    let names = packageRanges.filter { packageFile?.bytes[$0.value].firstRange(of: field) != nil }.keys.sorted()
    let objects = names.compactMap(javaScriptPackage).flatMap { package in
      package.globals.map { (path: $0, package: package.name) }
    }
    return Dictionary(grouping: objects) { $0.path.first ?? "" }
  }()

  private static let packages = LazyValues<String, JavaScriptPackage?>()
  private static let packageFile = CatalogFile.all.first { $0.name == "javascript-packages" }
  private static let packageRanges: [String: Range<Int>] = {
    var ranges: [String: Range<Int>] = [:]
    packageFile?.forEachEntry { ranges[$0] = $1 }
    return ranges
  }()
}
