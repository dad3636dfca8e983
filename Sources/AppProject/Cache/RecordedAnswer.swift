import Dispatch
import Locking

/// An answer with the files that it was made of, as bytes for a later run.
///
/// The bytes begin with a mark, the question, the length of the answer and the number of folders. For each folder its path, the
/// number of names in it and the names with the status of each follow, then the answer, and after it whatever the caller wants
/// to keep. Texts end with a zero byte, numbers have eight bytes.
public enum RecordedAnswer {
  private static let mark = "plist-lsp answer 2"
  private static let chunkSize = 16

  /// What lay in a folder.
  private struct Folder {
    var path: String
    var names: [String] = []
    var statuses: [FileStatus?] = []
  }

  /// Returns the bytes of `answer` to `question`, which is right as long as `files` are as they were; nil where that cannot
  /// be told: a link may lead to another folder.
  public static func write(
    _ answer: [UInt8],
    to question: String,
    files: [(path: String, status: FileStatus?)]
  ) -> [UInt8]? {
    guard files.allSatisfy({ $0.status?.type != .other && !$0.path.utf8.contains(0) }) else { return nil }
    var bytes: [UInt8] = []
    func add(_ text: String) { bytes += Array(text.utf8) + [0] }
    func add(_ number: Int) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    let folders = Dictionary(grouping: files) { FilePath.folder($0.path) }.sorted { $0.key < $1.key }
    add(mark)
    add(question)
    add(answer.count)
    add(folders.count)
    for (folder, files) in folders {
      add(folder)
      add(files.count)
      for file in files {
        add(FilePath.name(file.path))
        guard let status = file.status else {
          bytes.append(Fields.absenceLetter)
          continue
        }
        bytes.append(status.type == .file ? Fields.fileLetter : Fields.folderLetter)
        add(status.size)
        add(status.stamp)
      }
    }
    return bytes + answer
  }

  /// Returns the answer in such bytes, and what follows it.
  ///
  /// The answer is nil where it is to another question, or where one of the files has changed; linear in the bytes, with a
  /// look at each file. Bytes that hold no answer are all returned as what follows.
  public static func read(
    _ bytes: [UInt8],
    question: String,
    files: any FileAccess = DiskFiles()
  ) -> (answer: [UInt8]?, rest: ArraySlice<UInt8>) {
    var fields = Fields(bytes: bytes)
    guard fields.text() == mark, let asked = fields.text(), let length = fields.number(), let count = fields.number()
    else { return (nil, bytes[...]) }
    var folders: [Folder] = []
    while folders.count < count {
      guard let folder = fields.folder() else { return (nil, []) }
      folders.append(folder)
    }
    guard 0 <= length, length <= bytes.count - fields.offset else { return (nil, []) }
    let end = fields.offset + length
    guard asked == question, areAsTheyWere(folders, files) else { return (nil, bytes[end...]) }
    return (Array(bytes[fields.offset..<end]), bytes[end...])
  }

  /// Whether each file has the status that was written of it; all processors look.
  private static func areAsTheyWere(_ folders: [Folder], _ files: any FileAccess) -> Bool {
    let isSame = Locked(true)
    DispatchQueue.concurrentPerform(iterations: (folders.count + chunkSize - 1) / chunkSize) { chunk in
      let start = chunk * chunkSize
      let isChanged = folders[start..<min(start + chunkSize, folders.count)].contains { folder in
        folder.statuses != files.statuses(of: folder.names, in: folder.path)
      }
      if isChanged { isSame.withLock { $0 = false } }
    }
    return isSame.withLock { $0 }
  }

  /// Reads texts and numbers; each is nil where the bytes end before it does.
  private struct Fields {
    /// What begins the status of a file, of a folder and of nothing.
    static let (fileLetter, folderLetter, absenceLetter) = (UInt8(ascii: "f"), UInt8(ascii: "d"), UInt8(ascii: "-"))

    let bytes: [UInt8]
    private(set) var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func text() -> String? {
      guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
      defer { offset = end + 1 }
      return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    mutating func number() -> Int? {
      guard bytes.count - offset >= 8 else { return nil }
      defer { offset += 8 }
      return bytes.withUnsafeBytes { Int(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Int.self)) }
    }

    mutating func folder() -> Folder? {
      guard let path = text(), let count = number() else { return nil }
      var folder = Folder(path: path)
      while folder.names.count < count {
        guard let name = text(), let status = status() else { return nil }
        folder.names.append(name)
        folder.statuses.append(status)
      }
      return folder
    }

    /// Returns a status, which is itself nil where nothing lay there.
    private mutating func status() -> FileStatus?? {
      guard offset < bytes.count else { return nil }
      let letter = bytes[offset]
      offset += 1
      guard letter != Self.absenceLetter else { return .some(nil) }
      guard let size = number(), let stamp = number() else { return nil }
      return FileStatus(type: letter == Self.fileLetter ? .file : .folder, size: size, stamp: stamp)
    }
  }
}
