import PropertyList

extension KeyCatalog {
  /// The names of the build settings that Xcode defines or reads, and of those that tools always set.
  public static let settingNames = Set(
    CatalogFile.root(named: "setting-names").map { $0.children.compactMap(\.stringValue) } ?? []
  )
}
