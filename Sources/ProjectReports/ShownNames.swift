import CodeScanning
import LintFacts
import Messages
import ProjectFiles

/// Returns a text of the doctor from the string tables.
func word(_ name: String, _ arguments: String...) -> String { Messages.text("doctor.\(name)", arguments) }

/// How names and places are shown to readers, all relative to one folder.
struct ShownNames {
  /// The absolute path of the folder.
  let folder: String

  /// Returns a path relative to the folder, if it is inside.
  func path(_ path: String) -> String {
    if path == folder { return "." }
    return FilePath.isInside(path, folder) ? String(path.dropFirst(folder.count + (folder == "/" ? 0 : 1))) : path
  }

  /// Returns the path and line of a place.
  func place(_ evidence: Evidence) -> String { "\(path(evidence.path)):\(evidence.line + 1)" }

  /// Returns the name of a bundle: its targets, or its Info.plist if there are none.
  func name(_ bundle: BundleReport) -> String { bundle.targets.isEmpty ? path(bundle.infoPlist) : bundle.name }

  /// Returns where the Info.plist of a bundle comes from.
  func infoPlist(_ bundle: BundleReport) -> String {
    bundle.infoPlistCarrier.map { word("made-of", path($0)) } ?? path(bundle.infoPlist)
  }

  /// Returns the file with entitlements, or what it is made of.
  func entitlements(_ file: EntitlementsReport.File) -> String {
    file.carrier.map { word("made-of", path($0)) } ?? path(file.path)
  }

  /// Returns where a purpose string is written, without repetitions.
  func places(_ status: PurposeStringReport) -> [String] { status.places.map(place).uniqued() }

  /// Returns what needs a purpose string, a text for each place.
  func need(_ need: PurposeNeed) -> String {
    "\(place(need.evidence)) \(need.cause)" + (need.isCertain ? "" : " (\(word("probably")))")
  }
}

extension ProjectReport {
  /// The name of its folder.
  var name: String { FilePath.name(root) }
}

extension BundleReport {
  /// What it is, in a word or two.
  var kindName: String {
    switch kind {
    case .app: word("app")
    case .appClip: word("app-clip")
    case .watchApp: word("watch-app")
    case .xpcService: word("xpc-service")
    default: role == .app ? word("app") : word("extension")
    }
  }

  /// What an extension extends, without the prefix that all of Apple's points have.
  var extensionPoint: String? {
    guard case .appExtension(let point?) = kind else { return nil }
    return point.hasPrefix("com.apple.") ? String(point.dropFirst("com.apple.".count)) : point
  }
}

extension ConfigurationReport {
  /// The systems with their oldest versions; that they are unknown if they are.
  var platformNames: [String] {
    guard !platforms.isEmpty else { return [word("platform-unknown")] }
    return platforms.map { $0.name + ($0.minimumVersion.map { " \($0)" } ?? "") }
  }

  /// The identifier, or that it is unknown and why.
  var identifierText: String {
    if let value = identifier.value { return value }
    return identifier.unknownVariable.map { word("identifier-unknown-variable", $0) } ?? word("identifier-unknown")
  }

  /// The version with that of the build; nil if neither is known.
  var versionText: String? {
    guard let version = version.value else { return build.value.map { "(\($0))" } }
    return version + (build.value.map { " (\($0))" } ?? "")
  }
}

extension PurposeStringReport {
  /// What there is of the purpose string.
  var presenceText: String {
    let isBad = wording == .empty || wording == .placeholder
    switch presence {
    case .declared: return isBad ? wordingText : word("yes")
    case .supplied: return isBad ? word("by-setting-but", wordingText) : word("by-setting")
    case .substituted: return word("not-needed")
    case .host: return word("by-app")
    case .missing: return word("missing")
    case .probablyMissing: return word("probably-missing")
    }
  }

  private var wordingText: String { wording == .empty ? word("empty") : word("placeholder") }

  /// Whether it shows the same as another one of another bundle; each has its own file.
  func looksLike(_ other: PurposeStringReport) -> Bool {
    key == other.key && presence == other.presence && wording == other.wording && needs == other.needs
      && (presence == .declared || places == other.places)
  }
}

extension BundleReport {
  /// Whether its purpose strings look like those of another bundle.
  func hasPurposeStrings(like other: BundleReport) -> Bool {
    purposeStrings.count == other.purposeStrings.count && purposeLanguages == other.purposeLanguages
      && zip(purposeStrings, other.purposeStrings).allSatisfy { $0.looksLike($1) && $0.translations == $1.translations }
  }
}

extension ProjectReport {
  /// Returns the bundle before the one at `index` that has the same purpose strings; nil if none does.
  func bundleLike(at index: Int) -> BundleReport? {
    guard bundles.indices.contains(index), !bundles[index].purposeStrings.isEmpty else { return nil }
    return bundles[..<index].first { $0.hasPurposeStrings(like: bundles[index]) }
  }
}
