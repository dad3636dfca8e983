import KeyCatalog

/// The libraries for which Apple requires a privacy manifest and, as binaries, a signature.
package enum ListedSDK {
  private static let names = Set(KeyCatalog.privacySDKs.flatMap(\.listedNames))

  /// Returns whether a library of this name is on Apple's list.
  package static func isListed(_ name: String) -> Bool { names.contains(name) }
}
