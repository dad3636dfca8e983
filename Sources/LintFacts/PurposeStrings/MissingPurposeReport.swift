import CodeScanning
import KeyCatalog
import LintEngine
import Messages
import ProjectFiles
import PropertyList

/// Words, places and fixes of findings about missing purpose strings.
package struct MissingPurposeReport {
  private let missing: MissingPurposeString
  /// The rule, whose texts depend on whether the need is certain.
  private let rule: RuleDescription

  /// The largest number of places that a finding lists.
  private static let placeLimit = 10

  /// The keys without which the system ends the app.
  private static let endingKeys: Set<String> = [
    "NSAppleMusicUsageDescription", "NSBluetoothAlwaysUsageDescription", "NSCameraUsageDescription",
    "NSContactsUsageDescription", "NSFocusStatusUsageDescription", "NSHealthShareUsageDescription",
    "NSHealthUpdateUsageDescription", "NSHomeKitUsageDescription", "NSMicrophoneUsageDescription",
    "NSMotionUsageDescription", "NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription",
    "NSSiriUsageDescription", "NSSpeechRecognitionUsageDescription", "NSUserTrackingUsageDescription",
  ]

  /// Makes a report of what is missing, in the words of a rule.
  package init(_ missing: MissingPurposeString, _ rule: RuleDescription) {
    self.missing = missing
    self.rule = rule
  }

  /// What is missing, what requires it and what happens without it.
  package var message: String {
    let keys = Words.either(missing.keys)
    guard let need = missing.needs.first else { return rule.text("is-missing", keys) }
    let file = need.evidence.placeName
    let consequence = consequence(of: need)
    switch need.kind {
    case .call: return rule.text("is-missing-call", keys, file, need.cause, consequence)
    case .use, .moduleImport: return rule.text("is-missing-use", keys, file, need.cause, consequence)
    case .entitlement: return rule.text("is-missing-entitlement", keys, file, need.cause, consequence)
    case .dependency: return rule.text("is-missing-dependency", keys, file, need.cause, consequence)
    }
  }

  /// The places that require the key.
  package var related: [RelatedPlace] {
    missing.needs.prefix(Self.placeLimit).map { need in
      RelatedPlace(.elsewhere(need.evidence), placeText(of: need))
    }
  }

  /// Returns the fixes for each key, which insert it with the `known` text, if there is one, and with one to be replaced.
  package func fixes(in root: Node, _ editor: TreeEditor, known: (String) -> KnownPurposeText?) -> [Fix] {
    missing.keys.flatMap { key -> [Fix] in
      guard let insertion = Self.insertion(of: key, into: root, editor) else { return [] }
      guard let known = known(key) else { return [insertion] }
      let edit = editor.insertEntry(key, .string(known.text), into: root)
      return [Fix(Messages.text("common.insert-text-of", [key, known.place]), [edit], isSafe: false), insertion]
    }
  }

  /// Returns a fix that inserts a purpose string to be written; nil for keys whose value is not a text.
  package static func insertion(of key: String, into root: Node, _ editor: TreeEditor) -> Fix? {
    guard let resource = KeyCatalog.protectedResource(forKey: key), resource.valueTypes.contains(.string)
    else { return nil }
    let text = PurposePlaceholder.text(for: resource)
    let edit = editor.insertEntry(key, .string(text), into: root)
    return Fix(Messages.text("common.insert", [key]), [edit], isSafe: false, placeholders: [text])
  }

  private func placeText(of need: PurposeNeed) -> String {
    let file = need.evidence.fileName
    switch need.kind {
    case .call: return rule.text("call-here", file, need.cause)
    case .use, .moduleImport: return rule.text("use-here", file, need.cause)
    case .entitlement: return rule.text("entitlement-here", file, need.cause)
    case .dependency: return rule.text("dependency-here", file, need.cause)
    }
  }

  private func consequence(of need: PurposeNeed) -> String {
    if missing.isInOwnTable { return rule.text("doubt-table") }
    if missing.keys == ["NSLocalNetworkUsageDescription"] { return rule.text("consequence-bare-alert") }
    if missing.isForZeroedIdentifier { return rule.text("consequence-zeros") }
    if need.isForStoreAlone { return rule.text("doubt-store") }
    let isEnding = missing.keys.contains(where: Self.endingKeys.contains)
    // Of what is linked, the app may never call this.
    let isRun = need.kind == .call && need.basis == .read
    let name = !isEnding ? "consequence-refusal" : isRun ? "consequence-exit-at-call" : "consequence-exit"
    guard !missing.isCertain else { return rule.text(missing.isForStore ? name : "\(name)-mac") }
    return need.isCertain ? rule.text(doubt(about: need)) : rule.text(name)
  }

  /// Returns the name of the text about what is not known of a need.
  private func doubt(about need: PurposeNeed) -> String {
    switch need.compilation {
    case .debugOnly: "doubt-debug"
    case .uncertain: "doubt-condition"
    case .certain: "doubt-target"
    }
  }
}
