/// The collections around the cursor of a reader, and the place that is looked for.
struct PlaceStack {
  /// What can follow in a collection.
  enum State {
    /// A key or an item.
    case start
    /// The sign after a key.
    case key
    /// The value of a key.
    case value
    /// A separator, or the end.
    case end
  }

  /// A dictionary or an array that is open.
  struct Frame {
    let isDictionary: Bool
    /// Its column, in YAML.
    var column = 0
    var state = State.start
    var key: HostToken?
    var entries: [(key: HostToken, value: HostToken?)] = []
    var items: [HostToken] = []
    /// The number of items that began.
    var count = 0
    /// The end of the last value.
    var lastEnd = 0
  }

  /// Deeper places have no key of the catalog.
  private static let depthLimit = 64

  let bytes: [UInt8]
  /// The way to the outermost collection.
  private let base: [StructurePath.Step]
  var frames: [Frame] = []
  private(set) var found: HostPlace?
  /// The number of collections open at the place, and up to the innermost dictionary.
  private var depth = 0
  private var dictionaryDepth = 0

  init(_ bytes: [UInt8], below base: [StructurePath.Step] = []) {
    self.bytes = bytes
    self.base = base
  }

  /// Whether all is known about the place.
  var isDone: Bool { found != nil && frames.count < dictionaryDepth }

  /// Notes the place in the innermost collection.
  mutating func note(_ role: HostPlace.Role, _ token: HostToken, missingSeparator: Int? = nil) {
    guard found == nil, frames.count <= Self.depthLimit else { return }
    found = HostPlace(role: role, steps: steps(role), token: token, missingSeparator: missingSeparator)
    depth = frames.count
    dictionaryDepth = (frames.lastIndex(where: \.isDictionary) ?? 0) + 1
  }

  /// Changes the place from a value to the key that it turns out to be.
  mutating func turnIntoKey(_ token: HostToken) {
    guard found?.role == .value, found?.token == token else { return }
    found?.role = .key
    found?.steps.removeLast()
  }

  /// Notes the byte that begins the token after the place.
  mutating func noteNext(_ byte: UInt8) {
    if found?.next == nil { found?.next = byte }
  }

  /// Notes that the place is not in brackets.
  mutating func noteBlock() {
    found?.isInBrackets = false
  }

  /// The way to the innermost collection.
  var containerSteps: [StructurePath.Step] {
    base
      + frames.dropLast().map { frame in
        frame.isDictionary ? .key(frame.key?.text(in: bytes) ?? "") : .item(frame.count)
      }
  }

  private func steps(_ role: HostPlace.Role) -> [StructurePath.Step] {
    guard let last = frames.last else { return base }
    switch role {
    case .key: return containerSteps
    case .value: return containerSteps + [.key(last.key?.text(in: bytes) ?? "")]
    case .item: return containerSteps + [.item(last.count)]
    }
  }

  /// Opens a collection.
  mutating func push(_ frame: Frame) {
    frames.append(frame)
  }

  /// Closes the innermost collection.
  mutating func pop() {
    capture()
    frames.removeLast()
  }

  /// Closes all collections; returns the place.
  mutating func finish() -> HostPlace? {
    while !frames.isEmpty, !isDone { pop() }
    return found
  }

  /// Takes over the place from the innermost collection.
  private mutating func capture() {
    guard let place = found, let frame = frames.last else { return }
    if frames.count == depth, !frame.isDictionary {
      found?.items = Set(frame.items.filter { $0.range != place.token.range }.map { $0.text(in: bytes) })
    }
    if frames.count == dictionaryDepth, frame.isDictionary {
      for entry in frame.entries where entry.key.range != place.token.range {
        found?.entries[entry.key.text(in: bytes)] = .some(entry.value?.text(in: bytes))
      }
    }
  }
}
