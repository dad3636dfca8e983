import Messages

/// What the page of a rule says.
public struct RuleDescription: Sendable {
  /// The stable id, as `purpose-string-empty`.
  public let id: String
  /// The severity that findings have unless they say otherwise.
  public let severity: Severity
  /// A file that the rule reports, and the same file put right.
  public let example: Example
  /// The App Store code of findings, such as `ITMS-90683`, or nil.
  public let appStoreCode: String?
  /// Pages that the rule rests on, https only.
  public let references: [String]
  /// What a project can decide about the rule beside its severity.
  public let options: [RuleOption]
  /// Whether the rule is asked only where a project wants it.
  public let isOptIn: Bool

  /// What the rule reports, in one sentence.
  public var summary: String { text("summary") }
  /// Why that matters: what goes wrong, when and for whom.
  public var rationale: String { text("rationale") }

  /// Returns the text called `name` from the string tables, its placeholders filled with `arguments`.
  ///
  /// It stands there as `<id>.<name>`; where the rule has none of that name, `common.<name>` is taken.
  public func text(_ name: String, _ arguments: String...) -> String {
    let own = "\(id).\(name)"
    return Messages.text(Messages.contains(own) ? own : "common.\(name)", arguments)
  }

  /// A pair of small files that shows the rule at work; tests run it.
  public struct Example: Sendable {
    /// The name of the file, which decides what it is.
    public let file: String
    /// A file that the rule reports.
    public let bad: String
    /// The same file put right.
    public let good: String
    /// The files of the project around it that the rule looks at, by their path from the file's folder.
    public var neighbours: [String: String] { makeNeighbours() }
    /// Whole projects are among them, which nobody needs who only asks for the rule's severity.
    private let makeNeighbours: @Sendable () -> [String: String]

    /// Makes an example.
    public init(
      file: String = "Info.plist",
      bad: String,
      good: String,
      neighbours: @autoclosure @escaping @Sendable () -> [String: String] = [:]
    ) {
      self.file = file
      self.bad = bad
      self.good = good
      makeNeighbours = neighbours
    }
  }

  /// Makes a description.
  public init(
    id: String,
    severity: Severity,
    example: Example,
    appStoreCode: String? = nil,
    references: [String] = [],
    options: [RuleOption] = [],
    isOptIn: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.example = example
    self.appStoreCode = appStoreCode
    self.references = references
    self.options = options
    self.isOptIn = isOptIn
  }
}
