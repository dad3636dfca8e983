import PropertyList
import SourceText
import Testing

@testable import AppProject
@testable import ProjectFiles

/// Entitlements that a generator writes are checked like files.
@Suite struct GeneratedEntitlementsTests {
  private static let spec = """
    name: Harbour
    targetTemplates:
      Signed:
        entitlements:
          properties: {com.apple.developer.icloud-container-identifiers: [iCloud.org.example]}
    targets:
      Harbour:
        type: application
        platform: iOS
        templates: [Signed]
        sources: [Harbour]
        settings: {GENERATE_INFOPLIST_FILE: YES}
        entitlements:
          path: Harbour/Harbour.entitlements
          properties:
            aps-environment: development
            com.apple.developer.healthkit: true
            com.apple.security.application-groups: [group.org.example, "${GROUP}"]
            keychain-access-groups: [1.0]
    """

  private func context(_ files: [String: String] = [:], of file: String = "project.yml") -> ProjectContext {
    TestProject(files.merging(["project.yml": Self.spec, "Harbour/A.swift": "let a = 0"]) { first, _ in first })
      .context(file)
  }

  private func entitlements(_ context: ProjectContext) -> GeneratedBundle? {
    context.generated.first { $0.document.kind == .entitlements }
  }

  @Test func valuesKeepTheirTypes() throws {
    let bundle = try #require(entitlements(context()))
    let root = try #require(bundle.document.rootDictionary)
    #expect(root.value(forKey: "aps-environment")?.stringValue == "development")
    #expect(root.value(forKey: "com.apple.developer.healthkit")?.kind == .true)
    let groups = try #require(root.value(forKey: "com.apple.security.application-groups"))
    #expect(groups.children.map(\.stringValue) == ["group.org.example", "${GROUP}"])
    // What XcodeGen makes of such a number is not known.
    #expect(root.value(forKey: "keychain-access-groups")?.stringValue == "$(VALUE)")
    #expect(root.value(forKey: "com.apple.developer.icloud-container-identifiers")?.kind == .array)
  }

  @Test func placesAreThoseOfTheDescription() throws {
    let carrier = Document(path: TestProject.path("project.yml"), text: SourceText(Self.spec))
    let bundle = try #require(entitlements(context()))
    let place = try #require(bundle.place(of: "aps-environment", in: carrier))
    #expect(carrier.text.string(in: place) == "aps-environment: development")
    #expect(bundle.place(of: "com.apple.developer.siri", in: carrier) == nil)
    #expect(bundle.place(of: nil, in: carrier) != nil)
  }

  @Test func theInfoPlistOfTheBundleKnowsThem() throws {
    let infoPlist = try #require(context().generated.first { $0.document.kind == .infoPlist })
    #expect(infoPlist.context.documents.entitlements.map { $0.rootDictionary?.entries.map(\.name).count } == [5])
    let need = try #require(infoPlist.context.code.purposeNeeds.first { $0.cause == "com.apple.developer.healthkit" })
    #expect(need.evidence.path == TestProject.path("project.yml"))
    #expect(need.evidence.lineText == "        com.apple.developer.healthkit: true")
  }

  @Test func aFileIsNeverReplaced() {
    let file = context(["Harbour/Harbour.entitlements": "{ a = b; }"])
    #expect(entitlements(file) == nil)
    #expect(context(of: "Harbour/A.swift").generated.isEmpty)
  }

  @Test func expoDeclaresThemToo() throws {
    let json = """
      { "expo": { "name": "Meadow", "ios": { "entitlements": {
        "com.apple.developer.siri": true, "com.apple.security.application-groups": ["meadow"]
      } } } }
      """
    let bundle = try #require(entitlements(TestProject(["app.json": json]).context("app.json")))
    #expect(bundle.document.rootDictionary?.value(forKey: "com.apple.developer.siri")?.kind == .true)
    #expect(bundle.target.knowsEntitlements)
  }

  // MARK: Insertions

  @Test func valuesAreWrittenWhereTheyGo() throws {
    let place = try #require(entitlements(context())?.insertions.first)
    #expect(place.text(key: "a", value: .boolean(true)) == "\n        a: true")
    #expect(place.text(key: "a.b", value: .array([.string("c")])) == "\n        a.b: [\"c\"]")
    #expect(place.text(key: "a", value: .string("c")) == "\n        a: \"c\"")
    #expect(place.text(key: "a", value: .dictionary([])) == nil)
    #expect(place.text(key: "a", value: .array([.boolean(true)])) == nil)
  }
}
