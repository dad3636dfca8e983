import LintFacts

/// How a purpose string is marked; the raw value is the class in the style sheet.
enum PurposeMark: String {
  case good
  case neutral
  case doubtful
  case bad

  /// Whether something is to be done.
  var isBad: Bool { self == .bad || self == .doubtful }
}

extension PurposeStringReport {
  /// Whether the Info.plist or a setting has it.
  var isPresent: Bool { text != nil || !places.isEmpty }

  /// The name that Xcode shows, without what all such names begin and end with.
  var shortTitle: String? {
    guard var title = title?[...] else { return nil }
    if title.hasPrefix("Privacy - ") { title = title.dropFirst("Privacy - ".count) }
    if title.hasSuffix(" Usage Description") { title = title.dropLast(" Usage Description".count) }
    return String(title)
  }

  /// How it is marked.
  var mark: PurposeMark {
    switch presence {
    case .missing: .bad
    case .probablyMissing: .doubtful
    case .substituted, .host: .neutral
    case .declared, .supplied:
      switch wording {
      case .empty: .bad
      case .placeholder: .doubtful
      default: .good
      }
    }
  }
}
