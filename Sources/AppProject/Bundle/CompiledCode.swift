import Locking

/// Decides which code in the sources of a bundle is compiled, from the settings of the targets that compile it.
struct CompiledCode: Sendable {
  /// A configuration in which a target compiles a source.
  private struct Build: Sendable {
    let platforms: PlatformMask
    let minimumVersions: [ApplePlatform: String]
    let conditions: CompilationConditions

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
  }

  private let targets: [ProjectTarget]
  /// Returns what a source is part of.
  private let modules: @Sendable (String) -> [CodeModule]
  private let infoPlist: String?
  /// The names that some setting of the project defines.
  private let settingNames: Lazy<Set<String>>
  /// The platforms that the bundle is built for; all if they are unknown.
  private let platforms: PlatformMask
  /// The configurations by the path of the source, for each target.
  private let builds = LazyValues<String, [[Build]]>()

  /// Makes it for a bundle that `targets` build, with its Info.plist if that differs by configuration.
  ///
  /// `all` are the targets of the project; `modules` returns what the source at a path is part of.
  init(
    of targets: [ProjectTarget],
    among all: [ProjectTarget],
    infoPlist: String? = nil,
    modules: @escaping @Sendable (String) -> [CodeModule]
  ) {
    self.targets = targets
    self.modules = modules
    self.infoPlist = infoPlist
    settingNames = Lazy {
      all.flatMap(\.configurations).reduce(into: []) { names, configuration in
        names.formUnion(CompilationConditions(configuration, isComplete: false).names)
      }
    }
    let masks = targets.map { target in
      target.configurations.reduce(into: PlatformMask()) { $0.formUnion(Self.platforms($1)) }
    }
    platforms = masks.isEmpty ? .all : masks.reduce(into: PlatformMask()) { $0.formUnion($1) }
  }

  /// Returns whether code in the source at `path` is compiled; nil if it never is.
  func compilation(of condition: BuildCondition, in path: String) -> Compilation? {
    guard !condition.outcome.whenTrue.isDisjoint(with: platforms) else { return nil }
    guard !condition.isSettled else { return .certain }
    return builds(of: path).compactMap { compilation(of: condition, $0) }.max()
  }

  /// Returns whether code is compiled in some of `builds`, the configurations of a target; nil if it is in none.
  private func compilation(of condition: BuildCondition, _ builds: [Build]) -> Compilation? {
    let areSettings = { (name: String) in settingNames.value.contains(name) }
    // Configurations for other platforms prove nothing.
    let concerned = builds.filter { !$0.platforms.isDisjoint(with: condition.outcome.whenTrue) }
    let forUsers = concerned.filter { !$0.conditions.isForDebugging }
    let forDebugging = concerned.filter(\.conditions.isForDebugging)
    let outcomes = (forUsers.isEmpty ? forDebugging : forUsers).map { build in
      let outcome = build.outcome(of: condition, areSettings)
      return (
        may: outcome.whenTrue.intersection(build.platforms),
        mayNot: outcome.whenTrue.intersection(outcome.whenFalse).intersection(build.platforms)
      )
    }
    if outcomes.contains(where: { !$0.may.isEmpty }) {
      return outcomes.allSatisfy { !$0.may.isEmpty && $0.mayNot.isEmpty } ? .certain : .uncertain
    }
    let isDebugged = forDebugging.contains {
      !$0.outcome(of: condition, areSettings).whenTrue.isDisjoint(with: $0.platforms)
    }
    return isDebugged ? .debugOnly : nil
  }

  // MARK: Builds

  private func builds(of path: String) -> [[Build]] {
    builds.value(of: path) { [self] in
      let modules = modules(path)
      guard !targets.isEmpty else { return [unknownBuilds] }
      return targets.map { target in
        let used = target.configurations.filter { $0.infoPlist == infoPlist }
        return (used.isEmpty ? target.configurations : used).map { build(of: modules, target, $0) }
      }
    }
  }

  private func build(of modules: [CodeModule], _ target: ProjectTarget, _ configuration: TargetConfiguration) -> Build {
    let platforms = Self.platforms(configuration)
    let versions = ApplePlatform.allCases.reduce(into: [ApplePlatform: String]()) { versions, platform in
      versions[platform] = configuration.deploymentTarget(platform)?.version
    }
    let own = CompilationConditions(configuration, isComplete: target.hasKnownSettings)
    let isOwn = modules.contains { $0.target.map(TargetID.init) == TargetID(target) }
    let conditions =
      isOwn || modules.isEmpty && !target.knowsFiles
      ? own : Self.conditions(of: modules, configuration.name, isForDebugging: own.isForDebugging)
    return Build(platforms: platforms, minimumVersions: versions, conditions: conditions)
  }

  /// Returns the conditions of what a bundle links, which is compiled with settings of its own.
  private static func conditions(
    of modules: [CodeModule],
    _ name: String,
    isForDebugging: Bool
  ) -> CompilationConditions {
    for module in modules where module.isLinkable {
      if let settings = module.settings { return CompilationConditions(settings, isForDebugging: isForDebugging) }
      if let target = module.target, let configuration = target.configurations.first(where: { $0.name == name }) {
        return CompilationConditions(configuration, isComplete: target.hasKnownSettings)
      }
    }
    return CompilationConditions(isForDebugging: isForDebugging)
  }

  /// The configurations of every project, of which nothing is known but their purposes.
  private var unknownBuilds: [Build] {
    [true, false].map { isForDebugging in
      let conditions = CompilationConditions(isForDebugging: isForDebugging)
      return Build(platforms: platforms, minimumVersions: [:], conditions: conditions)
    }
  }

  private static func platforms(_ configuration: TargetConfiguration) -> PlatformMask {
    var platforms = configuration.platforms.reduce(into: PlatformMask()) { $0.formUnion(PlatformMask($1)) }
    guard !platforms.isEmpty else { return .all }
    let catalyst = configuration.value(of: "SUPPORTS_MACCATALYST").text
    let isSet = configuration.sets("SUPPORTS_MACCATALYST")
    if platforms.contains(.iOS), isSet, catalyst != "NO" { platforms.insert(.macCatalyst) }
    return platforms
  }
}

extension ProjectTarget {
  /// Whether all its build settings are read: those of other descriptions than these get more from code or defaults.
  fileprivate var hasKnownSettings: Bool {
    FilePath.name(declaredIn) == "project.pbxproj" || ["yml", "yaml"].contains(FilePath.fileExtension(declaredIn))
  }
}
