import AppProject
import ProjectFiles

extension ProjectContext {
  /// Whether the tables of strings are all that there is of the texts of `document`: no string catalog has the same texts, and
  /// no storyboard makes the table, whose own texts count there.
  package func isWholeTable(_ document: Document) -> Bool {
    let stem = document.name.prefix { $0 != "." }
    let others = ["xcstrings", "storyboard", "xib", "intentdefinition"]
    return !resourceNames.isEmpty && !others.contains { resourceNames.contains("\(stem).\($0)") }
  }
}
