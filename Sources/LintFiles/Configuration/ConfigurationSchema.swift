import LintEngine
import LintRules
import JSON
import Messages

/// The JSON schema of `.plist-lsp.yml`, for editors that help with YAML.
public enum ConfigurationSchema {
  /// Returns the schema (JSON Schema 2020-12), made of the rules that there are.
  public static func json() -> String { JSONText.text(of: Schema()) + "\n" }

  private struct Schema: Encodable {
    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case additionalProperties, properties, title, type
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .schema)
      try container.encode(Messages.text("configuration.schema", [ConfigurationFile.name]), forKey: .title)
      try container.encode("object", forKey: .type)
      try container.encode(false, forKey: .additionalProperties)
      try container.encode(Self.properties, forKey: .properties)
    }

    private static var properties: [String: Property] {
      let rules = RuleRegistry.all.map { $0.description }
      let ids = rules.map(\.id)
      let members: [String: Property] = [
        "disabled_rules": .list(text("schema-disabled-rules"), of: ids),
        "opt_in_rules": .list(text("schema-opt-in-rules"), of: ids),
        "only_rules": .list(text("schema-only-rules"), of: ids),
        "included": .list(text("schema-included"), of: nil),
        "excluded": .list(text("schema-excluded"), of: nil),
        "skipped_folders": .names(text("schema-skipped-folders"), .usuallySkipped),
        "sample_folders": .names(text("schema-sample-folders"), .usualSamples),
      ]
      return rules.reduce(into: members) { $0[$1.id] = .rule($1) }
    }

    private static func text(_ setting: String) -> String { Messages.text("configuration.\(setting)") }
  }

  /// One member of the schema.
  private indirect enum Property: Encodable {
    case list(String, of: [String]?)
    case names(String, FolderNames)
    case count(Int)
    case texts([String])
    case severity
    case rule(RuleDescription)

    private enum CodingKeys: String, CodingKey {
      case additionalProperties, anyOf, `default`, description, `enum`, items, minimum, properties, type
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .list(let description, let values):
        try container.encode(description, forKey: .description)
        try container.encode("array", forKey: .type)
        if let values { try container.encode(["enum": values], forKey: .items) }
        if values == nil { try container.encode(["type": "string"], forKey: .items) }
      case .names(let description, let initial):
        try container.encode(description, forKey: .description)
        try Property.texts(initial.names).encode(to: encoder)
      case .count(let initial):
        try container.encode("integer", forKey: .type)
        try container.encode(0, forKey: .minimum)
        try container.encode(initial, forKey: .default)
      case .texts(let initial):
        try container.encode("array", forKey: .type)
        try container.encode(["type": "string"], forKey: .items)
        try container.encode(initial, forKey: .default)
      case .severity: try container.encode(Severity.allCases.map(\.rawValue), forKey: .enum)
      case .rule(let rule):
        try container.encode(rule.summary, forKey: .description)
        try container.encode([Property.severity, .options(of: rule)], forKey: .anyOf)
      case .options(let options):
        try container.encode("object", forKey: .type)
        try container.encode(false, forKey: .additionalProperties)
        try container.encode(options, forKey: .properties)
      }
    }

    case options([String: Property])

    private static func options(of rule: RuleDescription) -> Property {
      let options = rule.options.map { option -> (String, Property) in
        switch option.initial {
        case .count(let count): (option.name, .count(count))
        case .texts(let texts): (option.name, .texts(texts))
        }
      }
      return .options(Dictionary(uniqueKeysWithValues: options + [("severity", .severity)]))
    }
  }
}
