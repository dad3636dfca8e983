#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Findings that a project lives with for now, so that only new ones are reported.
///
/// A finding is recognised by its file, its rule and the text of its line, so lines above it may come and go.
public struct Baseline: Sendable {
  /// Why a baseline cannot be read.
  public enum Failure: Error, CustomStringConvertible {
    case notABaseline(String)
    case unknownVersion(Int)

    /// The reason in words.
    public var description: String {
      switch self {
      case .notABaseline(let reason): "not a baseline that plist-lsp wrote: \(reason)"
      case .unknownVersion(let version): "written by a later plist-lsp (version \(version) of the format)"
      }
    }
  }

  private struct Key: Codable, Hashable, Comparable {
    let file: String
    let rule: String
    let text: String

    static func < (lhs: Key, rhs: Key) -> Bool { (lhs.file, lhs.rule, lhs.text) < (rhs.file, rhs.rule, rhs.text) }
  }

  private struct Entry: Codable {
    let file: String
    let rule: String
    let text: String
    let count: Int
  }

  private struct File: Codable {
    let version: Int
    let findings: [Entry]
  }

  private static let version = 1

  /// How often each finding may still occur.
  private var counts: [Key: Int]

  /// Makes a baseline of what was found.
  public init(_ findings: [ReportedFinding]) {
    counts = findings.reduce(into: [:]) { $0[Self.key(of: $1), default: 0] += 1 }
  }

  /// Reads a baseline; throws a `Failure`.
  public init(json: [UInt8]) throws {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(json)) } catch {
      throw Failure.notABaseline("it is no JSON object with a version and findings")
    }
    guard file.version == Self.version else { throw Failure.unknownVersion(file.version) }
    counts = file.findings.reduce(into: [:]) { counts, entry in
      counts[Key(file: entry.file, rule: entry.rule, text: entry.text), default: 0] += max(entry.count, 0)
    }
  }

  /// The baseline as JSON with a line end; equal findings give equal bytes.
  public var json: [UInt8] {
    let entries = counts.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map {
      Entry(file: $0.key.file, rule: $0.key.rule, text: $0.key.text, count: $0.value)
    }
    return Array((JSONText.of(File(version: Self.version, findings: entries)) + "\n").utf8)
  }

  /// The number of findings in it that did not occur.
  public var remaining: Int { counts.values.reduce(0, +) }

  /// Returns whether a finding is one of the baseline; each entry stands for as many as it counts.
  public mutating func absorb(_ finding: ReportedFinding) -> Bool {
    let key = Self.key(of: finding)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  private static func key(of finding: ReportedFinding) -> Key {
    Key(file: finding.file, rule: finding.rule, text: finding.lineText)
  }
}
