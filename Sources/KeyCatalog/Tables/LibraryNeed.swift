/// Something that a library needs of an app that calls it, besides purpose strings and entitlements.
public struct LibraryNeed: Sendable, Hashable {
  /// What the app must have.
  public enum Demand: Sendable, Hashable {
    /// This key of the Info.plist, with a text.
    case key(String)
    /// This key of the Info.plist with a Boolean, as the package is there.
    case flag(String, Bool)
    /// A URL scheme, made of the parts of a template.
    case scheme([SchemePart])
    /// URL schemes of other apps that the app must list as queried.
    case queriedSchemes([String])
    /// A type of Bonjour services in the Info.plist.
    case bonjourService(String)
    /// One of these macros in the Podfile, with which the library is compiled.
    case macro([String])
  }

  /// A part of a URL scheme.
  public enum SchemePart: Sendable, Hashable {
    case text(String)
    /// The text of a key of the Info.plist.
    case key(String)
    /// The parts between the periods of that text, in the other order.
    case reversedKey(String)
    /// The text of a key of the file that the service gives to developers, `GoogleService-Info.plist`.
    case serviceKey(String)
    /// The literal that the call begins with.
    case argument
    /// The parts between the periods of that literal, in the other order.
    case reversedArgument
  }

  /// The name of the row.
  public let id: String
  /// The library.
  public let library: String
  /// What the app must have.
  public let demand: Demand
  /// The beginning of the value of a key; nil if any text will do.
  public let beginning: String?
  /// What all of the value is, with `#` for a number; nil if any text after the beginning will do.
  public let form: String?
  /// Other keys of the Info.plist, one of which does as well.
  public let substitutes: [String]
  /// The calls that need it, by language.
  public let calls: [String: [String]]
  /// The calls with which code gives the value itself, by language.
  public let settings: [String: [String]]
  /// Texts without one of which a source file has other calls of these names; empty if the names are enough.
  public let companions: [String]
  /// Keys of the Info.plist and entitlements, without any of which it is not needed; empty if it is anyway.
  public let occasions: [String]
  /// The platforms on which it is needed; empty for all.
  public let platforms: [String]
  /// The packages of the library, by package manager: `pod`, `pub`, `swift-package`.
  public let packages: [String: [String]]
  /// The first version that needs it; nil if all do.
  public let since: String?
  /// Whether the app ends at the call without it.
  public let endsApp: Bool
  /// The address of the source.
  public let documentation: String?
}

extension LibraryNeed {
  /// Whether what is needed depends on the literal or constant that the call begins with.
  public var takesArgument: Bool {
    guard case .scheme(let parts) = demand else { return false }
    return parts.contains(.argument) || parts.contains(.reversedArgument)
  }

  init(id: String, entry: CatalogFields) {
    self.id = id
    library = entry.text("library") ?? ""
    demand =
      entry.text("value").flatMap { value in entry.text("key").map { .flag($0, value == "true") } }
      ?? entry.text("key").map(Demand.key) ?? entry.text("scheme").map { .scheme(Self.parts(of: $0)) }
      ?? entry.text("bonjour").map(Demand.bonjourService)
      ?? (entry.list("queries").isEmpty ? .macro(entry.list("macros")) : .queriedSchemes(entry.list("queries")))
    beginning = entry.text("beginning")
    form = entry.text("form")
    substitutes = entry.list("substitutes")
    calls = entry.lists("calls")
    settings = entry.lists("settings")
    companions = entry.list("beside")
    occasions = entry.list("occasions")
    platforms = entry.list("platforms")
    packages = entry.lists("packages")
    since = entry.text("since")
    endsApp = entry.flag("ends")
    documentation = entry.text("doc")
  }

  /// Reads a template such as `fb{FacebookAppID}`.
  private static func parts(of template: String) -> [SchemePart] {
    template.split(separator: "}", omittingEmptySubsequences: true).flatMap { piece -> [SchemePart] in
      let halves = piece.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let text: [SchemePart] = halves[0].isEmpty ? [] : [.text(halves[0])]
      guard halves.count > 1 else { return text }
      if halves[1] == "argument" { return text + [.argument] }
      let key = halves[1].split(separator: ":").map(String.init)
      guard key.count > 1 else { return text + [.key(halves[1])] }
      if key == ["reversed", "argument"] { return text + [.reversedArgument] }
      return text + [key[0] == "reversed" ? .reversedKey(key[1]) : .serviceKey(key[1])]
    }
  }
}
