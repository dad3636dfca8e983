import BuildDescriptions
import ProjectFiles

extension ProjectTarget {
  /// Whether an Xcode project declares it and no code decides over its keys, so that all its settings are there to see.
  package var isOfXcode: Bool { FilePath.name(declaredIn) == "project.pbxproj" && !suppliesUnknownKeys }
}
