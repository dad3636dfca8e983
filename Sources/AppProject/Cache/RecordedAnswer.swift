import Dispatch
import Locking

/// An answer with the files that it was made of, as bytes for a later run.
///
/// The bytes begin with fields of text that end with a zero byte: a mark, the question, the length of the answer, the number
/// of files, and type, size, stamp and path of each. The answer follows, and behind it whatever the caller wants to keep.
public enum RecordedAnswer {
  private static let mark = "plist-lsp answer 1"
  private static let chunkSize = 512

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
    for field in [mark, question, "\(answer.count)", "\(files.count)"] { add(field) }
    for (path, status) in files {
      add(text(of: status))
      add(path)
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
    guard fields.next() == mark, let asked = fields.next(), let length = fields.next().flatMap({ Int($0) }),
      let count = fields.next().flatMap({ Int($0) }), 0 <= count, count <= bytes.count
    else { return (nil, bytes[...]) }
    var records: [(path: String, status: FileStatus?)] = []
    records.reserveCapacity(count)
    for _ in 0..<count {
      guard let status = fields.nextStatus(), let path = fields.next() else { return (nil, []) }
      records.append((path, status))
    }
    guard 0 <= length, length <= bytes.count - fields.offset else { return (nil, []) }
    let rest = bytes[(fields.offset + length)...]
    guard asked == question, areAsTheyWere(records, files) else { return (nil, rest) }
    return (Array(bytes[fields.offset..<fields.offset + length]), rest)
  }

  /// Whether each file has the status that was written of it; all processors look.
  private static func areAsTheyWere(_ records: [(path: String, status: FileStatus?)], _ files: any FileAccess) -> Bool {
    let isSame = Locked(true)
    DispatchQueue.concurrentPerform(iterations: (records.count + chunkSize - 1) / chunkSize) { chunk in
      let start = chunk * chunkSize
      let isChanged = records[start..<min(start + chunkSize, records.count)].contains { record in
        record.status != files.status(of: record.path)
      }
      if isChanged { isSame.withLock { $0 = false } }
    }
    return isSame.withLock { $0 }
  }

  /// Returns a status as it is written; an empty text for nothing.
  private static func text(of status: FileStatus?) -> String {
    status.map { "\($0.type == .file ? "f" : "d") \($0.size) \($0.stamp)" } ?? ""
  }

  /// Reads texts that end with a zero byte.
  private struct Fields {
    let bytes: [UInt8]
    private(set) var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> String? {
      guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
      defer { offset = end + 1 }
      return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    /// Returns the status in the next field, itself nil for nothing; nil where the field holds no status.
    mutating func nextStatus() -> FileStatus?? {
      guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
      defer { offset = end + 1 }
      let parts = bytes[offset..<end].split(separator: UInt8(ascii: " "))
      guard !parts.isEmpty else { return .some(nil) }
      guard parts.count == 3, let size = Self.number(parts[1]), let stamp = Self.number(parts[2]) else { return nil }
      return FileStatus(type: parts[0].first == UInt8(ascii: "f") ? .file : .folder, size: size, stamp: stamp)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
      let isNegative = digits.first == UInt8(ascii: "-")
      var number = 0
      for digit in isNegative ? digits.dropFirst() : digits {
        guard digit &- UInt8(ascii: "0") < 10 else { return nil }
        number = number &* 10 &+ Int(digit &- UInt8(ascii: "0"))
      }
      return isNegative ? 0 &- number : number
    }
  }
}
