import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The index of a working tree: which files git tracks, and what they held when git last looked (gitformat-index(5)).
///
/// A file with the size and the dates of its entry is not read again, and has the contents that git made of it, whatever the
/// conversions of line ends or filters.
struct GitIndex {
  /// What is known of a file.
  private struct Entry {
    let object: GitObjectID
    let size: UInt32
    let changed: Time
    let modified: Time
    let isComparable: Bool
    let isOmitted: Bool
  }

  /// A date; some programs write no nanoseconds.
  private struct Time: Equatable {
    let seconds: UInt32
    let nanoseconds: UInt32

    init(_ seconds: UInt32, _ nanoseconds: UInt32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }

    init(_ time: timespec) {
      self.init(UInt32(truncatingIfNeeded: time.tv_sec), UInt32(truncatingIfNeeded: time.tv_nsec))
    }

    func isSame(as other: Time) -> Bool {
      seconds == other.seconds && (nanoseconds == other.nanoseconds || nanoseconds == 0)
    }

    func isBefore(_ other: Time) -> Bool {
      if nanoseconds == 0 || other.nanoseconds == 0 { return seconds < other.seconds }
      return (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
    }
  }

  private var entries: [String: Entry] = [:]
  /// The folders that a sparse checkout leaves out as a whole.
  private var omittedFolders: Set<String> = []
  private let written: Time

  /// The paths of the files that git tracks, from the root of the repository.
  var paths: some Collection<String> { entries.keys }

  /// Reads the index in the folder of git of a working tree; nil without one and for forms that we do not read.
  ///
  /// Linear.
  init?(in folder: String) {
    let path = FilePath.join(folder, "index")
    var status = stat()
    guard lstat(path, &status) == 0, let bytes = DiskFiles().contents(of: path, limit: RegularFile.maximumSize) else {
      return nil
    }
    self.init(bytes, written: Self.times(status).modified)
  }

  private init?(_ bytes: [UInt8], written: Time) {
    self.written = written
    for length in [20, 32] {
      entries = [:]
      omittedFolders = []
      if read(bytes, nameLength: length) { return }
    }
    return nil
  }

  /// Returns the object at a path if the file there, which has this status, is as it was when git last looked; otherwise nil.
  func object(at path: String, _ status: stat) -> GitObjectID? {
    guard let entry = entries[path], entry.isComparable, entry.size == UInt32(truncatingIfNeeded: status.st_size) else {
      return nil
    }
    let times = Self.times(status)
    // A file that was changed again while the index was written has the date of its entry.
    guard entry.modified.isSame(as: times.modified), entry.changed.isSame(as: times.changed),
      entry.modified.isBefore(written)
    else { return nil }
    return entry.object
  }

  /// Whether a sparse checkout leaves out the file at a path.
  func omits(_ path: String) -> Bool {
    if entries[path]?.isOmitted == true { return true }
    guard !omittedFolders.isEmpty else { return false }
    var folder = FilePath.folder(path)
    while folder != "." {
      if omittedFolders.contains(folder) { return true }
      folder = FilePath.folder(folder)
    }
    return false
  }

  private static func times(_ status: stat) -> (changed: Time, modified: Time) {
    #if canImport(Darwin)
    (Time(status.st_ctimespec), Time(status.st_mtimespec))
    #else
    (Time(status.st_ctim), Time(status.st_mtim))
    #endif
  }

  /// Reads an index whose names of objects have `nameLength` bytes; returns whether it has that form.
  private mutating func read(_ bytes: [UInt8], nameLength: Int) -> Bool {
    var fields = Fields(bytes: bytes)
    guard fields.take(4).elementsEqual("DIRC".utf8), let version = fields.number(), (2...4).contains(version),
      var count = fields.number()
    else { return false }
    var former: [UInt8] = []
    while count > 0 {
      count -= 1
      let start = fields.place
      var numbers: [UInt32] = []
      for _ in 0..<10 { numbers.append(fields.number() ?? 0) }
      guard let object = GitObjectID(bytes: fields.take(nameLength)), let flags = fields.short() else { return false }
      let more = flags & 0x4000 != 0 ? fields.short() ?? 0 : 0
      if version == 4 {
        guard let removed = fields.variable(), removed <= former.count else { return false }
        former.removeLast(removed)
      } else {
        former = []
      }
      guard let rest = fields.name() else { return false }
      former += rest
      if version < 4 { fields.skip(to: start + ((fields.place - start) + 7) / 8 * 8) }
      let path = String(decoding: former, as: UTF8.self)
      if numbers[6] == 0o040000 {
        omittedFolders.insert(path.hasSuffix("/") ? String(path.dropLast()) : path)
        continue
      }
      // One side of a conflict is not the state of the file.
      entries[path] = Entry(
        object: object,
        size: numbers[9],
        changed: Time(numbers[0], numbers[1]),
        modified: Time(numbers[2], numbers[3]),
        isComparable: flags & 0x3000 == 0 && numbers[6] >> 12 == 0o10,
        isOmitted: more & 0x4000 != 0
      )
    }
    return hasKnownRest(&fields, nameLength)
  }

  /// Whether the extensions end where the hash at the end starts, and none refers to entries in another file.
  private func hasKnownRest(_ fields: inout Fields, _ nameLength: Int) -> Bool {
    while fields.left > nameLength {
      let name = fields.take(4)
      guard let length = fields.number(), Int(length) <= fields.left, !name.elementsEqual("link".utf8) else {
        return false
      }
      fields.skip(to: fields.place + Int(length))
    }
    return fields.left == nameLength
  }

  /// Reads numbers and names, each nil or empty where the bytes end.
  private struct Fields {
    private let bytes: [UInt8]
    private(set) var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var left: Int { bytes.count - place }

    mutating func skip(to place: Int) { self.place = min(max(place, self.place), bytes.count) }

    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
      let part = bytes[place...].prefix(count)
      place += part.count
      return part
    }

    mutating func number() -> UInt32? {
      let part = take(4)
      return part.count == 4 ? part.reduce(0) { $0 << 8 | UInt32($1) } : nil
    }

    mutating func short() -> UInt16? {
      let part = take(2)
      return part.count == 2 ? part.reduce(0) { $0 << 8 | UInt16($1) } : nil
    }

    /// Reads a number of variable length, as packs have it.
    mutating func variable() -> Int? {
      var value = 0
      for index in 0..<4 {
        guard let byte = take(1).first else { return nil }
        value = (index == 0 ? 0 : value + 1) << 7 | Int(byte & 0x7F)
        if byte & 0x80 == 0 { return value }
      }
      return nil
    }

    /// Reads bytes up to a zero.
    mutating func name() -> ArraySlice<UInt8>? {
      guard let end = bytes[place...].firstIndex(of: 0) else { return nil }
      defer { place = end + 1 }
      return bytes[place..<end]
    }
  }
}
