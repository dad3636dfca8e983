import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// Each file follows the nearest configuration.
@Suite struct ConfigurationStoreTests {
  private static let empty = "{ NSCameraUsageDescription = \"\"; }"

  private func store(
    _ files: [String: String],
    base: LintConfiguration = LintConfiguration(),
    only: Set<String>? = nil,
    disabling: Set<String> = []
  ) -> ConfigurationStore {
    let access = OverlaidFiles(files.mapValues { Array($0.utf8) })
    return ConfigurationStore(base: base, disabling: disabling, only: only, files: access, workingFolder: "/tree")
  }

  private func rules(_ store: ConfigurationStore, _ path: String) -> [String] {
    let document = Document(path: path, text: SourceText(Self.empty))
    return store.linter(for: path).findings(in: document).map { "\($0.rule) \($0.severity)" }
  }

  @Test func theNearestFileCounts() {
    let store = store([
      "/tree/.plist-lsp.yml": "disabled_rules: [purpose-string-empty]",
      "/tree/App/.plist-lsp.yml": "purpose-string-empty: info",
    ])
    #expect(rules(store, "Info.plist") == [])
    #expect(rules(store, "/tree/App/Sub/Info.plist") == ["purpose-string-empty info"])
    #expect(rules(store, "/other/Info.plist") == ["purpose-string-empty error"])
  }

  @Test func theSearchEndsAtTheRootOfARepository() {
    let store = store([
      "/tree/.plist-lsp.yml": "disabled_rules: [purpose-string-empty]", "/tree/Lib/.git": "gitdir: elsewhere",
    ])
    #expect(rules(store, "/tree/Lib/A/Info.plist") == ["purpose-string-empty error"])
  }

  @Test func aFolderThatWasAskedOnTheWayIsKnown() {
    let store = store(["/tree/App/.plist-lsp.yml": "x: 1"])
    for path in ["App/A/B/Info.plist", "App/A/Info.plist", "App/C/Info.plist", "App/Info.plist"] {
      #expect(store.configurationFile(for: path) == "/tree/App/.plist-lsp.yml")
    }
    #expect(store.configurationFile(for: "Info.plist") == nil)
    #expect(store.problems.count == 1)
  }

  @Test func aPathLongerThanSystemsOpenHasNoConfiguration() {
    let store = store(["/tree/.plist-lsp.yml": "disabled_rules: [purpose-string-empty]"])
    let folders = String(repeating: "a/", count: 500_000)
    #expect(rules(store, "/tree/\(folders)Info.plist") == ["purpose-string-empty error"])
  }

  @Test func theCommandLineGoesOverFiles() {
    let files = ["/tree/.plist-lsp.yml": "disabled_rules: [purpose-string-empty]"]
    #expect(rules(store(files, only: ["purpose-string-empty"]), "Info.plist") == ["purpose-string-empty error"])
    #expect(rules(store([:], disabling: ["purpose-string-empty"]), "Info.plist") == [])
    #expect(rules(store([:], only: ["key-wrong-type"]), "Info.plist") == [])
  }

  @Test func filesAreExcludedFromTheConfigurationsFolder() {
    let store = store(["/tree/App/.plist-lsp.yml": "excluded: [Gen]\nincluded: [Gen, Main]"])
    #expect(store.excludes("/tree/App/Gen/Info.plist"))
    #expect(!store.excludes("App/Main/Info.plist"))
    #expect(store.excludes("App/Other/Info.plist"))
    #expect(!store.excludes("Gen/Info.plist"))
  }

  @Test func problemsAreKeptOnce() {
    let store = store(["/tree/.plist-lsp.yml": "x: 1"])
    _ = rules(store, "A/Info.plist") + rules(store, "B/Info.plist")
    #expect(store.problems.map(\.line) == [1])
    #expect(store.problems.map(\.path) == ["/tree/.plist-lsp.yml"])
  }

  @Test func aConfigurationThatIsTooLargeIsReported() {
    let text = "disabled_rules: [purpose-string-empty]\n#" + String(repeating: "x", count: 32_000_000)
    let store = store(["/tree/.plist-lsp.yml": text])
    #expect(rules(store, "Info.plist") == ["purpose-string-empty error"])
    #expect(store.problems.map(\.message) == ["The file is larger than 32 MB and is not read."])
  }
}
