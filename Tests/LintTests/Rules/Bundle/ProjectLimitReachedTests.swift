import Messages
import ProjectFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Each limit that a project can reach by its content is reported at its place.
@Suite struct ProjectLimitReachedTests {
  private static let app = "{type: application, platform: iOS, sources: [App]}"

  private func check(_ file: String = "project.yml", _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(ProjectLimitReached.self, file: file, files)
  }

  /// Expects one finding at the markers, whose message starts with `message`.
  private func expect(
    _ message: String,
    _ marked: String,
    in file: String = "project.yml",
    _ files: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = check(file, files).finds(marked, sourceLocation: sourceLocation).first?.message ?? ""
    #expect(found.hasPrefix(message), "\(found)", sourceLocation: sourceLocation)
  }

  @Test(arguments: ReachedLimit.Kind.allCases.filter { $0 != .outside })
  func everyLimitHasWords(_ kind: ReachedLimit.Kind) {
    #expect(Messages.contains("project-limit-reached.\(kind.rawValue)"))
  }

  // MARK: Includes

  @Test func aFileThatIncludesItself() {
    expect("“project.yml” includes itself", "name: A\ninclude: 1️⃣project.yml2️⃣\ntargets: {A: \(Self.app)}")
  }

  @Test func aFileThatIncludesItselfThroughAnother() {
    let files = ["b.yml": "settings:\n  A: b\ninclude:\n- path: project.yml\n"]
    let finding = check("project.yml", files).finds("1️⃣name: A2️⃣\ninclude: [b.yml]\ntargets: {A: \(Self.app)}").first
    #expect(finding?.message.hasPrefix("“project.yml” includes itself") == true)
    guard case .elsewhere(let place)? = finding?.related.first?.place else {
      Issue.record("the place is in the other file")
      return
    }
    #expect(place.path == "/app/b.yml" && place.line == 3)
  }

  @Test func aFileThatIsIncludedTwiceIsNoCycle() {
    let files = ["b.yml": "include: c.yml", "c.yml": "settings: {A: b}"]
    check("project.yml", files).accepts("name: A\ninclude: [b.yml, c.yml, gone.yml]\ntargets: {A: \(Self.app)}")
  }

  @Test func includesThatNestTooDeeply() {
    var files: [String: String] = [:]
    for depth in 1...9 { files["\(depth).yml"] = "include: \(depth + 1).yml" }
    let finding = check("project.yml", files).finds("1️⃣name: A2️⃣\ninclude: 1.yml\ntargets: {A: \(Self.app)}").first
    #expect(finding?.message.hasPrefix("“8.yml” is not read, because includes nest deeper than 8 levels.") == true)
  }

  @Test func tooManyIncludes() {
    let includes = String(repeating: "- b.yml\n", count: 63)
    expect(
      "“c.yml” is not read, because a description has at most 64 files.",
      "name: A\ninclude:\n\(includes)- 1️⃣c.yml2️⃣\n- c.yml\ntargets: {A: \(Self.app)}",
      ["b.yml": "settings: {A: b}", "c.yml": "settings: {A: c}"]
    )
  }

  @Test func aLargeInclude() {
    expect(
      "“b.yml” has more than 32 MB and is not read.",
      "name: A\ninclude: 1️⃣b.yml2️⃣\ntargets: {A: \(Self.app)}",
      ["b.yml": "#" + String(repeating: "x", count: 32_000_000)]
    )
  }

  @Test func aLargeDescription() {
    let comment = "#" + String(repeating: "x", count: 32_000_000)
    expect("This file has more than 32 MB", "1️⃣name: A2️⃣\n\(comment)\ntargets: {A: \(Self.app)}")
  }

  // MARK: Values

  @Test func valuesThatNestTooDeeply() {
    let lists = String(repeating: "[", count: 63)
    expect("Values nest deeper than 64 levels here.", "name: A\ntargets: \(lists)1️⃣[[]2️⃣")
  }

