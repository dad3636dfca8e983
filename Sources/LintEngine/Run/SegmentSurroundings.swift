import PropertyList
import SourceText

/// What is around a segment of a text and affects the findings in it.
///
/// The containers that are open where the segment begins are part of the segment's identity; what they mean is not.
struct SegmentSurroundings: Sendable, Hashable {
  /// A container that is open where the segment begins.
  struct Frame {
    let node: Node
    let end: Int
    /// Its level in the catalog, or nil; see `CatalogLevels`.
    let level: String?
  }

  /// The levels of the open containers in the catalog.
  private let levels: [String?]
  /// The catalog level of the first node of the segment, which is a container; its key may be before the segment.
  private let firstLevel: String?
  /// The space that begins the line on which the segment begins.
  private let indentation: String
  /// Whether that line has nothing but space before the segment.
  private let startsLine: Bool
  /// Whether everything is known; with a catalog this requires a node.
  let isComplete: Bool

  /// Looks around a segment whose first node is `first` and in which `frames` are open.
  init(_ segment: TreeSegment, first: Node?, _ frames: [Frame], _ levels: CatalogLevels?, _ context: RuleContext) {
    let start = segment.range.lowerBound
    let line = segment.tree.text.lineRange(segment.tree.text.line(at: start)).lowerBound
    indentation = context.editor.indentation(at: start)
    startsLine = line + indentation.utf8.count == start
    isComplete = levels == nil || first != nil
    guard let levels, let first else {
      (self.levels, firstLevel) = ([], nil)
      return
    }
    let parent = frames.last
    self.levels = frames.map(\.level)
    firstLevel = first.kind.isContainer ? levels.level(of: first, in: parent?.node, at: parent?.level) : nil
  }

  /// Returns the containers around `node`, outer ones first; linear in depth.
  static func frames(around node: Node?, _ levels: CatalogLevels?) -> [Frame] {
    var containers: [Node] = []
    var next = node?.parent
    while let container = next {
      containers.append(container)
      next = container.parent
    }
    var frames: [Frame] = []
    for container in containers.reversed() {
      let parent = frames.last
      let level = levels?.level(of: container, in: parent?.node, at: parent?.level)
      frames.append(Frame(node: container, end: container.range.upperBound, level: level))
    }
    return frames
  }
}
