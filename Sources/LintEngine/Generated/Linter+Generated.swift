import AppProject
import ProjectFiles
import PropertyList

extension Linter {
  /// Returns what the rules find in the Info.plist files and entitlements that the build makes of `carrier`, at the
  /// places that declare them.
  ///
  /// Rules check each of them as a file; their fixes become fixes of the build settings if possible.
  public func generatedFindings(in carrier: Document, project: ProjectContext) -> [Finding] {
    let found = project.generated.flatMap { bundle in
      let fixes = GeneratedFix(bundle, in: carrier)
      return findings(in: bundle.document, project: bundle.context).compactMap { finding -> Finding? in
        let key = Self.key(at: finding.range, in: bundle.document)
        // What the generator adds is not reported.
        guard let place = bundle.place(of: key, in: carrier) else { return nil }
        var moved = finding
        moved.range = place
        // Only a script may know the name.
        if !bundle.target.name.isEmpty { moved.message = "\(bundle.target.name): \(finding.message)" }
        moved.fixes = finding.fixes.compactMap(fixes.carried)
        moved.related = finding.related.filter { place in
          if case .elsewhere = place.place { true } else { false }
        }
        return moved
      }
    }
    return found.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }
  }

  /// Returns the key at the top of `document` whose entry holds `range`.
  private static func key(at range: Range<Int>, in document: Document) -> String? {
    document.rootDictionary?.entries.first { entry in
      entry.range.lowerBound <= range.lowerBound && range.upperBound <= entry.range.upperBound
    }?.name
  }
}
