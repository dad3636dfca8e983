import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports versions of an extension that differ from those of its app.
enum ExtensionVersionMismatch: ProjectRule {
  static let description = RuleDescription(
    id: "extension-version-mismatch",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleVersion</key> <string>7</string>
        <key>NSExtension</key> <dict/>
        """,
      good: """
        <key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleVersion</key> <string>$(CURRENT_PROJECT_VERSION)</string>
        <key>NSExtension</key> <dict/>
        """,
      neighbours: ExampleProject.cellar(holding: "CURRENT_PROJECT_VERSION = 8;", product: "app-extension")
    ),
    appStoreCode: "ITMS-90473",
    references: [.apple("bundleresources/information-property-list/cfbundleversion")]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  private static let keys = ["CFBundleShortVersionString", "CFBundleVersion"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    // The platform of a target is that of all its configurations, so it is asked once for each target.
    var compared: [String: Bool] = [:]
    let targets = BuiltTarget.of(document, project).filter { built in
      if let known = compared[built.target.name] { return known }
      let isCompared = built.target.isEmbedded || built.target.platform == .watchOS
      compared[built.target.name] = isCompared
      return isCompared
    }
    for key in keys {
      guard let setting = BuiltTarget.settings[key] else { continue }
      let variable = "$(\(setting))"
      let isPassed = project.passedSettings.contains(setting)
      let found = HostDisagreement(of: targets, in: project) { own, host in
        // Who gives Xcode a version with the command gives it to all targets.
        isPassed && [own, host].allSatisfy { $0.source(of: key) == variable } ? nil : texts(of: key, own, host)
      }
      guard let found else { continue }
      // Xcode adds a version that the file lacks.
      let value = context.rootKeys.entry(forKey: key)?.value
      let fixed = value.flatMap { $0.stringValue.map { $0 != variable } ?? false ? $0 : nil }
      context.report(
        description,
        at: value?.range ?? document.anchor,
        description.text(
          "message",
          key,
          found.texts.own,
          found.texts.host,
          found.host.target.name,
          found.own.configuration.name
        ),
        // The upload of a watch app with another version is refused.
        severity: found.own.target.platform == .watchOS ? .warning : nil,
        appStoreCode: found.own.target.platform == .watchOS ? "ITMS-90379" : nil,
        fixes: fixed.map { [fix($0, variable, found, context.editor)] } ?? [],
        key: value == nil ? key : nil,
        cause: .file("")
      )
    }
  }

  private static func texts(of key: String, _ own: BuiltTarget, _ host: BuiltTarget) -> HostDisagreement.Texts? {
    guard let version = own.text(of: key), let other = host.text(of: key), !version.isEmpty, !other.isEmpty else {
      return nil
    }
    return .init(own: version, host: other, agree: version == other)
  }

  /// Returns a fix that writes the build variable if it gives the version of the app, otherwise the app's version.
  private static func fix(
    _ value: Node,
    _ variable: String,
    _ found: HostDisagreement,
    _ editor: TreeEditor
  ) -> Fix {
    let version = found.texts.host
    let text = found.own.configuration.expand(variable).text == version ? variable : version
    return Fix(description.text("replace", text), [editor.replaceText(of: value, with: text)], isSafe: false)
  }
}
