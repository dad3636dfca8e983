import Foundation
import LintFiles
import LintRules
import Testing

/// The schema of the configuration names everything that can be set.
@Suite struct ConfigurationSchemaTests {
  private static func schema() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.json().utf8)) as? [String: Any])
  }

  @Test func everyRuleIsAProperty() throws {
    let properties = try #require(try Self.schema()["properties"] as? [String: [String: Any]])
    let members = [
      "disabled_rules", "excluded", "included", "only_rules", "opt_in_rules", "sample_folders", "skipped_folders",
    ]
    #expect(Set(properties.keys) == Set(RuleRegistry.all.map { $0.description.id } + members))
    let items = try #require(properties["disabled_rules"]?["items"] as? [String: [String]])
    #expect(items["enum"] == RuleRegistry.all.map { $0.description.id })
  }

  @Test func optionsHaveTheirInitialValues() throws {
    let properties = try #require(try Self.schema()["properties"] as? [String: [String: Any]])
    let choices = try #require(properties["purpose-string-too-vague"]?["anyOf"] as? [[String: Any]])
    let options = try #require(choices.last?["properties"] as? [String: [String: Any]])
    #expect(options["minimum_words"]?["default"] as? Int == 3)
    #expect(options["severity"]?["enum"] as? [String] == ["info", "warning", "error"])
  }
}
