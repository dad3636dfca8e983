import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports apps whose asset catalog lacks their icon, or its image for the App Store.
enum IconNotInCatalog: ProjectRule {
  static let description = RuleDescription(
    id: "icon-not-in-catalog",
    severity: .warning,
    example: .built(
      "<key>CFBundleIconName</key> <string>AppIcon</string>",
      repairing: {
        var bundle = BuiltBundle()
        bundle.images = [CatalogImage(name: "AppIcon", sizes: [.init(width: 120, height: 120)])]
        return bundle
      }()
    ) { bundle in
      let sizes = [120, 1_024].map { CatalogImage.Size(width: $0, height: $0) }
      bundle.images = [CatalogImage(name: "AppIcon", sizes: sizes)]
    },
    appStoreCode: "ITMS-90704",
    references: ["https://github.com/expo/eas-cli/issues/115", .apple("xcode/configuring-your-app-icon")]
  )
  static let subject = RuleSubject.keys("CFBundleIconName", in: .infoPlist).on(.iOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, built.product.platform == .iOS, built.kind == .app,
      let images = built.images, let value = context.rootKeys.value(forKey: "CFBundleIconName"),
      let name = value.literalText
    else { return }
    guard let icon = images.first(where: { $0.name == name }) else {
      let message = description.text("message", name)
      return context.report(description, at: value.range, message, appStoreCode: "ITMS-90022")
    }
    // Icons in layers have no sizes.
    guard !icon.sizes.isEmpty, icon.sizes.allSatisfy({ $0.width > 0 }),
      !icon.sizes.contains(CatalogImage.Size(width: 1_024, height: 1_024))
    else { return }
    context.report(description, at: value.range, description.text("no-store-image", name))
  }
}
