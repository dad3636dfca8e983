import BuildDescriptions
import LintEngine
import ProjectFiles
import SourceText

/// Collects fixes that change several files, each of them as a whole or not at all.
public struct FixPlan {
  /// A file with the edits so far.
  private struct Planned {
    let file: RegularFile
    let document: Document
    let encoding: TextEncoding
    var edits: [TextEdit] = []
    var occupied = OccupiedRanges()
    var contents: [UInt8]
  }

  /// What one fix does to one file.
  private typealias Part = (path: String, edits: [TextEdit], text: SourceText)

  /// The fixes that were accepted.
  public private(set) var applied: [SharedFix] = []

  private var planned: [String: Planned] = [:]
  private var newFiles: [String: [UInt8]] = [:]
  private let target: FixTarget
  private let isExcluded: (String) -> Bool
  private let locator = ProjectLocator(files: DiskFiles(), homeFolder: DiskFiles.homeFolder)
  private let paths = ReportPaths()

  /// Makes an empty plan.
  ///
  /// - Parameters:
  ///   - target: where the files are read and saved.
  ///   - isExcluded: returns whether the configuration excludes the file at an absolute path.
  public init(_ target: FixTarget, isExcluded: @escaping (String) -> Bool) {
    self.target = target
    self.isExcluded = isExcluded
  }

  /// Adds a fix; returns whether that is possible: it changes only files of the project around the finding, no text that
  /// an earlier fix changes, nothing that changed since the finding was made, and leaves each file readable.
  ///
  /// Linear in the files that it changes.
  public mutating func add(_ fix: SharedFix) -> Bool {
    let own = paths.absolute(fix.finding.file)
    guard let root = locator.root(of: own) else { return false }
    var parts: [Part] = fix.fix.edits.isEmpty ? [] : [(own, fix.fix.edits, fix.text)]
    var created: [String: [UInt8]] = [:]
    for file in fix.fix.otherFiles {
      guard isPart(file.path, of: root) else { return false }
      switch file.change {
      case .edits(let edits, of: let text): parts.append((file.path, edits, text))
      case .newFile(let text):
        guard newFiles[file.path] == nil, target.files.status(of: file.path) == nil else { return false }
        created[file.path] = Array(text.utf8)
      }
    }
    var changed: [String: Planned] = [:]
    for part in parts {
      guard changed[part.path] == nil, let file = planned(part) else { return false }
      changed[part.path] = file
    }
    planned.merge(changed) { $1 }
    newFiles.merge(created) { $1 }
    applied.append(fix)
    return true
  }

  /// Saves the files: all of them, or none if one cannot be written.
  public func save() throws(FileFailure) {
    let changed = planned.values.map { file in
      AtomicWriter.Item(path: file.file.path, contents: file.contents, former: file.file)
    }
    let created = newFiles.map { AtomicWriter.Item(path: paths.relative($0), contents: $1, former: nil) }
    try target.save((changed + created).sorted { $0.path < $1.path })
  }

  /// Returns the file of a part with its edits added; nil if that is not possible.
  private func planned(_ part: Part) -> Planned? {
    guard var file = planned[part.path] ?? read(part.path), file.document.text.bytes == part.text.bytes,
      file.occupied.insert(part.edits.map(\.range))
    else { return nil }
    file.edits += part.edits
    guard let next = FixableText.applying(file.edits, to: file.document, file.encoding) else { return nil }
    file.contents = next.contents
    return file
  }

  private func read(_ path: String) -> Planned? {
    guard target.files.status(of: path)?.type == .file, let file = try? target.read(paths.relative(path)) else {
      return nil
    }
    let document = Document(path: path, contents: file.contents)
    guard let encoding = FixableText.encoding(of: document, file.contents) else { return nil }
    return Planned(file: file, document: document, encoding: encoding, contents: file.contents)
  }

  /// Whether the file at `path` is one that the project in `root` holds itself, with all links followed.
  private func isPart(_ path: String, of root: String) -> Bool {
    let files = DiskFiles()
    guard FilePath.isInside(path, root), !isExcluded(path), let realRoot = files.realPath(of: root),
      let folder = files.realPath(of: FilePath.folder(path)), folder == realRoot || FilePath.isInside(folder, realRoot)
    else { return false }
    let folders = folder.dropFirst(realRoot.count).split(separator: "/")
    let real = FilePath.join(([root] + folders.map(String.init)).joined(separator: "/"), FilePath.name(path))
    return !isExcluded(real)
      && !folders.contains { $0.hasPrefix(".") || FolderNames.usuallySkipped.contains(String($0)) }
  }
}
