import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports identifiers of extensions, App Clips and watch apps that do not begin with that of their app.
enum ExtensionIdentifierPrefix: ProjectRule {
  static let description = RuleDescription(
    id: "extension-identifier-prefix",
    severity: .error,
    premises: [.fileKind, .target, .bundleKind],
    refusedBy: [.xcodeBuild, .installer],
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.widget</string>
        <key>CFBundleVersion</key> <string>7</string>
        <key>NSExtension</key> <dict/>
        """,
      good: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar.widget</string>
        <key>CFBundleVersion</key> <string>7</string>
        <key>NSExtension</key> <dict/>
        """,
      neighbours: ExampleProject.cellar(
        holding: "PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar.widget;",
        product: "app-extension"
      )
    ),
    references: [
      .apple("bundleresources/information-property-list/cfbundleidentifier"),
      "https://github.com/AtB-AS/mittatb-app/pull/3487", "https://github.com/uhooi/UhooiPicBook/pull/173",
    ]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "CFBundleIdentifier"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable,
      let value = context.rootKeys.value(forKey: key)
    else { return }
    // Xcode builds extensions of Mac apps, such as ImageOptim's, whose identifier goes on without a dot.
    let separator = context.traits.bundle.isOnly(for: .macOS) ? "" : "."
    let targets = BuiltTarget.of(document, project).filter(\.target.isEmbedded)
    let found = HostDisagreement(of: targets, in: project) { own, host -> HostDisagreement.Texts? in
      guard let identifier = own.text(of: key), let prefix = host.text(of: key) else { return nil }
      let agree = identifier.hasPrefix(prefix + separator) || identifier == prefix
      return .init(own: identifier, host: prefix, agree: agree)
    }
    guard let found else { return checkParts(targets, project, at: value.range, in: &context) }
    context.report(found, at: value.range, expected: "\(found.texts.host).", as: description)
  }

  /// Reports identifiers of extensions that go on after that of their app with more than one part.
  private static func checkParts(
    _ targets: [BuiltTarget],
    _ project: ProjectContext,
    at range: Range<Int>,
    in context: inout RuleContext
  ) {
    guard context.traits.bundle.isExtension, context.traits.bundle.isForStoreOnly else { return }
    let found = HostDisagreement(of: targets, in: project) { own, host -> HostDisagreement.Texts? in
      guard let identifier = own.text(of: key), let prefix = host.text(of: key), identifier.hasPrefix(prefix + "."),
        host.target.role == .app
      else { return nil }
      let rest = identifier.dropFirst(prefix.count + 1)
      return .init(own: identifier, host: prefix, agree: !rest.contains("."))
    }
    guard let found, found.isEverywhere else { return }
    context.report(
      description,
      at: range,
      description.text("parts", found.texts.own, "\(found.texts.host).", found.host.target.name),
      severity: .warning,
      appStoreCode: "ITMS-90347",
      refusedBy: [.appStoreConnect]
    )
  }
}
