import CodeScanning

/// The names that the build settings of a configuration define for conditions in code.
package struct CompilationConditions: Sendable {
  /// The flags of Swift code.
  private let flags: Set<String>
  /// Whether all flags are known, so that others are not set.
  private let knowsFlags: Bool
  /// The macros of C code with their values.
  private let macros: [String: String]
  /// Whether the settings of the configuration itself could be read.
  private let isReadable: Bool
  /// Whether the code is compiled for debugging, not for users.
  package let isForDebugging: Bool

  /// The flag that is set for debugging alone, in the projects of Xcode's templates and in packages.
  private static let debugFlag = "DEBUG"

  /// Reads the settings of a configuration; `isComplete` is whether all settings of its target are known.
  package init(_ configuration: TargetConfiguration, isComplete: Bool) {
    let conditions = Self.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS", configuration)
    let swiftFlags = Self.words("OTHER_SWIFT_FLAGS", configuration)
    flags = Set((conditions ?? []) + Self.definitions(swiftFlags ?? []))
    knowsFlags = isComplete && configuration.hasAllSettings && conditions != nil && swiftFlags != nil
    let definitions = Self.words("GCC_PREPROCESSOR_DEFINITIONS", configuration)
    let cFlags = Self.words("OTHER_CFLAGS", configuration)
    let all = (definitions ?? []) + Self.definitions(cFlags ?? [])
    macros = Dictionary(all.map(Self.macro)) { _, last in last }
    isReadable = [conditions, swiftFlags, definitions, cFlags].allSatisfy { $0 != nil }
    isForDebugging =
      flags.contains(Self.debugFlag) || macros[Self.debugFlag].map { $0 != "0" } ?? false
      || configuration.isNamedForDebugging
  }

  /// Makes the conditions of code whose settings are not known, such as that of a package.
  package init(isForDebugging: Bool) {
    (flags, knowsFlags, macros, isReadable) = ([], false, [:], false)
    self.isForDebugging = isForDebugging
  }

  /// Reads the settings of a target of a package.
  package init(_ settings: PackageSettings, isForDebugging: Bool) {
    let own = settings.definitions.filter { $0.configuration.map { ($0 == "debug") == isForDebugging } ?? true }
    // The package manager defines them.
    let names = own.map(\.name) + ["SWIFT_PACKAGE"] + (isForDebugging ? [Self.debugFlag] : [])
    flags = Set(names)
    macros = Dictionary(names.map { ($0, "1") } + own.map { ($0.name, $0.value ?? "1") }) { _, last in last }
    (knowsFlags, isReadable, self.isForDebugging) = (settings.isComplete, settings.isComplete, isForDebugging)
  }

  /// All names that it defines.
  package var names: Set<String> { flags.union(macros.keys) }

  // MARK: Values

  /// Returns whether a term of a condition holds; nil if that is unknown.
  ///
  /// Any header may define a macro, so one that no setting defines is unknown; but a name that settings of the project
  /// define elsewhere, as `areSettings` returns, is left to them.
  package func value(of term: BuildCondition.Term, _ areSettings: (String) -> Bool) -> Bool? {
    func missing(_ name: String) -> Bool? { isReadable && areSettings(name) ? false : nil }
    switch term {
    case .flag(Self.debugFlag): return flags.contains(Self.debugFlag) || isForDebugging && !knowsFlags
    case .flag(let name): return flags.contains(name) ? true : knowsFlags ? false : missing(name)
    case .macro(Self.debugFlag): return macros[Self.debugFlag].map { $0 != "0" } ?? isForDebugging
    case .macro(let name): return macros[name].map { Int($0).map { $0 != 0 } } ?? missing(name)
    case .definition(Self.debugFlag): return macros[Self.debugFlag] != nil || isForDebugging
    case .definition(let name): return macros[name] != nil ? true : missing(name)
    case .fixed, .before, .not, .and: return nil
    }
  }

  // MARK: Settings

  /// Returns the words of a setting; nil if its value is unknown.
  private static func words(_ setting: String, _ configuration: TargetConfiguration) -> [String]? {
    guard configuration.sets(setting) else { return [] }
    return configuration.value(of: setting).text?.split(separator: " ").map { word in
      String(word.filter { $0 != "\"" && $0 != "'" && $0 != "\\" })
    }
  }

  /// Returns what the options `-D NAME` and `-DNAME` of a compiler define.
  private static func definitions(_ options: [String]) -> [String] {
    zip(options, options.dropFirst() + [""]).compactMap { option, next in
      guard option.hasPrefix("-D") else { return nil }
      return option == "-D" ? next : String(option.dropFirst(2))
    }
  }

  /// Returns the name and the value of `NAME=VALUE`; without a value a macro is 1.
  private static func macro(_ definition: String) -> (String, String) {
    let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "1")
  }
}
