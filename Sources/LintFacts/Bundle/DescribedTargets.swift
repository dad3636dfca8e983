import AppProject
import BuildDescriptions
import ProjectFiles
import PropertyList

/// The targets that a description of a project declares, for rules whose findings are in it.
package enum DescribedTargets {
  /// Returns the targets that `document` declares, in its order.
  package static func all(in document: Document, _ project: ProjectContext) -> [ProjectTarget] {
    guard let path = document.path, document.kind == .other || ProjectFormat.xcodeProject.isFile(path) else {
      return []
    }
    return project.allTargets.filter { $0.declaredIn == path }
  }

  /// Returns where `document` sets what a configuration of `target` has; the name of the target if that is in another file.
  package static func place(
    of setting: String,
    in configuration: TargetConfiguration,
    of target: ProjectTarget,
    _ document: Document
  ) -> Range<Int> {
    if case .setting(_, let evidence?)? = configuration.fact(of: setting)?.origin, evidence.path == document.path {
      return evidence.range(in: document.text)
    }
    return place(of: target, document)
  }

  /// Returns where `document` declares a target, or its first line.
  package static func place(of target: ProjectTarget, _ document: Document) -> Range<Int> {
    guard ProjectFormat.xcodeProject.isFile(document.name) else { return document.text.lineRange(0) }
    let objects = PBXObjects(document.tree)
    let object = objects.all("PBXNativeTarget").first { $0.object.text("name") == target.name }
    return object?.object.entry(forKey: "name")?.range ?? document.anchor
  }
}
