import AppProject
import ProjectFiles
import PropertyList

/// Finds background modes that need a purpose string.
package enum BackgroundModePurpose {
  /// Returns the items of `UIBackgroundModes` that `isWanted` accepts, if none of `keys` is in the file or supplied by
  /// the build; linear in the modes.
  package static func items(
    of document: Document,
    _ root: RootKeys,
    project: ProjectContext,
    without keys: [String],
    where isWanted: (Node) -> Bool
  ) -> [Node] {
    guard document.kind == .infoPlist, let modes = root.value(forKey: "UIBackgroundModes"), modes.kind == .array,
      document.tree.isReadable
    else { return [] }
    let present = PresentPurposeKeys(root, project, project.bundle(of: document, root))
    guard !keys.contains(where: present.satisfies) else { return [] }
    return modes.children.filter(isWanted)
  }
}
