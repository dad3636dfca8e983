import KeyCatalog
import ProjectFiles

/// The facts in the code of a source file that concern property lists.
///
/// Plain values, of which thousands can be kept; those of a file without facts need no extra memory.
package struct ScannedSource: Sendable, Hashable {
  /// The use of a symbol that needs a purpose string.
  package struct Use: Sendable, Hashable {
    /// What the catalog has about it.
    package let symbol: APISymbol
    /// The keys among those of the symbol that this use does not need.
    package let unneeded: [String]
    /// Whether the symbol is a type, whose mere mention counts.
    package let isBareType: Bool
    /// The name that the project may declare itself; then this is not a use of the system symbol.
    package let declaredName: String?
    /// What must hold for the code to be compiled.
    package let condition: BuildCondition
    /// Where it occurs.
    package let evidence: Evidence

    /// The alternatives of keys that the use needs.
    package var requirement: [[String]] {
      unneeded.isEmpty ? symbol.requirement : symbol.requirement.map { $0.filter { !unneeded.contains($0) } }
    }

    /// Whether the use proves the need; if not, the need is likely, or for an import only a hint.
    package var isCertain: Bool { symbol.confidence == .certain }
  }

  /// The use of an API for which a privacy manifest gives a reason.
  package struct RequiredReasonUse: Sendable, Hashable {
    /// The symbol, as users write it.
    package let symbol: String
    /// The categories to which it belongs, one of which must be declared; sorted.
    package let categories: [String]
    /// The name that the project may declare itself; then this is not a use of the system symbol.
    package let declaredName: String?
    /// What must hold for the code to be compiled.
    package let condition: BuildCondition
    /// Where it occurs.
    package let evidence: Evidence
  }

  /// The use of an API that needs an entitlement.
  package struct EntitledUse: Sendable, Hashable {
    /// What the catalog has about it.
    package let api: EntitledAPI
    /// The name that the project may declare itself; then this is not a use of the system symbol.
    package let declaredName: String?
    /// What must hold for the code to be compiled.
    package let condition: BuildCondition
    /// Where it occurs.
    package let evidence: Evidence
  }

  /// Something that code names, most often in a literal.
  package struct Mention: Sendable, Hashable {
    /// What it is: a URL scheme as it is written, an identifier, a key.
    package let name: String
    /// What must hold for the code to be compiled.
    package let condition: BuildCondition
    /// Where it occurs.
    package let evidence: Evidence
  }

  /// Something that code names by a constant whose value the file does not show.
  package struct PendingMention: Sendable, Hashable {
    /// What it is for.
    package let kind: MentionKind
    /// The name of the constant, after that of its type and a dot if the code has it; with a colon where it is the scheme of a URL.
    package let constant: String
    /// What must hold for the code to be compiled.
    package let condition: BuildCondition
    /// Where it occurs.
    package let evidence: Evidence
  }

  /// The symbols that certainly or probably need purpose strings, by ascending place.
  package var uses: [Use] = []
  /// Imports that do not prove a use.
  package var hints: [Use] = []
  /// The APIs for which a privacy manifest gives a reason, at most a few places of each.
  package var requiredReasonUses: [RequiredReasonUse] = []
  /// The APIs that need entitlements, each once.
  package var entitledUses: [EntitledUse] = []
  /// What is done with packages of npm, by ascending line.
  package var packageUses: [PackageUse] = []
  /// What else is mentioned, by what it is for.
  package var mentions: [MentionKind: [Mention]] = [:]
  /// What is named by constants of other files.
  package var pendingMentions: [PendingMention] = []
  /// The places that ask string tables for texts.
  package var localizedKeys: [LocalizedKeyUse] = []
  /// Types and functions that have the name of a symbol but are declared in the file.
  package var declaredNames: Set<String> = []
  /// The classes that the file declares, by their names at run time; those of Swift, which have the module before them, begin with
  /// a dot.
  package var classes: Set<String> = []

  /// Returns the mentions of a kind, in their order.
  package subscript(_ kind: MentionKind) -> [Mention] { mentions[kind] ?? [] }
}
