import LintFiles
import Messages
import ProjectFiles

/// What `--verbose` prints to standard error about a run: the fate of each file, and the time.
struct LintDetails {
  private let isWanted: Bool
  private let configurations: ConfigurationStore
  private let namedConfiguration: String?
  private let workingFolder = DiskFiles.workingFolder
  private let start = ContinuousClock.now

  /// Starts the clock; prints nothing unless that is wanted.
  ///
  /// A configuration that is named applies to all files.
  init(isWanted: Bool, _ configurations: ConfigurationStore, named: String?) {
    (self.isWanted, self.configurations, namedConfiguration) = (isWanted, configurations, named)
  }

  /// Prints what a search found and is not linted: neither in `included`, which the configuration leaves, nor in `files`, which
  /// the selected targets leave of these.
  func show(
    skippedBy discovery: FileDiscovery,
    including included: [FileDiscovery.File],
    of files: [FileDiscovery.File]
  ) {
    guard isWanted else { return }
    for (path, reason) in discovery.skipped { skip(path, reason == .name ? "skip-name" : "skip-link") }
    let (left, linted) = (Set(included.map(\.path)), Set(files.map(\.path)))
    for file in discovery.files where !linted.contains(file.path) {
      let isInSkippedFolder = file.isNamed && !configurations.excludes(file.path)
      skip(file.path, left.contains(file.path) ? "skip-target" : isInSkippedFolder ? "skip-name" : "skip-excluded")
    }
  }

  /// Prints whether and how the file at `path` was linted.
  func show(_ report: FileLinter.Report, of path: String) {
    guard isWanted, report.failure == nil else { return }
    if let reason = report.skipReason {
      print("skipped", path, reason)
    } else if let configuration = namedConfiguration ?? configurations.configurationFile(for: path) {
      let isNear = FilePath.isInside(configuration, workingFolder) && workingFolder != "/"
      print("linted-with", path, isNear ? String(configuration.dropFirst(workingFolder.count + 1)) : configuration)
    } else {
      print("linted", path)
    }
  }

  /// Prints how long it took to lint a number of files.
  func showDuration(of count: Int) {
    guard isWanted else { return }
    let hundredths = start.duration(to: .now) / .milliseconds(10)
    let rounded = Int(hundredths.rounded())
    let fraction = rounded % 100
    let files = count == 1 ? Messages.text("commands.file-one") : Messages.text("commands.files", ["\(count)"])
    print("took", files, "\(rounded / 100).\(fraction < 10 ? "0" : "")\(fraction)")
  }

  private func skip(_ path: String, _ reason: String) {
    print("skipped", path, Messages.text("commands.\(reason)"))
  }

  private func print(_ text: String, _ arguments: String...) {
    StandardStream.error.writeLine(Messages.text("commands.\(text)", arguments))
  }
}
