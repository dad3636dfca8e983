import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that handle the photos of their users and show files in a preview, whose menu saves pictures.
enum PreviewSavesPictures: ProjectRule {
  static let description = RuleDescription(
    id: "preview-saves-pictures",
    severity: .info,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NSPhotoLibraryUsageDescription</key> <string>Pick the pictures of your cellar.</string>",
      good: """
        <key>NSPhotoLibraryUsageDescription</key> <string>Pick the pictures of your cellar.</string>
        <key>NSPhotoLibraryAddUsageDescription</key> <string>Save a picture that you look at.</string>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
        "App/Preview.swift": "import QuickLook\nfinal class Preview: QLPreviewController {}",
      ]
    ),
    references: [.apple("bundleresources/information-property-list/nsphotolibraryaddusagedescription")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist).on(.iOS)

  private static let key = "NSPhotoLibraryAddUsageDescription"
  private static let photos = "NSPhotoLibraryUsageDescription"
  private static let previews = ["QLPreviewController", "quickLookPreview"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let names = project.code.watchedNames
    guard document.tree.isReadable, let root = document.rootDictionary, context.traits.bundle.isApp,
      PurposeKeys.isPresent(photos, in: context.rootKeys, project),
      !PurposeKeys.isPresent(key, in: context.rootKeys, project), !project.suppliesUnknownKeys,
      let place = previews.firstResult({ names[$0] }),
      !PurposeKeys.isReportedMissing(key, project, in: &context)
    else { return }
    let file = FilePath.name(place.path)
    let fix = MissingPurposeReport.insertion(of: key, into: root, context.editor)
    context.report(
      description,
      at: document.anchor,
      description.text("message", key, file),
      fixes: fix.map { [$0] } ?? [],
      related: [RelatedPlace(.elsewhere(place), description.text("here", file))],
      key: key
    )
  }
}
