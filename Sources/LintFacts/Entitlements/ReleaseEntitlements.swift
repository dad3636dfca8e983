import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// What builds for release are signed with, next to the other builds of the same targets.
package struct ReleaseEntitlements {
  /// A configuration for release that lacks an entitlement of another one.
  package struct Gap {
    /// The configuration for release.
    package let configuration: String
    /// Whether it has a file with entitlements.
    package let hasFile: Bool
    /// The file of the other configuration, which has the entitlement.
    package let other: Document
  }

  /// A configuration for release with its file, and the files of the other configurations of its target.
  private struct Release {
    let name: String
    let file: Document?
    let others: [Document]
  }

  private let document: Document
  private let releases: [Release]

  /// Reads the configurations of the targets that are signed with `document`; those whose file only the build determines do
  /// not count.
  package init(_ document: Document, _ project: ProjectContext) {
    self.document = document
    let documents = (project.documents.entitlements + [document]).filter {
      $0.rootDictionary != nil && $0.tree.isReadable && !$0.isPreprocessed
    }
    let files = Dictionary(documents.compactMap { file in file.path.map { ($0, file) } }) { first, _ in first }
    releases = project.targets.filter(\.isOfXcode).flatMap { target in
      let releases = target.configurations.filter { EntitlementsFile.isForRelease(configuration: $0.name) }
      return releases.compactMap { release -> Release? in
        let file = release.entitlements.flatMap { files[$0] }
        guard file != nil || !release.sets("CODE_SIGN_ENTITLEMENTS") else { return nil }
        let others = target.configurations.compactMap { other -> Document? in
          guard other.name != release.name, let path = other.entitlements, path != release.entitlements else {
            return nil
          }
          return files[path]
        }
        return others.isEmpty ? nil : Release(name: release.name, file: file, others: others)
      }
    }
  }

  /// Returns the configuration for release that has none of `names`, though another configuration has one; nil if there is
  /// none or the finding belongs in another file: that of the release, else that of the other configuration.
  package func gap(of names: [String]) -> Gap? {
    releases.firstResult { release -> Gap? in
      let others = release.others.filter { Self.has($0, names) }
      guard let other = others.first, !(release.file.map { Self.has($0, names) } ?? false) else { return nil }
      let places = release.file.map { [$0.path] } ?? others.map(\.path)
      guard places.contains(document.path) else { return nil }
      return Gap(configuration: release.name, hasFile: release.file != nil, other: other)
    }
  }

  /// Returns a configuration for release that has one of `names`, if the document is for other builds alone and has none of them; nil
  /// otherwise.
  package func lead(of names: [String]) -> String? {
    guard !Self.has(document, names), !releases.contains(where: { $0.file?.path == document.path }) else { return nil }
    return releases.first { release in
      release.others.contains { $0.path == document.path } && release.file.map { Self.has($0, names) } ?? false
    }?.name
  }

  /// Whether the document turns the App Sandbox on.
  package var isSandboxed: Bool { Self.has(document, [EntitlementDemand.sandbox]) }

  /// The entries of the document that a configuration for release lacks, and the first such configuration; nil if the document
  /// is for release too.
  package var entriesWithoutRelease: (entries: [DictionaryEntry], release: String, file: Document?)? {
    guard !releases.contains(where: { $0.file?.path == document.path }),
      let release = releases.first(where: { $0.others.contains { $0.path == document.path } }),
      let root = document.rootDictionary
    else { return nil }
    // Outside the sandbox, its rights need no entitlement.
    let isSandboxed = release.file.map { Self.has($0, [EntitlementDemand.sandbox]) } ?? false
    let entries = root.entries.filter { entry in
      guard let name = entry.name, entry.key != nil, entry.value?.kind != .false else { return false }
      if !isSandboxed, name.hasPrefix("com.apple.security."), name != SharedGroups.appGroups { return false }
      return !(release.file.map { Self.has($0, [name]) } ?? false)
    }
    return entries.isEmpty ? nil : (entries, release.name, release.file)
  }

  private static func has(_ document: Document, _ names: [String]) -> Bool {
    names.contains { document.rootDictionary?.value(forKey: $0).map { $0.kind != .false } ?? false }
  }
}
