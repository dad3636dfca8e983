import AppProject
import BuildDescriptions
import Messages
import ProjectFiles

/// The selected targets of a project, and their configurations.
public struct TargetSelection: Sendable {
  /// Why nothing fits a selection.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// What was looked for and what there is, as a sentence or two.
    public let description: String

    fileprivate init(_ description: String) { self.description = Messages.translatedTemplate(description) }
  }

  /// A file with what is known of the app around it.
  public typealias Candidate = (file: FileDiscovery.File, context: ProjectContext)

  private let targets: [String]
  private let configurations: [String]
  private let workingFolder: String

  /// Makes a selection by names; an empty list means all.
  public init(
    targets: [String] = [],
    configurations: [String] = [],
    workingFolder: String = DiskFiles.workingFolder
  ) {
    self.targets = targets
    self.configurations = configurations
    self.workingFolder = workingFolder
  }

  /// Whether everything is selected.
  public var isEverything: Bool { targets.isEmpty && configurations.isEmpty }

  /// Returns the files that belong to the selected targets in the selected configurations, in their order.
  ///
  /// Throws if no project around the files has a name. Linear in the files and targets.
  public func files(of candidates: [Candidate]) throws(Failure) -> [FileDiscovery.File] {
    guard !isEverything else { return candidates.map(\.file) }
    var known: Set<ProjectTarget> = []
    for candidate in candidates { known.formUnion(candidate.context.allTargets + candidate.context.targets) }
    try check(known)
    let owners = owners(known)
    return candidates.filter { candidate in
      let path = FilePath.absolute(candidate.file.path, from: workingFolder)
      // A target names its Info.plist and entitlements in each configuration; other files are part of it in all of them.
      if let owners = owners[path] { return owners.contains { includes($0.target, $0.configuration) } }
      return candidate.context.targets.contains { target in
        target.configurations.contains { includes(target.name, $0.name) }
      }
    }.map(\.file)
  }

  /// Returns a context without the targets and configurations that are not selected, so that no rule reports on them; one that
  /// has no other is left as it is.
  public func narrowed(_ context: ProjectContext) -> ProjectContext {
    guard !isEverything else { return context }
    return context.narrowed(
      toTargets: { targets.isEmpty || targets.contains($0) },
      configurations: { configurations.isEmpty || configurations.contains($0) }
    )
  }

  private func includes(_ target: String, _ configuration: String) -> Bool {
    (targets.isEmpty || targets.contains(target))
      && (configurations.isEmpty || configurations.contains(configuration))
  }

  /// A target in one of its configurations.
  private typealias Owner = (target: String, configuration: String)

  /// Returns by path which targets name a file, in which configurations.
  private func owners(_ known: Set<ProjectTarget>) -> [String: [Owner]] {
    var owners: [String: [Owner]] = [:]
    for target in known {
      for configuration in target.configurations {
        for path in [configuration.infoPlist, configuration.entitlements].compactMap(\.self) {
          owners[path, default: []].append((target.name, configuration.name))
        }
      }
    }
    return owners
  }

  private func check(_ known: Set<ProjectTarget>) throws(Failure) {
    guard !known.isEmpty else {
      throw Failure("No project with targets contains these files.")
    }
    try check(targets, "Unknown target", among: Set(known.map(\.name)))
    let selected = known.filter { targets.isEmpty || targets.contains($0.name) }
    try check(configurations, "Unknown configuration", among: Set(selected.flatMap { $0.configurations.map(\.name) }))
  }

  private func check(_ names: [String], _ problem: String, among known: Set<String>) throws(Failure) {
    for name in names where !known.contains(name) {
      let list = known.sorted().joined(separator: ", ")
      throw Failure("\(problem) '\(name)'. Available: \(list).")
    }
  }
}
