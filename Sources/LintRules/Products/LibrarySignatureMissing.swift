import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports binary libraries on Apple's list that their publisher did not sign.
enum LibrarySignatureMissing: ProjectRule {
  static let description = RuleDescription(
    id: "library-signature-missing",
    severity: .warning,
    example: .built(
      repairing: {
        var product = BuiltProduct()
        product.librarySignatures = [LibrarySignature(library: "Alamofire.xcframework", isSigned: false)]
        return BuiltBundle(in: product)
      }()
    ) { $0.product.librarySignatures = [LibrarySignature(library: "Alamofire.xcframework", isSigned: true)] },
    appStoreCode: "ITMS-91065",
    references: [
      "https://developer.apple.com/support/third-party-SDK-requirements/",
      "https://github.com/blokadaorg/blokada/pull/1137",
    ]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, built.kind == .app else { return }
    for signature in built.product.librarySignatures where !signature.isSigned {
      guard ListedSDK.isListed(FilePath.nameWithoutExtension(signature.library)) else { continue }
      context.report(description, at: document.anchor, description.text("message", signature.library))
    }
  }
}
