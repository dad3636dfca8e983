import ProjectFiles

/// The configuration of a Capacitor app.
package enum CapacitorConfiguration {
  /// How many folders around an Xcode project may have the configuration.
  private static let outerLimit = 5

  /// Returns the folder of the app whose configuration puts the Xcode project into the folder `root`; nil if none does.
  ///
  /// Source: Capacitor's documentation, "Capacitor Configuration" (`ios.path`).
  package static func app(ofProjectIn root: String, _ files: any FileAccess) -> String? {
    guard FilePath.name(root) == "App" else { return nil }
    let ios = FilePath.folder(root)
    var folder = FilePath.folder(ios)
    for _ in 0..<outerLimit where folder != "/" && folder != "." {
      if let file = DescriptionFile(.capacitor, in: folder, files) {
        let path = file.object()?.value(at: "ios", "path")?.string
        return path.map { FilePath.absolute($0, from: folder) } == ios ? folder : nil
      }
      guard files.status(of: FilePath.join(folder, ".git")) == nil else { return nil }
      folder = FilePath.folder(folder)
    }
    return nil
  }
}
