import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports languages of an Info.plist or Xcode project that are not language codes.
enum LanguageCodeInvalid: Rule {
  static let description = RuleDescription(
    id: "language-code-invalid",
    severity: .info,
    example: .plist(
      bad: "<key>CFBundleLocalizations</key> <array> <string>en</string> <string>jp</string> </array>",
      good: "<key>CFBundleLocalizations</key> <array> <string>en</string> <string>ja</string> </array>"
    ),
    references: [
      .apple("bundleresources/information-property-list/cfbundledevelopmentregion"),
      .apple("bundleresources/information-property-list/cfbundlelocalizations"),
      "https://www.rfc-editor.org/rfc/rfc5646",
    ]
  )
  static let checks: [Check] = [.entry(check), .slowDocument(checkProject), .slowProject(checkDescription)]
  static let subject = RuleSubject.everything(in: .infoPlist, .propertyList, .other)

  private static let keys: Set = ["CFBundleDevelopmentRegion", "CFBundleLocalizations"]

  private static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard context.traits.kind == .infoPlist, entry.isTopLevel, keys.contains(entry.name), let value = entry.value else {
      return
    }
    for node in value.kind == .array ? Array(value.children) : [value] { report(node, isName: true, in: &context) }
  }

  /// Checks the languages of an Xcode project.
  private static func checkProject(_ document: Document, in context: inout RuleContext) {
    guard ProjectFormat.xcodeProject.isFile(document.name), let project = PBXObjects(document.tree).project else {
      return
    }
    // Xcode itself wrote names such as `English` there, and still reads them; the language of the texts it asks to change.
    for node in project.value(forKey: "knownRegions").map({ Array($0.children) }) ?? [] {
      report(node, isName: false, in: &context)
    }
    if let node = project.value(forKey: "developmentRegion") { report(node, isName: true, in: &context) }
  }

  /// Checks the language that a description of a generator gives its Xcode project.
  private static func checkDescription(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind == .other else { return }
    let facts = DescribedTargets.all(in: document, project).flatMap(\.configurations)
      .compactMap { $0.fact(of: BuildSetting.developmentLanguage) }
    for fact in facts.uniqued() {
      guard case .setting(_, let evidence?) = fact.origin, evidence.path == document.path,
        let (message, _) = fault(fact.value, isName: true)
      else { continue }
      context.report(description, at: evidence.range(in: document.text), message, cause: .file(fact.value))
    }
  }

  /// Reports a text that is not a code; `isName` if names of languages are reported too.
  private static func report(_ node: Node, isName: Bool, in context: inout RuleContext) {
    guard let text = node.literalText, WhiteSpace.trim(text) == text, !text.isEmpty,
      let (message, code) = fault(text, isName: isName)
    else { return }
    let fixes = code.map {
      [Fix(description.text("replace", $0), [context.editor.replaceText(of: node, with: $0)], isSafe: false)]
    }
    context.report(description, at: node.range, message, fixes: fixes ?? [], cause: .file(text))
  }

  /// Returns what is wrong with a text, and the code that is meant if that is known; nil if nothing is.
  private static func fault(_ text: String, isName: Bool) -> (message: String, code: String?)? {
    if let code = LanguageCode.code(ofFormerName: text) {
      return isName ? (description.text("meant", text, code), code) : nil
    }
    switch LanguageFolder.fault(text) {
    case .otherCode(let code)?, .region(_, let code?)?, .part(_, let code)?:
      return (description.text("meant", text, code), code)
    case .unknown?, .region(_, nil)?: return (description.text("message", text), nil)
    // Xcode lists the folder `Base` among the languages.
    case .base?: return nil
    case nil:
      // A name of a country, which Xcode's editor once showed in place of its code.
      let isWord = text.utf8.count > 3 && !text.contains("-") && !text.contains("_") && text.first?.isUppercase == true
      return isName && isWord && text != "Base" ? (description.text("message", text), nil) : nil
    }
  }
}
