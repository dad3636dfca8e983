import Foundation
import Testing
import YAML

/// What PyYAML reads, the reader reads too: files of this repository, texts that PyYAML and Python's `json` write of random
/// values, and damaged texts where both read something.
@Suite(.enabled(if: PyYAML.isInstalled, "python3 with PyYAML is not installed"))
struct YAMLPeerTests {
  @Test func filesOfTheRepository() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path()
    let names = [
      ".pre-commit-hooks.yaml", "action.yml", "Tests/Fixtures/Projects/Flutter/pubspec.yaml",
      "Tests/Fixtures/Projects/XcodeGen/project.yml",
    ]
    let samples = try PyYAML.samples("files", names.map { root + $0 })
    #expect(samples.count == names.count)
    for sample in samples { try check(sample) }
  }

  @Test(arguments: ["yaml", "json"]) func writtenValues(form: String) throws {
    let samples = try PyYAML.samples(form, ["300"])
    #expect(samples.count == 300)
    for sample in samples { try check(sample) }
  }

  /// More is rejected here than by PyYAML, and the other way round, but no text may have two meanings.
  @Test func damagedTextsHaveOneMeaning() throws {
    let samples = try PyYAML.samples("damaged", ["3000"])
    var commonCount = 0
    for sample in samples {
      guard let read = try? YAMLReader.read(Array(sample.text.utf8), repeatedKeys: .lastCounts) else { continue }
      commonCount += 1
      #expect(JSONTree(read) == sample.value, "\(sample.text.debugDescription)")
    }
    #expect(commonCount > samples.count / 2)
  }

  private func check(_ sample: PyYAML.Sample) throws {
    let node = try YAMLReader.read(Array(sample.text.utf8), repeatedKeys: .lastCounts)
    #expect(node.map(JSONTree.init) == sample.value, "\(sample.text.debugDescription)")
  }
}

/// A value whose scalars are all texts.
private indirect enum JSONTree: Decodable, Equatable {
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text): self = .text(text)
    case .sequence(let items): self = .list(items.map(JSONTree.init))
    case .mapping(let pairs):
      let members = pairs.map { ($0.key.string ?? "", JSONTree($0.value)) }
      self = .object(Dictionary(members) { $1 })
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([JSONTree].self) {
      self = .list(items)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }
}

/// The other reader.
private enum PyYAML {
  struct Sample: Decodable {
    let text: String
    let value: JSONTree
  }

  static let isInstalled = (try? run(["-c", "import yaml"])) != nil

  /// Returns texts with what PyYAML reads in each, all scalars as texts.
  static func samples(_ form: String, _ arguments: [String]) throws -> [Sample] {
    try JSONDecoder().decode([Sample].self, from: run(["-c", script, form] + arguments))
  }

  private struct Failure: Error {}

  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return data
  }

  private static let script = #"""
    import json, random, re, sys, yaml

    class Loader(yaml.SafeLoader):
        yaml_implicit_resolvers = {"<": [("tag:yaml.org,2002:merge", re.compile("^<<$"))]}

    WORDS = ["a", "b c", "", "é", "日", "- x", "x: y", "#z", "a #b", "'q'", "\"", "\\n", "\n", "x\n\ny\n", " s ", "\t", "1", "~",
             "true", "{", "]", "a, b", "*", "&a", "!t", "|", ">", "%", "@", "\u2028", "\x07", "😀", "long words " * 12]
    random.seed(4)

    def value(depth=0):
        kind = random.randrange(6) if depth < 4 else 0
        if kind < 3: return random.choice(WORDS)
        if kind < 4: return [value(depth + 1) for _ in range(random.randrange(4))]
        return {random.choice(WORDS) + str(random.randrange(9)): value(depth + 1) for _ in range(random.randrange(4))}

    def written():
        return yaml.dump(value(), default_style=random.choice([None, None, "'", '"', "|", ">"]),
                         default_flow_style=random.choice([True, False, None]), indent=random.choice([2, 4]),
                         width=random.choice([20, 80]), allow_unicode=random.choice([True, False]))

    def damaged():
        text = written()
        for _ in range(random.randrange(1, 3)):
            place = random.randrange(len(text) + 1)
            text = text[:place] + random.choice(["", " ", "\n", "\t", "-", ":", "'", '"', "#", "  ", ": ", ", "]) \
                + text[place + random.randrange(2):]
        return text

    def isRead(text):
        # All scalars must be texts in the end, keys too, and tags do not count here.
        try: tree = yaml.load(text, Loader)
        except Exception: return None
        return tree if tree is not None and "!" not in text else None

    form, arguments = sys.argv[1], sys.argv[2:]
    if form == "files": texts = [open(name, encoding="utf-8").read() for name in arguments]
    elif form == "json": texts = [json.dumps(value(), ensure_ascii=random.random() < 0.5) for _ in range(int(arguments[0]))]
    elif form == "yaml": texts = [written() for _ in range(int(arguments[0]))]
    else: texts = [text for text in (damaged() for _ in range(int(arguments[0]))) if isRead(text) is not None]
    json.dump([{"text": text, "value": yaml.load(text, Loader)} for text in texts], sys.stdout)
    """#
}
