import AppProject
import BuildDescriptions
import LintFiles
import ProjectFiles

/// What is known of a project, prepared for readers: the data of all outputs of `plist-lsp doctor`.
///
/// It is made once. Paths are absolute; writers shorten them.
public struct ProjectReport: Sendable {
  /// The folder of the project.
  public let root: String
  /// Its apps, then its extensions, each by the paths of their Info.plist files.
  public let bundles: [BundleReport]
  /// All its targets, those of frameworks and tests too.
  public let targets: [TargetReport]
  /// Its string tables and string catalogs, by path.
  public let tables: [TableCoverage]
  /// What could not be understood of it.
  public let notChecked: [NotChecked]
  /// What the rules found in its files; nil if they were not run.
  public var findings: FindingCounts?

  /// Prepares what is known of a project; linear in it.
  ///
  /// Without `details`, translations and what libraries collect, which take longest, are left out.
  public init(_ overview: ProjectOverview, details: Bool = true) {
    root = overview.root
    let documents = overview.bundles.map(\.infoPlist)
    let reports = overview.targets.map { TargetReport($0, documents) }
    targets = reports
    let privacy = PrivacySources(overview.bundles, details ? overview.libraryManifests : [])
    let tables = details ? overview.tables : []
    let all = overview.bundles.map { BundleReport($0, details ? tables : nil, privacy, documents) }
    bundles = all.filter { $0.role == .app } + all.filter { $0.role != .app }
    self.tables = tables.map(TableCoverage.init)
    notChecked = overview.unreadParts.map { NotChecked($0, in: overview.root) }
  }

  /// The targets that build none of the bundles.
  public var otherTargets: [TargetReport] {
    let used = Set(bundles.flatMap { $0.targets.map(\.id) })
    return targets.filter { !used.contains($0.id) }
  }

  /// The languages of the bundles and of the tables, sorted.
  public var languages: [String] {
    Set(bundles.flatMap(\.languages)).union(tables.flatMap(\.languages.keys)).sorted()
  }
}

/// A target with what its configurations build.
public struct TargetReport: Sendable {
  /// The name.
  public let name: String
  /// The file that declares it.
  public let declaredIn: String
  /// Its configurations, in the order of the project.
  public let configurations: [ConfigurationReport]

  /// Prepares a target; `documents` are the Info.plist files that can be read.
  init(_ target: ProjectTarget, _ documents: [Document]) {
    name = target.name
    declaredIn = target.declaredIn
    configurations = target.configurations.map { ConfigurationReport(target, $0, documents) }
  }

  /// Distinguishes targets with the same name in several projects.
  var id: [String] { [declaredIn, name] }

  /// The configurations in groups that build the same, each with the names of its members.
  public var groups: [(names: [String], configuration: ConfigurationReport)] {
    configurations.reduce(into: []) { groups, configuration in
      if let index = groups.firstIndex(where: { $0.configuration.buildsTheSame(as: configuration) }) {
        groups[index].names.append(configuration.name)
      } else {
        groups.append(([configuration.name], configuration))
      }
    }
  }
}
