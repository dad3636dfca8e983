import AppProject
import SourceText
import Testing

@testable import Lint

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
    return ConfigurationStore(base: base, disabling: disabling, only: only, files: access, workingFolder: "/work")
  }

  private func rules(_ store: ConfigurationStore, _ path: String) -> [String] {
    let document = Document(path: path, text: SourceText(Self.empty))
    return store.linter(for: path).findings(in: document).map { "\($0.rule) \($0.severity)" }
  }

  @Test func theNearestFileCounts() {
    let store = store([
      "/work/.plist-lsp.yml": "disabled_rules: [purpose-string-empty]",
      "/work/App/.plist-lsp.yml": "purpose-string-empty: info",
    ])
    #expect(rules(store, "Info.plist") == [])
    #expect(rules(store, "/work/App/Sub/Info.plist") == ["purpose-string-empty info"])
    #expect(rules(store, "/other/Info.plist") == ["purpose-string-empty error"])
  }

  @Test func theSearchEndsAtTheRootOfARepository() {
    let store = store([
      "/work/.plist-lsp.yml": "disabled_rules: [purpose-string-empty]", "/work/Lib/.git": "gitdir: elsewhere",
    ])
    #expect(rules(store, "/work/Lib/A/Info.plist") == ["purpose-string-empty error"])
  }

  @Test func theCommandLineGoesOverFiles() {
    let files = ["/work/.plist-lsp.yml": "disabled_rules: [purpose-string-empty]"]
    #expect(rules(store(files, only: ["purpose-string-empty"]), "Info.plist") == ["purpose-string-empty error"])
    #expect(rules(store([:], disabling: ["purpose-string-empty"]), "Info.plist") == [])
    #expect(rules(store([:], only: ["key-wrong-type"]), "Info.plist") == [])
  }

  @Test func filesAreExcludedFromTheConfigurationsFolder() {
    let store = store(["/work/App/.plist-lsp.yml": "excluded: [Gen]\nincluded: [Gen, Main]"])
    #expect(store.excludes("/work/App/Gen/Info.plist"))
    #expect(!store.excludes("App/Main/Info.plist"))
    #expect(store.excludes("App/Other/Info.plist"))
    #expect(!store.excludes("Gen/Info.plist"))
  }

  @Test func problemsAreKeptOnce() {
    let store = store(["/work/.plist-lsp.yml": "x: 1"])
    _ = rules(store, "A/Info.plist") + rules(store, "B/Info.plist")
    #expect(store.problems.map(\.line) == [1])
    #expect(store.problems.map(\.path) == ["/work/.plist-lsp.yml"])
  }
}
