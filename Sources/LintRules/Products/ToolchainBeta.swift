import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Reports apps that were built with a beta of Xcode or macOS, or with an Xcode that Apple withdrew.
enum ToolchainBeta: ProjectRule {
  static let description = RuleDescription(
    id: "toolchain-beta",
    severity: .warning,
    example: .built(
      bad: "<key>DTXcodeBuild</key> <string>17A5241e</string>",
      good: "<key>DTXcodeBuild</key> <string>17A324</string>"
    ),
    appStoreCode: "ITMS-90534",
    references: [
      "https://github.com/apache/cordova-ios/issues/711", "https://github.com/microsoft/appcenter/issues/1045",
      "https://github.com/adidshaft/atria/issues/42",
    ]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  private static let keys = ["DTXcodeBuild", "DTSDKBuild", systemKey]
  private static let systemKey = "BuildMachineOSBuild"
  private static let withdrawn: Set = ["11A419c", "11B52"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, built.kind == .app else { return }
    for key in keys {
      guard let value = context.rootKeys.value(forKey: key), let build = value.literalText else { continue }
      if withdrawn.contains(build) {
        context.report(description, at: value.range, description.text("withdrawn", build), cause: .file(""))
      } else if build.first?.isASCII == true, build.last.map({ ("a"..."z").contains($0) }) ?? false {
        context.report(
          description,
          at: value.range,
          description.text("message", key, build),
          appStoreCode: key == systemKey ? "ITMS-90111" : nil,
          cause: .file("")
        )
      }
    }
  }
}
