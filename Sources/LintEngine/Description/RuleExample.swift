import AppProject
import ProjectFiles

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
    private let makeProduct: (@Sendable () -> Product)?

    /// A bundle that the rule reports, and the same bundle corrected.
    public struct Product: Sendable {
      /// The entries of the property list in the bundle that the rule checks, for both.
      public let entries: (bad: String, good: String)
      /// The bundle that the rule reports.
      public let bad: BuiltBundle
      /// The same bundle corrected.
      public let good: BuiltBundle
    }

    /// The bundle of an example about what was built, of which `bad` and `good` are listings; nil for examples about sources.
    public var product: Product? { makeProduct?() }

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
      makeProduct = nil
    }

    /// Makes an example of a bundle that was built, and its repair; `entries` are those of its file of a kind.
    package static func built(
      _ entries: @autoclosure @escaping @Sendable () -> String = "",
      repairing bundle: @autoclosure @escaping @Sendable () -> BuiltBundle,
      of kind: FileKind = .infoPlist,
      by repair: @escaping @Sendable (inout BuiltBundle) -> Void
    ) -> Example {
      Example(fileName(of: kind)) {
        var good = bundle()
        repair(&good)
        return Product(entries: (entries(), entries()), bad: bundle(), good: good)
      }
    }

    /// Makes an example of a bundle that was built, whose property list has the entries `bad` and `good`.
    package static func built(
      bad: @autoclosure @escaping @Sendable () -> String,
      good: @autoclosure @escaping @Sendable () -> String,
      in bundle: @autoclosure @escaping @Sendable () -> BuiltBundle = BuiltBundle(),
      of kind: FileKind = .infoPlist
    ) -> Example {
      Example(fileName(of: kind)) { Product(entries: (bad(), good()), bad: bundle(), good: bundle()) }
    }

    private static func fileName(of kind: FileKind) -> String {
      switch kind {
      case .entitlements: "Cellar.entitlements"
      case .xcframework: "Juice.xcframework/Info.plist"
      default: "Info.plist"
      }
    }

    private init(_ file: String, _ product: @escaping @Sendable () -> Product) {
      self.file = "Cellar.ipa/\(file)"
      let plist = { @Sendable (entries: String) in entries.isEmpty ? "" : "\n\n" + .plist(entries) }
      makeBad = { product().bad.listing + plist(product().entries.bad) }
      makeGood = { product().good.listing + plist(product().entries.good) }
      makeNeighbours = { [:] }
      makeProduct = product
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
