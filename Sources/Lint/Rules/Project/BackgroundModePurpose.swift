import AppProject
import PropertyList

/// Finds background modes that need a purpose string.
enum BackgroundModePurpose {
  /// Returns the items of `UIBackgroundModes` that `isWanted` takes, where none of `keys` is in the file or supplied by the
  /// build; linear in the top level and the modes.
  static func items(
    of document: Document,
    project: ProjectContext,
    without keys: [String],
    where isWanted: (Node) -> Bool
  ) -> [Node] {
    guard document.kind == .infoPlist, document.tree.isReadable, let root = document.rootDictionary,
      let modes = root.value(forKey: "UIBackgroundModes"), modes.kind == .array
    else { return [] }
    let present = PresentPurposeKeys(root, supplied: project.suppliedKeys, platform: document.bundlePlatform)
    guard !keys.contains(where: present.satisfies) else { return [] }
    return modes.children.filter(isWanted)
  }
}
