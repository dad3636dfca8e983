import CodeScanning

/// Reads the blocks of a Podfile, which is Ruby: what it computes is not known.
struct PodfileReader {
  /// A target, the outermost part of the file, or the body of a method.
  struct Block {
    /// The name of a target that is built.
    var target: String?
    /// The block around it.
    var outer: Int?
    /// Whether what the block around it links is linked here.
    var inherits = true
    var pods = PodfileTargets.Pods()
    /// The methods that are called.
    var calls: Set<String> = []
  }

  /// What `end` closes.
  private enum Frame {
    case block(Int)
    case method(String)
    /// A condition or a loop.
    case plain
    /// What runs after the pods are known.
    case hook
  }

  /// The methods that link the packages of an app.
  static let installers: Set<String> = [
    "capacitor_pods", "use_expo_modules", "use_native_modules", "use_unimodules",
  ]
  /// The methods that link React Native itself.
  static let frameworks: Set<String> = ["use_flipper", "use_react_native"]
  /// Methods of CocoaPods, React Native, Expo, Capacitor, Flutter and Ruby that link no package of an app.
  static let neutral: Set<String> = [
    "assertDeploymentTarget", "config", "ensure_bundler", "flutter_additional_ios_build_settings", "fail",
    "get_default_flags",
    "inhibit_all_warnings", "install", "linkage", "min_ios_version_supported", "node_require", "p", "platform",
    "plugin",
    "prepare_react_native_project", "print", "project", "puts", "raise", "react_native_post_install", "require",
    "require_relative", "return", "script_phase", "set_arm64_architecture", "setup_permissions", "source",
    "supports_swift_versions", "swift_version", "use_frameworks", "use_modular_headers", "workspace",
  ]
  /// Methods that may declare targets in other files or later.
  private static let evaluating: Set<String> = ["eval", "eval_gemfile", "instance_eval", "link_with", "load"]
  private static let hooks: Set<String> = ["post_install", "post_integrate", "pre_install", "pre_integrate"]
  private static let openers: Set<String> = [
    "begin", "case", "class", "for", "if", "module", "unless", "until", "while",
  ]
  /// Words after which a statement begins.
  private static let joints: Set<String> = ["else", "ensure", "rescue", "then"]
  /// Words that are no calls.
  private static let values: Set<String> = [
    "and", "break", "elsif", "false", "in", "next", "nil", "not", "or", "self", "super", "true", "when", "yield",
  ]
  private static let depthLimit = 100

  private(set) var blocks = [Block()]
  private(set) var methods: [String: Block] = [:]
  /// Whether targets have names that are not known.
  private(set) var isComputed = false
  /// Whether Expo is named outside comments.
  private(set) var namesExpo = false

  private var cursor: CodeCursor
  private var frames: [Frame] = []
  /// What the block of the statement will be, if it has one.
  private var next = Frame.plain
  private var isStart = true
  private var isAssigned = false
  /// Whether the next `do` belongs to a loop.
  private var isLoop = false
  private var brackets = 0

  init(_ code: UnsafeBufferPointer<UInt8>) {
    cursor = CodeCursor(code, syntax: .c)
  }

