import FuzzDriver

@testable import AppProject

/// Storyboards and nibs are read, whatever is in them.
enum InterfaceFuzzing {
  /// Reads the bytes as a storyboard, or as the content of one if their number is even; what is found is in the file.
  static func run(_ bytes: [UInt8]) {
    guard bytes.count.isMultiple(of: 2) else { return read(bytes) }
    let start = Array(#"<document targetRuntime="iOS.CocoaTouch"><label id="x">"#.utf8)
    read(start + bytes + Array("</label></document>".utf8))
  }

  private static func read(_ bytes: [UInt8]) {
    for object in (InterfaceReader.read(bytes)?.objects ?? [:]).values {
      require(object.idRange.upperBound <= bytes.count, "An object is outside of the file.")
      _ = object.title
    }
  }
}
