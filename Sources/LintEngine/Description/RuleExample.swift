extension RuleDescription {
  /// A pair of small files that shows the rule at work; tests run it.
  public struct Example: Sendable {
    /// The name of the file, which decides what it is.
    public let file: String
    /// A file that the rule reports.
    public var bad: String { makeBad() }
    /// The same file corrected.
    public var good: String { makeGood() }
    /// The files of the project around it that the rule reads, by their path from the file's folder.
    public var neighbours: [String: String] { makeNeighbours() }
    // Texts are made when a page shows them: every start makes the descriptions of all rules.
    private let makeBad: @Sendable () -> String
    private let makeGood: @Sendable () -> String
    private let makeNeighbours: @Sendable () -> [String: String]

    /// Makes an example.
    public init(
      file: String = "Info.plist",
      bad: @autoclosure @escaping @Sendable () -> String,
      good: @autoclosure @escaping @Sendable () -> String,
      neighbours: @autoclosure @escaping @Sendable () -> [String: String] = [:]
    ) {
      self.file = file
      makeBad = bad
      makeGood = good
      makeNeighbours = neighbours
    }

    /// Makes an example of two property lists whose roots have the entries `bad` and `good`; see `String.plist`.
    package static func plist(
      file: String = "Info.plist",
      bad: @autoclosure @escaping @Sendable () -> String,
      good: @autoclosure @escaping @Sendable () -> String,
      neighbours: @autoclosure @escaping @Sendable () -> [String: String] = [:]
    ) -> Example {
      Example(file: file, bad: .plist(bad()), good: .plist(good()), neighbours: neighbours())
    }
  }
}

extension String {
  /// Returns an XML property list whose root dictionary has `entries`, one element a line, as Xcode writes it.
  ///
  /// Elements of `entries` follow each other with a space or a line break between them; keys and values of containers too.
  package static func plist(_ entries: String) -> String {
    guard !entries.isEmpty else { return "<plist version=\"1.0\"><dict/></plist>" }
    var lines = ["<plist version=\"1.0\"><dict>"]
    var depth = 1
    for line in entries.split(separator: "\n") {
      for item in line.drop(while: { $0 == " " }).replacing("> <", with: ">\n<").split(separator: "\n") {
        if item.hasPrefix("</dict>") || item.hasPrefix("</array>") { depth -= 1 }
        lines.append(String(repeating: "  ", count: Swift.max(depth, 0)) + item)
        if item == "<dict>" || item == "<array>" { depth += 1 }
      }
    }
    return (lines + ["</dict></plist>"]).joined(separator: "\n")
  }

  /// Returns the address of a page of Apple's documentation.
  package static func apple(_ path: String) -> String { "https://developer.apple.com/documentation/\(path)" }
}
