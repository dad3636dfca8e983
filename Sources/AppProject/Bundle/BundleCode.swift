/// What the sources do that are compiled into one bundle.
struct BundleCode: Sendable {
  /// The number of its source files.
  let sourceCount: Int
  /// The purpose strings that its sources need.
  let purposeNeeds: [PurposeNeed]
  /// Types and functions of its sources that have the name of a system symbol.
  let declaredNames: Set<String>
  /// The imports that point to protected resources.
  let purposeHints: [PurposeNeed]
  /// Other facts about its sources.
  let facts: CodeFacts

  /// Reads the sources of `project`; linear in its files and in the bytes of sources that changed.
  init(of bundle: String, in project: ProjectModel, _ reader: ProjectReader) {
    let isPart = project.membership(of: bundle)
    let sources = reader.sources(at: project.files.sources.filter { isPart($0.path) })
    sourceCount = sources.count
    declaredNames = sources.reduce(into: []) { $0.formUnion($1.declaredNames) }
    purposeNeeds = SourceNeeds.needs(of: sources, declared: declaredNames)
    facts = CodeFacts(of: sources, declared: declaredNames)
    purposeHints = SourceNeeds.hints(of: sources)
  }
}
