import AppProject
import BuildDescriptions
import LintEngine
import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Checks files on disk and fixes them on request.
public struct FileLinter: Sendable {
  /// The result for one file.
  public struct Report: Sendable {
    /// What the rules found; after fixing, what is left.
    public var findings: [ReportedFinding] = []
    /// How many findings are left out, since they were there before a change.
    public private(set) var knownCount = 0
    /// The fixes that were applied: the findings at their old places and what was done.
    public var fixed: [(finding: ReportedFinding, title: String)] = []
    /// A notice for users that is not a finding.
    public var note: String?
    /// Why the file was not checked although it can be read; nil if it was.
    public private(set) var skipReason: String?
    /// Why the file could not be read or written.
    public var failure: FileFailure?
    /// The selected fixes of what is left that change other files too.
    public internal(set) var sharedFixes: [SharedFix] = []
    /// The result of the fixes for contents that are not those of a file; nil if nothing was fixed.
    public var fixedContents: [UInt8]?

    /// Creates an empty report.
    public init(failure: FileFailure? = nil) {
      self.failure = failure
    }

    /// Creates the report about a file that is not checked, which is a failure if the file was named.
    fileprivate init(skipping file: FileDiscovery.File, _ reason: String) {
      skipReason = reason
      failure = file.isNamed ? FileFailure(path: file.path, reason: reason) : nil
    }

    /// Leaves out what was there before a change.
    public mutating func omit(_ known: KnownFindings) {
      keep(known.areNew(findings))
    }

    /// Leaves out the findings that are not new.
    fileprivate mutating func keep(_ isNew: [Bool]) {
      let kept = zip(findings, isNew).filter(\.1).map(\.0)
      knownCount += findings.count - kept.count
      findings = kept
    }

    /// Whether there is nothing to report.
    public var isSilent: Bool { findings.isEmpty && fixed.isEmpty && note == nil && failure == nil }
  }

  private let linter: @Sendable (String) -> Linter
  private let fixes: FixSelection?
  private let target: FixTarget
  private let known: [String: KnownFindings]
  private let project: @Sendable (Document) -> ProjectContext
  private let workingFolder = DiskFiles.workingFolder

  /// Creates a linter of files.
  ///
  /// - Parameters:
  ///   - linter: Returns the linter for the file at a path.
  ///   - fixes: The fixes that are applied to the files; nil for none.
  ///   - target: Where files are read and fixed ones go.
  ///   - known: What is neither reported nor fixed, by the paths of files.
  ///   - project: Returns the context of the app around a file; called with the document.
  public init(
    linter: @escaping @Sendable (String) -> Linter,
    fixes: FixSelection? = nil,
    target: FixTarget = FixTarget(),
    known: [String: KnownFindings] = [:],
    project: @escaping @Sendable (Document) -> ProjectContext
  ) {
    self.linter = linter
    self.fixes = fixes
    self.target = target
    self.known = known
    self.project = project
  }

  /// Checks one file; linear in its size.
  public func check(_ file: FileDiscovery.File) -> Report {
    do throws(FileFailure) {
      let read = try target.read(file.path)
      return check(read.contents, file) { contents throws(FileFailure) in
        try target.save(contents, replacing: read, isNamed: file.isNamed)
      }
    } catch {
      return Report(failure: error)
    }
  }

  /// Checks `contents` as if they were those of the file at `path`; linear in their size.
  ///
  /// The file is left alone: the report has what fixes make of the contents.
  public func check(_ contents: [UInt8], as path: String) -> Report {
    var fixed: [UInt8]?
    var report = check(contents, FileDiscovery.File(path: path, isNamed: true)) { fixed = $0 }
    report.fixedContents = fixed
    return report
  }

