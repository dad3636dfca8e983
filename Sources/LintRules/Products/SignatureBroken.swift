import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles

/// Reports bundles that were changed after they were signed.
enum SignatureBroken: ProjectRule {
  static let description = RuleDescription(
    id: "signature-broken",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.installer, .appStoreConnect],
    example: .built(
      repairing: {
        var bundle = BuiltBundle()
        bundle.brokenSeal.changed = ["Cellar.app/Info.plist"]
        return bundle
      }()
    ) { $0.brokenSeal.changed = [] },
    appStoreCode: "ITMS-90035",
    references: [
      "https://github.com/RichardBronosky/ota-tools/issues/20",
      .apple("xcode/using-the-latest-code-signature-format"),
    ]
  )
  static let subject = RuleSubject.everything(in: .infoPlist, .xcframework)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, !built.brokenSeal.isWhole, let refusal = Refusal(built) else { return }
    let seal = built.brokenSeal
    var sentences: [String] = []
    for (name, paths) in [("changed", seal.changed), ("missing", seal.missing), ("added", seal.added)]
    where !paths.isEmpty {
      let shown = paths.prefix(pathLimit).joined(separator: ", ")
      sentences.append(description.text(name, paths.count > pathLimit ? shown + ", …" : shown))
    }
    if let path = seal.altered { sentences.append(description.text("entitlements", path)) }
    context.report(
      description,
      at: context.executableRange,
      sentences.joined(separator: " "),
      // What the rules of a seal leave out was compared with no signature of Apple's own tool.
      severity: sentences.count == 1 && !seal.added.isEmpty ? .warning : refusal.severity,
      isForStore: refusal.isForStore,
      refusedBy: refusal.refusers
    )
  }

  /// How many paths a message names.
  private static let pathLimit = 3

  /// Who refuses a bundle with a broken signature.
  private struct Refusal {
    var severity: Severity?
    var isForStore = false
    var refusers: [Refuser]?

    /// Nil for what is signed anew before it is used: archives of Xcode, libraries, and apps that no certificate signed yet.
    init?(_ built: BuiltBundle) {
      if built.isXCFramework {
        refusers = [.xcodeBuild]
      } else if built.product.isForMac, built.product.kind != .archive {
        refusers = [.system]
      } else if built.isExported {
        isForStore = true
        severity = built.product.isSigned ? nil : .warning
      } else if built.isForDevices, built.product.isSigned, built.product.kind != .archive {
        refusers = [.installer]
      } else {
        return nil
      }
    }
  }
}
