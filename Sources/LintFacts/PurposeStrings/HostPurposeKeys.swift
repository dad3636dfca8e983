import AppProject
import PropertyList

/// The purpose strings of the apps that hold an extension or watch app.
package struct HostPurposeKeys {
  private let hosts: [PresentPurposeKeys]

  /// Looks at the apps that hold `bundle`; other apps in apps, such as App Clips, ask for themselves.
  package init(of bundle: AppBundle, _ project: ProjectContext) {
    hosts = (bundle.role == .appExtension || bundle.isOnly(for: .watchOS) ? project.documents.hostInfoPlists : []).map {
      host in
      let targets = project.allTargets.filter { target in
        host.path.map { target.infoPlists.contains($0) || target.generatedInfoPlist == $0 } ?? false
      }
      let supplied = targets.reduce(into: Set<String>()) { $0.formUnion($1.suppliedKeys) }
      let root = RootKeys(host.rootDictionary)
      let app = ProjectContext(targets: targets, suppliedKeys: supplied)
      return PresentPurposeKeys(root, app, app.bundle(of: host, root))
    }
  }

  /// Returns whether each of the apps has one of `keys`, or another that does for it.
  package func have(oneOf keys: [String]) -> Bool {
    !hosts.isEmpty && hosts.allSatisfy { keys.contains(where: $0.satisfies) }
  }
}
