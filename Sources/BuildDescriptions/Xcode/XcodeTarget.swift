import ProjectFiles

/// A target of an Xcode project, as its `project.pbxproj` describes it.
package struct XcodeTarget: Sendable, Hashable {
  /// The name.
  package let name: String
  /// The product type, such as `com.apple.product-type.application`; nil for targets that build nothing.
  package let productType: String?
  /// The configurations in the order of the file.
  package let configurations: [XcodeConfiguration]
  /// What is built into it: the files of its build phases and its synchronised folders (object version 77).
  package let membership: TargetMembership
  /// The names of the targets whose products are copied into its own.
  let embeds: [String]
  /// The file name of its product, such as `Kit.framework`; nil if it has none.
  let product: String?
  /// Where its name is; nil if it has none.
  package let place: Evidence?
}

/// A configuration of a target or project, such as Debug.
package struct XcodeConfiguration: Sendable, Hashable {
  /// The name.
  package let name: String
  /// The absolute path of its `.xcconfig`; nil if it has none.
  package let configurationFile: String?
  /// Where that is named.
  let configurationFilePlace: Evidence?
  /// The settings that the project file holds.
  package let settings: [BuildSetting]
  /// Where a setting that writes a key of the Info.plist can be inserted.
  let insertion: KeyInsertion?
}

extension [String] {
  /// Returns whether a sorted array has an element; logarithmic.
  func binaryContains(_ element: String) -> Bool {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle] == element { return true }
      range = self[middle] < element ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
