import ProjectFiles

/// The differences of two texts as `diff -u` and git write them.
public enum UnifiedDiff {
  private static let contextCount = 3

  /// Returns the differences of what a file holds and held, nil for a new file; empty if there are none.
  ///
  /// Texts in other encodings are written in UTF-8. Linear in the texts and in the square of what differs.
  public static func text(of path: String, from before: [UInt8]?, to after: [UInt8]) -> String {
    let old = before.map(lines) ?? []
    let new = lines(after)
    let hunks = hunks(steps(from: old, to: new))
    guard !hunks.isEmpty else { return "" }
    let name = TerminalText.visible(path)
    return "--- \(before == nil ? "/dev/null" : name)\n+++ \(name)\n" + hunks.map(text).joined()
  }

  /// Returns the lines of a text with their ends.
  private static func lines(_ contents: [UInt8]) -> [String] {
    let bytes = Document(path: nil, contents: contents).text.bytes
    var lines: [String] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return lines
  }

  private enum Step {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  /// Returns the new lines and the removed old ones, in their order.
  private static func steps(from old: [String], to new: [String]) -> [Step] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        steps.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        steps.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        steps.append(.same(new[newIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return steps
  }

  /// Changes that lie together, with the lines around them.
  private struct Hunk {
    let oldStart: Int
    let newStart: Int
    var steps: [Step]
  }

  private static func hunks(_ steps: [Step]) -> [Hunk] {
    var hunks: [Hunk] = []
    var current: Hunk?
    var context: [Step] = []
    var (oldLine, newLine) = (1, 1)
    for step in steps {
      if step.isSame {
        context.append(step)
        if current != nil, context.count > 2 * contextCount {
          current?.steps += context.prefix(contextCount)
          if let finished = current { hunks.append(finished) }
          current = nil
        }
        if current == nil { context = context.suffix(contextCount) }
      } else {
        let start = current ?? Hunk(oldStart: oldLine - context.count, newStart: newLine - context.count, steps: [])
        current = Hunk(oldStart: start.oldStart, newStart: start.newStart, steps: start.steps + context + [step])
        context = []
      }
      switch step {
      case .same: (oldLine, newLine) = (oldLine + 1, newLine + 1)
      case .removed: oldLine += 1
      case .added: newLine += 1
      }
    }
    current?.steps += context.prefix(contextCount)
    return hunks + (current.map { [$0] } ?? [])
  }

  private static func text(_ hunk: Hunk) -> String {
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for step in hunk.steps {
      let (sign, line): (String, String) =
        switch step {
        case .same(let line): (" ", line)
        case .removed(let line): ("-", line)
        case .added(let line): ("+", line)
        }
      if sign != "+" { oldCount += 1 }
      if sign != "-" { newCount += 1 }
      body += sign + line + (line.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
    }
    let range = { (start: Int, count: Int) in
      // A hunk without lines of a file begins after the line before.
      count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
    }
    return "@@ -\(range(hunk.oldStart, oldCount)) +\(range(hunk.newStart, newCount)) @@\n" + body
  }
}
