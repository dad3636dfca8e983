/// The reference of keys, values and their relations, read from files embedded in the executable.
///
/// The first look-up in a domain finds the places of its keys; an entry is read when it is needed. All functions may be
/// called from any thread.
public enum KeyCatalog {
  /// Returns the key at `path`, or nil if the catalog does not have it.
  ///
  /// `/` goes into a dictionary and `[]` into an array. In an Info.plist, a device suffix of the outermost key is
  /// ignored. If no key has the name, the free-form key `*` of the same dictionary is used; that of the top level,
  /// which fits every name, only by `key(named:inside:in:)`. Constant for paths as the catalog writes them, otherwise
  /// linear in their number of components.
  public static func key(at path: String, in domain: CatalogDomain) -> KeyInfo? {
    let directory = KeyDirectory.of(domain)
    if let key = directory.table.knownKey(at: path) { return key }
    return canonicalPath(path, in: directory, of: domain).flatMap { $0 == "*" ? nil : directory.table.knownKey(at: $0) }
  }

  /// Returns the key called `name` directly inside the dictionary at `level`, a path, or nil.
  ///
  /// Unlike in a path, the name may contain `/`, as in the texts that are the keys of a `.stringsdict`; only the
  /// free-form key `*` fits such a name.
  public static func key(named name: String, inside level: String, in domain: CatalogDomain) -> KeyInfo? {
    let path = path(ofKey: name, inside: level)
    return key(at: path, in: domain) ?? (level.isEmpty ? KeyDirectory.of(domain).table.knownKey(at: "*") : nil)
  }

  /// Returns the path of the key called `name` inside the dictionary at `level`, a path.
  ///
  /// A name that cannot be in a path, since it is empty or has `/` in it, becomes `*`.
  public static func path(ofKey name: String, inside level: String) -> String {
    let component = name.isEmpty || name.utf8.contains(UInt8(ascii: "/")) ? "*" : name
    return level.isEmpty ? component : "\(level)/\(component)"
  }

  /// Returns the keys with a name directly inside the dictionary at `path`, sorted; empty for unknown paths.
  ///
  /// The empty path is the top level; the path of a dictionary in an array ends with `/[]`. The free-form key `*` is not
  /// among them. Linear in the number of keys there, constant for the top level after the first call.
  public static func children(of path: String, in domain: CatalogDomain) -> [KeyInfo] {
    let directory = KeyDirectory.of(domain)
    guard let level = canonicalPath(path, in: directory, of: domain) else { return [] }
    return level.isEmpty ? KeyDirectory.outermostKeys(of: domain) : directory.keys(inside: level)
  }

  /// Returns whether there are keys directly inside the dictionary at `path`, even if only the free-form key `*`.
  public static func hasKeys(inside path: String, in domain: CatalogDomain) -> Bool {
    let directory = KeyDirectory.of(domain)
    return canonicalPath(path, in: directory, of: domain).map(directory.isLevel) ?? false
  }

  /// Returns all keys of `domain`, sorted by path; linear in their number.
  public static func keys(in domain: CatalogDomain) -> [KeyInfo] {
    let directory = KeyDirectory.of(domain)
    return directory.paths.compactMap(directory.table.key(at:))
  }

  /// Returns the domains that have an outermost key called exactly `name`, the usual ones first.
  ///
  /// Device suffixes and free-form keys are ignored. Constant.
  public static func domains(ofKey name: String) -> [CatalogDomain] {
    CatalogDomain.allCases.filter {
      name != "*" && KeyDirectory.of($0).table.contains(name) && !name.utf8.contains(UInt8(ascii: "/"))
    }
  }

  /// Returns the key that Xcode shows as `title`, in any case; the outermost if several share it.
  public static func key(titled title: String, in domain: CatalogDomain) -> KeyInfo? {
    TitleTable.of(domain).path(titled: title).flatMap(KeyDirectory.of(domain).table.key(at:))
  }

  /// Returns the known key that `name`, inside the dictionary at `path`, is probably a misspelling of.
  ///
  /// That is a key that differs in case only, or the nearest one: one edit away for names of up to seven characters, up
  /// to two for longer ones; the first by alphabet if several are equally near. Nil for known keys and for names of
  /// fewer than five characters. Linear in the number of keys at `path`.
  public static func nearestKey(to name: String, at path: String, in domain: CatalogDomain) -> KeyInfo? {
    let directory = KeyDirectory.of(domain)
    guard let level = canonicalPath(path, in: directory, of: domain) else { return nil }
    let isTopLevelOfInfoPlist = domain == .infoPlist && level.isEmpty
    let name = isTopLevelOfInfoPlist ? withoutDeviceSuffix(name) : name
    let candidates = directory.children(of: level)
    let names = NearNames.of(level, in: domain) {
      candidates.map { level.isEmpty ? $0 : String($0.dropFirst(level.count + 1)) }
    }
    return names.nearest(to: name).flatMap { directory.table.key(at: candidates[$0]) }
  }

  /// Returns the keys directly inside the dictionary at `path` whose names begin with `prefix` and continue after it.
  ///
  /// Linear in the number of keys at `path`.
  public static func keys(beginningWith prefix: String, at path: String, in domain: CatalogDomain) -> [KeyInfo] {
    let directory = KeyDirectory.of(domain)
    return canonicalPath(path, in: directory, of: domain).map { directory.keys(inside: $0, beginningWith: prefix) }
      ?? []
  }

  /// Returns the catalog's path of a key or dictionary, or nil if the catalog has neither.
  ///
  /// A few keys are in the catalog with a device suffix too, but without what is inside them.
  private static func canonicalPath(
    _ path: String,
    in directory: KeyDirectory,
    of domain: CatalogDomain
  ) -> String? {
    var components = path.split(separator: "/")
    let known = directory.canonical(components)
    if let known, directory.isLevel(known) { return known }
    guard domain == .infoPlist, let first = components.first else { return known }
    components[0] = DeviceSuffix.strip(first)
    return components[0] == first ? known : directory.canonical(components)
  }
}
