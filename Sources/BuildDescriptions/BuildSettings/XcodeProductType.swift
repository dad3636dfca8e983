/// The products that targets build, as far as their Info.plist files differ.
package struct XcodeProductType: Sendable, Hashable {
  /// The last part of the identifier, such as `application`; empty if the target builds none.
  package let name: String

  /// Reads a product type such as `com.apple.product-type.app-extension.messages`.
  package init(_ identifier: String?) {
    let prefix = "com.apple.product-type."
    name = identifier.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 } ?? ""
  }

  /// What kind of bundle it is.
  package var role: BundleRole {
    switch name {
    case "application", "application.messages", "application.on-demand-install-capable", "application.watchapp",
      "application.watchapp2", "application.watchapp2-container":
      .app
    case "app-extension", "app-extension.messages", "app-extension.messages-sticker-pack",
      "app-extension.intents-service", "extensionkit-extension", "tv-app-extension", "watchkit-extension",
      "watchkit2-extension", "xcode-extension", "xpc-service":
      .appExtension
    default: .other
    }
  }

  /// The value of `CFBundlePackageType` (the product types of swift-build).
  var packageType: String {
    if name.hasPrefix("application") { return "APPL" }
    if name.hasPrefix("framework") { return "FMWK" }
    return role == .appExtension ? "XPC!" : "BNDL"
  }

  /// The extension of the product, with its dot.
  var suffix: String {
    if name.hasPrefix("application") { return ".app" }
    if name.hasPrefix("framework") { return ".framework" }
    return role == .appExtension ? ".appex" : ".bundle"
  }

  /// Whether the product lies inside an app from which it gets its identifier and versions.
  var isEmbedded: Bool {
    name.contains("app-extension") || name == "extensionkit-extension"
      || name == "application.on-demand-install-capable"
      || name.hasPrefix("application.watchapp") && name != "application.watchapp2-container"
      || name.hasPrefix("watchkit")
  }

  /// Whether the product is a test bundle.
  package var isTest: Bool { name.hasPrefix("bundle.unit-test") || name.hasPrefix("bundle.ui-testing") }
}
