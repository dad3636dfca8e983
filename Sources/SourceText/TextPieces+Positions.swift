extension TextPieces {
  /// Returns the start of the character that the byte at `offset`, inside the text or at its end, belongs to.
  func characterStart(_ offset: Int) -> Int {
    let index = index(at: offset)
    let start = start(of: index).bytes
    return start + self[index].characterStart(offset - start)
  }

  /// Returns the line that holds the byte at `offset`.
  func line(at offset: Int) -> Int {
    let index = index(at: offset)
    let start = start(of: index)
    return start.lines + self[index].lineStarts(through: offset - start.bytes)
  }

  /// Returns the start of `line`, which must be one of the text.
  func start(ofLine line: Int) -> Int {
    guard line > 0 else { return 0 }
    let index = lastIndex { $0.lines < line }
    let start = start(of: index)
    return start.bytes + Int(self[index].lineStarts[line - start.lines - 1])
  }

  /// Returns the position of `offset`, which must be inside the text or at its end.
  func position(at offset: Int, encoding: PositionEncoding) -> TextPosition {
    let index = index(at: offset)
    let (piece, start) = (self[index], start(of: index))
    let end = piece.characterStart(offset - start.bytes)
    let linesInPiece = piece.lineStarts(through: end)
    let line = start.lines + linesInPiece
    if linesInPiece > 0 {
      let lineStart = Int(piece.lineStarts[linesInPiece - 1])
      return TextPosition(line: line, column: piece.units(in: lineStart..<end, encoding: encoding))
    }
    let unitsBefore = start.units(in: encoding) + piece.units(in: 0..<end, encoding: encoding)
    return TextPosition(line: line, column: unitsBefore - units(before: self.start(ofLine: line), encoding: encoding))
  }

  /// Returns the number of code units in the text before `offset`, which must be between characters.
  private func units(before offset: Int, encoding: PositionEncoding) -> Int {
    let index = index(at: offset)
    let start = start(of: index)
    return start.units(in: encoding) + self[index].units(in: 0..<(offset - start.bytes), encoding: encoding)
  }

  /// Returns the offset that has `units` code units of `encoding` between it and the start of `range`.
  ///
  /// The range must begin and end between characters. An offset inside a character becomes the character's start, and
  /// none is after the end of `range`.
  func offset(after units: Int, in range: Range<Int>, encoding: PositionEncoding) -> Int {
    let first = index(at: range.lowerBound)
    let bytes = self.range(of: first)
    // For a line inside one piece, the text before it is not needed.
    if range.upperBound <= bytes.upperBound {
      return offset(after: units, in: range, ofPiece: first, encoding: encoding)
    }
    let target = self.units(before: range.lowerBound, encoding: encoding) + units
    let index = min(lastIndex { $0.units(in: encoding) <= target }, index(at: range.upperBound))
    let rest = index == first ? units : target - start(of: index).units(in: encoding)
    return offset(after: rest, in: range, ofPiece: index, encoding: encoding)
  }

  private func offset(
    after units: Int,
    in range: Range<Int>,
    ofPiece index: Index,
    encoding: PositionEncoding
  ) -> Int {
    let bytes = self.range(of: index)
    let part = range.clamped(to: bytes)
    let partInPiece = (part.lowerBound - bytes.lowerBound)..<(part.upperBound - bytes.lowerBound)
    return bytes.lowerBound + self[index].offset(after: units, in: partInPiece, encoding: encoding)
  }
}
