import Foundation

/// The reader that ours is compared with, run in Python.
enum PyYAML {
  struct Sample: Decodable {
    let text: String
    /// Nil where the text holds nothing.
    let value: TextTree?
  }

  static let isInstalled = (try? run(["-c", "import yaml; yaml.SafeLoader"], errors: .nullDevice)) != nil

  /// What random values are made of; `YAML_SEED` takes others.
  static let seed = ProcessInfo.processInfo.environment["YAML_SEED"] ?? "4"

  /// Returns texts with what Python reads in each, all scalars as texts.
  static func samples(_ form: String, _ arguments: [String]) throws -> [Sample] {
    try JSONDecoder().decode([Sample].self, from: run(["-c", script, form] + arguments, errors: .standardError))
  }

  private struct Failure: Error {}

  private static func run(_ arguments: [String], errors: FileHandle) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = errors
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
             "true", "{", "]", "a, b", "*", "&a", "!t", "|", ">", "%", "@", "\u2028", "\x07", "😀", "<<", "long words " * 12]
    # PyYAML writes longer keys, and keys of several lines, after "? ", which our reader rejects.
    KEYS = [word for word in WORDS if len(word) < 100 and not re.search("[\n\u2028]", word)]

    class Merge(str): pass

    yaml.add_representer(Merge, lambda dumper, key: dumper.represent_scalar("tag:yaml.org,2002:merge", key, style=""))

    # The collections of a value so far; one that is there twice is written as an alias.
    made = []

    def value(depth=0):
        kind = random.randrange(7) if depth < 4 else 0
        if depth == 0: made.clear()
        if kind < 3: return random.choice(WORDS)
        if kind < 4 and made: return random.choice(made)
        made.append(mapping(depth) if kind > 4 else [value(depth + 1) for _ in range(random.randrange(4))])
        return made[-1]

    def mapping(depth):
        pairs = {random.choice(KEYS) + str(random.randrange(9)): value(depth + 1) for _ in range(random.randrange(4))}
        if depth < 4 and random.randrange(8) == 0:
            pairs[Merge("<<")] = random.choice([mapping(depth + 1), [mapping(depth + 1), mapping(depth + 1)]])
        return pairs

    def written():
        return yaml.dump(value(), default_style=random.choice([None, None, "'", '"', "|", ">"]),
                         default_flow_style=random.choice([True, False, None]), indent=random.choice([2, 4]),
                         width=random.choice([20, 80]), allow_unicode=random.choice([True, False]), sort_keys=False)

    DAMAGES = ["", " ", "  ", "\n", "\n\n", "\r", "\r\n", "\t", "-", "- ", ":", ": ", ", ", "'", '"', "\\", "#", "|", ">", "[", "]",
               "{", "}", "&", "*", "%", "? ", "<<", "\n---\n", "\n...\n"]

    def damaged():
        text = written()
        for _ in range(random.randrange(1, 3)):
            place = random.randrange(len(text) + 1)
            text = text[:place] + random.choice(DAMAGES) + text[place + random.randrange(2):]
        return text if random.randrange(4) else text[:random.randrange(len(text) + 1)]

    def isBlockScalar(text):
        root = yaml.compose(text, Loader)
        return isinstance(root, yaml.ScalarNode) and root.style in ("|", ">")

    def sample(text):
        # Not compared is where PyYAML, a reader of YAML 1.1, differs from YAML 1.2.
        # These characters ended lines.
        if re.search("[\x85\u2028\u2029]", text): return None
        # "#" in column 0 is text of a block scalar at the root, a comment to PyYAML.
        if re.search(r"[\r\n]#", text) and isBlockScalar(text): return None
        # A colon is part of an anchor's name, to PyYAML its end.
        if re.search(r"[&*]\w+:", text): return None
        # "?" and ":" begin a text in brackets unless a blank follows, to PyYAML a key or value.
        if re.search(r"[\[{,]\s*[?:]\S", text): return None
        return {"text": text, "value": yaml.load(text, Loader)}

    def damagedSample():
        # Scalars that are no texts, because of tags, and aliases of what they are in cannot be told in JSON.
        text = damaged()
        try:
            result = sample(text) if "!" not in text else None
            json.dumps(result)
            return result
        except Exception: return None

    def jsonSample():
        tree = value()
        return {"text": json.dumps(tree, ensure_ascii=random.random() < 0.5, indent=random.choice([None, 2])), "value": tree}

    def samples(make, seed, count):
        random.seed(seed)
        made = filter(None, iter(make, 0))
        return [next(made) for _ in range(int(count))]

    MAKERS = {"yaml": lambda: sample(written()), "json": jsonSample, "damaged": damagedSample}
    form, arguments = sys.argv[1], sys.argv[2:]
    if form == "files": result = [sample(open(name, encoding="utf-8").read()) for name in arguments]
    else: result = samples(MAKERS[form], *arguments)
    json.dump(result, sys.stdout)
    """#
}
