import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles

/// Reports copies of Swift's libraries in packages for the App Store that are not those in the app, or that Apple did not sign.
enum SwiftSupportMismatch: ProjectRule {
  static let description = RuleDescription(
    id: "swift-support-mismatch",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var product = BuiltProduct()
        (product.swiftLibraries, product.swiftSupport) = (["libswiftCore.dylib"], ["libswiftCore.dylib"])
        product.swiftSupportOfOthers = ["libswiftCore.dylib"]
        var bundle = BuiltBundle(in: product)
        bundle.profile = ProvisioningProfile(contents: .dictionary([]))
        return bundle
      }()
    ) { $0.product.swiftSupportOfOthers = [] },
    appStoreCode: "ITMS-90433",
    references: [
      "https://github.com/tdlib/td/issues/2320", "https://github.com/Flash3001/Xamarin.Swift/issues/47",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isExported, built.kind == .app, built.profile?.kind == .appStore else {
      return
    }
    let product = built.product
    if let name = product.swiftSupportOfOthers.min() {
      context.report(description, at: context.executableRange, description.text("message", name))
    } else if let name = product.swiftSupportUnsigned.min() {
      let message = description.text("not-by-apple", name)
      context.report(description, at: context.executableRange, message, appStoreCode: "ITMS-90428")
    } else if let name = (product.swiftSupport ?? []).subtracting(product.swiftLibraries).min() {
      let message = description.text("not-in-app", name)
      context.report(description, at: context.executableRange, message, severity: .warning, appStoreCode: "ITMS-90429")
    }
  }
}
