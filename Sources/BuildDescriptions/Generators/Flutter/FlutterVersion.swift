import ProjectFiles

/// The version of a Flutter app, which its Xcode project takes from `pubspec.yaml`.
package enum FlutterVersion {
  /// Returns the settings that the tool writes into `Generated.xcconfig` for the Xcode project in `folder`, the `ios` or
  /// `macos` of an app; empty elsewhere.
  ///
  /// They are below all settings of the project, so that the file that the tool wrote takes precedence if it exists.
  package static func settings(ofProjectIn folder: String, _ files: any FileAccess) -> [BuildSetting] {
    guard ["ios", "macos"].contains(FilePath.name(folder)),
      let file = DescriptionFile(.flutter, in: FilePath.folder(folder), files),
      let version = file.yaml()?["version"]?.string
    else { return [] }
    // `1.2.3+4`: the name and the number of the build.
    let parts = version.split(separator: "+", maxSplits: 1).map { appleVersion(String($0)) }
    return zip(["FLUTTER_BUILD_NAME", "FLUTTER_BUILD_NUMBER"], parts).map { BuildSetting($0, $1) }
  }

  /// Returns what the tool makes of a version for systems of Apple: the digits and dots, so that `3.0.0-beta.11` is `3.0.0.11`.
  ///
  /// Source: `validatedBuildNameForPlatform` in Flutter's build_info.dart.
  private static func appleVersion(_ text: String) -> String {
    String(text.filter { $0 == "." || "0" <= $0 && $0 <= "9" })
  }
}
