import KeyCatalog

/// What the code of a source file says about the things that property lists speak of.
///
/// Plain values, of which thousands can be kept; those of a file that says nothing need no memory of their own.
struct ScannedSource: Sendable, Hashable {
  /// The use of a symbol that needs a purpose string.
  struct Use: Sendable, Hashable {
    /// What the catalog knows of it.
    let symbol: APISymbol
    /// Whether the symbol is a type, whose mere mention counts.
    let isBareType: Bool
    /// The name of which the project may have its own declaration; then this is no use of the system's.
    let declaredName: String?
    /// The platforms for which the code is compiled; nil where it is for all.
    let platforms: Set<ApplePlatform>?
    /// Where it stands.
    let evidence: Evidence

    /// Whether the use alone proves the need; else it is likely, or for an import no more than a hint.
    var isCertain: Bool { symbol.confidence == .certain }
  }

  /// The use of an API whose reason a privacy manifest gives.
  struct RequiredReasonUse: Sendable, Hashable {
    /// The symbol, as people write it.
    let symbol: String
    /// The categories to which it belongs, one of which must be declared; sorted.
    let categories: [String]
    /// The name of which the project may have its own declaration; then this is no use of the system's.
    let declaredName: String?
    /// The platforms for which the code is compiled; nil where it is for all.
    let platforms: Set<ApplePlatform>?
    /// Where it stands.
    let evidence: Evidence
  }

  /// The use of an API that needs an entitlement.
  struct EntitledUse: Sendable, Hashable {
    /// What the catalog knows of it.
    let api: EntitledAPI
    /// The name of which the project may have its own declaration; then this is no use of the system's.
    let declaredName: String?
    /// The platforms for which the code is compiled; nil where it is for all.
    let platforms: Set<ApplePlatform>?
    /// Where it stands.
    let evidence: Evidence
  }

  /// Something that code names in a literal.
  struct Mention: Sendable, Hashable {
    /// What it is: a URL scheme as it is written, an identifier, a key.
    let name: String
    /// The platforms for which the code is compiled; nil where it is for all.
    let platforms: Set<ApplePlatform>?
    /// Where it stands.
    let evidence: Evidence
  }

  /// A text that is looked up in a table of strings.
  struct LocalizedKey: Sendable, Hashable {
    /// The key.
    let key: String
    /// The name of the table; nil where none is given or a run decides.
    let table: String?
    /// Where it stands.
    let evidence: Evidence
  }

  /// The symbols that need purpose strings for certain or probably, by ascending place.
  var uses: [Use] = []
  /// Imports that prove no use.
  var hints: [Use] = []
  /// The API whose reason a privacy manifest gives, at most a few places of each.
  var requiredReasonUses: [RequiredReasonUse] = []
  /// The API that needs entitlements, each once.
  var entitledUses: [EntitledUse] = []
  /// The schemes that `canOpenURL` and its like ask for.
  var queriedSchemes: [Mention] = []
  /// The identifiers of background tasks that are registered or asked for.
  var backgroundTasks: [Mention] = []
  /// The purposes for which full accuracy of the location is asked for.
  var accuracyPurposes: [Mention] = []
  /// Where the app registers for remote notifications; each names the call.
  var remoteNotifications: [Mention] = []
  /// The keys of texts.
  var localizedKeys: [LocalizedKey] = []
  /// The modules that are imported and the names that are mentioned, of those in `WatchedNames`, each once.
  var watchedNames: [Mention] = []
  /// Types and functions that have the name of a symbol but are declared in the file.
  var declaredNames: Set<String> = []
}
