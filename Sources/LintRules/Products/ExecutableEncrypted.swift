import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports executables that the App Store encrypted, and those that it cannot encrypt.
enum ExecutableEncrypted: ProjectRule {
  static let description = RuleDescription(
    id: "executable-encrypted",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var slice = BuiltSlice()
        slice.isEncrypted = true
        return BuiltBundle(slices: [slice])
      }()
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90125",
    references: ["https://github.com/thegrizzlylabs/geniusscan-sdk-demo/issues/50"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  /// Whether the image is one for devices without the load command that linkers write for them.
  private static func lacksInformation(_ slice: BuiltSlice) -> Bool {
    let isLinked = slice.fileType == .executable || slice.fileType == .dynamicLibrary
    return isLinked && slice.platform == .iOS && !slice.hasEncryptionInformation
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, let code = built.executable, !code.isArchive else { return }
    if code.slices.contains(where: \.isEncrypted) {
      context.report(description, at: context.executableRange, description.text("message", code.path))
    } else if code.slices.contains(where: lacksInformation) {
      // Not all linkers write the command, and by which images the store misses it is not known.
      let message = description.text("no-information", code.path)
      context.report(description, at: context.executableRange, message, severity: .warning)
    }
  }
}
