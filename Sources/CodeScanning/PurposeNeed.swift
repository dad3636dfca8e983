import ProjectFiles

/// A place outside the Info.plist that needs one of its purpose strings.
public struct PurposeNeed: Sendable, Hashable {
  /// What kind of place it is.
  public enum Kind: Sendable, Hashable {
    /// A call of a function or method.
    case call
    /// The mention of a type or an assignment.
    case use
    case entitlement
    /// A third-party package.
    case dependency
    /// An import, which does not prove a use.
    case moduleImport
  }

  /// The keys, as alternatives of groups: one group must be present with all its keys.
  public var alternatives: [[String]]
  /// What needs it, as users call it: a symbol, an entitlement.
  public var cause: String
  /// What kind of place it is.
  public var kind: Kind
  /// Whether Apple documents it; if not, findings are at most warnings.
  public var isCertain: Bool
  /// How the place belongs to the bundle: its own target compiles it, it links what does, or no target is known to.
  public var basis: FactBasis
  /// Whether the code is compiled; of other places always certain.
  public var compilation: Inclusion
  /// Whether builds for users certainly have the need.
  public var isProven: Bool { isCertain && basis != .assumed && compilation == .certain }
  /// The platforms on which it is needed, as `PlatformAvailability` names them; empty if it is on all.
  public var platforms: Set<String>
  /// Where it occurs.
  public var evidence: Evidence
  /// Whether the place alone accesses nothing: it shows only why a key may be there.
  public var isIdle = false
  /// Whether App Store Connect alone asks for it, since linked code may use the resource.
  public var isForStoreAlone = false
  /// The package of npm that needs it as long as no code is known that imports it; nil for other needs.
  package var unlessImported: String?

  /// Makes a need.
  public init(
    alternatives: [[String]],
    cause: String,
    kind: Kind = .use,
    isCertain: Bool = true,
    basis: FactBasis = .read,
    compilation: Inclusion = .certain,
    platforms: Set<String> = [],
    evidence: Evidence,
    isIdle: Bool = false
  ) {
    self.alternatives = alternatives
    self.cause = cause
    self.kind = kind
    self.isCertain = isCertain
    self.basis = basis
    self.compilation = compilation
    self.platforms = platforms
    self.evidence = evidence
    self.isIdle = isIdle
  }

  /// The need if its place only lies near the bundle.
  package var asAssumed: PurposeNeed {
    var need = self
    need.basis = .assumed
    return need
  }
}
