/// The default build settings of Xcode that property lists use (Build Settings Reference).
enum BuiltInSettings {
  /// Returns the settings of a target of the project `project` in the folder `folder`.
  static func of(
    target: String,
    productType product: XcodeProductType,
    configuration: String,
    project: String,
    folder: String,
    language: String? = nil
  ) -> [BuildSetting] {
    let values = [
      ("CONFIGURATION", configuration),
      (BuildSetting.developmentLanguage, language ?? "en"),
      ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
      ("EXECUTABLE_PREFIX", ""),
      ("EXECUTABLE_SUFFIX", ""),
      ("FULL_PRODUCT_NAME", "$(PRODUCT_NAME)\(product.suffix)"),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", product.packageType),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PROJECT_DIR", folder),
      ("PROJECT_NAME", project),
      ("SOURCE_ROOT", folder),
      ("SRCROOT", folder),
      ("TARGETNAME", target),
      ("TARGET_NAME", target),
    ]
    return values.map { BuildSetting($0.0, $0.1) }
  }
}
