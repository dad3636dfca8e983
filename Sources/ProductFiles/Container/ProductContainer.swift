/// The files of a product, in a folder or in an archive, by their paths from its top, which have no `.`, `..` or empty components.
package protocol ProductContainer: Sendable {
  /// All files, folders and links, sorted by path.
  var entries: [ProductEntry] { get }
  /// Returns the bytes of the file of an entry; throws if they are more than `limit` or cannot be read.
  func contents(of entry: ProductEntry, limit: Int) throws(ProductFailure) -> [UInt8]
  /// Hands over the bytes of the file of an entry in pieces; throws, perhaps after some of them, if they cannot be read.
  func read(_ entry: ProductEntry, _ use: @escaping (UnsafeBufferPointer<UInt8>) -> Void) throws(ProductFailure)
  /// Returns the first bytes of the file of an entry, at most `count`.
  func start(of entry: ProductEntry, count: Int) throws(ProductFailure) -> [UInt8]
}

/// A file, folder or link of a product.
package struct ProductEntry: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable, Hashable {
    case file
    case folder
    case link
    /// Pipes, devices and others, which are not read.
    case other
  }

  /// Its path from the top of the product.
  package let path: String
  /// What it is.
  package let kind: Kind
  /// The number of bytes of a file.
  package let size: Int
  /// What the container needs to find it.
  let place: Int

  init(path: String, kind: Kind, size: Int = 0, place: Int = 0) {
    (self.path, self.kind, self.size, self.place) = (path, kind, size, place)
  }
}

/// Why a product, or a file in it, cannot be read.
package enum ProductFailure: Error, Sendable, Hashable {
  /// No file or folder is there that can be read.
  case unreadable(path: String)
  /// It is neither a folder nor a zip file.
  case noArchive
  /// It has no bundle and no file with code.
  case noBundle
  /// The directory of an archive does not fit the file.
  case invalidDirectory
  /// The file is a part of an archive of several.
  case severalParts
  /// A name leads out of the archive, or is no text.
  case invalidName(String)
  /// Two entries have one name, or a file is used as a folder.
  case duplicateName(String)
  /// Two entries share bytes, or the entry shares them with the directory.
  case overlappingEntry(path: String)
  /// More files and folders than are read.
  case tooManyEntries(limit: Int)
  /// Folders nest deeper than they are followed.
  case tooDeep(path: String)
  /// The file needs a password.
  case encrypted(path: String)
  /// The file is packed by a method other than that of all tools.
  case unknownMethod(UInt16, path: String)
  /// The file has, or declares, more bytes than are read.
  case tooLarge(path: String, limit: Int)
  /// The file would unpack to far more than files of products do.
  case bomb(path: String)
  /// What is packed cannot be unpacked, or has another size or checksum than the directory has.
  case damaged(path: String)
}

extension ProductFailure: CustomStringConvertible {
  /// The reason in words, without the path.
  package var description: String {
    switch self {
    case .unreadable: "cannot be read"
    case .noArchive: "not a zip archive"
    case .noBundle: "has no app, framework or other bundle"
    case .invalidDirectory: "a damaged zip archive: its directory does not fit the file"
    case .severalParts: "a part of a zip archive of several files"
    case .invalidName(let name):
      "a zip archive with an entry whose name leads elsewhere or has control characters: \(name)"
    case .duplicateName(let name): "two entries have the name \(name)"
    case .overlappingEntry(let path): "a zip archive whose entry \(path) shares bytes with another"
    case .tooManyEntries(let limit): "has more than \(limit) files and folders"
    case .tooDeep(let path): "folders nest too deep or have too long names: \(path)"
    case .encrypted: "is encrypted"
    case .unknownMethod(let method, _): "is packed by method \(method), which is not supported"
    case .tooLarge(_, let limit): "has more than \(limit) bytes"
    case .bomb: "would unpack to far more than files of products do"
    case .damaged: "is damaged: it does not unpack to what the archive says"
    }
  }
}

/// The limits on what is read of a product.
package enum ProductLimits {
  /// The files, folders and links of a product.
  package static let entryCount = 200_000
  /// The bundles of a product, each of which is compared with the others.
  package static let bundleCount = 1_000
  /// How deep folders nest.
  package static let depth = 64
  /// The bytes of a path in a product.
  package static let pathLength = 4_096
  /// The bytes of one file.
  package static let fileSize = 512 << 20
  /// The bytes of a property list, a table or a profile.
  package static let documentSize = 16 << 20
  /// What an archive may unpack to by any size, and by each of its bytes.
  package static let unpackedBase = 64 << 20
  package static let unpackedFactor = 32
  /// How much of a file is read at once where it need not be in memory as a whole.
  package static let pieceSize = 1 << 20
  /// How many links are followed in a row.
  package static let links = 16
}
