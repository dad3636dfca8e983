import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports frequent updates of Live Activities in apps that have none, and extensions that declare them instead of their app.
enum LiveActivitiesUpdatesAlone: Rule {
  static let description = RuleDescription(
    id: "live-activities-updates-alone",
    severity: .warning,
    example: .plist(
      bad: "<key>NSSupportsLiveActivitiesFrequentUpdates</key> <true/>",
      good: """
        <key>NSSupportsLiveActivities</key> <true/>
        <key>NSSupportsLiveActivitiesFrequentUpdates</key> <true/>
        """
    ),
    references: [.apple("bundleresources/information-property-list/nssupportsliveactivitiesfrequentupdates")]
  )
  static let checks: [Check] = [.entry(check), .project(check)]
  static let subject = RuleSubject.keys(updates, other, in: .infoPlist)

  private static let updates = "NSSupportsLiveActivitiesFrequentUpdates"
  private static let other = "NSSupportsLiveActivities"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey(updates), let value = entry.value, value.meansTrue, let dictionary = entry.key.parent,
      !context.hasSibling(other, of: entry)
    else { return }
    let edit = context.editor.insertEntry(other, .boolean(true), into: dictionary, after: entry.entry)
    context.report(
      description,
      at: entry.key.range,
      description.text("message", other),
      fixes: [Fix(description.text("insert", other), [edit], isSafe: false)]
    )
  }

  /// Reports the key in the Info.plist of an extension whose apps lack it.
  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, context.traits.bundle.isExtension, !project.targets.isEmpty,
      let entry = context.rootKeys.entry(forKey: other), entry.value?.meansTrue == true, let key = entry.key
    else { return }
    let files = Dictionary(project.documents.hostInfoPlists.map { ($0.path, $0) }) { first, _ in first }
    let hosts = project.targets.flatMap(project.hosts)
    let areWithout = hosts.allSatisfy { host in
      !host.suppliesUnknownKeys
        && host.configurations.allSatisfy { configuration in
          guard !configuration.suppliedKeys.contains(other) else { return false }
          guard let path = configuration.infoPlist else { return configuration.generatesInfoPlist }
          guard let file = files[path], file.tree.isReadable, !file.isPreprocessed else { return false }
          return file.rootDictionary.map { $0.value(forKey: other) == nil } ?? false
        }
    }
    guard let host = hosts.first, areWithout else { return }
    context.report(description, at: key.range, description.text("extension", other, host.name))
  }
}
