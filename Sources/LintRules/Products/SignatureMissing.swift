import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports code in packages that no certificate signed.
enum SignatureMissing: ProjectRule {
  static let description = RuleDescription(
    id: "signature-missing",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.installer, .appStoreConnect],
    example: .built(
      repairing: BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework, signature: nil)
    ) { $0.executable?.signature = BuiltSignature() },
    appStoreCode: "ITMS-90035",
    references: [
      "https://github.com/RichardBronosky/ota-tools/issues/20", "https://github.com/fastlane/fastlane/issues/1322",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isExported, let code = built.executable, !code.isArchive,
      code.signature?.isAdHoc ?? true
    else { return }
    // A package without any signature is one that is still to be signed.
    let isApp = built.kind == .app
    guard isApp || built.product.isSigned else { return }
    context.report(
      description,
      at: context.executableRange,
      description.text(code.signature == nil ? "message" : "ad-hoc", code.path),
      severity: isApp ? .warning : nil
    )
  }
}
