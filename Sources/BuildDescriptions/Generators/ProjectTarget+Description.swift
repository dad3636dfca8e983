import ProjectFiles

extension ProjectTarget {
  /// Makes a target that the description at the absolute `path` declares with those of these settings that have a value, in one
  /// configuration.
  package init(name: String, product: String, settings: [(String, String?)], declaredIn path: String) {
    let folder = FilePath.folder(path)
    var layers = BuildSettings()
    layers.add(
      BuiltInSettings.of(
        target: name,
        productType: XcodeProductType(product),
        configuration: "Release",
        project: name,
        folder: folder
      )
    )
    layers.add(settings.compactMap { name, value in value.map { BuildSetting(name, $0) } })
    let configuration = TargetConfiguration("Release", layers, folder: folder)
    self.init(name: name, productType: product, configurations: [configuration], declaredIn: path)
  }
}
