import AppProject
import BuildDescriptions
import ProjectFiles
import PropertyList

/// The entitlements of a bundle and of the app around it, in one configuration of both.
package struct HostEntitlements {
  /// The configuration of the bundle.
  package let own: TargetConfiguration
  /// The app's target.
  package let host: ProjectTarget
  /// The configuration of the app, with the same name.
  package let configuration: TargetConfiguration
  /// The file of the app; nil if it is signed without entitlements.
  package let document: Document?

  /// Returns those of the bundles that are signed with `document`; none for an app whose entitlements only the build determines,
  /// and for bundles of another system than the app, which share nothing with it.
  package static func all(of document: Document, in project: ProjectContext) -> [HostEntitlements] {
    let files = project.documents.hostEntitlements.filter { $0.rootDictionary != nil && $0.tree.isReadable }
    return project.targets.flatMap { target -> [HostEntitlements] in
      let isGenerated = document.path != nil && target.generatedEntitlements == document.path
      let configurations = target.configurations.filter { isGenerated || $0.entitlements == document.path }
      let hosts = project.hosts(of: target).filter { !$0.platforms.isDisjoint(with: target.platforms) }
      return hosts.flatMap { host in
        configurations.compactMap { own in
          host.configuration(builtWith: own).flatMap { HostEntitlements(own, host, $0, files) }
        }
      }
    }
  }

  private init?(
    _ own: TargetConfiguration,
    _ host: ProjectTarget,
    _ configuration: TargetConfiguration,
    _ files: [Document]
  ) {
    (self.own, self.host, self.configuration) = (own, host, configuration)
    let path = configuration.entitlements ?? (host.knowsEntitlements ? host.generatedEntitlements : nil)
    document = path.flatMap { path in files.first { $0.path == path } }
    let isUnsigned = path == nil && host.isOfXcode && !configuration.sets("CODE_SIGN_ENTITLEMENTS")
    guard document != nil || isUnsigned else { return nil }
  }

  /// Returns the names of the groups that the app has in `list`, with those that need no entitlement; nil if one is known only
  /// to the build.
  package func groups(in list: String) -> Set<String>? {
    let items = document.map { SharedGroups.items(of: $0, list) } ?? []
    let names = items.map { SharedGroups.name($0.stringValue ?? "", in: configuration) }
    guard !names.contains(nil) else { return nil }
    let implied = list == SharedGroups.keychainGroups ? SharedGroups.ownKeychainGroup(of: configuration) : nil
    return Set(names.compactMap(\.self) + [implied].compactMap(\.self))
  }
}
