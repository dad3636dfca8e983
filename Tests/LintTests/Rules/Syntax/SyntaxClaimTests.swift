import KeyCatalog
import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LintEngine
@testable import LintRules
@testable import PropertyList

/// Every syntax issue is reported by exactly one rule, in every kind of file.
@Suite struct SyntaxClaimTests {
  private static let rules = RuleRegistry.all.compactMap { $0 as? any SyntaxRule.Type }

  /// One file of each kind, by name.
  private static let files = [
    "Info.plist", "App.entitlements", "PrivacyInfo.xcprivacy", "InfoPlist.strings", "Localizable.strings",
    "Localizable.stringsdict", "Settings.plist", "LaunchAgents/Job.plist", "Settings.bundle/Root.plist",
    "ExportOptions.plist", "GoogleService-Info.plist", "Expo.plist", "Kit.xcframework/Info.plist",
    "Office.mobileconfig", "AppIntentVocabulary.plist",
  ]

  /// All codes that parsers report.
  private static let codes: [SyntaxIssue.Code] = [
    .emptyDocument, .invalidUTF8, .tooDeep, .mergeConflictMarker, .preprocessorDirective, .unterminatedComment,
    .unexpectedText, .keyWithoutValue, .valueWithoutKey, .unknownElement(name: "x"), .unterminatedTag, .malformedTag,
    .missingCloseTag(name: "x"), .mismatchedCloseTag(expected: "x", found: "y"), .strayCloseTag(name: "x"),
    .missingOpenTag(name: "dict"),
    .unescapedCharacter("&"), .unknownEntity, .invalidCharacterReference, .unterminatedCDATA, .commentInText,
    .unterminatedProcessingInstruction, .malformedDocumentType, .documentTypeInContent, .emptyPropertyList,
    .severalRootObjects, .contentAfterRoot, .emptyElement(name: "data"), .booleanWithContent(name: "true"),
    .invalidInteger(.empty), .invalidInteger(.character), .invalidInteger(.trailingSpace),
    .invalidInteger(.outOfRange), .invalidReal, .invalidDate, .invalidData, .dateRollsOver, .dataTailDropped,
    .doubleDashInComment, .missingSemicolon, .missingEqualsSign, .missingValue, .missingComma,
    .missingClosingBracket("}"), .unterminatedString, .missingOpeningQuote, .unescapedQuote,
    .unexpectedCharacter("%"), .restIgnored(entries: 2), .contentAfterRootObject, .oddHexDigits, .invalidHexData,
    .gnuStepExtension, .binaryPropertyList, .itemDropped, .unicodeEscapeInLowerCase, .uselessEscape,
    .nextStepLatinEscape,
    .unicodeEscapeWithoutDigits,
  ]

  @Test func filesAreOfAllKinds() {
    let kinds = Set(Self.files.map { Document(path: $0, text: SourceText("{}")).kind })
    let known = CatalogDomain.allCases.filter { $0 != .libraries }.map(FileKind.holding)
    #expect(kinds == Set(known).union([.infoPlistStrings, .stringTable, .propertyList]))
  }

  /// Codes that a rule reports once for a file.
  private static let codesOfDocuments: Set<SyntaxIssue.Code> = [.invalidUTF8, .preprocessorDirective]

  @Test(arguments: files, [SyntaxIssue.Severity.error, .warning])
  func oneRuleClaimsEachCode(_ file: String, _ severity: SyntaxIssue.Severity) {
    for text in ["{ a = 1; }", "<plist><dict/></plist>"] {
      let document = Document(path: file, text: SourceText(text))
      for code in Self.codes {
        let issue = SyntaxIssue(code: code, range: 2..<4, severity: severity, related: nil)
        var context = RuleContext(document)
        let takers = Self.rules.filter { $0.claims(issue, in: context.traits) }
        #expect(takers.count == (Self.codesOfDocuments.contains(code) ? 0 : 1), "\(code) in \(file): \(takers)")
        guard let taker = takers.first else { continue }
        #expect(taker.description.id.hasPrefix("strings-") == document.kind.isStringTable)
        taker.report(issue, in: &context)
        #expect(context.findings.map(\.range) == [issue.range])
      }
    }
  }

  @Test(arguments: files) func noRuleClaimsWhatMustBePreprocessed(_ file: String) {
    let document = Document(path: file, text: SourceText("<plist>\n#if X\n<dict/></plist>"))
    #expect(document.isPreprocessed)
    #expect(Self.rules.allSatisfy { !$0.applies(to: RuleContext(document).traits) })
  }

  @Test func errorsAreWhatCoreFoundationRefuses() throws {
    let seeds = Fixtures.files(
      in: Fixtures.folder,
      suffixes: [".plist", ".strings", ".entitlements", ".xcprivacy"]
    )
    try #require(!seeds.isEmpty)
    var mutator = Mutator(seed: 7)
    let encodingRules: [any Rule.Type] = [PlistEncoding.self, StringsEncoding.self]
    let syntaxRules = Self.rules.map { $0 as any Rule.Type } + encodingRules
    for round in 0..<20 {
      for seed in seeds {
        let bytes = try Fixtures.contents(of: seed)
        let document = Document(path: seed.lastPathComponent, contents: mutator.mutate(bytes))
        guard !document.isPreprocessed else { continue }
        let findings = Linter(rules: syntaxRules).findings(in: document)
        let isRefused = !document.tree.isReadable || document.encodingProblem != nil
        let hasError = findings.contains { $0.severity == .error }
        #expect(hasError == isRefused || document.kind == .other, "round \(round) of \(seed.lastPathComponent)")
      }
    }
  }
}
