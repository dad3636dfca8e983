import AppProject
import BuildDescriptions
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles

/// Reports extensions that run on newer systems alone than the app around them.
enum ExtensionNeedsNewerSystem: Rule {
  static let description = RuleDescription(
    id: "extension-needs-newer-system",
    severity: .warning,
    example: .init(file: ExampleProject.file, bad: example("26.4"), good: example("17.0")),
    references: [.apple("xcode/build-settings-reference")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList, .other)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for target in DescribedTargets.all(in: document, project) where target.role == .appExtension && target.isEmbedded {
      let built = target.configurations.map { BuiltTarget(target, $0, []) }
      guard let found = HostDisagreement(of: built, in: project, texts), let platform = platform(of: found.own) else {
        continue
      }
      let technology = ExtensionTechnology(of: project.context(of: target))
      if technology.began(with: found.texts.own, on: platform) { continue }
      let setting = platform.deploymentSetting
      // A watch app of the older kind has no code of its own.
      let text = target.productType == "watchkit2-extension" ? "watch-app" : "message"
      context.report(
        description,
        at: DescribedTargets.place(of: setting, in: found.own.configuration, of: target, document),
        description.text(text, target.name, found.texts.own, found.texts.host, found.host.target.name),
        severity: isSmall(found.texts) || !technology.isKnown && isDeliberate(found.texts) ? .info : nil
      )
    }
  }

  /// Whether both need the same release, of which few users keep an older version.
  private static func isSmall(_ texts: HostDisagreement.Texts) -> Bool {
    VersionNumber.major(texts.own) == VersionNumber.major(texts.host)
  }

  /// Whether the difference of an extension of an unknown kind may be meant: a new kind of extension, such as one for Live Activities, came with one of the next systems.
  private static func isDeliberate(_ texts: HostDisagreement.Texts) -> Bool {
    guard let own = VersionNumber.major(texts.own), let host = VersionNumber.major(texts.host) else { return true }
    // After 18 came 26.
    let step = { (version: Int) in version >= 26 ? version - 7 : version }
    let distance = step(own) - step(host)
    return distance < 2 || distance == 2 && texts.own.hasSuffix(".0")
  }

  private static func texts(_ own: BuiltTarget, _ host: BuiltTarget) -> HostDisagreement.Texts? {
    guard let platform = platform(of: own), platform == Self.platform(of: host),
      let version = own.configuration.deploymentTarget(platform)?.version,
      let other = host.configuration.deploymentTarget(platform)?.version,
      VersionNumber.isValid(version), VersionNumber.isValid(other)
    else { return nil }
    return .init(own: version, host: other, agree: !VersionNumber.isNewer(version, than: other))
  }

  private static func platform(of target: BuiltTarget) -> ApplePlatform? {
    let platforms = target.configuration.platforms
    return platforms.count == 1 ? platforms.first : nil
  }

  private static func example(_ version: String) -> String {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET"
    return ExampleProject(
      .init("\(settings) = 17.0;", embeds: ["Widget"]),
      .init("\(settings) = \(version);", name: "Widget", product: "app-extension")
    ).text
  }
}
