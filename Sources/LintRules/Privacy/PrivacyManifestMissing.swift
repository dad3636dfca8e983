import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps whose sources use API with required reasons and that have no privacy manifest.
enum PrivacyManifestMissing: SourceRule {
  static let description = RuleDescription(
    id: "privacy-manifest-missing",
    severity: .warning,
    premises: [.code, .call, .configuration],
    example: .plist(
      bad: "<key>CFBundleIdentifier</key> <string>com.example.counter</string>",
      good: "<key>CFBundlePackageType</key> <string>FMWK</string>",
      neighbours: [
        "Package.swift": "",
        "Settings.swift": "let count = UserDefaults.standard.integer(forKey: \"count\")",
      ]
    ),
    appStoreCode: "ITMS-91053",
    references: [.apple("bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist).on(.iOS, .tvOS, .watchOS, .visionOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, document.rootDictionary != nil,
      project.documents.privacyManifests.isEmpty,
      project.documents.libraryPrivacyManifests.isEmpty || project.documents.knowsPrivacyManifests,
      // What no target of the project names may be left over.
      project.attribution != .assumed || project.allTargets.isEmpty,
      // A manifest that belongs to nothing that is known may well be copied by a script.
      !project.resourceNames.contains(FileKind.privacyManifestName) || project.documents.knowsPrivacyManifests
    else { return }
    let used = RequiredReasonUses.used(in: project)
    let alternatives = RequiredReasonUses.alternatives(in: project)
    let ambiguous = alternatives.flatMap { RequiredReasonUses.uses(oneOf: $0, in: project) }
    let first = used.first.flatMap { RequiredReasonUses.uses($0, in: project).first }
    guard let use = first ?? ambiguous.first else { return }
    // An API of one of several categories is reported only if nothing else is used.
    let either = Words.either((alternatives.first ?? []).map { RequiredReasonUses.short([$0]) })
    // The store looks at the names in each executable, and so does this.
    let isSeen = project.built?.isForDevices == true && !used.isEmpty
    context.report(
      description,
      at: document.anchor,
      description.text(
        project.documents.hostPrivacyManifests.isEmpty ? "message" : "extension",
        use.evidence.fileName,
        use.name,
        used.isEmpty ? either : RequiredReasonUses.short(used)
      ),
      severity: isSeen ? .error : nil,
      // As certain as what an incomplete manifest lacks.
      certainty: context.certainty(of: use),
      related: used.isEmpty
        ? RequiredReasonUses.places(ambiguous, description)
        : RequiredReasonUses.places(used, in: project, description),
      cause: project.isBuilt ? nil : .run("")
    )
  }
}
