import Messages

/// The contents of the page of a rule.
public struct RuleDescription: Sendable {
  /// The stable id, as `purpose-string-empty`.
  public let id: String
  /// The severity of findings that have none of their own.
  public let severity: Severity
  /// What its errors rest on in addition to the words at their place; empty for rules that report none.
  public let premises: [Premise]
  /// Who refuses an app or a file with the defect, sorted; empty if nobody does.
  public let refusers: [Refuser]
  /// A file that the rule reports, and the same file corrected.
  public let example: Example
  /// The App Store code of findings, such as `ITMS-90683`, or nil.
  public let appStoreCode: String?
  /// Pages that the rule rests on, https only.
  public var references: [String] { makeReferences() }
  private let makeReferences: @Sendable () -> [String]
  /// The options of the rule in addition to its severity.
  public let options: [RuleOption]
  /// Whether the rule is opt-in.
  public let isOptIn: Bool

  /// Whether findings can be errors.
  public var canBeError: Bool { severity == .error || !premises.isEmpty }

  /// What the rule reports, in one sentence.
  public var summary: String { text("summary") }
  /// Why that matters: what goes wrong, when and for whom.
  public var rationale: String { text("rationale") }

  /// Returns the text called `name` from the string tables, its placeholders filled with `arguments`.
  ///
  /// Its key is `<id>.<name>`; if the rule has no such text, `common.<name>` is used.
  public func text(_ name: String, _ arguments: String...) -> String { text(name, arguments) }

  /// Returns the text called `name` in the same way.
  func text(_ name: String, _ arguments: [String]) -> String {
    let own = "\(id).\(name)"
    return Messages.text(Messages.contains(own) ? own : "common.\(name)", arguments)
  }

  /// Returns whether the string tables have a text called `name` for the rule.
  func hasText(_ name: String) -> Bool {
    Messages.contains("\(id).\(name)") || Messages.contains("common.\(name)")
  }

  /// Makes a description.
  public init(
    id: String,
    severity: Severity,
    premises: [Premise] = [],
    refusedBy refusers: [Refuser]? = nil,
    example: Example,
    appStoreCode: String? = nil,
    references: @autoclosure @escaping @Sendable () -> [String] = [],
    options: [RuleOption] = [],
    isOptIn: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.premises = premises
    self.refusers = refusers?.sorted() ?? (appStoreCode == nil ? [] : [.appStoreConnect])
    self.example = example
    self.appStoreCode = appStoreCode
    makeReferences = references
    self.options = options
    self.isOptIn = isOptIn
  }
}

extension RuleDescription {
  /// Returns the text called `name`, or `<name>-probable` if the finding is not certain and there is one.
  public func claim(_ name: String, _ certainty: Certainty, _ arguments: String...) -> String {
    let cautious = "\(name)-probable"
    return text(certainty < .certain && hasText(cautious) ? cautious : name, arguments)
  }
}

/// Something about a rule that a project can decide in its configuration.
public struct RuleOption: Sendable, Hashable {
  /// The type of the option, with its default.
  public enum Value: Sendable, Hashable {
    /// A number from zero.
    case count(Int)
    /// A list of texts.
    case texts([String])
  }

  /// The name, as `minimum_words`.
  public let name: String
  /// The default.
  public let initial: Value

  /// Makes an option.
  public init(_ name: String, _ initial: Value) {
    self.name = name
    self.initial = initial
  }
}
