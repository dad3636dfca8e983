import CodeScanning
import Dependencies
import KeyCatalog
import ProjectFiles

/// What the code of bundles does that property lists must declare, and what follows from it.
public struct CodeUsage: Sendable, Hashable {
  /// Something that code names, and where.
  public struct Mention: Sendable, Hashable {
    /// What it is: a URL scheme, an identifier, a symbol.
    public var name: String
    /// Whether the code is compiled.
    public var compilation: Inclusion
    /// Where it occurs.
    public var evidence: Evidence
    /// How certain it is that the source belongs to the bundle.
    public var basis: FactBasis
    /// Whether the source is part of a framework, which may have a privacy manifest of its own, or of a package that has one;
    /// known of API with required reasons alone.
    public var mayHaveOwnManifest = false
    /// Whether the code is compiled for Mac Catalyst, if the app for iOS is built for that.
    public var isForMacCatalyst = true
    /// The library that is the reason; nil if it is the code itself.
    public var library: String?

    /// Makes a mention.
    public init(
      _ name: String,
      _ evidence: Evidence,
      _ compilation: Inclusion = .certain,
      basis: FactBasis = .read
    ) {
      self.name = name
      self.compilation = compilation
      self.evidence = evidence
      self.basis = basis
    }
  }

  /// The use of an API that needs an entitlement.
  public struct EntitledUse: Sendable, Hashable {
    /// What the catalog has about it.
    public var api: EntitledAPI
    /// The platforms for which the code is compiled; nil if it is for all.
    public var platforms: Set<ApplePlatform>?
    /// Whether it is compiled for Mac Catalyst, if the app for iOS is built for that.
    public var isForMacCatalyst: Bool
    /// Where it occurs.
    public var evidence: Evidence
    /// How certain it is that the source belongs to the bundle.
    public var basis: FactBasis

    /// Makes a use.
    public init(
      _ api: EntitledAPI,
      platforms: Set<ApplePlatform>? = nil,
      isForMacCatalyst: Bool = true,
      _ evidence: Evidence,
      basis: FactBasis = .read
    ) {
      self.api = api
      self.basis = basis
      self.platforms = platforms
      self.isForMacCatalyst = isForMacCatalyst
      self.evidence = evidence
    }
  }

  /// The uses of APIs for which a privacy manifest must give a reason, by category, each in the order of the files.
  public var requiredReasonUses: [String: [Mention]] = [:]
  /// The uses of APIs that need entitlements, in the order of the files.
  public var entitledUses: [EntitledUse] = []
  /// The uses of APIs that belong to one of several categories, depending on their arguments; each with those categories.
  public var ambiguousReasonUses: [[String]: [Mention]] = [:]
  /// What else is mentioned, in the order of the files, by what it is for; schemes are without a colon.
  ///
  /// The watched names are in a list of their own.
  public var mentions: [MentionKind: [Mention]] = [:]
  /// What is named by something whose text is not known, by what it is for.
  public var unknownMentions: [MentionKind: [Mention]] = [:]
  /// The imported modules and mentioned names that indicate background modes and device capabilities (`WatchedNames`),
  /// each with its first place.
  public var watchedNames: [String: Evidence] = [:]
  /// Whether its own code does not compile for the Mac but with Mac Catalyst: it imports UIKit on all systems, and AppKit on none.
  public var isWithoutMac = false
  /// The classes that sources declare, by their names at run time; those of Swift, which have the module before them, begin with a dot.
  public var classes: Set<String> = []
  /// Those names that an Info.plist uses: of a class of Swift with a name for Objective-C, that one.
  public var namedClasses: Set<String> {
    classes.filter { !$0.hasPrefix(".") || !classes.contains(String($0.dropFirst())) }
  }
  /// The modules of the packages and targets that the bundle is built of and links.
  public var modules: Set<String> = []
  /// What libraries need that the code calls.
  public var libraryUses: [LibraryUse] = []
  /// The macros of the Podfile that are on; nil without a Podfile.
  public var enabledMacros: Set<String>?
  /// Whether there are sources; of an app whose code is in other languages there are none.
  public var hasSources = false
  /// Whether the sources were read; if not, a missing mention proves nothing.
  public var isComplete = false
  /// Whether all code of the app was read and only the system is linked: the app does only what sources mention.
  public var isWhole = false

  /// What needs a purpose string, in a stable order; of the code, and of libraries and entitlements too where they are known.
  public var purposeNeeds: [PurposeNeed] = []
  /// The imports that point to protected resources without proving a use, in a stable order.
  public var purposeHints: [PurposeNeed] = []
  /// The purpose strings that something in the whole project may need; nil if that is unknown.
  public var justifiedKeys: Set<String>?
  /// The libraries that have no privacy manifest yet.
  public var outdatedSDKs: [OutdatedSDK] = []

  /// The parts of `react-native-permissions` that the Podfile or `package.json` chooses; empty if that is not known.
  public var permissionHandlers: Set<String> = []
  /// Whether it is built with libraries.
  public var hasLibraries = false
  /// Whether a library may copy files into the bundle.
  public var librariesCopyFiles = false
  /// Whether the app is of native code alone, and only that of its libraries may not have been read.
  public var isNative = false
  /// Whether the app is one of React Native.
  public var isOfReactNative = false
  /// Whether the tool that installs the libraries writes what they use into the manifest of the app, as React Native's does.
  public var sharesManifest = false
  /// The categories of API with required reasons that it writes into the manifest of the bundle.
  public var mergedCategories: Set<String> = []

  /// Makes the facts of bundles whose code needs these purpose strings and does nothing else.
  public init(purposeNeeds: [PurposeNeed] = []) {
    self.purposeNeeds = purposeNeeds
  }

  /// Returns the mentions of a kind.
  public subscript(_ kind: MentionKind) -> [Mention] {
    get { mentions[kind] ?? [] }
    set { mentions[kind] = newValue }
  }

  /// Returns what the code of both bundles does, each fact once.
  func merging(_ other: CodeUsage) -> CodeUsage {
    var both = self
    both.requiredReasonUses.merge(other.requiredReasonUses) { ($0 + $1).uniqued() }
    both.entitledUses = (entitledUses + other.entitledUses).uniqued()
    both.ambiguousReasonUses.merge(other.ambiguousReasonUses) { ($0 + $1).uniqued() }
    both.watchedNames.merge(other.watchedNames) { first, _ in first }
    both.isWithoutMac = isWithoutMac || other.isWithoutMac
    both.mentions.merge(other.mentions) { ($0 + $1).uniqued() }
    both.unknownMentions.merge(other.unknownMentions) { ($0 + $1).uniqued() }
    both.purposeNeeds = (purposeNeeds + other.purposeNeeds).uniqued()
    both.purposeHints = (purposeHints + other.purposeHints).uniqued()
    both.classes.formUnion(other.classes)
    both.modules.formUnion(other.modules)
    both.hasSources = hasSources || other.hasSources
    both.isComplete = isComplete && other.isComplete
    return both
  }
}
