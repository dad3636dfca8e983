import ProjectFiles

/// The folders whose code is not part of the apps of a project, by their names.
package enum SkippedFolders {
  /// Folders of build products and of third-party code, in lower case.
  private static let names: Set<String> = [
    "__mocks__", "__tests__", "android", "build", "capacitor-cordova-ios-plugins", "carthage", "deriveddata",
    "node_modules", "pods", "sourcepackages",
    "vendor", "xcuserdata",
  ]
  /// Those among them that may also hold the project of an app.
  private static let unsureNames: Set<String> = ["build", "vendor"]
  /// Folders that appear as one item to users.
  private static let extensions: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "playground", "xcarchive", "xcdatamodeld", "xcframework",
  ]

  /// Whether code in folders with this name is not part of the project's apps.
  package static func contains(_ name: String) -> Bool {
    name.hasPrefix(".") || isTests(name) || names.contains(name.lowercased())
      || extensions.contains(FilePath.fileExtension(name)) || ProjectFormat.xcodeWorkspace.isFolder(name)
  }

  /// Whether a folder of this name cannot hold the project of an app.
  package static func isForeign(_ name: String) -> Bool {
    contains(name) && !unsureNames.contains(name.lowercased())
  }

  /// Whether a folder of this name holds a test target.
  package static func isTests(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.lowercased() == "tests" || name.hasSuffix("UITest")
  }
}
