import KeyCatalog

/// A key of the catalog for other programs; members without a value are omitted.
struct KeyRecord: Encodable {
  let path: String
  let domain: String
  let type: [String]
  let elementType: [String]?
  let summary: String?
  let name: String?
  let platforms: [Platform]?
  let deprecated: Bool
  let successors: [String]?
  let values: [Value]?
  let valuesAreClosed: Bool
  let required: Bool
  let requirement: String?
  let requiredWith: Condition?
  let onlyWith: Condition?
  let defaultValue: String?
  let localizable: Bool
  let capability: String?
  let buildSetting: String?
  let library: String?
  let group: String?
  let documentation: String?
  let doubtful: Bool

  /// The versions of a platform that support a key or value.
  struct Platform: Encodable {
    let name: String
    let introduced: String?
    let deprecated: String?

    init(_ availability: PlatformAvailability) {
      name = availability.platform
      introduced = availability.introduced
      deprecated = availability.deprecated
    }
  }

  /// A value that the key accepts.
  struct Value: Encodable {
    let value: String
    let summary: String?
    let platforms: [Platform]?
    let category: String?

    init(_ value: AllowedValue) {
      self.value = value.value
      summary = value.summary
      platforms = value.platforms.isEmpty ? nil : value.platforms.map(Platform.init)
      category = value.category
    }
  }

  /// A condition on another key of the same dictionary.
  struct Condition: Encodable {
    let key: String
    let values: [String]

    init(_ condition: KeyCondition) {
      key = condition.key
      values = condition.values
    }
  }

  init(_ info: KeyInfo, in domain: CatalogDomain) {
    path = info.path
    self.domain = domain.name
    type = info.types == .any ? ["any"] : info.types.typeNames
    elementType = info.elementTypes.isEmpty ? nil : info.elementTypes.typeNames
    summary = info.summary
    name = info.title
    platforms = info.platforms.isEmpty ? nil : info.platforms.map(Platform.init)
    deprecated = info.isDeprecated
    successors = info.successorKeys.isEmpty ? nil : info.successorKeys
    values = info.values.isEmpty ? nil : info.values.map(Value.init)
    valuesAreClosed = info.valuesAreClosed
    required = info.requirement == "required"
    requirement = info.requirement
    requiredWith = info.requiredWith.map(Condition.init)
    onlyWith = info.onlyWith.map(Condition.init)
    defaultValue = info.defaultValue
    localizable = info.isLocalizable
    capability = info.capability
    buildSetting = info.buildSetting
    library = info.library
    group = info.group
    documentation = info.documentation
    doubtful = info.isDoubtful
  }
}
