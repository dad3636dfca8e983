import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles

/// Reports signatures by a certificate that the provisioning profile does not have.
enum SignerNotInProfile: ProjectRule {
  static let description = RuleDescription(
    id: "signer-not-in-profile",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.installer, .appStoreConnect],
    example: .built(
      repairing: {
        var bundle = BuiltBundle()
        bundle.profileCertificates = [Certificate(commonName: "Apple Distribution: Winery (TEAM654321)")]
        return bundle
      }()
    ) { $0.profileCertificates = [Certificate(commonName: "Apple Distribution: Cellar (TEAM123456)")] },
    appStoreCode: "ITMS-90179",
    references: ["https://github.com/airsdk/Adobe-Runtime-Support/issues/389"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, built.kind.isProgram, !built.profileCertificates.isEmpty,
      let signer = built.executable?.signature?.signer, !built.profileCertificates.contains(signer)
    else { return }
    let message = description.text("message", built.path, signer.commonName ?? "?")
    context.report(description, at: context.executableRange, message)
  }
}
