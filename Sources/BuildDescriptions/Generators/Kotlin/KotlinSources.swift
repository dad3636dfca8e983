import ProjectFiles

/// The Kotlin code of a multiplatform app that is compiled for Apple's systems, in modules next to the folder of its iOS app.
///
/// Source: Kotlin's documentation, "The basics of Kotlin Multiplatform project structure" (`iosMain`, `appleMain`).
package enum KotlinSources {
  /// The folders with code for Apple's systems in the `src` of a module.
  private static let sourceSets = ["appleMain", "iosMain", "iosArm64Main", "iosX64Main", "iosSimulatorArm64Main"]
  private static let moduleLimit = 50

  /// What Gradle reads the modules from, and the project of the app next to it.
  private static let combined = EntryFilter(
    names: ["settings.gradle", "settings.gradle.kts"],
    extensions: Set([ProjectFormat.xcodeProject.folderExtension].compactMap(\.self))
  )

  /// Returns the folders with code for the iOS app in the folder `root`, or next to its project there, sorted; empty for other projects.
  package static func folders(ofProjectIn root: String, _ files: any FileAccess) -> [String] {
    let isOfGradle = Set(files.entries(of: root, where: combined).map(\.type)) == [.file, .folder]
    guard isOfGradle || FilePath.name(root).lowercased().contains("ios") else { return [] }
    let outer = isOfGradle ? root : FilePath.folder(root)
    let modules = files.entries(of: outer).filter { $0.type == .folder && !SkippedFolders.contains($0.name) }
    return modules.map(\.name).sorted().prefix(moduleLimit).flatMap { module in
      let sources = FilePath.join(FilePath.join(outer, module), "src")
      return sourceSets.map { FilePath.join(sources, $0) }.filter { files.status(of: $0)?.type == .folder }
    }
  }
}
