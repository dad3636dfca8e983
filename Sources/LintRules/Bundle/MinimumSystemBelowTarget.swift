import AppProject
import BuildDescriptions
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports minimum systems below the deployment target.
enum MinimumSystemBelowTarget: ProjectRule {
  static let description = RuleDescription(
    id: "minimum-system-below-target",
    severity: .warning,
    premises: [.fileKind, .target],
    refusedBy: [.system],
    example: .plist(
      bad: "<key>LSMinimumSystemVersion</key> <string>10.13</string>",
      good: "<key>LSMinimumSystemVersion</key> <string>$(MACOSX_DEPLOYMENT_TARGET)</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.0;")
        ).text
      ]
    ),
    references: [.apple("bundleresources/information-property-list/lsminimumsystemversion")]
  )
  static let subject = RuleSubject.keys([key, mobileKey], in: .infoPlist)

  private static let key = "LSMinimumSystemVersion"
  private static let setting = "MACOSX_DEPLOYMENT_TARGET"
  private static let mobileKey = "MinimumOSVersion"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    if project.isBuilt { return checkBuilt(document, project, in: &context) }
    if document.name == flutterFile { return checkFlutter(project, in: &context) }
    guard let value = context.rootKeys.value(forKey: key) else { return }
    for own in BuiltTarget.of(document, project) where own.configuration.value(of: "SDKROOT").text == "macosx" {
      guard let version = own.text(of: key), let target = own.configuration.value(of: setting).text,
        isBelow(version, target)
      else { continue }
      let variable = "$(\(setting))"
      return context.report(
        description,
        at: value.range,
        description.text("message", version, target, own.target.name, own.configuration.name),
        fixes: [
          Fix(
            description.text("replace", variable),
            [context.editor.replaceText(of: value, with: variable)],
            isSafe: false
          )
        ]
      )
    }
  }

  /// The Info.plist of the framework that Flutter makes of an app's Dart code.
  private static let flutterFile = "AppFrameworkInfo.plist"

  /// Compares that framework with the app that holds it.
  private static func checkFlutter(_ project: ProjectContext, in context: inout RuleContext) {
    let apps = project.allTargets.filter { $0.role == .app && $0.platform == .iOS }
    let targets = apps.flatMap(\.configurations).map { $0.value(of: ApplePlatform.iOS.deploymentSetting).text }
    guard let value = context.rootKeys.value(forKey: mobileKey), let version = value.literalText, let app = apps.first,
      let number = numbers(version), let target = targets.compactMap(\.self).first,
      targets.allSatisfy({ $0.flatMap(numbers).map { $0 != number } ?? false })
    else { return }
    context.report(
      description,
      at: value.range,
      description.text("flutter", version, target, app.name),
      severity: .info,
      // No target names the file, which the tools of Flutter copy.
      certainty: .certain,
      appStoreCode: "ITMS-90208",
      fixes: [
        Fix(
          description.text("replace", target),
          [context.editor.replaceText(of: value, with: target)],
          isSafe: false
        )
      ]
    )
  }

  /// Compares what was written into a bundle with what its code was built for.
  private static func checkBuilt(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    for own in BuiltTarget.of(document, project) {
      let isForMac = own.configuration.value(of: "SDKROOT").text == "macosx"
      guard let platform = own.target.platform, let value = context.rootKeys.value(forKey: isForMac ? key : mobileKey),
        let version = value.literalText, let target = own.configuration.value(of: platform.deploymentSetting).text,
        isBelow(version, target)
      else { continue }
      return context.report(
        description,
        at: value.range,
        description.text("built", version, target, own.target.name),
        severity: isForMac ? nil : .error,
        appStoreCode: isForMac ? nil : "ITMS-90208"
      )
    }
  }

  private static func isBelow(_ version: String, _ target: String) -> Bool {
    guard let number = numbers(version), let wanted = numbers(target) else { return false }
    return number.lexicographicallyPrecedes(wanted)
  }

  /// Returns the numbers of a version without zeros at its end; nil if it is not one.
  private static func numbers(_ version: String) -> [Int]? {
    guard VersionNumber.isValid(version) else { return nil }
    var numbers = version.split(separator: ".").compactMap { Int($0) }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}
