import AppProject
import LintFiles
import ProjectReports

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Runs the rules over a project, for the numbers of findings.
enum DoctorFindings {
  /// Returns what `plist-lsp lint` would find in the folder at the absolute path `root`, with what `builder` knows of it.
  static func count(in root: String, _ builder: ProjectContextBuilder) async -> FindingCounts {
    let configurations = ConfigurationStore()
    let files = FileDiscovery(paths: [root]).files.filter { !configurations.excludes($0.path) }
    let projects = ProjectContexts(builder)
    let linter = FileLinter(linter: configurations.linter) { projects.context(around: $0) }
    var findings: [(path: String, finding: ReportedFinding)] = []
    await OrderedConcurrency.forEach(
      files,
      width: ProcessInfo.processInfo.activeProcessorCount,
      work: { linter.check($0) },
      receive: { index, report in findings += report.findings.map { (files[index].path, $0) } }
    )
    return FindingCounts(findings)
  }
}
