import JSON
import Messages
import ProjectFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Findings that a project lives with for now, so that only new ones are reported.
///
/// A finding is recognised by its file, its rule, the text of its line and its message, so lines above it may come and go.
public struct Baseline: Sendable {
  /// Why a baseline cannot be read.
  public enum Failure: Error, CustomStringConvertible {
    case notABaseline(String)
    case unknownVersion(Int)

    /// The reason in words.
    public var description: String {
      switch self {
      case .notABaseline(let reason): Messages.translatedTemplate("not a baseline of plist-lsp: \(reason)")
      case .unknownVersion(let version):
        Messages.translatedTemplate("written by a newer plist-lsp (format version \(version))")
      }
    }
  }

  /// Findings that are recognised by the same.
  public struct Entry: Sendable, Hashable, Codable {
    /// The path of the file from the folder of the baseline; absolute for a file outside of it.
    public let file: String
    /// The rule's id.
    public let rule: String
    /// The text of the line, without blanks at the ends.
    public let text: String
    /// What is wrong, with a sign in place of each number.
    public let message: String
    /// How many there are.
    public let count: Int
  }

  private struct File: Codable {
    let version: Int
    let findings: [Entry]
  }

  private static let version = 1
  /// The largest number of findings that an entry may allow: sums of as many entries as a file can hold are numbers.
  private static let countLimit = 1_000_000

  /// How often each finding may still occur.
  private var counts: [FindingIdentity: Int]
  private let paths: ReportPaths

  /// Makes a baseline of what was found, for a file in the root of `paths`.
  public init(_ findings: [ReportedFinding], paths: ReportPaths = ReportPaths()) {
    self.paths = paths
    counts = findings.reduce(into: [:]) { counts, finding in
      counts[FindingIdentity(finding, file: paths.relative(finding.file)), default: 0] += 1
    }
  }

  /// Reads a baseline from a file in the root of `paths`; throws a `Failure`.
  public init(json: [UInt8], paths: ReportPaths = ReportPaths()) throws {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(json)) } catch {
      throw Failure.notABaseline("expected a JSON object with a version and findings")
    }
    guard file.version == Self.version else { throw Failure.unknownVersion(file.version) }
    self.paths = paths
    counts = file.findings.reduce(into: [:]) { counts, entry in
      let identity = FindingIdentity(file: entry.file, rule: entry.rule, text: entry.text, message: entry.message)
      let count = counts[identity, default: 0] + entry.count.clamped(to: 0...Self.countLimit)
      counts[identity] = count.clamped(to: 0...Self.countLimit)
    }
  }

  /// Returns whether `json` is a baseline, also one of a newer version; linear.
  public static func recognises(_ json: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(File.self, from: Data(json))) != nil
  }

  /// The baseline as JSON with a line end; equal findings give equal bytes.
  public var json: [UInt8] {
    Array((JSONText.text(of: File(version: Self.version, findings: remaining)) + "\n").utf8)
  }

  /// What of it did not occur, by file, rule and text.
  public var remaining: [Entry] {
    counts.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { identity, count in
      Entry(file: identity.file, rule: identity.rule, text: identity.text, message: identity.message, count: count)
    }
  }

  /// Returns the entries that did not occur although their file was checked, as `isChecked` returns for the absolute
  /// path.
  public func stale(isChecked: (String) -> Bool) -> [Entry] {
    remaining.filter { isChecked(FilePath.absolute($0.file, from: paths.root)) }
  }

  /// Returns whether a finding is one of the baseline; each entry matches as many as it counts.
  public mutating func absorb(_ finding: ReportedFinding) -> Bool {
    let identity = FindingIdentity(finding, file: paths.relative(finding.file))
    guard let count = counts[identity], count > 0 else { return false }
    counts[identity] = count - 1
    return true
  }
}
