import AppProject
import PropertyList

/// The purpose strings of the apps that hold an extension.
package struct HostPurposeKeys {
  private let hosts: [PresentPurposeKeys]

  /// Finds the apps that contain the bundle of `document`; apps in apps, such as App Clips, request access themselves.
  package init(of document: Document, _ project: ProjectContext) {
    let isExtension =
      document.bundleRole == .appExtension || project.targets.contains { $0.role == .appExtension }
    hosts = (isExtension ? project.hostInfoPlists : []).map { host in
      let targets = project.allTargets.filter { target in
        host.path.map { target.infoPlists.contains($0) || target.generatedInfoPlist == $0 } ?? false
      }
      let supplied = targets.reduce(into: Set<String>()) { $0.formUnion($1.suppliedKeys) }
      return PresentPurposeKeys(
        RootKeys(host.rootDictionary),
        ProjectContext(targets: targets, suppliedKeys: supplied),
        platform: nil
      )
    }
  }

  /// Returns whether each of the apps has one of `keys`, or another that does for it.
  package func have(oneOf keys: [String]) -> Bool {
    !hosts.isEmpty && hosts.allSatisfy { keys.contains(where: $0.satisfies) }
  }
}
