import PropertyList

/// A binary property list that is read for its value.
public struct BinaryPropertyList: Sendable {
  private let value: PropertyListValue

  /// Reads the file at `path`.
  ///
  /// - Throws: `FileFailure`, also for what cannot be read and for files above `RegularFile.maximumSize`.
  public init(readingFrom path: String) throws(FileFailure) {
    let contents = try RegularFile(readingFrom: path).contents
    guard BinaryReader.recognises(contents) else {
      throw FileFailure(path: path, reason: "is not a binary property list")
    }
    value = try Self.value(of: contents, path: path)
  }

  /// Returns the value of the contents of a file, in linear time; `path` is for messages.
  ///
  /// - Throws: `FileFailure` for contents that have not the form, exceed the reader's limits or are damaged.
  public static func value(of contents: [UInt8], path: String) throws(FileFailure) -> PropertyListValue {
    do throws(BinaryReader.Failure) {
      var reader = try BinaryReader(contents)
      return try reader.read()
    } catch {
      throw FileFailure(path: path, reason: "is a damaged binary property list: \(error.reason)")
    }
  }

  /// The same value as an XML document, with keys sorted; linear.
  public var xml: String { XMLWriter().document(value) }
}
