import BuildDescriptions
import CodeScanning
import ProjectFiles

/// How a target compiles code in one configuration.
struct CompilerConfiguration: Sendable {
  /// The name of the configuration; nil if it is not known.
  private let name: String?
  /// The platforms that are built for; all if they are unknown.
  let platforms: PlatformMask
  private let minimumVersions: [ApplePlatform: String]
  /// The names that the settings define.
  private(set) var conditions: CompilationConditions

  /// Makes how a target compiles its own code.
  init(of target: ProjectTarget, _ configuration: TargetConfiguration) {
    name = configuration.name
    platforms = Self.platforms(configuration)
    minimumVersions = ApplePlatform.allCases.reduce(into: [:]) { versions, platform in
      versions[platform] = configuration.deploymentTarget(platform)?.version
    }
    conditions = CompilationConditions(configuration, isComplete: target.isWrittenOut)
  }

  /// Makes one of which nothing else is known.
  init(platforms: PlatformMask, isForDebugging: Bool) {
    (name, self.platforms, minimumVersions) = (nil, platforms, [:])
    conditions = CompilationConditions(isForDebugging: isForDebugging)
  }

  /// Returns the same for the code of `modules` that the target links, which is compiled with settings of its own.
  func compiling(_ modules: [CodeModule]) -> CompilerConfiguration {
    var build = self
    build.conditions =
      modules.firstResult { linkedConditions(of: $0) }
      ?? CompilationConditions(isForDebugging: conditions.isForDebugging)
    return build
  }

  private func linkedConditions(of module: CodeModule) -> CompilationConditions? {
    guard module.isLinkable else { return nil }
    if let settings = module.settings {
      return CompilationConditions(settings, isForDebugging: conditions.isForDebugging)
    }
    guard let target = module.target else { return nil }
    return target.configurations.first { $0.name == name }.map {
      CompilationConditions($0, isComplete: target.isWrittenOut)
    }
  }

  /// Returns where code is compiled, and where it is not.
  func outcome(of condition: BuildCondition, _ areSettings: (String) -> Bool) -> ConditionOutcome {
    condition.outcome { term in
      if case .before(let version) = term { return outcome(before: version) }
      return ConditionOutcome(conditions.value(of: term, areSettings))
    }
  }

  /// Code for systems that the bundle no longer runs on is never run.
  private func outcome(before limit: SystemVersion) -> ConditionOutcome {
    let excluded = ApplePlatform.allCases.filter { platform in
      limit.platforms.contains(PlatformMask(platform))
        && limit.isReached(by: minimumVersions[platform] ?? platform.oldestVersionOfXcode)
    }
    let left = excluded.reduce(PlatformMask.all) { $0.subtracting(PlatformMask($1)) }
    // The versions of Mac Catalyst are those of iOS.
    return .exactly(excluded.contains(.iOS) ? left.subtracting(.macCatalyst) : left)
  }

  /// Returns the platforms that a configuration builds for; all if they are unknown.
  static func platforms(_ configuration: TargetConfiguration) -> PlatformMask {
    var platforms = configuration.platforms.reduce(into: PlatformMask()) { $0.formUnion(PlatformMask($1)) }
    guard !platforms.isEmpty else { return .all }
    let catalyst = configuration.value(of: "SUPPORTS_MACCATALYST").text
    let isSet = configuration.sets("SUPPORTS_MACCATALYST")
    if platforms.contains(.iOS), isSet, catalyst != "NO" { platforms.insert(.macCatalyst) }
    return platforms
  }
}

extension ProjectTarget {
  /// Whether its settings and files are written out: other descriptions than these get more from code or defaults.
  var isWrittenOut: Bool {
    ProjectFormat.possible(for: declaredIn)?.completeness == .whole
  }
}
