import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports frameworks for several systems without the signature of their publisher that Apple requires.
enum XCFrameworkNotSigned: ProjectRule {
  static let description = RuleDescription(
    id: "xcframework-not-signed",
    severity: .warning,
    example: .built(
      repairing: {
        var bundle = BuiltBundle("Alamofire.xcframework", .framework)
        (bundle.executable, bundle.isSealed, bundle.product.hasApp) = (nil, false, false)
        return bundle
      }(),
      of: .xcframework
    ) { $0.isSealed = true },
    appStoreCode: "ITMS-91065",
    references: [
      "https://developer.apple.com/support/third-party-SDK-requirements/",
      .apple("xcode/verifying-the-origin-of-your-xcframeworks"),
    ]
  )
  static let subject = RuleSubject.everything(in: .xcframework)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isXCFramework, !built.isSealed,
      ListedSDK.isListed(FilePath.nameWithoutExtension(built.name))
    else { return }
    context.report(description, at: document.anchor, description.text("message", built.name))
  }
}