  mutating func read() {
    while !cursor.isAtEnd {
      let start = cursor.offset
      let byte = cursor.byte(at: start)
      if let text = cursor.rubyText() {
        note(text)
        (isStart, isAssigned) = (false, false)
        continue
      }
      if CodeCursor.isIdentifierPart(byte) {
        guard let range = cursor.identifier() else { continue }
        word(String(decoding: cursor.bytes[range], as: UTF8.self), after: cursor.byte(at: start - 1))
        continue
      }
      cursor.offset += 1
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: ";"):
        if brackets == 0 { (isStart, isAssigned, isLoop, next) = (true, false, false, .plain) }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "="):
        isAssigned = ![UInt8(ascii: "="), UInt8(ascii: ">")].contains(cursor.byte(at: cursor.offset))
      case 0...0x20: break
      default: (isStart, isAssigned) = (false, false)
      }
    }
  }

  /// Reads what follows a word, which a byte precedes.
  private mutating func word(_ word: String, after byte: UInt8) {
    note(word)
    // Members, symbols, variables and the keys of hashes.
    let isName = [".", ":", "@", "$"].contains { byte == UInt8(ascii: $0) } || isKey
    let (isFirst, canCall) = (isStart, (isStart || isAssigned) && brackets == 0)
    (isStart, isAssigned) = (false, false)
    guard !isName else { return }
    if word == "do" {
      if isLoop { isLoop = false } else { push(next) }
      next = .plain
      isStart = true
    } else if word == "end" {
      if !frames.isEmpty { frames.removeLast() }
    } else if Self.joints.contains(word) {
      isStart = true
    } else if Self.openers.contains(word) {
      guard canCall else { return }
      push(.plain)
      isLoop = ["for", "until", "while"].contains(word)
    } else if word == "def" {
      cursor.skipBlanks()
      push(.method(cursor.identifier().map { String(decoding: cursor.bytes[$0], as: UTF8.self) } ?? ""))
    } else if word == "pod" {
      pod()
    } else if word == "target" || word == "abstract_target" {
      if isFirst, brackets == 0 { target(isBuilt: word == "target") }
    } else if Self.hooks.contains(word) {
      next = .hook
    } else if word == "inherit" {
      inherit()
    } else if Self.evaluating.contains(word) {
      if canCall, !isInHook { isComputed = true }
    } else if canCall, !Self.values.contains(word), let first = word.utf8.first, !(0x41...0x5A).contains(first),
      !isAssignment
    {
      call(word)
    }
  }

  private mutating func push(_ frame: Frame) {
    guard frames.count < Self.depthLimit else { return isComputed = true }
    frames.append(frame)
    if case .method(let name) = frame { methods[name] = Block() }
  }

  // MARK: Statements

  private mutating func target(isBuilt: Bool) {
    guard !isInHook, let name = argument() else { return isComputed = !isInHook || isComputed }
    guard !name.isEmpty else { return isComputed = true }
    var block = Block(target: isBuilt ? name : nil, outer: currentBlock)
    if currentMethod != nil { (block.outer, isComputed) = (0, true) }
    blocks.append(block)
    next = .block(blocks.count - 1)
  }

  private mutating func pod() {
    guard !isInHook else { return }
    guard let name = argument(), !name.isEmpty else { return change { $0.pods.mayBeMore = true } }
    let pod = String(name.prefix { $0 != "/" })
    let path = path()
    change { block in
      block.pods.names.insert(pod)
      if let path { block.pods.paths[pod] = path }
    }
  }

  /// Returns the path in the rest of a statement, `:path => '…'` or `path: '…'`; the cursor stays.
  private mutating func path() -> String? {
    let start = cursor
    defer { cursor = start }
    while !cursor.isAtEnd, cursor.byte(at: cursor.offset) != UInt8(ascii: "\n") {
      if cursor.rubyText() != nil { continue }
      guard let word = cursor.identifier() else {
        cursor.offset += 1
        continue
      }
      guard cursor.bytes[word].elementsEqual("path".utf8) else { continue }
      while " \t:=>".utf8.contains(cursor.byte(at: cursor.offset)), !cursor.isAtEnd { cursor.offset += 1 }
      return cursor.rubyText().flatMap { $0.isEmpty || $0.contains("#{") ? nil : $0 }
    }
    return nil
  }

  private mutating func inherit() {
    guard cursor.byte(at: cursor.offset) == UInt8(ascii: "!") else { return }
    cursor.offset += 1
    let mode = argument()
    if mode == "none" || mode == "search_paths" { change { $0.inherits = false } }
  }

  private mutating func call(_ name: String) {
    guard !isInHook else { return }
    change { $0.calls.insert(name) }
  }

  /// Takes notice of a word or a literal.
  private mutating func note(_ text: String) {
    let lower = text.lowercased()
    if lower.contains("expo") || lower.contains("unimodules") { namesExpo = true }
    if let package = NodeModules.package(at: text) { change { $0.pods.packages.insert(package) } }
  }

  // MARK: Places

  private var isInHook: Bool {
    frames.contains { frame in
      if case .hook = frame { true } else { false }
    }
  }

  private var currentBlock: Int {
    frames.reduce(0) { found, frame in
      if case .block(let index) = frame { index } else { found }
    }
  }

  private var currentMethod: String? {
    frames.reduce(nil) { found, frame in
      if case .method(let name) = frame { name } else { found }
    }
  }

  private mutating func change(_ set: (inout Block) -> Void) {
    if let method = currentMethod {
      set(&methods[method, default: Block()])
    } else if blocks.indices.contains(currentBlock) {
      set(&blocks[currentBlock])
    }
  }

  // MARK: Text

  /// Whether the word before the cursor is the key of a hash, `path: '…'`.
  private var isKey: Bool {
    cursor.byte(at: cursor.offset) == UInt8(ascii: ":") && cursor.byte(at: cursor.offset + 1) != UInt8(ascii: ":")
  }

  /// Whether a value is assigned to the word before the cursor, or it is the receiver of a call.
  private var isAssignment: Bool {
    var other = cursor
    if other.byte(at: other.offset) == UInt8(ascii: ".") || other.byte(at: other.offset) == UInt8(ascii: "[") {
      return true
    }
    other.skipBlanks()
    while [UInt8(ascii: "|"), UInt8(ascii: "+")].contains(other.byte(at: other.offset)) { other.offset += 1 }
    return other.byte(at: other.offset) == UInt8(ascii: "=") && other.byte(at: other.offset + 1) != UInt8(ascii: "=")
  }

  /// Moves past the first argument of a call and returns its text, a literal or a symbol; empty if it is computed.
  private mutating func argument() -> String? {
    let start = cursor.offset
    cursor.skipBlanks()
    if cursor.byte(at: cursor.offset) == UInt8(ascii: "(") {
      cursor.offset += 1
      brackets += 1
      cursor.skipBlanks()
    }
    if let text = cursor.rubyText() {
      note(text)
      return text.contains("#{") ? "" : text
    }
    if cursor.byte(at: cursor.offset) == UInt8(ascii: ":") {
      cursor.offset += 1
      if let text = cursor.rubyText() { return text }
      return cursor.identifier().map { String(decoding: cursor.bytes[$0], as: UTF8.self) }
    }
    // `target.name` and `target =` are no calls of the method.
    let byte = cursor.byte(at: cursor.offset)
    if cursor.offset == start || byte == UInt8(ascii: "=") { return nil }
    return ""
  }
}
