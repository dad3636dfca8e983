import AppProject
import BuildDescriptions
import ProjectFiles

/// The files that an app may find its storyboards, nibs and images in.
///
/// Rules use it on every keystroke, so existing names are found in a set; only others are searched.
package struct ProjectResources {
  private let names: Set<String>
  private let targets: [ProjectTarget]

  /// What is known of a file.
  package enum Match: Equatable {
    case found
    /// It is there, but its name is written in other capitals.
    case otherCase(String)
    case missing
  }

  /// What the names of images end with most often.
  private static let imageEndings = ["", ".png", "@2x.png", "@3x.png", ".icns", ".appiconset", ".icon"]

  /// Reads the files of the project; nil if they are not known.
  package init?(_ project: ProjectContext) {
    guard !project.resourceNames.isEmpty, !project.targets.isEmpty,
      project.isBuilt || project.targets.allSatisfy(\.knowsFiles)
    else {
      return nil
    }
    (names, targets) = (project.resourceNames, project.targets)
  }

  /// Returns whether one of `files`, full names, is there.
  package func match(_ files: [String]) -> Match {
    if files.contains(where: names.contains) { return .found }
    let folded = Set(files.map { $0.lowercased() })
    let alike = all.filter { folded.contains($0.lowercased()) }
    if alike.contains(where: files.contains) { return .found }
    return alike.min().map(Match.otherCase) ?? .missing
  }

  /// Returns whether an image of this name is there, in a file or a set of an asset catalog, whatever its extension, scale
  /// and device are.
  package func hasImage(named name: String) -> Bool {
    if Self.imageEndings.contains(where: { names.contains(name + $0) }) { return true }
    let stem = Self.stem(name)
    return all.contains { Self.stem($0) == stem }
  }

  /// Returns whether the image is there for displays of one pixel a point, and for no others.
  package func hasImageInOneScaleOnly(named name: String) -> Bool {
    let file = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard !file.contains("@"), !file.contains("~"), names.contains("\(file).png") else { return false }
    let stem = Self.stem("\(file).png")
    return !all.contains { Self.stem($0) == stem && FilePath.name($0).lowercased() != "\(file).png".lowercased() }
  }

  /// The names of the images that the system showed before there were launch screens, sorted; empty if there may be an image of
  /// the app called so.
  package var launchImages: [String] {
    // `Default.png` alone may be any picture.
    let known = names.filter { name in
      name.hasPrefix("Default") && name.hasSuffix(".png") && Self.launchImageMarks.contains { name.contains($0) }
        && Self.stem(name).split(separator: "-").dropFirst().allSatisfy { Self.launchImageWords.contains($0) }
    }
    guard !known.isEmpty else { return [] }
    return known.union(names.intersection(["Default.png"])).sorted()
  }

  private static let launchImageMarks = ["@2x", "@3x", "-568h", "-667h", "-736h", "-Portrait", "-Landscape", "~ipad"]
  private static let launchImageWords: Set<Substring> = [
    "568h", "667h", "736h", "800", "1100", "2436h", "1792h", "2688h", "portrait", "landscape",
  ]

  /// The name of the artwork for ad hoc builds with an extension, which it must not have; nil without such a file.
  package var artworkWithExtension: String? {
    let files = ["iTunesArtwork.png", "iTunesArtwork@2x.png", "iTunesArtwork@3x.png", "iTunesArtwork.jpg"]
    return files.first(where: names.contains)
  }

  /// The names of the files in the folder of the project, and of those elsewhere that the targets name.
  private var all: [String] { Array(names) + targets.flatMap(\.namedFiles).map(FilePath.name) }

  /// Returns a name without folder, extension, scale and device, in lower case.
  private static func stem(_ name: String) -> String {
    let file = FilePath.name(name)
    return file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex).prefix { $0 != "@" && $0 != "~" }.lowercased()
  }
}
