import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that may be the default browser or mail program and do not open its links.
enum EntitlementNeedsURLScheme: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-needs-url-scheme",
    severity: .error,
    premises: [.fileKind, .target, .absence],
    refusedBy: [.system],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.mail-client</key> <true/>",
      good: "<key>com.apple.developer.associated-domains</key> <array> <string>applinks:example.com</string> </array>",
      neighbours: [
        "Info.plist": .plist(""),
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    references: [
      .apple("xcode/preparing-your-app-to-be-the-default-browser"),
      .apple("bundleresources/entitlements/com.apple.developer.mail-client"),
    ]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, project.knowsInfoPlists,
      !project.writesElsewhere("CFBundleURLTypes")
    else { return }
    for (name, wanted) in schemes {
      guard let entry = context.rootKeys.entry(forKey: name), let key = entry.key, entry.value?.kind == .true,
        let missing = missing(wanted, in: project.documents.infoPlists), !missing.isEmpty
      else { continue }
      context.report(
        description,
        at: key.range,
        description.text("message", name, Words.all(missing), project.documents.infoPlists.first?.name ?? ""),
        related: project.infoPlistPlaces { description.text("info-plist-here", $0) }
      )
    }
  }

  /// The schemes that each entitlement requires, from the catalog.
  private static let schemes: [(name: String, schemes: [String])] = KeyCatalog.entitlementRelations.compactMap {
    relation in
    guard relation.kind == "entitlement", relation.certainty == .certain,
      let need = relation.needs.first(where: { $0.hasPrefix(start) })
    else { return nil }
    return (relation.name, need.dropFirst(start.count).split(separator: " ").filter { $0 != "and" }.map(String.init))
  }

  private static let start = "plist:CFBundleURLTypes with "

  /// Returns the schemes that no Info.plist declares; nil if one of them may declare what only the build determines.
  private static func missing(_ wanted: [String], in infoPlists: [Document]) -> [String]? {
    var declared: Set<String> = []
    for infoPlist in infoPlists {
      guard let root = infoPlist.rootDictionary, infoPlist.tree.isReadable, !infoPlist.isPreprocessed else {
        return nil
      }
      for type in root.value(forKey: "CFBundleURLTypes").map({ Array($0.children) }) ?? [] {
        let schemes = type.value(forKey: "CFBundleURLSchemes").map { Array($0.children) } ?? []
        declared.formUnion(schemes.compactMap { $0.stringValue?.lowercased() })
      }
    }
    return declared.contains(where: BuildVariable.occurs) ? nil : wanted.filter { !declared.contains($0) }
  }
}
