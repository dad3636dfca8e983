import BuildDescriptions
import ProjectFiles

/// Determines what the Info.plist files of a project describe.
enum BundleRoles {
  /// Returns what the Info.plist files of `targets` and those at `paths` describe, by path; `generated` are the names of those
  /// that the build makes.
  static func all(
    _ paths: [String],
    _ targets: [ProjectTarget],
    _ generated: Set<String>,
    _ reader: ProjectReader
  ) -> [String: BundleRole] {
    var roles: [String: BundleRole] = [:]
    for target in targets {
      for path in target.infoPlists where roles[path] == nil { roles[path] = target.role }
      if let name = target.generatedInfoPlist, generated.contains(name) { roles[name] = target.role }
    }
    var unclear: [String] = []
    for path in paths where roles[path] == nil {
      guard let document = reader.document(at: path), document.kind == .infoPlist else { continue }
      if mayOnlyHoldFiles(document) { unclear.append(path) } else { roles[path] = AppBundle(document).role }
    }
    let role = role(amid: roles)
    for path in unclear { roles[path] = role }
    return roles
  }

  /// Returns what an Info.plist that no target uses describes, in a project with `others`.
  static func role(of document: Document, amid others: [String: BundleRole]) -> BundleRole {
    mayOnlyHoldFiles(document) ? role(amid: others) : AppBundle(document).role
  }

  /// Returns whether no key or executable shows what an Info.plist describes: a theme, a plug-in, or an app whose build
  /// completes it.
  private static func mayOnlyHoldFiles(_ document: Document) -> Bool {
    let bundle = AppBundle(document)
    return bundle.kind == nil && bundle.role == .app
      && document.rootDictionary?.value(forKey: "CFBundleExecutable") == nil
  }

  /// Returns what such a file describes among the others of its project: if one of them is an app, it is not.
  private static func role(amid others: [String: BundleRole]) -> BundleRole {
    others.values.contains(.app) ? .other : .app
  }
}
