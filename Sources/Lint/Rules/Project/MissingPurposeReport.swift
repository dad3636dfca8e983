import AppProject
import KeyCatalog
import PropertyList

/// Words, places and fixes of findings about missing purpose strings.
struct MissingPurposeReport {
  private let missing: MissingPurposeString

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

  /// Makes a report of what is missing.
  init(_ missing: MissingPurposeString) {
    self.missing = missing
  }

  /// What is missing, what asks for it and what happens without it.
  var message: String {
    let keys = missing.keys.joined(separator: " or ")
    guard let need = missing.needs.first else { return "\(keys) is missing." }
    return "\(keys) is missing, but \(Self.text(of: need)). \(consequence(of: need))"
  }

  /// The places that ask for the key.
  var related: [RelatedPlace] {
    missing.needs.prefix(Self.placeLimit).map { need in
      RelatedPlace(.elsewhere(need.evidence), "\(Self.text(of: need)) here")
    }
  }

  /// Returns a fix for each key, which inserts it with a text to be replaced.
  func fixes(in root: Node, _ editor: TreeEditor) -> [Fix] {
    missing.keys.compactMap { Self.insertion(of: $0, into: root, editor) }
  }

  /// Returns a fix that inserts a purpose string with the catalog's example; nil for keys whose value is no text.
  static func insertion(of key: String, into root: Node, _ editor: TreeEditor) -> Fix? {
    guard let resource = KeyCatalog.protectedResource(forKey: key), resource.valueTypes.contains(.string),
      let text = resource.exampleText
    else { return nil }
    return Fix("Insert \(key)", [editor.insertEntry(key, .string(text), into: root)], isSafe: false)
  }

  private static func text(of need: PurposeNeed) -> String {
    let file = FilePath.name(need.evidence.path)
    switch need.kind {
    case .call: return "\(file) calls \(need.cause)"
    case .use: return "\(file) uses \(need.cause)"
    case .entitlement: return "\(file) asks for \(need.cause)"
    }
  }

  private func consequence(of need: PurposeNeed) -> String {
    let isEnding = missing.keys.contains(where: Self.endingKeys.contains)
    if missing.keys == ["NSLocalNetworkUsageDescription"] {
      return "The system then asks with a text of its own, which does not say what the app does."
    }
    let place = need.kind == .call ? "at that call" : "at the first access"
    guard missing.isCertain else {
      return isEnding ? "The app may exit \(place)." : "Access may be refused without it."
    }
    let effect = isEnding ? "The app exits \(place)" : "Access is refused without it"
    return "\(effect), and App Store Connect refuses the upload."
  }
}
