import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports frameworks for several systems without the signature of their publisher.
enum XCFrameworkNotSigned: ProjectRule {
  static let description = RuleDescription(
    id: "xcframework-not-signed",
    severity: .info,
    example: .built(
      repairing: {
        var bundle = BuiltBundle("Juice.xcframework", .framework)
        (bundle.executable, bundle.isSealed, bundle.product.hasApp) = (nil, false, false)
        return bundle
      }(),
      of: .xcframework
    ) { $0.isSealed = true },
    references: [
      "https://developer.apple.com/support/third-party-SDK-requirements/",
      .apple("xcode/verifying-the-origin-of-your-xcframeworks"),
    ]
  )
  static let subject = RuleSubject.everything(in: .xcframework)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isXCFramework, !built.isSealed else { return }
    let isListed = ListedSDK.isListed(FilePath.nameWithoutExtension(built.name))
    context.report(
      description,
      at: document.anchor,
      description.text(isListed ? "listed" : "message", built.name),
      severity: isListed ? .warning : nil,
      appStoreCode: isListed ? "ITMS-91065" : nil
    )
  }
}
