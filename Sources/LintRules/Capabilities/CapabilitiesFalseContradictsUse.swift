import AppProject
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports capabilities that a device must not have although the sources use them.
enum CapabilitiesFalseContradictsUse: ProjectRule {
  static let description = RuleDescription(
    id: "capabilities-false-contradicts-use",
    severity: .warning,
    example: .plist(
      bad: """
        <key>UIRequiredDeviceCapabilities</key> <dict>
          <key>arm64</key> <true/>
          <key>still-camera</key> <false/>
        </dict>
        """,
      good: "<key>UIRequiredDeviceCapabilities</key> <dict> <key>arm64</key> <true/> </dict>",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
        "App/Scanner.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)",
      ]
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !context.traits.bundle.isExtension else { return }
    for entry in context.rootKeys.entriesForAnyDevice([RequiredCapabilities.key]) {
      for item in RequiredCapabilities(entry.value)?.items ?? [] where item.entry?.value?.kind == .false {
        guard let use = use(of: item.name, project) else { continue }
        let file = FilePath.name(use.evidence.path)
        context.report(
          description,
          at: item.node.range,
          description.text("message", item.name, file, use.name),
          fixes: [item.removal(context.editor)],
          related: [RelatedPlace(.elsewhere(use.evidence), description.text("use-here", file, use.name))]
        )
      }
    }
  }

  /// Returns the first place in the sources that uses the capability.
  private static func use(of name: String, _ project: ProjectContext) -> CodeUsage.Mention? {
    let keys = CapabilityUses.purposeKeys[name] ?? []
    let need = project.code.purposeNeeds.first { need in
      (need.kind == .call || need.kind == .use) && need.isProven && keys.isSuperset(of: need.alternatives.joined())
        && (need.platforms.isEmpty || need.platforms.contains(ApplePlatform.iOS.rawValue))
    }
    if let need { return CodeUsage.Mention(need.cause, need.evidence) }
    return CapabilityUses.tellingModules[name].flatMap { module in
      project.code.watchedNames[module].map { CodeUsage.Mention(module, $0) }
    }
  }
}
