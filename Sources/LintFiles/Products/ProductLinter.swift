import AppProject
import LintEngine
import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Checks built products, such as an `.ipa`: the property lists, tables and signed entitlements in them, against what their code shows.
public struct ProductLinter {
  /// The product, in which paths are absolute.
  public let project: ProductProject
  private let path: String
  private let root: String

  /// Makes a linter of the product at a path, which is read; linear in what is unpacked.
  public init(_ path: String) {
    self.path = path
    root = FilePath.absolute(path, from: DiskFiles.workingFolder)
    // From 1970 to 2001.
    project = ProductProject(at: root, now: Double(time(nil)) - 978_307_200)
  }

  /// Returns the reports about the files of the product, in which it counts as a folder; linear in them.
  ///
  /// `linter` returns the linter for the file at a path.
  public func reports(
    _ linter: @escaping @Sendable (String) -> Linter
  ) -> [(path: String, report: FileLinter.Report)] {
    let files = FileLinter(linter: linter) { [project] in project.context(around: $0) }
    let checked = project.files.map { file in
      let name = shown(file.path)
      var report = files.check(file.contents, as: name)
      let isResource = project.isResource(file)
      report.findings.removeAll {
        Self.sourceRules.contains($0.rule) || isResource && !Self.resourceRules.contains($0.rule)
      }
      return (name, report)
    }
    return checked
      + project.problems.map { problem in
        let name = shown(problem.path)
        return (name, FileLinter.Report(failure: FileFailure(path: name, reason: problem.reason)))
      }
  }

  private func shown(_ path: String) -> String {
    path == root ? self.path : FilePath.join(self.path, String(path.dropFirst(root.count + 1)))
  }

  /// Rules about how sources are written, whose advice does not concern what was built from them.
  private static let sourceRules: Set = ["entitlement-get-task-allow", "entitlement-identifier-hardcoded"]
  /// Rules about what App Store Connect reads in the Info.plist of a bundle of resources.
  private static let resourceRules: Set = ["executable-in-resource-bundle", "supported-platforms-invalid"]
}
