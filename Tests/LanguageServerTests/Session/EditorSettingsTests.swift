import Foundation
import Testing

@testable import LanguageServer

/// The form of settings that the extension for VS Code offers is the server's.
@Suite struct EditorSettingsTests {
  private static let manifest = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "editors/vscode/package.json")

  /// The settings for the server by their names; those of the extension itself have a name in two parts.
  private func properties() throws -> [String: JSONValue] {
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: Self.manifest))
    guard case .object(let properties)? = json["contributes"]?["configuration"]?["properties"] else { return [:] }
    let prefix = "plist-lsp."
    let pairs = properties.filter { $0.key.hasPrefix(prefix) }.map {
      (String($0.key.dropFirst(prefix.count)), $0.value)
    }
    return Dictionary(uniqueKeysWithValues: pairs.filter { !$0.0.contains(".") })
  }

  @Test func theFormHasEachSetting() throws {
    #expect(try Set(properties().keys) == Set(Settings.Member.allCases.map(\.rawValue)))
  }

  /// An editor sends the defaults of a form where the user chose nothing.
  @Test func theDefaultsAreTheServers() throws {
    let defaults = try properties().compactMapValues { $0["default"] }
    #expect(defaults.count == Settings.Member.allCases.count)
    var changed = Settings()
    changed.disabledRules = ["a"]
    changed.optInRules = ["a"]
    changed.onlyRules = ["a"]
    changed.severities = ["a": .info]
    changed.options = ["a": [:]]
    changed.diagnosticsDelay = .milliseconds(1)
    changed.thoroughDelay = .milliseconds(1)
    changed.maximumDiagnostics = 1
    changed.inlayHints = []
    changed.workspaceDiagnostics = .off
    changed.codeLens = false
    changed.rulePages = "https://example.org/"
    #expect(changed.merging(.object(defaults)) == Settings())
  }
}
