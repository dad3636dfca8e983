import PropertyList

/// What was found in files before a change, as a file that a later run reads instead of linting them again.
///
/// The file is a binary property list: for each pair of a former and a current path, the rule, line, message and fixes of each finding.
public struct FormerFindings: Sendable, Hashable {
  private var files: [String: KnownFindings] = [:]

  /// Makes it without findings.
  public init() {}

  /// Reads the bytes of such a file, linear in them; nil if they are damaged.
  public init?(_ bytes: [UInt8]) {
    guard var reader = try? BinaryReader(bytes), case .dictionary(let entries)? = try? reader.read() else { return nil }
    for entry in entries {
      guard case .array(let values) = entry.value else { return nil }
      var findings: [KnownFindings.Known] = []
      for value in values {
        guard let finding = Self.finding(value) else { return nil }
        findings.append(finding)
      }
      files[entry.key] = KnownFindings(findings)
    }
  }

  /// The bytes of such a file, made in linear time; equal findings give equal bytes.
  public var bytes: [UInt8] {
    BinaryWriter().document(
      .dictionary(
        files.sorted { $0.key < $1.key }.map { path, known in
          .init(key: path, value: .array(known.findings.map(Self.value)))
        }
      )
    )
  }

  /// What was found in the file that is at `current` now and was at `former`; nil if it was not linted.
  public subscript(former: String, current: String) -> KnownFindings? {
    get { files[Self.key(former, current)] }
    set { files[Self.key(former, current)] = newValue }
  }

  /// The current path chooses the configuration.
  private static func key(_ former: String, _ current: String) -> String {
    former == current ? former : "\(former)\n\(current)"
  }

  private static func value(_ finding: KnownFindings.Known) -> PropertyListValue {
    .array(([finding.rule, finding.text, finding.message] + finding.fixes).map { .string($0) })
  }

  private static func finding(_ value: PropertyListValue) -> KnownFindings.Known? {
    guard case .array(let values) = value else { return nil }
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    guard texts.count == values.count, texts.count >= 3 else { return nil }
    return KnownFindings.Known(rule: texts[0], text: texts[1], message: texts[2], fixes: Array(texts.dropFirst(3)))
  }
}
