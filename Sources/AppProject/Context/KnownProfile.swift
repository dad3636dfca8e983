import ProductFiles
import ProjectFiles

/// A provisioning profile among the files of a project.
public struct KnownProfile: Sendable {
  /// The absolute path.
  public let path: String
  /// What it holds.
  package let profile: ProvisioningProfile

  private static let fileLimit = 50
  private static let sizeLimit = 1 << 20

  /// Reads the profiles at `paths`, as many as a project may have.
  static func read(_ paths: [String], _ files: any FileAccess) -> [KnownProfile] {
    paths.prefix(fileLimit).compactMap { path in
      files.contents(of: path, limit: sizeLimit).flatMap { ProvisioningProfile($0) }.map {
        .init(path: path, profile: $0)
      }
    }
  }

  /// Its name.
  package var name: String? { profile.name }

  /// Whether it is for the devices of developers.
  package var isForDevelopment: Bool { profile.kind == .development }

  /// Returns whether it has a name or an identifier, as export options and build settings write them.
  package func isCalled(_ text: String) -> Bool {
    text == profile.name || text.lowercased() == profile.identifier?.lowercased()
  }

  /// The bundle identifier of the apps that may be signed with it, or a pattern for them.
  package var bundleIdentifier: String? {
    let names = ["application-identifier", "com.apple.application-identifier"]
    // The identifier of the team comes first.
    guard let own = names.firstResult({ profile.entitlements?[$0]?.text }), let dot = own.firstIndex(of: ".") else {
      return nil
    }
    return String(own[dot...].dropFirst())
  }

  /// Returns whether apps with a bundle identifier may be signed with it.
  package func isFor(_ identifier: String) -> Bool {
    guard let pattern = bundleIdentifier else { return false }
    return pattern.hasSuffix("*") ? identifier.hasPrefix(pattern.dropLast()) : identifier == pattern
  }
}
