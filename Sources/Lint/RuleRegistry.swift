/// All rules, in the order in which their pages are listed.
public enum RuleRegistry {
  /// Every rule's type; a new rule is one more line here.
  public static let all: [any Rule.Type] = [
    BackgroundBluetoothNeedsPurpose.self,
    BackgroundLocationNeedsPurpose.self,
    CapabilitiesArm64With32Bit.self,
    CapabilitiesArmv7Outdated.self,
    CapabilitiesArrayNonString.self,
    CapabilitiesDictionaryNonBoolean.self,
    CapabilitiesDuplicate.self,
    CapabilitiesGPSWithoutLocation.self,
    CapabilitiesHealthKitIPhoneOnly.self,
    CapabilitiesUnknownValue.self,
    CapabilitiesWithoutPurposeString.self,
    CapabilitiesWrongType.self,
    KeyInvalidValue.self,
    KeyProbableTypo.self,
    KeyWrongType.self,
    PlistAlteredValue.self,
    PlistBooleanAsString.self,
    PlistContentAfterRoot.self,
    PlistDuplicateKey.self,
    PlistEncoding.self,
    PlistInvalidScalar.self,
    PlistKeyWhitespace.self,
    PlistKeyWithoutValue.self,
    PlistMalformed.self,
    PlistMergeConflictMarker.self,
    PlistMissingArray.self,
    PlistNotValidXML.self,
    PlistNotWellFormed.self,
    PlistPreprocessed.self,
    PlistRootNotDictionary.self,
    PlistUnescapedCharacter.self,
    PlistUnknownElement.self,
    PlistValueWhitespace.self,
    PurposeStringEmpty.self,
    PurposeStringMissing.self,
    PurposeStringProbablyMissing.self,
    PurposeStringTooLong.self,
    PurposeStringWhitespaceOnly.self,
    PurposeStringWrongType.self,
    StringsDuplicateKey.self,
    StringsEncoding.self,
    StringsInvalidEscape.self,
    StringsMalformed.self,
    StringsMergeConflictMarker.self,
    StringsSilentlyTruncated.self,
  ]

  /// Returns the rule with this id, or nil.
  public static func rule(_ id: String) -> (any Rule.Type)? {
    all.first { $0.description.id == id }
  }
}
