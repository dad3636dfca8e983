import Foundation
import TestSupport
import Testing

@testable import AppProject

/// The keys that the config plugins of Expo write, as they were run with SDK 50 to 57.
@Suite struct ExpoPluginTableTests {
  /// The keys of the table.
  private static let keys: Set<String> = [
    "BGTaskSchedulerPermittedIdentifiers", "FacebookAppID", "GADApplicationIdentifier", "LSApplicationQueriesSchemes",
    "NSBonjourServices", "NSSupportsLiveActivities", "NSUserActivityTypes", "UIApplicationSceneManifest",
    "UIBackgroundModes",
  ]

  @Test func eachPluginWritesWhatItWasSeenToWrite() throws {
    let rows = try Fixtures.table(Fixtures.folder.appendingPathComponent("expo-plugins.tsv"))
    #expect(rows.count > 500)
    for row in rows where row["exception"] == "-" {
      let (plugin, options) = (row["plugin"] ?? "", row["options"] ?? "-")
      let entry = options == "-" ? "\"\(plugin)\"" : "[\"\(plugin)\", \(options)]"
      let plugins = row["listed"] == "yes" ? "[\(entry)]" : "[]"
      expect(row, of: plugin, plugins, sdk: "57", options)
    }
  }

  @Test func eachPluginWroteWhatItWasSeenToWriteInOlderVersions() throws {
    let rows = try Fixtures.table(Fixtures.folder.appendingPathComponent("expo-plugins-older.tsv"))
    #expect(rows.count > 400)
    for row in rows {
      let plugin = row["plugin"] ?? ""
      expect(row, of: plugin, row["listed"] == "yes" ? "[\"\(plugin)\"]" : "[]", sdk: row["sdk"] ?? "", "")
    }
  }

  private func expect(_ row: [String: String], of plugin: String, _ plugins: String, sdk: String, _ options: String) {
    let app = TestProject([
      "app.json": "{\"expo\": {\"name\": \"Sample\", \"plugins\": \(plugins)}}",
      "package.json": "{\"dependencies\": {\"expo\": \"\(sdk).0.0\", \"\(plugin)\": \"1.0.0\"}}",
    ]).described.first
    let written = (app?.suppliedKeys ?? []).filter { $0.hasSuffix("UsageDescription") || Self.keys.contains($0) }
    let expected = row["keys"] == "-" ? [] : (row["keys"] ?? "").split(separator: " ").map(String.init)
    #expect(written.sorted() == expected.sorted(), "\(plugin) \(row["listed"] ?? "") \(options) in \(sdk)")
    #expect(app?.suppliesUnknownKeys == false, "\(plugin) is unknown")
  }
}
