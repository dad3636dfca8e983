import AppProject
import ArgumentParser
import LanguageFeatures
import LintFiles
import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Changes the `.strings` and `.stringsdict` files of tables, one after the other.
struct TableRun {
  /// Returns the edits of a file of a table.
  typealias Change = (Document, TableFamily) throws(TableRefusal) -> [TextEdit]

  private var files: EditedFiles
  private let change: Change
  /// What was reported: the reason of several languages may be their base.
  private var failures: Set<FileFailure> = []

  /// Changes the files at and below `paths`; throws the status with which the command ends.
  static func run(_ paths: [String], _ options: EditOptions, _ change: @escaping Change) async throws {
    let tables = try await StringTables.find(paths)
    guard !tables.isEmpty else {
      StandardStream.error.writeLine(Messages.text("commands.no-table"))
      throw ExitCode.unknown
    }
    var run = TableRun(files: EditedFiles(options), change: change)
    for table in tables {
      for (path, shown) in table.files.sorted(by: { $0.value < $1.value })
      where StringTableFormat(path) != .stringCatalog {
        run.edit(path, shown, table)
      }
    }
    try run.files.finish()
  }

  private init(files: EditedFiles, change: @escaping Change) {
    (self.files, self.change) = (files, change)
  }

  private mutating func edit(_ path: String, _ shown: String, _ table: StringTables.Table) {
    do throws(FileFailure) {
      let file = try RegularFile(readingFrom: shown)
      let contents = file.contents
      guard !BinaryReader.recognises(contents) else {
        guard table.named.contains(path) else { return }
        throw FileFailure(path: shown, reason: "is a binary property list; not changed")
      }
      let document = Document(path: path, contents: contents)
      guard let encoding = FixableText.encoding(of: document, contents) else {
        throw FileFailure(path: shown, reason: "has bytes that do not fit its encoding; not changed")
      }
      let edits = try edits(in: document, table)
      guard !edits.isEmpty else { return files.addUnchanged() }
      guard let result = FixableText.applying(edits, to: document, encoding) else {
        throw FileFailure(path: shown, reason: "has an encoding without some of the new characters; not changed")
      }
      try files.save(result.contents, replacing: file, isNamed: table.named.contains(path))
    } catch {
      if failures.insert(error).inserted { files.add(error) }
    }
  }

  private func edits(in document: Document, _ table: StringTables.Table) throws(FileFailure) -> [TextEdit] {
    do throws(TableRefusal) {
      return try change(document, table.family)
    } catch {
      throw FileFailure(path: table.shown(error.path), reason: error.message)
    }
  }
}
