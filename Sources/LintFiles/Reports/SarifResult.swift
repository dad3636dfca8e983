extension SarifLog {
  /// Section 3.27: a finding.
  struct Result: Encodable {
    /// Section 3.8: what the format has no place for.
    private struct Properties: Encodable {
      let appStoreCode: String?
      let premises: [ReportedPremise]?
      let refusedBy: [String]
    }

    private let ruleId: String
    private let ruleIndex: Int
    private let level: String
    /// Section 3.27.16.
    private let occurrenceCount: Int?
    private let message: Message
    private let locations: [Location]
    private let relatedLocations: [Location]?
    private let fixes: [SarifFix]?
    private let partialFingerprints: [String: String]
    private let properties: Properties?

    init(_ finding: ReportedFinding, ruleIndex: Int, fingerprint: String, _ artifacts: SarifArtifacts) {
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level = SarifLog.level(of: finding.severity)
      occurrenceCount = finding.count > 1 ? finding.count : nil
      message = Message(text: finding.fullMessage)
      locations = [Location(artifacts.location(finding.file), finding.region)]
      let related = finding.related.enumerated().map { index, place in
        Location(artifacts.location(place.file), place.region, id: index, message: place.message)
      }
      relatedLocations = related.isEmpty ? nil : related
      // The format has only changes of files, and cannot express a part of a fix.
      let fixes = finding.fixes.filter { !$0.changes.isEmpty && !$0.makesFiles }.map { SarifFix($0, artifacts) }
      self.fixes = fixes.isEmpty ? nil : fixes
      partialFingerprints = ["finding/v1": fingerprint]
      let premises = finding.premises.isEmpty ? nil : finding.premises
      properties = Properties(
        appStoreCode: finding.code,
        premises: premises,
        refusedBy: finding.refusers.map(\.rawValue)
      )
    }
  }

  /// Section 3.28; related ones have an id, so that equal places differ, as the schema requires.
  struct Location: Encodable {
    private let id: Int?
    private let physicalLocation: PhysicalLocation
    private let message: Message?

    init(_ file: SarifArtifacts.Location, _ region: ReportedRegion, id: Int? = nil, message: String? = nil) {
      self.id = id
      physicalLocation = PhysicalLocation(artifactLocation: file, region: Region(region))
      self.message = message.map(Message.init)
    }
  }

  /// Section 3.29.
  private struct PhysicalLocation: Encodable {
    let artifactLocation: SarifArtifacts.Location
    let region: Region
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
      let artifactLocation: SarifArtifacts.Location
      let replacements: [Replacement]
    }

    private struct Replacement: Encodable {
      let deletedRegion: Region
      let insertedContent: Message
    }

    private let description: Message
    private let artifactChanges: [Change]

    init(_ fix: ReportedFix, _ artifacts: SarifArtifacts) {
      description = Message(text: fix.title)
      artifactChanges = fix.changes.map { change in
        let replacements = change.edits.map {
          Replacement(deletedRegion: Region($0.region), insertedContent: Message(text: $0.replacement))
        }
        return Change(artifactLocation: artifacts.location(change.file), replacements: replacements)
      }
    }
  }
}
