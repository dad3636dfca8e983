/// Tells whether all code of an app lies in sources that were read, so that what they do not mention, it does not do.
enum LinkedCode {
  /// Files that bring other people's code, whatever lock files say.
  private static let libraryFiles: Set<String> = ["Cartfile", "Podfile", "package.json", "pubspec.yaml"]
  private static let libraryExtensions: Set<String> = ["a", "dylib", "framework", "xcframework"]
  /// Flags of the linker that bring no code.
  private static let harmlessFlags: Set<String> = ["$(inherited)", "${inherited}", "-ObjC", "-all_load", "-dead_strip"]

  /// Returns whether `sources` are all of the bundle's code, libraries that lock files name apart; linear in the files.
  static func isRead(of bundle: String, _ sources: [ProjectFiles.Source], in project: ProjectModel) -> Bool {
    guard project.files.isComplete, !sources.isEmpty,
      !sources.contains(where: { $0.language == .dart || $0.language == .javaScript }),
      !project.files.resourceNames.contains(where: isLibrary)
    else { return false }
    let targets = project.targets.closure(ofTargetsWith: bundle)
    return !targets.isEmpty && targets.allSatisfy { $0.linksOwnCodeOnly && lies($0, in: project) }
  }

  /// Returns whether the settings of a configuration link nothing that no build phase names.
  static func isOwn(_ configuration: TargetConfiguration) -> Bool {
    guard configuration.sets("OTHER_LDFLAGS") else { return true }
    guard let flags = configuration.value(of: "OTHER_LDFLAGS").text else { return false }
    return flags.split(separator: " ").allSatisfy { harmlessFlags.contains(String($0)) }
  }

  private static func isLibrary(_ name: String) -> Bool {
    libraryFiles.contains(name) || libraryExtensions.contains(FilePath.fileExtension(name))
  }

  /// Whether all that the target is built of lies in the folder of the project.
  private static func lies(_ target: ProjectTarget, in project: ProjectModel) -> Bool {
    guard let membership = target.membership, !membership.isEmpty else { return false }
    let paths = membership.files.filter { SourceLanguage(fileName: $0) != nil || isLibrary(FilePath.name($0)) }
    return paths.allSatisfy { FilePath.isInside($0, project.root) && !isLibrary(FilePath.name($0)) }
      && membership.folders.allSatisfy { $0.path == project.root || FilePath.isInside($0.path, project.root) }
  }
}
