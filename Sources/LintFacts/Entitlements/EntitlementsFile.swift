import AppProject
import ProjectFiles
import PropertyList

/// What the name of an entitlements file shows about it, as nothing in the file does.
package enum EntitlementsFile {
  /// Whether the file is for builds that never leave the developers.
  package static func isForDevelopment(_ document: Document) -> Bool {
    !words(document).isDisjoint(with: developmentWords)
  }

  /// Whether the file is for builds that are distributed.
  package static func isForRelease(_ document: Document) -> Bool {
    !words(document).isDisjoint(with: releaseWords)
  }

  /// Whether builds with the configuration called `name` are distributed.
  package static func isForRelease(configuration name: String) -> Bool {
    !words(ofConfiguration: name).isDisjoint(with: releaseWords) && !isForDevelopment(configuration: name)
  }

  /// Whether builds with the configuration called `name` never leave the developers.
  package static func isForDevelopment(configuration name: String) -> Bool {
    !words(ofConfiguration: name).isDisjoint(with: developmentWords)
  }

  private static func words(ofConfiguration name: String) -> Set<String> {
    Set(name.split { !$0.isLetter }.flatMap { words(in: $0) })
  }

  private static let releaseWords: Set = ["release", "distribution", "production", "appstore"]
  private static let developmentWords: Set = [
    "alpha", "debug", "dev", "develop", "development", "developer", "local", "staging",
  ]

  /// Whether the file is for the Mac and nothing else.
  package static func isForMac(_ document: Document) -> Bool {
    let words = words(document)
    return !words.isDisjoint(with: ["mac", "macos", "osx"]) && words.isDisjoint(with: ["ios", "catalyst"])
  }

  /// Whether the file is for iPhone and iPad and nothing else.
  package static func isForPhone(_ document: Document) -> Bool {
    let words = words(document)
    return words.contains("ios") && words.isDisjoint(with: ["mac", "macos", "osx", "catalyst"])
  }

  /// The words of the file's name and of its folder, in lower case; `AppDebug` has two.
  private static func words(_ document: Document) -> Set<String> {
    let path = document.path ?? ""
    let names = [FilePath.name(path), FilePath.name(FilePath.folder(path))]
    return Set(names.flatMap { name in name.split { !$0.isLetter }.flatMap { words(in: $0) } })
  }

  private static func words(in name: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, previous?.isLowercase == true {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      previous = character
    }
    // Names of systems begin in lower case or end in capitals, so the whole counts as well.
    return words + [word, name.lowercased()]
  }
}

extension ProjectContext {
  /// Returns the place of an entry of entitlements; for a generator's, the place in its description.
  package func place(of entry: DictionaryEntry, in entitlements: Document) -> Evidence? {
    if let target = targets.first(where: { $0.generatedEntitlements == entitlements.path }) {
      return target.generatedKeys.first { $0.file == .entitlements && $0.key == entry.name }?.evidence
    }
    return entry.key.flatMap { Evidence($0, in: entitlements) }
  }
}
