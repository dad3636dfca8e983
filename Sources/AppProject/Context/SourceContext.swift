import CodeScanning
import Dependencies
import ProjectFiles
import PropertyList

/// What is known of the bundles that a source file is built into.
public struct SourceContext: Sendable {
  /// A property list that may concern what the code does.
  struct Place: Sendable {
    /// The property list; of a generated Info.plist, the file that it is made from.
    let document: Document
    /// What is known of the app around it.
    let project: ProjectContext
    /// Types and functions of the bundle that have the name of a symbol of the system.
    let declaredNames: Set<String>
    /// How the source belongs to the bundle.
    let file: BundleSource
    /// Whether the bundle is an extension.
    let isExtension: Bool
    /// Decides which code of the bundle is compiled.
    let compiled: ConditionEvaluator
    /// Which packages of npm are linked into the bundle.
    let linkage: PackageLinkage
  }

  /// The absolute path of the source file.
  let path: String
  /// How its code is written.
  let language: SourceLanguage
  /// The property lists, in the order of the bundles.
  let places: [Place]

  /// Returns the checks of property lists that a text of the source file needs.
  ///
  /// Linear in the text and in what it does, for each bundle.
  public func questions(about text: [UInt8]) -> [SourceQuestion] {
    guard !places.isEmpty, text.count <= ProjectReader.sourceLimit else { return [] }
    let source = Shared(SourceScanner.scan(text, language: language, path: path))
    return places.flatMap { place in
      let attributed = AttributedSource(source, place.file, isExtension: place.isExtension)
      let facts = SourceUsage.facts(
        of: attributed,
        declared: place.declaredNames,
        place.compiled,
        place.linkage
      )
      return facts.map { fact in
        SourceQuestion(document: place.document, project: fact.narrowing(place.project), evidence: fact.evidence)
      }
    }
  }
}

/// One thing that code does, and a property list that may concern it.
public struct SourceQuestion: Sendable {
  /// The property list; of a generated Info.plist, the file that it is made from.
  public let document: Document
  /// What is known of the app around it, as if its code did nothing else.
  public let project: ProjectContext
  /// Where the code does it.
  public let evidence: Evidence
}
