import Foundation
import Testing

@Suite struct KeysTests {
  private func keys(_ domain: String) throws -> [[String: Any]] {
    let run = try Program.run("keys", "--format", "json", "--domain", domain)
    #expect(run.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
  }

  @Test func aKeyHasItsFacts() throws {
    let key = try #require(try keys("infoPlist").first { $0["path"] as? String == "UIUserInterfaceStyle" })
    #expect(key["domain"] as? String == "infoPlist")
    #expect(key["type"] as? [String] == ["string"])
    #expect(key["deprecated"] as? Bool == false)
    #expect((key["platforms"] as? [[String: String]])?.contains(["name": "iOS", "introduced": "13.0"]) == true)
    #expect((key["values"] as? [[String: Any]])?.contains { $0["value"] as? String == "Dark" } == true)
    #expect((key["summary"] as? String)?.isEmpty == false)
  }

  @Test func keysOfLibrariesNameThem() throws {
    let key = try #require(try keys("libraries").first { $0["path"] as? String == "SUFeedURL" })
    #expect(key["library"] as? String == "Sparkle")
  }

  @Test func conditionsNameTheOtherKey() throws {
    let path = "PreferenceSpecifiers/[]/IsSecure"
    let key = try #require(try keys("settingsBundle").first { $0["path"] as? String == path })
    #expect((key["onlyWith"] as? [String: Any])?["key"] as? String == "Type")
  }

  @Test func everyMemberIsDocumented() throws {
    let help = try Program.run("keys", "--help").text
    let run = try Program.run("keys", "--format", "json")
    let all = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(all.count > 1400)
    for member in Set(all.flatMap(\.keys)) { #expect(help.contains("\n  \(member) "), "\(member)") }
    for key in all {
      for member in ["path", "domain", "type", "summary", "deprecated", "required", "doubtful"] {
        #expect(key[member] != nil, "\(key["path"] ?? "") lacks \(member)")
      }
    }
  }

  @Test func textIsALineForEachKey() throws {
    let run = try Program.run("keys", "--domain", "entitlements")
    let line = try #require(run.lines.first { $0.contains("\tcom.apple.developer.healthkit\t") })
    #expect(line.hasPrefix("entitlements\tcom.apple.developer.healthkit\tboolean\tLets "))
    #expect(run.lines.allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count == 4 })
  }
}
