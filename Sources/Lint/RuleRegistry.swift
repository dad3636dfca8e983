/// All rules, in the order in which their pages are listed.
public enum RuleRegistry {
  /// Every rule's type; a new rule is one more line here.
  public static let all: [any Rule.Type] = [
    PlistDuplicateKey.self,
    PurposeStringEmpty.self,
  ]

  /// Returns the rule with this id, or nil.
  public static func rule(_ id: String) -> (any Rule.Type)? {
    all.first { $0.description.id == id }
  }
}
