import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports capabilities that an app requires and did not require in its last release.
enum CapabilitiesTightened: Rule {
  static let description = RuleDescription(
    id: "capabilities-tightened",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> <string>nfc</string> </array>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>
        """,
      neighbours: [
        "Package.swift": "",
        "released/Info.plist": .plist(
          "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>"
        ),
      ]
    ),
    appStoreCode: "ITMS-90109",
    references: [capabilitiesPage]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let bundle = context.traits.bundle
    guard document.tree.isReadable, bundle.isApp, !bundle.systems.contains(.macOS) else { return }
    let items = context.rootKeys.entriesForAnyDevice([RequiredCapabilities.key])
      .flatMap { RequiredCapabilities($0.value)?.items ?? [] }
      .filter { $0.isRequired && !isHarmless($0.name, bundle) }
    // Git is asked only if it can matter.
    guard !items.isEmpty, let released = project.released, released.document.tree.isReadable else { return }
    let former = RootKeys(released.document.rootDictionary).entriesForAnyDevice([RequiredCapabilities.key])
    let known = Set(former.flatMap { RequiredCapabilities($0.value)?.items ?? [] }.filter(\.isRequired).map(\.name))
    // Another file may have been the app's then.
    guard !former.isEmpty || RootKeys(released.document.rootDictionary).contains("CFBundlePackageType") else { return }
    for item in items where !known.contains(item.name) {
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.name, released.release),
        fixes: [item.removal(context.editor)]
      )
    }
  }

  /// Whether no device that ran the last release lacks the capability.
  private static func isHarmless(_ name: String, _ bundle: AppBundle) -> Bool {
    name.hasPrefix("arm") || ImpliedCapabilities.contains(name, minimum: bundle.minimumMajorVersion)
  }
}
