import AppProject
import BuildDescriptions
import LintEngine
import ProjectFiles
import PropertyList

/// A target as one of its configurations builds it, with the Info.plist that it then has.
package struct BuiltTarget {
  /// The target.
  package let target: ProjectTarget
  /// Its configuration.
  package let configuration: TargetConfiguration
  private let infoPlist: Document?

  /// The settings that Xcode uses if it generates an Info.plist.
  package static let settings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// Puts a target and a configuration together; `documents` are the available Info.plist files.
  package init(_ target: ProjectTarget, _ configuration: TargetConfiguration, _ documents: [Document]) {
    (self.target, self.configuration) = (target, configuration)
    infoPlist = documents.first { document in
      guard let path = document.path else { return false }
      return path == configuration.infoPlist || target.isWhollyDescribed && path == target.generatedInfoPlist
    }
  }

  /// Returns the targets that an Info.plist is for, in each configuration that takes it.
  package static func of(_ document: Document, _ project: ProjectContext) -> [BuiltTarget] {
    project.targets.flatMap { target in
      let isGenerated = document.path != nil && target.generatedInfoPlist == document.path
      return target.configurations.filter { configuration in
        isGenerated
          ? configuration.generatesInfoPlist || target.isWhollyDescribed
          : document.path != nil && configuration.infoPlist == document.path
      }.map { BuiltTarget(target, $0, [document]) }
    }
  }

  /// Returns the apps that hold the target, in the same configuration; none where they differ by an SDK and the target
  /// does not.
  package func hosts(in project: ProjectContext) -> [BuiltTarget] {
    project.hosts(of: target).compactMap { host in
      host.configuration(builtWith: configuration).map {
        BuiltTarget(host, $0, project.documents.hostInfoPlists + project.documents.infoPlists)
      }
    }
  }

  /// Returns what the key, one of the identifier and the two versions, is in the built Info.plist; nil if that is not
  /// known or no text.
  package func text(of key: String) -> String? { source(of: key).flatMap { configuration.expand($0).text } }

  /// Returns the text with variables from which Xcode makes that value; nil if it is not known or no text.
  package func source(of key: String) -> String? {
    // Xcode writes the values of settings over those of the file.
    if configuration.generatesInfoPlist, let setting = Self.settings[key],
      configuration.value(of: setting).text?.isEmpty == false
    {
      return "$(\(setting))"
    }
    guard let infoPlist, infoPlist.tree.isReadable, !infoPlist.isPreprocessed else { return nil }
    return infoPlist.rootDictionary?.value(forKey: key)?.stringValue
  }
}

/// Distinguishes files that Xcode wrote into a bundle from those that developers edit.
package enum BuiltInfoPlist {
  /// Keys that only a build adds.
  package static let keys: Set = [
    "BuildMachineOSBuild", "DTCompiler", "DTPlatformName", "DTSDKName", "DTXcode", "DTXcodeBuild",
  ]

  /// Values that a build fills in, in the templates of Xcode.
  private static let filledKeys = [
    "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType", "CFBundleVersion",
  ]

  /// Returns whether a root dictionary was written by a build.
  package static func isBuilt(_ root: RootKeys) -> Bool { root.containsAny(of: keys) }

  /// Returns whether a root dictionary waits for a build of Xcode, because a usual value of it is left to one: other tools, such as
  /// RoboVM, have variables of their own, whose names are not in capitals.
  package static func isSource(_ root: RootKeys) -> Bool {
    filledKeys.contains { root.value(forKey: $0)?.stringValue.map(BuildVariable.refersToXcode) ?? false }
      && !isBuilt(root)
  }
}

extension ProjectTarget {
  /// Whether an Xcode project declares it and no code decides over its keys, so that all its settings are there to see.
  package var isOfXcode: Bool { isInXcodeProject && !suppliesUnknownKeys }
}
