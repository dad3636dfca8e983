import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Reports configuration profiles with the identifier of another one in the same folder.
enum ProfileIdentifierDuplicate: ProjectRule {
  static let description = RuleDescription(
    id: "profile-identifier-duplicate",
    severity: .info,
    example: .plist(
      file: "a.mobileconfig",
      bad: text("org.example.network", "0A1B2C3D-0000-4000-8000-000000000001"),
      good: text("org.example.network.office", "0A1B2C3D-0000-4000-8000-000000000001"),
      neighbours: ["b.mobileconfig": .plist(text("org.example.network", "0A1B2C3D-0000-4000-8000-000000000002"))]
    ),
    references: [.apple("devicemanagement/toplevel")]
  )
  static let subject = RuleSubject.keys(key, in: .holding(.configurationProfile))

  private static let key = "PayloadIdentifier"

  private static func text(_ identifier: String, _ uuid: String) -> String {
    """
    <key>PayloadContent</key> <array/>
    <key>PayloadIdentifier</key> <string>\(identifier)</string>
    <key>PayloadType</key> <string>Configuration</string>
    <key>PayloadUUID</key> <string>\(uuid)</string>
    <key>PayloadVersion</key> <integer>1</integer>
    """
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let value = context.rootKeys.value(forKey: key), let text = value.literalText else { return }
    let others = project.documents.profiles.filter { profile in
      profile.rootDictionary?.value(forKey: key)?.stringValue == text
    }
    guard let other = others.first else { return }
    context.report(
      description,
      at: value.range,
      description.text("message", text, other.name),
      related: others.compactMap { profile in
        Evidence(profile.anchor, in: profile).map {
          RelatedPlace(.elsewhere($0), description.text("here", profile.name))
        }
      },
      cause: .run(text)
    )
  }
}
