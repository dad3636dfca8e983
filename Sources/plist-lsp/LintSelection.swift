import ArgumentParser
import LintFiles
import ProjectFiles

/// The arguments that select the files to check.
struct LintSelection: ParsableArguments {
  @OptionGroup var targets: TargetOptions

  @Option(
    help: ArgumentHelp(
      "Do not check files that match this pattern, relative to the working folder; may be repeated.",
      valueName: "pattern"
    )
  )
  var exclude: [String] = []

  @Flag(help: "Omit files that the configuration excludes even if they are named.")
  var forceExclude = false

  @Option(
    help: ArgumentHelp("The path to assume for standard input; it decides the kind of file.", valueName: "path")
  )
  var stdinFilename: String?

  @Argument(help: ArgumentHelp("Files and folders; - alone is standard input.", valueName: "path"))
  var paths = ["."]

  /// Whether standard input is checked.
  var isStandardInput: Bool { paths == ["-"] }

  func validate() throws {
    if paths.contains("-"), !isStandardInput {
      throw ValidationError("Standard input (-) cannot be combined with files.")
    }
    if stdinFilename != nil, !isStandardInput {
      throw ValidationError("--stdin-filename requires standard input: use - as the only path.")
    }
    if isStandardInput, !targets.selection.isEverything {
      throw ValidationError("--target and --configuration cannot be combined with standard input.")
    }
  }

  /// Returns those of the files that were found that are checked, as far as configurations are concerned.
  ///
  /// A file that is named on the command line is checked even if the configuration excludes it, unless a tool passes
  /// all changed files: then it is treated as one that a search found.
  func included(_ files: [FileDiscovery.File], _ configurations: ConfigurationStore) -> [FileDiscovery.File] {
    let patterns = exclude.map { GlobPattern($0) }
    let folder = DiskFiles.workingFolder
    return files.compactMap { file in
      if isExcluded(file, patterns, folder) { return nil }
      if file.isNamed, !forceExclude { return file }
      guard !configurations.excludes(file.path) else { return nil }
      guard file.isNamed else { return file }
      guard let isSample = configurations.isSample(file.path) else { return nil }
      var file = file
      file.isSample = isSample
      return file
    }
  }

  /// Returns whether an option excludes a file; one that is named on the command line only for a tool that passes all files.
  private func isExcluded(_ file: FileDiscovery.File, _ patterns: [GlobPattern], _ folder: String) -> Bool {
    guard !patterns.isEmpty, !file.isNamed || forceExclude else { return false }
    let path = FilePath.absolute(file.path, from: folder)
    let relative = FilePath.isInside(path, folder) ? String(path.dropFirst(folder.count)) : path
    return patterns.contains { $0.matches(relative) }
  }

  /// Returns whether standard input is checked as the file at `path`.
  func includes(_ path: String, _ configurations: ConfigurationStore) -> Bool {
    !forceExclude || !configurations.excludes(path) && configurations.isSample(path) != nil
  }
}
