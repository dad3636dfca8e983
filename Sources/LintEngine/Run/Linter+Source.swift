import AppProject
import Messages
import ProjectFiles
import PropertyList
import SourceText

extension Linter {
  /// Returns findings about code in `text` that the property lists of its bundles do not match, by ascending start.
  ///
  /// They are at the places in code. The findings are those that the property lists have for the same reason; their
  /// fixes change these. `context` is that of the source file. Linear in the text and in what it does, with a check of
  /// the property lists for each.
  public func sourceFindings(in text: SourceText, context: SourceContext) -> [Finding] {
    let linter = Linter(rules: sourceRules, configuration: configuration)
    var found: [Finding] = []
    for question in context.questions(about: text.bytes) {
      let range = question.evidence.range(in: text)
      for finding in linter.findings(about: question) {
        let moved = finding.moved(to: range, from: question.document, question.evidence)
        if let known = found.firstIndex(where: { $0.isSame(as: moved) }) {
          found[known].merge(moved)
        } else {
          found.append(moved)
        }
      }
    }
    let kept = found.filter { finding in !found.contains { $0.reports(moreThan: finding, in: text) } }
    return kept.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }
  }

  /// Returns what is found in the property list of a question because of what the code does.
  private func findings(about question: SourceQuestion) -> [Finding] {
    let found =
      question.project.generated.isEmpty
      ? findings(in: question.document, project: question.project, includingSlow: false)
      : generatedFindings(in: question.document, project: question.project)
    return found.filter { $0.related.contains { $0.place == .elsewhere(question.evidence) } }
  }
}

extension Finding {
  /// Returns the finding at a place in a source file, `evidence`, with what it is in the property list as changes and places
  /// in another file.
  fileprivate func moved(to range: Range<Int>, from document: Document, _ evidence: Evidence) -> Finding {
    var moved = self
    moved.range = range
    moved.fixes = fixes.compactMap { $0.moved(from: document) }
    moved.related = related.filter { related in
      guard case .elsewhere(let place) = related.place else { return false }
      return place != evidence
    }
    if let place = Evidence(self.range, in: document) {
      moved.related.insert(
        RelatedPlace(.elsewhere(place), Messages.text("common.entitlements-here", [document.name])),
        at: 0
      )
    }
    return moved
  }

  /// Whether both report the same at the same place, for the sake of different property lists or not.
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && range == other.range && message == other.message && severity == other.severity
  }

  /// Whether the other finding is about a part of the same expression: the type of an object whose method is called.
  fileprivate func reports(moreThan other: Finding, in text: SourceText) -> Bool {
    rule == other.rule && fixes == other.fixes && range.count > other.range.count
      && text.line(at: range.lowerBound) == text.line(at: other.range.lowerBound)
  }

  /// Adds the property lists of a finding that reports the same.
  fileprivate mutating func merge(_ other: Finding) {
    fixes += other.fixes.filter { !fixes.contains($0) }
    related += other.related.filter { !related.contains($0) }
  }
}

extension Fix {
  /// Returns the fix for another file than `document`, which its edits change; nil for a text that is not a file on
  /// disk.
  fileprivate func moved(from document: Document) -> Fix? {
    guard let path = document.path else { return nil }
    guard !edits.isEmpty else { return self }
    let place = "\(FilePath.name(FilePath.folder(path)))/\(document.name)"
    let edit = FileEdit(path: path, change: .edits(edits, of: document.text))
    return Fix(
      Messages.text("common.in-file", [title, place]),
      [],
      isSafe: false,
      needsDecision: needsDecision,
      otherFiles: [edit] + otherFiles
    )
  }
}
