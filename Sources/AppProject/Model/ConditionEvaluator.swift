import BuildDescriptions
import CodeScanning
import Locking

/// Decides which code in the sources of a bundle is compiled, from the settings of the targets that compile it.
struct ConditionEvaluator: Sendable {
  private let targets: [ProjectTarget]
  private let graph: ModuleGraph
  private let owners: FileOwners
  /// The names that some setting of the project defines.
  private let settingNames: Lazy<Set<String>>
  /// The platforms that the bundle is built for; all if they are unknown.
  private let platforms: PlatformMask
  /// How each target compiles its own code, in each configuration.
  private let ownBuilds: Lazy<[[CompilerConfiguration]]>
  /// How each target compiles the code of some modules, in each configuration.
  private let builds = LazyValues<Set<Int>, [[CompilerConfiguration]]>()

  /// Makes it for a bundle that `targets` build, with its Info.plist if that differs by configuration.
  ///
  /// `all` are the targets of the project; `graph` has the modules that own the sources.
  init(
    of targets: [ProjectTarget],
    among all: [ProjectTarget],
    infoPlist: String? = nil,
    in graph: ModuleGraph,
    owners: FileOwners
  ) {
    self.targets = targets
    self.graph = graph
    self.owners = owners
    settingNames = Lazy {
      all.flatMap(\.configurations).reduce(into: []) { names, configuration in
        names.formUnion(CompilationConditions(configuration, isComplete: false).names)
      }
    }
    platforms =
      targets.isEmpty
      ? .all : targets.flatMap(\.configurations).reduce(into: []) { $0.formUnion(CompilerConfiguration.platforms($1)) }
    ownBuilds = Lazy {
      targets.map { target in
        let used = target.configurations.filter { $0.infoPlist == infoPlist }
        return (used.isEmpty ? target.configurations : used).map { CompilerConfiguration(of: target, $0) }
      }
    }
  }

  /// Returns whether code in the source at `path` is compiled; nil if it never is.
  func compilation(of condition: BuildCondition, in path: String) -> Inclusion? {
    guard !condition.outcome.whenTrue.isDisjoint(with: platforms) else { return nil }
    guard !condition.isSettled else { return .certain }
    return builds(of: path).compactMap { compilation(of: condition, $0) }.max()
  }

  /// Returns whether code is compiled in some of `builds`, the configurations of a target; nil if it is in none.
  private func compilation(of condition: BuildCondition, _ builds: [CompilerConfiguration]) -> Inclusion? {
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

  private func builds(of path: String) -> [[CompilerConfiguration]] {
    let modules =
      switch owners.owner(of: path) {
      case .modules(let modules): modules
      case .nearest: Set<Int>()
      }
    return builds.value(of: modules) {
      guard !targets.isEmpty else { return [unknownBuilds] }
      let owning = modules.sorted().map { graph.modules[$0] }
      return zip(targets, ownBuilds.value).map { target, own in
        let isOwn = owning.contains { $0.target.map(TargetID.init) == TargetID(target) }
        if isOwn || owning.isEmpty && !target.knowsFiles { return own }
        return own.map { $0.compiling(owning) }
      }
    }
  }

  /// The configurations of every project, of which nothing is known but their purposes.
  private var unknownBuilds: [CompilerConfiguration] {
    [true, false].map { CompilerConfiguration(platforms: platforms, isForDebugging: $0) }
  }
}
