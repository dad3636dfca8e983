import AppProject
import KeyCatalog
import PropertyList

/// What a bundle is signed with in each of its configurations.
public struct EntitlementsReport: Sendable {
  /// A file with entitlements, and who uses it.
  public struct File: Sendable {
    /// The absolute path, or the name of a file that a generator makes.
    public let path: String
    /// The file that a generator makes it from; nil if it is a file.
    public let carrier: String?
    /// The targets that are signed with it, each with the names of its configurations; empty if none names it.
    public let users: [(target: String, configurations: [String])]

    /// Whether it is the provisioning profile of what was built, which permits entitlements.
    var isProfile: Bool { path.hasSuffix(".mobileprovision") || path.hasSuffix(".provisionprofile") }
  }

  /// An entitlement with its value in each file; nil where it is absent.
  public struct Row: Sendable {
    /// The key.
    public let key: String
    /// The name that Xcode shows for the key, or nil.
    public let title: String?
    /// The values, in the order of the files.
    public let values: [PropertyListValue?]
  }

  /// The files, by path.
  public let files: [File]
  /// The entitlements, by key.
  public let rows: [Row]

  /// Reads the entitlements of the bundles of a file; linear in them.
  init(_ context: ProjectContext) {
    let documents = context.documents.entitlements
    files = documents.map { document in
      let path = document.path ?? ""
      return File(
        path: path,
        carrier: context.targets.first { $0.generatedEntitlements == path }.map(\.declaredIn),
        users: context.targets.compactMap { target in
          let names = target.configurations.filter { $0.entitlements == path }.map(\.name)
          if target.generatedEntitlements == path { return (target.name, target.configurations.map(\.name)) }
          return names.isEmpty ? nil : (target.name, names)
        }
      )
    }
    let values = documents.map { document in
      (document.rootDictionary.map { Array($0.entries) } ?? []).reduce(into: [String: PropertyListValue]()) {
        if let name = $1.name { $0[name] = $1.value?.value }
      }
    }
    rows = Set(values.flatMap(\.keys)).sorted().map { key in
      Row(key: key, title: KeyCatalog.key(at: key, in: .entitlements)?.title, values: values.map { $0[key] })
    }
  }
}