  @Test func aliasesThatMultiply() {
    let lists = (1...5).map {
      "l\($0): &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 10).joined(separator: ", "))]\n"
    }
    let text = "name: A\nl0: &l0 [a, b]\n\(lists.joined())targets: {A: \(Self.app)}"
    let findings = check().findings(in: text)
    #expect(findings.map { $0.message.hasPrefix("Aliases expand to more than 100,000 values here.") } == [true])
    #expect(findings.first?.range != 0..<"name: A".utf8.count)
  }

  // MARK: Descriptions that are code

  /// An argument of which the list at the level `depth` starts at the first marker.
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + "1️⃣[" + String(repeating: "]", count: depth) + "]"
  }

  @Test func aProjectOfTuistThatNestsTooDeeply() {
    expect(
      "Calls and lists nest deeper than 64 levels here.",
      "let project = Project(name: \"A\", targets: \(nested(63)))2️⃣\n",
      in: "Project.swift"
    )
  }

  @Test func codeWithinTheLimitIsAccepted() {
    let list = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
    check("Project.swift").accepts("let project = Project(name: \"A\", targets: \(list))\n")
  }

  // MARK: Templates, groups, targets

  @Test func templatesThatNestTooDeeply() {
    let templates = (0..<18).filter { $0 != 15 }.map { "  T\($0): {templates: [T\($0 + 1)]}\n" }.joined()
    expect(
      "Template “T16” is not read, because templates nest deeper than 16 levels.",
      "name: A\ntargets:\n  A: {templates: [T0]}\ntargetTemplates:\n  T15: {templates: 1️⃣[T16]2️⃣}\n\(templates)"
    )
  }

  @Test func aGroupOfSettingsThatContainsItself() {
    expect(
      "Setting group “a” contains itself",
      """
      name: A
      settingGroups: {a: {groups: [b]}, b: {groups: [1️⃣a2️⃣, c]}, c: {base: {X: y}}}
      targets: {A: {type: application, platform: iOS, settings: {groups: [a, b, c]}}}
      """
    )
  }

  @Test func groupsOfSettingsThatNestTooDeeply() {
    let groups = (0..<18).filter { $0 != 15 }.map { "  g\($0): {groups: [g\($0 + 1)]}\n" }.joined()
    expect(
      "Setting group “g15” is not read, because groups nest deeper than 16 levels.",
      """
      name: A
      targets: {A: {type: application, platform: iOS, settings: {groups: [g0]}}}
      settingGroups:
        g15: 1️⃣{groups: [g16]}2️⃣
      \(groups)
      """
    )
  }

  @Test func tooManyTargets() {
    let targets = (0..<500).map { "  T\($0): {}\n" }.joined()
    expect(
      "“Last” is not read, because a description has at most 500 targets.",
      "name: A\ntargets:\n\(targets)  1️⃣Last2️⃣: {}\n"
    )
  }

  @Test func attributesThatMultiply() {
    let attributes = (0..<9).map { "      t\($0): \"\(String(repeating: "${t\($0 + 1)}", count: 10))\"\n" }.joined()
    expect(
      "At “A” the description expands to more than 32 MB.",
      """
      name: A
      targetTemplates:
        T: {type: application, platform: iOS, info: {path: Info.plist, properties: {K: "${t0}"}}}
      targets:
        1️⃣A2️⃣:
          templates: [T]
          templateAttributes:
      \(attributes)      t9: end
      """
    )
  }

  @Test func anInfoPlistThatIsNotFoundAmongManyFiles() {
    var files: [String: String] = [:]
    for index in 0..<10_001 { files["App/\(index).png"] = "" }
    expect(
      "“A” has no Info.plist among the first 10,000 files and folders of its sources.",
      "name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n    sources: 1️⃣[App]2️⃣\n",
      files
    )
  }

  // MARK: Xcode projects

  @Test func groupsOfFilesThatNestTooDeeply() {
    let groups = (1..<64).map { depth in
      "G\(depth) = { isa = PBXGroup; path = a; sourceTree = \"<group>\"; children = (G\(depth + 1)); };\n"
    }
    expect(
      "“Deep” is not read, because groups nest deeper than 64 levels.",
      """
      { rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G0; };
      G0 = { isa = PBXGroup; sourceTree = "<group>"; children = (G1, G0); };
      \(groups.joined())
      G64 = 1️⃣{ isa = PBXGroup; path = Deep; sourceTree = "<group>"; children = (); }2️⃣;
      }; }
      """,
      in: ExampleProject.file
    )
  }

  private func project(_ settings: String, _ target: String = "") -> String {
    let others =
      "BASE = org.example; INFOPLIST_FILE = \"$(inherited)App/Info.plist\"; MARKETING_VERSION = \"$(MARKETING_VERSION)\";"
    return ExampleProject(.init("\(others) \(settings)")).text
  }

  @Test func settingsThatReferToEachOtherInARow() {
    let chain = (0..<40).map { "A\($0) = \"$(A\($0 + 1))\";" }.joined(separator: " ")
    expect(
      "The value of PRODUCT_BUNDLE_IDENTIFIER is unknown, because more than 32 settings refer to each other.",
      project("\(chain) 1️⃣PRODUCT_BUNDLE_IDENTIFIER = \"$(BASE).$(A0)\"2️⃣;"),
      in: ExampleProject.file
    )
  }

  @Test func aSettingThatBecomesLong() {
    expect(
      "The value of PRODUCT_BUNDLE_IDENTIFIER is unknown, because it expands to more than 100,000 bytes.",
      project("A = \(String(repeating: "x", count: 60_000)); 1️⃣PRODUCT_BUNDLE_IDENTIFIER = \"$(A)$(A)\"2️⃣;"),
      in: ExampleProject.file
    )
  }

  @Test func aSettingWithManyVariables() {
    let variables = String(repeating: "$(B)", count: 101)
    expect(
      "The value of PRODUCT_BUNDLE_IDENTIFIER is unknown, because it expands more than 10,000 variables.",
      project(
        "B = \"\"; A = \"\(variables)\"; 1️⃣PRODUCT_BUNDLE_IDENTIFIER = \"\(variables.replacing("B", with: "A"))\"2️⃣;"
      ),
      in: ExampleProject.file
    )
  }

  @Test func settingsThatReferToThemselvesInheritAndAreAccepted() {
    check(ExampleProject.file).accepts(project("PRODUCT_BUNDLE_IDENTIFIER = \"$(BASE).$(PRODUCT_NAME)\";"))
  }

  // MARK: Files of settings

  private static let based = """
    { rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
    X = { isa = PBXFileReference; path = 0.xcconfig; sourceTree = "<group>"; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {}; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    }; }
    """

  @Test func filesOfSettingsThatIncludeEachOtherInARow() {
    var files = [ExampleProject.file: Self.based]
    for depth in 0..<18 where depth != 15 { files["\(depth).xcconfig"] = "#include \"\(depth + 1).xcconfig\"\n" }
    expect(
      "“16.xcconfig” is not read, because includes nest deeper than 16 levels.",
      "A = b\n1️⃣#include \"16.xcconfig\"2️⃣\n",
      in: "15.xcconfig",
      files
    )
    check(ExampleProject.file, files).accepts(Self.based)
  }

  @Test func aSettingThatDoublesItselfInAFileOfSettings() {
    let doubling = "A = x\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 20)
    expect(
      "The value of PRODUCT_BUNDLE_IDENTIFIER is unknown, because it expands to more than 100,000 bytes.",
      "\(doubling)1️⃣PRODUCT_BUNDLE_IDENTIFIER = org.$(A)2️⃣\n",
      in: "0.xcconfig",
      [ExampleProject.file: Self.based]
    )
  }

  @Test func aFileOfSettingsThatIncludesItselfLosesNothing() {
    let files = [ExampleProject.file: Self.based, "1.xcconfig": "#include \"0.xcconfig\""]
    check("0.xcconfig", files).accepts("#include \"0.xcconfig\"\n#include \"1.xcconfig\"\nA = $(A) b\n")
  }

  @Test func aLargeFileOfSettings() {
    let comment = "//" + String(repeating: "x", count: 32_000_000)
    expect(
      "This file has more than 32 MB",
      "1️⃣A = b2️⃣\n\(comment)\n",
      in: "0.xcconfig",
      [ExampleProject.file: Self.based]
    )
  }

  @Test func aLargeFileOfSettingsIsReportedInTheProjectToo() {
    let comment = String(repeating: "/", count: 32_000_001)
    let found = check(ExampleProject.file, ["0.xcconfig": comment]).findings(in: Self.based)
    #expect(found.map { $0.message.hasPrefix("“0.xcconfig” has more than 32 MB and is not read.") } == [true])
  }

  // MARK: Other projects and packages

  private static let workspace = "A.xcworkspace/contents.xcworkspacedata"

  private func limits(ofWorkspace contents: String) -> [String] {
    let text = "{ rootObject = P; objects = { P = { isa = PBXProject; }; }; }"
    return check(ExampleProject.file, [Self.workspace: contents]).findings(in: text).map(\.message)
  }

  @Test func aLargeWorkspace() {
    let found = limits(ofWorkspace: "<Workspace>" + String(repeating: " ", count: 32_000_000) + "</Workspace>")
    #expect(found.map { $0.hasPrefix("Workspace “A.xcworkspace” has more than 32 MB and is not read.") } == [true])
  }

  @Test func groupsOfAWorkspaceThatNestTooDeeply() {
    func workspace(_ depth: Int) -> String {
      let groups = (1..<depth).map { "<Group location=\"container:\" name=\"G\($0)\">" }.joined()
      let ends = String(repeating: "</Group>", count: depth - 1)
      let project = "<FileRef location=\"container:\(FilePath.folder(ExampleProject.file))\"/>"
      return "<Workspace>\(project)\(groups)<Group location=\"container:\" name=\"Deep\"/>\(ends)</Workspace>"
    }
    #expect(limits(ofWorkspace: workspace(31)).isEmpty)
    let found = limits(ofWorkspace: workspace(32))
    #expect(found.map { $0.hasPrefix("Group “Deep” of the workspace is not read,") } == [true])
  }

  @Test func tooManyLinkedProjects() {
    let numbers = 0..<101
    let files = numbers.map {
      "F\($0) = { isa = PBXFileReference; path = \($0).xcodeproj; sourceTree = \"<group>\"; };\n"
    }
    let list = numbers.map { "F\($0)" }.joined(separator: ", ")
    let references = numbers.map { "{ ProjectRef = F\($0); }" }.joined(separator: ", ")
    let found = check(ExampleProject.file).findings(
      in: """
        { rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; projectReferences = (\(references)); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(list)); };
        \(files.joined()) }; }
        """
    )
    #expect(
      found.map { $0.message.hasPrefix("Only 100 of the projects that this one is built with are read;") } == [true]
    )
  }

  @Test func tooManyLinkedPackages() {
    let packages = (0..<302).map { "L\($0) = { isa = XCLocalSwiftPackageReference; relativePath = \($0); };\n" }
    let text = "{ rootObject = P; objects = { P = { isa = PBXProject; }; \(packages.joined()) }; }"
    let files = (0..<301).map { ("\($0)/Package.swift", "let package = Package(name: \"A\")") }
    let found = check(ExampleProject.file, Dictionary(uniqueKeysWithValues: files)).findings(in: text)
    #expect(found.map { $0.message.hasPrefix("Only 300 of the packages that the project is built with") } == [true])
    check(ExampleProject.file, Dictionary(uniqueKeysWithValues: files.prefix(300))).accepts(text)
  }
}
