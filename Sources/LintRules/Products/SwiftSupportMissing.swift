import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports packages for the App Store with libraries of Swift in the app and no copies next to it.
enum SwiftSupportMissing: ProjectRule {
  static let description = RuleDescription(
    id: "swift-support-missing",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var product = BuiltProduct()
        product.swiftLibraries = ["libswiftCore.dylib"]
        var bundle = BuiltBundle(in: product)
        bundle.profile = ProvisioningProfile(contents: .dictionary([]))
        return bundle
      }()
    ) { $0.product.swiftSupport = ["libswiftCore.dylib"] },
    appStoreCode: "ITMS-90426",
    references: ["https://github.com/zhlynn/zsign/issues/150", "https://github.com/defold/defold/issues/5482"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Exports for devices of testers have no such folder.
    guard let built = project.built, built.isExported, built.kind == .app, built.profile?.kind == .appStore else {
      return
    }
    let missing = built.product.swiftLibraries.subtracting(built.product.swiftSupport ?? []).sorted()
    guard let first = missing.first else { return }
    let message =
      built.product.swiftSupport == nil ? description.text("message", first) : description.text("incomplete", first)
    context.report(description, at: context.executableRange, message)
  }
}
