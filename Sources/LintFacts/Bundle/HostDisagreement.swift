import AppProject
import BuildDescriptions
import LintEngine

/// A text of a bundle that does not fit that of the app around it.
///
/// Flavours of an app share extensions, and their scripts replace identifiers before a build: where the texts fit in another
/// configuration or app, they are probably meant to be replaced.
package struct HostDisagreement {
  /// The texts of a bundle and of the app around it.
  package struct Texts {
    package let own: String
    package let host: String
    /// Whether they fit.
    package let agree: Bool

    package init(own: String, host: String, agree: Bool) {
      (self.own, self.host, self.agree) = (own, host, agree)
    }
  }

  /// The texts that do not fit.
  package let texts: Texts
  /// The bundle in the configuration in which they do not fit.
  package let own: BuiltTarget
  /// The app in the same configuration.
  package let host: BuiltTarget
  /// Whether they fit nowhere.
  package let isEverywhere: Bool

  /// Compares `targets` with the apps around them, in each configuration, and keeps the first pair that does not fit.
  ///
  /// Nil if all fit, or `texts` returns none. Linear in the pairs.
  package init?(of targets: [BuiltTarget], in project: ProjectContext, _ texts: (BuiltTarget, BuiltTarget) -> Texts?) {
    let pairs = targets.flatMap { own in own.hosts(in: project).map { (own, $0) } }
    let known = pairs.compactMap { own, host in texts(own, host).map { (own, host, $0) } }
    guard let (own, host, first) = known.first(where: { !$0.2.agree }) else { return nil }
    (self.own, self.host, self.texts) = (own, host, first)
    isEverywhere = !known.contains { $0.2.agree }
  }
}

extension RuleContext {
  /// Reports a text at `range` that does not fit that of the app, as a finding of `rule`; information where they fit elsewhere.
  package mutating func report(
    _ found: HostDisagreement,
    at range: Range<Int>,
    expected: String,
    as rule: RuleDescription
  ) {
    report(
      rule,
      at: range,
      rule.text("message", found.texts.own, expected, found.host.target.name, found.own.configuration.name),
      severity: found.isEverywhere ? nil : .info
    )
  }
}

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
