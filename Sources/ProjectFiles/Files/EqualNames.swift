/// Names that are the same text in other bytes, such as an `é` of one character and of two.
///
/// Texts in Swift that differ only so are equal, and on file systems that compare bytes both can lie in one folder. What is known of
/// one would then be taken for the other, so neither is read. macOS does not allow such names next to each other.
public enum EqualNames {
  /// Returns those of the names in a folder of which there are several; linear.
  public static func ambiguous(_ names: some Sequence<String>) -> Set<String> {
    var known: Set<String> = []
    return Set(names.filter { !isPlain($0) && !known.insert($0).inserted })
  }

  /// Returns whether a part of the absolute `path` has such a name next to it; lists a folder for each part that is not ASCII.
  public static func isAmbiguous(_ path: String, _ files: any FileAccess = DiskFiles()) -> Bool {
    var path = path
    while path != "/", path != "." {
      let (name, folder) = (FilePath.name(path), FilePath.folder(path))
      if !isPlain(name), ambiguous(files.entries(of: folder).map(\.name)).contains(name) { return true }
      path = folder
    }
    return false
  }

  /// Returns whether a name has ASCII characters alone, of which there is one form.
  static func isPlain(_ name: some StringProtocol) -> Bool { name.utf8.allSatisfy { $0 < 0x80 } }
}
