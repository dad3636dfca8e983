import AppProject
import BuildDescriptions

extension ProjectContext {
  /// Returns the apps that are known to hold the product of `target`, in the order of the project.
  package func hosts(of target: ProjectTarget) -> [ProjectTarget] { bundles(of: target).first?.knownHosts ?? [] }

  /// Returns the targets whose products are known to lie in that of the app `target`.
  package func embedded(in target: ProjectTarget) -> [ProjectTarget] {
    bundles(of: target).first?.knownEmbedded ?? []
  }
}

extension ProjectTarget {
  /// Returns the configuration in which the app is built together with a target inside it, which is in `configuration`; nil
  /// where several may be, as they differ by an SDK and that of the target does not.
  package func configuration(builtWith configuration: TargetConfiguration) -> TargetConfiguration? {
    let candidates = configurations.filter { $0.name == configuration.name && $0.sharesSDK(with: configuration) }
    return candidates.count == 1 ? candidates.first : nil
  }
}
