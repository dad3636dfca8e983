import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports keys that a library reads from the Info.plist and cannot do without.
enum LibraryKeyMissing: SourceRule {
  static let description = RuleDescription(
    id: "library-key-missing",
    severity: .warning,
    example: .plist(
      bad: "<key>LSRequiresIPhoneOS</key> <true/>",
      good: "<key>LSRequiresIPhoneOS</key> <true/> <key>GADApplicationIdentifier</key> <string>ca-app-pub-1~2</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
          .text,
        "package.json": "{\"dependencies\": {\"@capacitor-community/admob\": \"7.2.0\"}}",
      ]
    ),
    references: ["https://developers.google.com/admob/ios/quick-start"]
  )
  static let subject = RuleSubject.everything(in: .infoPlist).on(.iOS)

  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let needs = project.code[.libraryKey].filter { $0.compilation == .certain }
    guard !needs.isEmpty, document.tree.isReadable, document.rootDictionary != nil, context.traits.bundle.role == .app
    else { return }
    for (key, places) in Dictionary(grouping: needs, by: \.name).sorted(by: { $0.key < $1.key }) {
      guard let first = places.first, context.rootKeys.entriesForAnyDevice([key]).isEmpty, !project.writesElsewhere(key)
      else { continue }
      context.report(
        description,
        at: document.anchor,
        description.text("message", first.library ?? "", FilePath.name(first.evidence.path), key),
        related: places.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.library ?? ""))
        },
        key: key,
        cause: .place(first.evidence.path, key)
      )
    }
  }
}
