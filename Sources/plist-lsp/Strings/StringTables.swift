import AppProject
import ArgumentParser
import LintFiles
import Messages
import ProjectFiles

/// The string tables that the arguments of a command name.
struct StringTables {
  /// A table with the files of it that are named, or lie in a named folder.
  struct Table {
    let family: TableFamily
    /// The names of the files of the project.
    let resourceNames: Set<String>
    /// The files, as they are named, by absolute path.
    fileprivate(set) var files: [String: String] = [:]

    /// The absolute paths of those that are named themselves.
    fileprivate(set) var named: Set<String> = []

    /// Returns whether the catalog at an absolute path is named or, for another file, one of those in the folders of languages.
    func isWanted(_ path: String) -> Bool {
      if files[path] != nil { return true }
      return StringTableFormat(path) != .stringCatalog
        && files.keys.contains { StringTableFormat($0) != .stringCatalog }
    }

    /// Returns the path of a file as the arguments name it, or relative to the working folder.
    func shown(_ path: String) -> String { files[path] ?? ReportPaths().relative(path) }
  }

  /// Returns the tables at and below `paths`, in the order of their files, without those that the configuration excludes; throws if
  /// a path cannot be read.
  static func find(_ paths: [String]) async throws -> [Table] {
    let configurations = ConfigurationStore()
    let discovery = FileDiscovery(paths: paths, folders: configurations.folders)
    for failure in discovery.failures { StandardStream.error.writeLine("\(failure)") }
    guard discovery.failures.isEmpty else { throw ExitCode.unusable }
    try checkSizes(discovery.files)
    let builder = ProjectContextBuilder(within: ReadableFolders(around: paths))
    var tables: [String: Table] = [:]
    var order: [String] = []
    for file in discovery.files where StringTableFormat(file.path) != nil {
      guard file.isNamed || !configurations.excludes(file.path) else { continue }
      let path = FilePath.absolute(file.path, from: DiskFiles.workingFolder)
      let context = builder.context(for: path)
      guard let family = context.table else { continue }
      let name = FilePath.join(family.folder, family.name)
      if tables[name] == nil { order.append(name) }
      tables[name, default: Table(family: family, resourceNames: context.resourceNames)].files[path] = file.path
      if file.isNamed { tables[name]?.named.insert(path) }
    }
    return order.compactMap { tables[$0] }
  }

  /// Throws if a table is too large to be read: what is known of the others would be a part.
  private static func checkSizes(_ files: [FileDiscovery.File]) throws {
    let tooLarge = files.filter { file in
      StringTableFormat(file.path) != nil
        && DiskFiles().status(of: file.path)?.size ?? 0 > RegularFile.maximumSize
    }
    guard !tooLarge.isEmpty else { return }
    for file in tooLarge {
      let failure = FileFailure(path: file.path, reason: Messages.text("common.unreadable-table"))
      StandardStream.error.writeLine("\(failure)")
    }
    throw ExitCode.unusable
  }
}

/// `plist-lsp strings`: commands for string tables in all languages.
struct Strings: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report, sort, complete and convert string tables in all languages.",
    discussion: """
      A table is everything that has one name in a folder: the .strings and .stringsdict files in its .lproj folders, and a \
      string catalog (.xcstrings).

      EXAMPLES
        plist-lsp strings status .                    Print how far each table is translated.
        plist-lsp strings status --fail-under 95 App  Fail if a language is below 95 per cent.
        plist-lsp strings sync --diff App             Print what the other languages lack.
        plist-lsp strings convert --to xcstrings App  Make a string catalog of each table.
        plist-lsp strings sort App                    Put the entries into the order of the base language.
      """,
    subcommands: [StringsStatus.self, StringsSort.self, StringsSync.self, StringsConvert.self, StringsMerge.self]
  )
}
