import BuildDescriptions
import ProjectFiles

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
