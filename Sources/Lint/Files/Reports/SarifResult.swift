#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SarifLog {
  /// Section 3.27: a finding.
  struct Result: Encodable {
    private let ruleId: String
    private let ruleIndex: Int
    private let level: String
    private let message: Message
    private let locations: [Location]
    private let relatedLocations: [Location]?
    private let fixes: [SarifFix]?
    private let partialFingerprints: [String: String]

    init(_ finding: ReportedFinding, ruleIndex: Int, fingerprint: String) {
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level = SarifLog.level(of: finding.severity)
      message = Message(text: finding.message)
      locations = [Location(finding.file, finding.region, message: nil)]
      let related = finding.related.map { Location($0.file, $0.region, message: $0.message) }
      relatedLocations = related.isEmpty ? nil : related
      let fixes = finding.fixes.map { SarifFix($0, file: finding.file) }
      self.fixes = fixes.isEmpty ? nil : fixes
      partialFingerprints = ["lineText/v1": fingerprint]
    }
  }

  /// Section 3.28.
  struct Location: Encodable {
    private let physicalLocation: PhysicalLocation
    private let message: Message?

    init(_ file: String, _ region: ReportedRegion, message: String?) {
      physicalLocation = PhysicalLocation(artifactLocation: ArtifactLocation(file), region: Region(region))
      self.message = message.map(Message.init)
    }
  }

  /// Section 3.29.
  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  /// Section 3.4: a path, relative as the file was named, or absolute.
  struct ArtifactLocation: Encodable {
    private let uri: String

    init(_ path: String) {
      // What may stand in a path of a URI as it is (RFC 3986, 3.3); a colon in the first component would make a scheme of it.
      let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)
      let encoded = path.utf8.map { byte in
        allowed.contains(byte) ? String(UnicodeScalar(byte)) : "%" + Self.hex(byte)
      }
      uri = (path.hasPrefix("/") ? "file://" : "") + encoded.joined()
    }

    private static func hex(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
  }

  /// Section 3.30.
  struct Region: Encodable {
    private let startLine: Int
    private let startColumn: Int
    private let endLine: Int
    private let endColumn: Int

    init(_ region: ReportedRegion) {
      (startLine, startColumn) = (region.line, region.column)
      (endLine, endColumn) = (region.endLine, region.endColumn)
    }
  }

  /// Section 3.55.
  private struct SarifFix: Encodable {
    private struct Change: Encodable {
      let artifactLocation: ArtifactLocation
      let replacements: [Replacement]
    }

    private struct Replacement: Encodable {
      let deletedRegion: Region
      let insertedContent: Message
    }

    private let description: Message
    private let artifactChanges: [Change]

    init(_ fix: ReportedFix, file: String) {
      description = Message(text: fix.title)
      let replacements = fix.edits.map {
        Replacement(deletedRegion: Region($0.region), insertedContent: Message(text: $0.replacement))
      }
      artifactChanges = [Change(artifactLocation: ArtifactLocation(file), replacements: replacements)]
    }
  }
}
