import ProjectFiles

/// An answer with the files that it depends on, as bytes for a later run.
///
/// The bytes start with a mark and the length of the record: the question, the number of folders, for each folder its
/// path, the number of names in it and the names with the status of each, and the answer. Further answers and data of the
/// caller follow. Texts end with a zero byte; numbers have eight bytes.
public enum RecordedAnswer {
  private static let mark = markStart + " 3"
  private static let markStart = "plist-lsp answer"

  /// Returns the bytes of `answer` to `question`, which is valid while `files` do not change; nil if changes cannot be
  /// detected: a link may lead to another folder.
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
    add(question)
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
    bytes += answer
    let record = bytes
    bytes = []
    add(mark)
    add(record.count)
    return bytes + record
  }

  /// Returns the answer in such bytes; nil if the question differs or one of the files has changed.
  ///
  /// Linear in the bytes of the record, plus the status of each file.
  public static func answer(
    in bytes: [UInt8],
    to question: String,
    files: any FileAccess = DiskFiles()
  ) -> ArraySlice<UInt8>? {
    for record in records(bytes) {
      var fields = Fields(bytes: record.content)
      guard fields.text() == question, var count = fields.number() else { continue }
      while count > 0 {
        guard fields.folderIsUnchanged(files) else { return nil }
        count -= 1
      }
      return fields.bytes
    }
    return nil
  }

  /// Returns what `write` made for the first answer in such bytes whose question starts with `start`; nil without one.
  public static func record(in bytes: [UInt8], toQuestionStartingWith start: String) -> ArraySlice<UInt8>? {
    records(bytes).first { $0.content.starts(with: start.utf8) }?.whole
  }

  /// Returns what follows the answers in such bytes: all bytes if they contain none.
  public static func rest(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[(records(bytes).last?.whole.endIndex ?? 0)...]
  }

  /// Returns the bytes of a cache of `records`, which `write` made, and what was found in sources; they start with the mark.
  public static func cache(of records: [UInt8], and sources: [UInt8]) -> [UInt8] {
    (records.isEmpty ? write([], to: "", files: []) ?? [] : records) + sources
  }

  /// Returns whether `bytes` are a cache, of another version too, so that another file is never replaced by one.
  public static func isCache(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: markStart.utf8) || SourceCache.recognises(bytes)
  }

  /// Returns the records at the start of `bytes`, with and without mark and length; linear in their number.
  private static func records(_ bytes: [UInt8]) -> [(whole: ArraySlice<UInt8>, content: ArraySlice<UInt8>)] {
    var records: [(whole: ArraySlice<UInt8>, content: ArraySlice<UInt8>)] = []
    var rest = bytes[...]
    while rest.starts(with: mark.utf8) {
      var fields = Fields(bytes: rest)
      guard fields.text() == mark, let length = fields.number(), 0 <= length, length <= fields.bytes.count else {
        break
      }
      let content = fields.bytes.prefix(length)
      records.append((bytes[rest.startIndex..<content.endIndex], content))
      rest = bytes[content.endIndex...]
    }
    return records
  }

  /// Reads texts and numbers; each is nil if the bytes end too early.
  private struct Fields {
    /// The first byte of the status of a file, a folder and a missing file.
    static let (fileLetter, folderLetter, absenceLetter) = (UInt8(ascii: "f"), UInt8(ascii: "d"), UInt8(ascii: "-"))

    /// What is not read yet.
    private(set) var bytes: ArraySlice<UInt8>

    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    mutating func text() -> String? {
      guard let end = bytes.firstIndex(of: 0) else { return nil }
      defer { bytes = bytes[(end + 1)...] }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }

    mutating func number() -> Int? {
      guard bytes.count >= 8 else { return nil }
      defer { bytes = bytes.dropFirst(8) }
      return bytes.withUnsafeBytes { Int(littleEndian: $0.loadUnaligned(as: Int.self)) }
    }

    /// Returns whether the recorded folder is unchanged in `files`.
    mutating func folderIsUnchanged(_ files: any FileAccess) -> Bool {
      guard let folder = text(), let count = number() else { return false }
      var (names, statuses): ([String], [FileStatus?]) = ([], [])
      while names.count < count {
        guard let name = text(), let status = status() else { return false }
        names.append(name)
        statuses.append(status)
      }
      return statuses == files.statuses(of: names, in: folder)
    }

    /// Returns a status, which is itself nil if the file did not exist.
    private mutating func status() -> FileStatus?? {
      guard let letter = bytes.popFirst() else { return nil }
      guard letter != Self.absenceLetter else { return .some(nil) }
      guard let size = number(), let stamp = number() else { return nil }
      return FileStatus(type: letter == Self.fileLetter ? .file : .folder, size: size, stamp: stamp)
    }
  }
}
