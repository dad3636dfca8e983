extension ProjectTarget {
  /// Makes a target that a description declares with these settings, in one configuration.
  package init(name: String, product: String, settings: [BuildSetting], in file: DescriptionFile) {
    var layers = BuildSettings()
    layers.add(
      BuiltInSettings.of(
        target: name,
        productType: XcodeProductType(product),
        configuration: "Release",
        project: name,
        folder: file.folder
      )
    )
    layers.add(settings)
    let configuration = TargetConfiguration("Release", layers, folder: file.folder)
    self.init(name: name, productType: product, configurations: [configuration], declaredIn: file.path)
  }
}
