import ProjectFiles
import SourceText

/// How much a finding matters.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case info
  case warning
  case error

  /// Orders severities from information to error.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  /// The next lower one; information stays information.
  package var lowered: Severity { self == .error ? .warning : .info }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something that a rule found in a file.
public struct Finding: Sendable, Hashable {
  /// The rule's id.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The bytes that the finding is about.
  public var range: Range<Int>
  /// One or two sentences that a newcomer understands.
  public var message: String
  /// The App Store code of the rejection, such as `ITMS-90683`, or nil.
  public var appStoreCode: String?
  /// What can be done about it; the first is the usual one.
  public var fixes: [Fix]
  /// Other places that belong to it.
  public var related: [RelatedPlace]
  /// Whether the text of the range has no effect, so that editors may fade it.
  public var isUnnecessary: Bool
  /// Whether the text of the range is deprecated, so that editors may strike it through.
  public var isDeprecated: Bool
  /// The key that it is about, if that is another than the one at its place: one that is missing.
  public var key: String? = nil
  /// The target that it holds for, if it does not hold for all that have the file.
  public var target: String? = nil
  /// What it has in common with other findings that are the same defect; nil if it is a defect of its own.
  public var cause: FindingCause? = nil
  /// What it rests on, with how each is known.
  public var grounds: [Ground] = []
  /// Who refuses the app or the file because of it, sorted; empty if nobody does.
  public var refusers: [Refuser] = []
}

/// A change that resolves a finding.
public struct Fix: Sendable, Hashable {
  /// What it does, as the title of a menu item.
  public var title: String
  /// The edits, against the text that the finding was made for; they do not overlap.
  public var edits: [TextEdit]
  /// Whether it can be applied without a look: it keeps the meaning, and nothing is left to fill in.
  public var isSafe: Bool
  /// Whether it states what only people know or can decide, such as what an app does with data: it is one of several choices, made
  /// one by one.
  public var needsDecision: Bool
  /// Whether it repairs the syntax, so that the parser must find less wrong with it.
  public var isRepair = false
  /// The changes to other files, each once, that are made together with the edits: all of them or none.
  public var otherFiles: [FileEdit]
  /// Texts that the edits insert and that the user is to replace, in their order.
  public var placeholders: [String]

  /// Makes a fix; one with placeholders, or that needs a decision, is never safe.
  public init(
    _ title: String,
    _ edits: [TextEdit],
    isSafe: Bool = true,
    needsDecision: Bool = false,
    otherFiles: [FileEdit] = [],
    placeholders: [String] = []
  ) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe && !needsDecision && placeholders.isEmpty
    self.needsDecision = needsDecision
    self.otherFiles = otherFiles
    self.placeholders = placeholders
  }
}

extension Fix {
  /// The same fix as a repair of the syntax.
  package var asRepair: Fix {
    var repair = self
    repair.isRepair = true
    return repair
  }
}

/// Another place that belongs to a finding.
public struct RelatedPlace: Sendable, Hashable {
  /// Where it is.
  public enum Place: Sendable, Hashable {
    /// In the same file.
    case here(Range<Int>)
    /// In another file.
    case elsewhere(Evidence)
  }

  /// Where it is.
  public var place: Place
  /// What is there.
  public var message: String

  /// Makes a related place.
  public init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}