  private func check(
    _ contents: [UInt8],
    _ discovered: FileDiscovery.File,
    save: ([UInt8]) throws(FileFailure) -> Void
  ) -> Report {
    let path = discovered.path
    guard !BinaryReader.recognises(contents) else {
      return Report(skipping: discovered, Self.describeBinary(contents))
    }
    var report = Report()
    // What is known of the app names files by their absolute paths.
    var document = Document(path: FilePath.absolute(path, from: workingFolder), contents: contents)
    if let opaque = document.opaqueContents { return Report(skipping: discovered, Self.describe(opaque)) }
    if document.kind == .other, FileUse(fileName: document.name) == .carrier {
      let findings = carrierFindings(in: document, discovered)
      report.findings = findings.map(\.1)
      let isNew = known[path]?.areNew(report.findings) ?? report.findings.map { _ in true }
      report.sharedFixes = sharedFixes(zip(findings, isNew).filter(\.1).map(\.0), document.text, own: document.path)
      report.keep(isNew)
      return report
    }
    guard document.kind != .other else {
      return Report(skipping: discovered, "not a property list or string table; not checked")
    }
    let linter = linter(path)
    let project = Self.asksForProject(document) ? project(document) : ProjectContext()
    let applier = fixes.map {
      FixApplier(linter: linter, project: project, path: path, selection: $0, known: known[path])
    }
    if let result = applier?.fix(document, contents: contents) {
      do throws(FileFailure) {
        try save(result.contents)
        document = result.document
        report.fixed = result.applied.map { ($0.finding, $0.title) }
      } catch {
        report.failure = error
      }
    }
    let all =
      RepairCheck(document).confirming(linter.findings(in: document, project: project))
      + linter.generatedFindings(in: document, project: project)
    let findings = Self.limited(all)
    if findings.count < all.count {
      report.note = Messages.text("commands.more-findings", [path, "\(all.count - findings.count)"])
    }
    var file = ReportedFile(path: path, absolutePath: document.path, text: document.text)
    file.isSample = discovered.isSample
    file.tree = document.tree
    let targets = project.targets.map(TargetID.init).uniqued()
    if let target = targets.first, targets.count == 1 {
      file.target = target.name
      if [.infoPlist, .entitlements].contains(document.kind) {
        file.variants = "\(target.declaredIn) \(target.name) \(document.kind)"
      }
    }
    file.developmentLanguage = project.translations.developmentLanguage
    report.findings = findings.map { ReportedFinding($0, in: file) }
    let isNew = known[path]?.areNew(report.findings) ?? report.findings.map { _ in true }
    let new = zip(zip(findings, report.findings), isNew).filter(\.1).map(\.0)
    report.sharedFixes = sharedFixes(new, document.text)
    report.keep(isNew)
    return report
  }

  /// The largest number of findings in one file that are reported.
  static let findingLimit = 10_000

  /// Returns as many of the findings as are reported: the most severe ones, of these the first, in their order.
  private static func limited(_ findings: [Finding]) -> [Finding] {
    guard findings.count > findingLimit else { return findings }
    let bySeverity = findings.indices.sorted { (findings[$1].severity, $0) < (findings[$0].severity, $1) }
    return bySeverity.prefix(findingLimit).sorted().map { findings[$0] }
  }

  /// Returns the selected fixes of findings that change other files, or the file at the path `own` that is no property list.
  private func sharedFixes(
    _ findings: [(Finding, ReportedFinding)],
    _ text: SourceText,
    own: String? = nil
  ) -> [SharedFix] {
    guard let fixes else { return [] }
    return findings.compactMap { finding, reported in
      guard var fix = fixes.fix(of: finding) else { return nil }
      if let own, !fix.edits.isEmpty {
        fix.otherFiles.append(FileEdit(path: own, change: .edits(fix.edits, of: text)))
        fix.edits = []
      }
      guard !fix.otherFiles.isEmpty else { return nil }
      return SharedFix(finding: reported, fix: fix, text: text)
    }
  }

  /// Checks a description of a project that is not a property list, and the Info.plist files and entitlements that a generator
  /// makes of it.
  private func carrierFindings(
    in document: Document,
    _ discovered: FileDiscovery.File
  ) -> [(Finding, ReportedFinding)] {
    let path = discovered.path
    let (linter, project) = (linter(path), project(document))
    var file = ReportedFile(path: path, absolutePath: document.path, text: document.text)
    file.isSample = discovered.isSample
    let findings =
      linter.slowFindings(in: document, project: project) + linter.generatedFindings(in: document, project: project)
    return findings.map { ($0, ReportedFinding($0, in: file)) }
  }

  /// Whether rules or what the build makes of the file depend on the app around it.
  static func asksForProject(_ document: Document) -> Bool {
    document.kind != .propertyList || ProjectFormat.xcodeProject.isFile(document.name)
  }

  private static func describe(_ opaque: OpaqueContents) -> String {
    switch opaque {
    case .encrypted(let tool): "encrypted with \(tool); not checked"
    case .pointer(let tool): "a pointer of \(tool) to contents that are not here; not checked"
    case .data(let format): "\(format) data, which the name does not say; not checked"
    }
  }

  private static func describeBinary(_ contents: [UInt8]) -> String {
    do throws(BinaryReader.Failure) {
      let count = try BinaryReader(contents).objectCount
      return "a binary property list of \(count) \(count == 1 ? "object" : "objects"); "
        + "not checked; convert it with plist-lsp convert"
    } catch {
      return "a damaged binary property list; not checked"
    }
  }
}
