import AppProject
import CodeScanning
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the old purpose strings for calendars and reminders if the sources request access and the new ones are
/// missing.
enum CalendarOldKeyDenied: SourceRule {
  static let description = RuleDescription(
    id: "calendar-old-key-denied",
    severity: .error,
    premises: [.fileKind, .target, .absence, .code, .call, .configuration],
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NSCalendarsUsageDescription</key> <string>Put your bookings into the calendar.</string>",
      good: """
        <key>NSCalendarsUsageDescription</key> <string>Put your bookings into the calendar.</string>
        <key>NSCalendarsFullAccessUsageDescription</key> <string>Put your bookings into the calendar.</string>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
        "App/Bookings.swift": "import EventKit\nlet isAllowed = try await EKEventStore().requestFullAccessToEvents()",
      ]
    ),
    references: [.apple("technotes/tn3153-adopting-api-changes-for-eventkit-in-ios-macos-and-watchos")]
  )
  static let subject = RuleSubject.keys(oldKeys, in: .infoPlist)

  private static let oldKeys: Set<String> = ["NSCalendarsUsageDescription", "NSRemindersUsageDescription"]
  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary else { return }
    for entry in context.rootKeys.entriesForAnyDevice(oldKeys) {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value) else {
        continue
      }
      let calls = calls(refusedWith: text.resource, document, context.rootKeys, project)
      guard let call = calls.first else { continue }
      let wanted = keys(of: calls, text.resource)
      context.report(
        description,
        at: key.range,
        description.text("message", FilePath.name(call.evidence.path), call.cause, Words.either(wanted), name),
        certainty: context.certainty(of: call),
        fixes: wanted.map { wanted in
          let edit = context.editor.insertEntry(wanted, .string(text.value), into: root, after: entry)
          return Fix(description.text("insert-copy", wanted), [edit], isSafe: false)
        },
        related: calls.prefix(placeLimit).map {
          RelatedPlace(
            .elsewhere($0.evidence),
            description.text("call-here", FilePath.name($0.evidence.path), $0.cause)
          )
        }
      )
    }
  }

  /// Returns the calls that are denied while `old` is present without one of its successors; none for other keys.
  static func calls(
    refusedWith old: ProtectedResource,
    _ document: Document,
    _ root: RootKeys,
    _ project: ProjectContext
  ) -> [PurposeNeed] {
    guard oldKeys.contains(old.key), !project.suppliesUnknownKeys else { return [] }
    let missing = Set(old.successorKeys.filter { !PurposeKeys.isPresent($0, in: root, project) })
    guard !missing.isEmpty else { return [] }
    let present = PresentPurposeKeys(root, project, project.bundle(of: document, root))
    guard !present.isIneffective(old.key) else { return [] }
    return project.code.purposeNeeds.filter { need in
      // A library shows by a key of its own that it requests the new access.
      let isRequest =
        need.kind == .call || need.kind == .dependency && !need.alternatives.joined().contains(old.key)
      let wanted = need.alternatives.map { $0.filter(old.successorKeys.contains) }.filter { !$0.isEmpty }
      return isRequest && need.isProven && present.concerns(need) && !wanted.isEmpty
        && wanted.allSatisfy { !missing.isDisjoint(with: $0) }
    }
  }

  /// Returns the successors of `old` that the calls require.
  private static func keys(of calls: [PurposeNeed], _ old: ProtectedResource) -> [String] {
    let wanted = Set(calls.flatMap { $0.alternatives.joined() })
    return old.successorKeys.filter(wanted.contains)
  }
}
