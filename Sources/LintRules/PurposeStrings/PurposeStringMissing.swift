import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that the app's sources or entitlements certainly need.
enum PurposeStringMissing: SourceRule {
  static let description = RuleDescription(
    id: "purpose-string-missing",
    severity: .error,
    premises: [.fileKind, .target, .absence, .code, .call, .configuration, .library],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>CFBundleIdentifier</key> <string>com.example.scanner</string>",
      good: """
        <key>CFBundleIdentifier</key> <string>com.example.scanner</string>
        <key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
        "App/CameraView.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)",
      ]
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// A key that the preprocessor may remove counts as present.
  static func applies(to traits: DocumentTraits) -> Bool { true }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for missing in MissingPurposeString.all(project, in: context) where missing.isCertain && !missing.isInHost {
      context.report(missing, project, as: description)
    }
  }
}

extension RuleContext {
  /// Reports a missing purpose string as a finding of `rule`, at the start of the file's root.
  mutating func report(_ missing: MissingPurposeString, _ project: ProjectContext, as rule: RuleDescription) {
    let report = MissingPurposeReport(missing, rule)
    // A new entry must not end up among lines of the preprocessor.
    let root = document.isPreprocessed ? nil : document.rootDictionary
    let fixes =
      root.map { root in
        report.fixes(in: root, editor) { KnownPurposeText.find($0, for: document, project) }
      } ?? []
    // What is missing knows by itself how certain it is.
    let certainty: Certainty = missing.isCertain ? .certain : .probable
    self.report(
      rule,
      at: document.anchor,
      report.message,
      // Apps that have the text in their tables alone are in the store: the system finds it there.
      severity: missing.isInOwnTable ? .info : nil,
      certainty: missing.needs.first.map { certainty.resting(on: self.certainty(of: $0)) } ?? certainty,
      isForStore: missing.isForStore && !missing.isForDebuggingOnly && !missing.isForZeroedIdentifier,
      fixes: fixes,
      related: report.related,
      key: missing.keys.first,
      cause: missing.cause(in: document.path)
    )
  }
}
