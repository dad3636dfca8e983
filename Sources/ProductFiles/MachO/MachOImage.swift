/// What one linked image or object file declares about itself, for one architecture.
package struct MachOImage: Sendable {
  /// What kind of file it is (`MH_…`).
  package enum FileType: UInt32, Sendable {
    case object = 1
    case executable = 2
    case dynamicLibrary = 6
    case bundle = 8
    case debugSymbols = 10
  }

  /// A part that is broken, so that its facts are missing.
  package enum Part: String, Sendable, CaseIterable {
    case symbols
    case bindings
    case fixups
    case sections
    case signature
  }

  /// How a library is linked.
  package enum Linkage: Sendable {
    case usual
    case weak
    case reexported
    case lazy
    case upward
  }

  /// A library that the image is linked with.
  package struct Library: Sendable, Hashable {
    /// The path that the linker recorded.
    package let path: String
    /// How it is linked.
    package let linkage: Linkage
  }

  /// A name that another image must define.
  package struct Import: Sendable, Hashable {
    /// The name as the linker writes it, with its underscore.
    package let name: String
    /// The index of the library; nil if it is looked for in all or in the program.
    package let library: Int?
    /// Whether it may be missing.
    package let isWeak: Bool
  }

  /// The processor.
  package let architecture: MachOArchitecture
  /// What kind of file it is; nil for kinds that products do not hold.
  package let fileType: FileType?
  /// The name of the object file in an archive.
  package var member: String?
  /// What it was built for; several for libraries of macOS and Catalyst at once.
  package internal(set) var buildVersions: [BuildVersion] = []
  /// The libraries in the order of their load commands.
  package internal(set) var libraries: [Library] = []
  /// The path that a library gives itself.
  package internal(set) var installName: String?
  /// The folders in which libraries are looked for.
  package internal(set) var searchPaths: [String] = []
  /// The identifier of the build, in hexadecimal digits.
  package internal(set) var uuid: String?
  /// The kind of encryption, 0 for none; nil without a load command about it.
  package internal(set) var encryption: UInt32?
  /// What other images must define, each name once, sorted.
  package internal(set) var imports: [Import] = []
  /// The Objective-C selectors that it refers to, sorted.
  ///
  /// That are those that it sends. Linkers for newer systems also refer to those of its own methods, which are in `ownSelectors`; of
  /// these it is not known whether they are sent, too.
  package internal(set) var selectors: [String] = []
  /// Those of `selectors` that are the names of its own methods.
  package internal(set) var ownSelectors: Set<String> = []
  /// The names of Objective-C classes and protocols that it defines or extends, sorted.
  package internal(set) var classNames: [String] = []
  /// The property list in a command-line tool (`__TEXT,__info_plist`).
  package internal(set) var infoPlist: [UInt8]?
  /// The bytes of the code signature.
  package internal(set) var signature: BinaryData?
  /// Whether the code has the hashes that the signature has of it; nil where that is not looked at or not known.
  package internal(set) var isCodeIntact: Bool?
  /// The parts that could not be read as a whole.
  package internal(set) var brokenParts: Set<Part> = []

  init(architecture: MachOArchitecture, fileType: FileType?) {
    (self.architecture, self.fileType) = (architecture, fileType)
  }

  /// The names of the Objective-C classes of others that it uses or extends, sorted.
  package var importedClasses: [String] {
    Set(imports.compactMap { Self.className($0.name) }).sorted()
  }

  /// Returns the name of the class whose symbol `name` is; nil for other symbols.
  static func className(_ name: String) -> String? {
    for prefix in ["_OBJC_CLASS_$_", "_OBJC_METACLASS_$_", ".objc_class_name_"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return nil
  }

  /// Returns a symbol without what macOS on x86_64 adds to the names of functions that changed.
  package static func plainName(_ name: String) -> String {
    var plain = name[...]
    while let suffix = ["$INODE64", "$UNIX2003", "$NOCANCEL"].first(where: plain.hasSuffix) {
      plain = plain.dropLast(suffix.count)
    }
    return String(plain)
  }
}
