import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports required capabilities for which nothing in the sources has a use.
enum CapabilitiesOverRestrictive: ProjectRule {
  static let description = RuleDescription(
    id: "capabilities-over-restrictive",
    severity: .info,
    example: .plist(
      bad: """
        <key>UIRequiredDeviceCapabilities</key> <array> <string>gps</string> <string>still-camera</string> </array>
        """,
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>gps</string> </array>",
      neighbours: [
        "App/Route.swift": "import CoreLocation",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, project.code.isWhole,
      !context.traits.bundle.isExtension
    else { return }
    let minimum = context.traits.bundle.minimumMajorVersion
    for entry in context.rootKeys.entriesForAnyDevice([RequiredCapabilities.key]) {
      for item in RequiredCapabilities(entry.value)?.items ?? [] where item.isRequired {
        // What all devices have excludes none.
        guard !ImpliedCapabilities.contains(item.name, minimum: minimum) else { continue }
        guard let frameworks = CapabilityUses.frameworks[item.name], !isUsed(item.name, project) else { continue }
        context.report(
          description,
          at: item.node.range,
          description.text("message", item.name, Words.either(frameworks)),
          fixes: [item.removal(context.editor)]
        )
      }
    }
  }

  private static func isUsed(_ name: String, _ project: ProjectContext) -> Bool {
    let keys = CapabilityUses.purposeKeys[name] ?? []
    return CapabilityUses.names[name]?.contains { project.code.watchedNames[$0] != nil } ?? true
      || project.code.purposeNeeds.contains { !keys.isDisjoint(with: $0.alternatives.joined()) }
  }
}
