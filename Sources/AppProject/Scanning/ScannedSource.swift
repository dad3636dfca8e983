import KeyCatalog

/// The facts in the code of a source file that concern property lists.
///
/// Plain values, of which thousands can be kept; those of a file without facts need no extra memory.
struct ScannedSource: Sendable, Hashable {
  /// The use of a symbol that needs a purpose string.
  struct Use: Sendable, Hashable {
    /// What the catalog knows of it.
    let symbol: APISymbol
    /// Whether the symbol is a type, whose mere mention counts.
    let isBareType: Bool
    /// The name that the project may declare itself; then this is not a use of the system symbol.
    let declaredName: String?
    /// What must hold for the code to be compiled.
    let condition: BuildCondition
    /// Where it occurs.
    let evidence: Evidence

    /// Whether the use proves the need; if not, the need is likely, or for an import only a hint.
    var isCertain: Bool { symbol.confidence == .certain }
  }

  /// The use of an API for which a privacy manifest gives a reason.
  struct RequiredReasonUse: Sendable, Hashable {
    /// The symbol, as users write it.
    let symbol: String
    /// The categories to which it belongs, one of which must be declared; sorted.
    let categories: [String]
    /// The name that the project may declare itself; then this is not a use of the system symbol.
    let declaredName: String?
    /// What must hold for the code to be compiled.
    let condition: BuildCondition
    /// Where it occurs.
    let evidence: Evidence
  }

  /// The use of an API that needs an entitlement.
  struct EntitledUse: Sendable, Hashable {
    /// What the catalog knows of it.
    let api: EntitledAPI
    /// The name that the project may declare itself; then this is not a use of the system symbol.
    let declaredName: String?
    /// What must hold for the code to be compiled.
    let condition: BuildCondition
    /// Where it occurs.
    let evidence: Evidence
  }

  /// Something that code names in a literal.
  struct Mention: Sendable, Hashable {
    /// What it is: a URL scheme as it is written, an identifier, a key.
    let name: String
    /// What must hold for the code to be compiled.
    let condition: BuildCondition
    /// Where it occurs.
    let evidence: Evidence
  }

  /// The symbols that certainly or probably need purpose strings, by ascending place.
  var uses: [Use] = []
  /// Imports that do not prove a use.
  var hints: [Use] = []
  /// The APIs for which a privacy manifest gives a reason, at most a few places of each.
  var requiredReasonUses: [RequiredReasonUse] = []
  /// The APIs that need entitlements, each once.
  var entitledUses: [EntitledUse] = []
  /// The schemes that are passed to `canOpenURL` and similar functions.
  var queriedSchemes: [Mention] = []
  /// The identifiers of background tasks that are registered or requested.
  var backgroundTasks: [Mention] = []
  /// The purposes for which full location accuracy is requested.
  var accuracyPurposes: [Mention] = []
  /// The names that property lists must repeat, by what they are for.
  var names: [CodeNameKind: [Mention]] = [:]
  /// Where the app registers for remote notifications; each names the call.
  var remoteNotifications: [Mention] = []
  /// The places that ask tables of strings for texts.
  var localizedKeys: [LocalizedKeyUse] = []
  /// The modules that are imported and the names that are mentioned, of those in `WatchedNames`, each once.
  var watchedNames: [Mention] = []
  /// Types and functions that have the name of a symbol but are declared in the file.
  var declaredNames: Set<String> = []
}
