import Testing

@testable import BuildDescriptions

/// Of a script, the exported object is read as far as it is literal, and nothing is run.
@Suite struct ScriptLiteralTests {
  private func read(_ text: String) -> ScriptLiteral? { ScriptLiteral(Array(text.utf8), openNames: ["plugins"]) }

  @Test(arguments: [
    "export default { name: 'a' };", "module.exports = { name: \"a\" }", "export default { 'name': `a`, } as Config;",
    "const config: Config = { name: 'a' };\nexport default config;",
    "const name = 'b'; const config = { name: 'a' }; module.exports = config",
    "export default () => ({ name: 'a' })", "export default function () { return { name: 'a' }; }",
    "module.exports = (context): Config => { const b = 1; return { name: 'a' }; };",
    "// export default { name: 'b' }\nexport default { /* name: 'c' */ name: 'a' };",
  ])
  func theExportIsFound(text: String) throws {
    let literal = try #require(read(text))
    #expect(literal.root["name"]?.string == "a")
    #expect(literal.isWhole && !literal.isOpen && literal.extended.isEmpty)
  }

  @Test(arguments: [
    "", "export default", "export default make({ name: 'a' });", "const a = { name: 'a' };", "({ name: 'a' })",
  ])
  func otherScriptsShowNothing(text: String) {
    #expect(read(text) == nil)
  }

  @Test func whatIsNotLiteralIsNull() throws {
    let text = "export default { a: f(1, '}'), b: 'x' + y, c: [1, g(), true], d: process.env.D ?? 'e', f: 'g' };"
    let literal = try #require(read(text))
    #expect(literal.root["a"]?.isNull == true)
    #expect(literal.root["b"]?.isNull == true)
    #expect(literal.root["c"]?.sequence?.map(\.isNull) == [false, true, false])
    #expect(literal.root["d"]?.isNull == true)
    #expect(literal.root["f"]?.string == "g")
    #expect(!literal.isWhole && !literal.isOpen)
  }

  @Test(arguments: ["...other", "plugins: list()", "plugins", "[key]: 1", "make() { return 1 }"])
  func membersMayComeFromElsewhere(member: String) throws {
    let literal = try #require(read("export default { \(member), name: 'a' };"))
    #expect(literal.isOpen)
    #expect(literal.root["name"]?.string == "a")
  }

  @Test(
    arguments: [
      ("...config", [[]]), ("ios: { ...config.ios }", [["ios"]]), ("ios: { ...(config.ios ?? {}), a: 1 }", [["ios"]]),
      ("...config, ios: { infoPlist: { ...config?.ios?.infoPlist } }", [[], ["ios", "infoPlist"]]),
      ("plugins: [...(config.plugins || []), 'a']", [["plugins"]]), ("ios: { ...config.android }", []),
      ("ios: { ...config }", []), ("...configure()", []), ("...config[0]", []),
    ] as [(String, [[String]])]
  )
  func objectsTakeOverThoseOfTheDescription(member: String, paths: [[String]]) throws {
    let literal = try #require(read("export default ({ config }) => ({ \(member), name: 'a' });"))
    #expect(literal.extended == Set(paths))
    #expect(literal.isOpen == paths.isEmpty)
  }

  @Test func constantsHaveTheValuesOfTheirLiterals() throws {
    let text = """
      const version = '2.0';
      const list = ['a', ...MORE];
      const base: Base = { name: 'b', version } as const;
      const MORE = ['c'];
      export default { ...base, name: 'a', plugins: list, version };
      """
    let literal = try #require(read(text))
    #expect(literal.root["name"]?.string == "a" && literal.root["version"]?.string == "2.0")
    #expect(literal.root["plugins"]?.sequence?.compactMap(\.string) == ["a", "c"])
    let range = try #require(literal.root["plugins"]?.sequence?.last?.range)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "'c'")
    #expect(!literal.isOpen)
  }

  @Test(arguments: [
    "const plugins = list();", "const plugins = ['a']; plugins.push('b');", "let plugins = ['a'];",
    "const a = plugins;",
  ]) func otherConstantsAreUnknown(constant: String) throws {
    #expect(try #require(read("\(constant)\nexport default { plugins };")).isOpen)
  }

  @Test func anUnknownShortMemberHidesItself() throws {
    let literal = try #require(read("export default { version, name: 'a' };"))
    #expect(!literal.isOpen && !literal.isWhole && literal.root["name"]?.string == "a")
  }

  @Test func constantsOfThemselvesEnd() {
    #expect(read("const a = { b: a };\nexport default { a };") != nil)
  }

  @Test("bug: what a function adds to the description was not read")
  func aFunctionMayChangeTheDescriptionBefore() throws {
    let read = { (statements: String, result: String) in
      self.read("module.exports = ({ config }) => { \(statements); return { \(result) }; };")
    }
    #expect(read("config.plugins = config.plugins ?? []", "...config")?.isOpen == false)
    let pushed = "config.plugins.push('a', ['b', { c: false }]); config.plugins.push(own); config.ios.infoPlist.K = ''"
    let literal = try #require(read(pushed, "...config, name: 'a'"))
    #expect(literal.root["plugins"]?.sequence?.map { $0.string ?? $0.sequence?.first?.string } == ["a", "b", "~"])
    #expect(literal.root.value(at: "ios", "infoPlist", "K")?.string == "" && literal.root["name"]?.string == "a")
    #expect(literal.extended == [[], ["ios"], ["ios", "infoPlist"], ["plugins"]] && !literal.isOpen)
    for (statements, result) in [
      ("config.plugins.push(...list())", "...config"), ("config.plugins.push('a')", "...config, plugins: []"),
      ("config.plugins.push('a')", "plugins: config.plugins"), ("config.plugins.push('a').b()", "...config"),
      ("if (a) config.plugins.push('a')", "...config"),
      ("config.ios.infoPlist.UIBackgroundModes.push('a')", "...config"),
      ("change(config)", "...config"), ("config.plugins = config.android || []", "...config"),
    ] {
      #expect(read(statements, result)?.isOpen == true, "\(statements)")
    }
  }

  @Test(
    "bug: a function was not found by its name",
    arguments: [
      "function make({ config }) { return { ...config, name: 'a' }; }\nmodule.exports = make;",
      "export default make;\nasync function make({ config }: C): D { config.name = 'a'; return config; }",
      "const make = ({ config }) => ({ ...config, name: 'a' });\nexport default make;",
      "const make: F = async function ({ config }) { return { ...config, name: 'a' }; };\nmodule.exports = make;",
    ]
  )
  func aFunctionMayBeExportedByItsName(text: String) throws {
    let literal = try #require(read(text))
    #expect(literal.root["name"]?.string == "a" && literal.extended == [[]] && !literal.isOpen)
  }

  @Test(
    "bug: only the description with the usual name was read",
    arguments: [
      ("const b = require('./a.json'); module.exports = { ...b.expo };", "./a.json", false),
      ("import b from './a.json'; export default { ...b };", "./a.json", false),
      ("import * as b from \"./c/a.json\"; export default { ...(b.expo as C) };", "./c/a.json", false),
      ("const { expo } = require('./a.json'); export default () => ({ ...expo });", "./a.json", false),
      (
        "module.exports = { ...require('./a.json').expo, ios: { ...require('./a.json').expo.ios } };", "./a.json", false
      ),
      ("module.exports = { ...require('./app.json').expo };", nil, false),
      ("const b = require('./a.json'); module.exports = ({ config }) => ({ ...config, ...b.expo });", "./a.json", true),
      ("module.exports = { ...require('./a.json'), ios: { ...require('./b.json').ios } };", nil, true),
      ("const config = require('./a.json'); module.exports = { ...config };", "./a.json", false),
      ("const b = require('./a.json').ios; module.exports = { ...b };", nil, true),
      ("const { ios } = require('./a.json'); module.exports = { ...ios };", nil, true),
      ("const b = require('../a.json'); module.exports = { ...b };", nil, true),
      ("const b = require('./a.js'); module.exports = { ...b };", nil, true),
    ] as [(String, String?, Bool)]
  ) func anotherDescriptionMayBeTakenOver(text: String, base: String?, isOpen: Bool) throws {
    let literal = try #require(read(text))
    #expect(literal.isOpen == isOpen)
    if !isOpen { #expect(literal.base == base && literal.extended.contains([])) }
  }

  @Test func membersMayBeAssignedLater() throws {
    let object = "const config = { name: 'a', ios: { infoPlist: { A: 'b' } } };\n"
    let read = { (statements: String) in self.read(object + statements + "\nmodule.exports = config;") }
    let literal = try #require(read("config.plugins = ['c'];\nconfig.ios.infoPlist.B = 'd';\nconfig.name = name();"))
    #expect(literal.root["plugins"]?.sequence?.map(\.string) == ["c"])
    #expect(literal.root.value(at: "ios", "infoPlist")?.mapping?.map(\.key.string) == ["A", "B"])
    #expect(literal.root["name"]?.isNull == true)
    #expect(!literal.isOpen && !literal.isWhole)
    for statement in [
      "if (a) config.plugins = [];", "config.plugins = list();", "config.plugins.push('a');", "change(config);",
      "config.plugins += 'a';", "config.plugins = ['a'] + b;", "const other = config;",
    ] {
      #expect(read(statement)?.isOpen == true, "\(statement)")
    }
    #expect(read("other.config = 1; const a = { config: 1 };")?.isOpen == false)
  }

  @Test func aFunctionMayReturnTheDescriptionThatItChanges() throws {
    let text = """
      export default ({ config }) => {
        config.ios.infoPlist = { ...config.ios.infoPlist, A: '' };
        config.plugins = (config.plugins || []).concat(['b']);
        return config;
      };
      """
    let literal = try #require(read(text))
    #expect(literal.root.value(at: "ios", "infoPlist", "A")?.string == "")
    #expect(literal.root["plugins"]?.sequence?.map(\.string) == ["b"])
    #expect(literal.extended == [[], ["ios"], ["ios", "infoPlist"], ["plugins"]])
    #expect(!literal.isOpen)
    #expect(read("export default ({ other }) => { return config; };") == nil)
    #expect(read("export default ({ config }) => { add(config); return config; };")?.isOpen == true)
  }

  @Test func listsMayBeAddedToThoseOfTheDescription() throws {
    let read = { (value: String) in self.read("export default ({ config }) => ({ ...config, plugins: \(value) });") }
    let literal = try #require(read("(config.plugins ?? []).concat(['a'])"))
    #expect(literal.root["plugins"]?.sequence?.map(\.string) == ["a"])
    #expect(literal.extended == [[], ["plugins"]] && !literal.isOpen)
    #expect(read("config.plugins.concat(list())")?.isOpen == true)
    #expect(read("config.other.concat(['a'])")?.isOpen == true)
    #expect(read("(config.plugins || []).concat(['a']).filter(Boolean)")?.isOpen == true)
  }

  @Test func namesOfMembersMayBeInBrackets() throws {
    let literal = try #require(read("export default { ['name']: 'a', [ \"b\" ] : 'c' };"))
    #expect(literal.root.mapping?.map(\.key.string) == ["name", "b"])
    #expect(!literal.isOpen)
    #expect(read("export default { ['na' + 'me']: 'a' };")?.isOpen == true)
  }

  @Test(
    arguments: [
      ("module.exports = require('./config');", "./config"), ("module.exports = require( \"./a/b\" )", "./a/b"),
      ("import config from './c';\nexport default config;", "./c"), ("module.exports = require('config');", nil),
      ("module.exports = require('./config').a;", nil), ("module.exports = make(require('./config'));", nil),
      ("import { config } from './c';\nexport default config;", nil), ("export default config;", nil),
    ] as [(String, String?)]
  ) func anotherFileMayBeExported(text: String, module: String?) {
    #expect(ScriptLiteral.exportedModule(Array(text.utf8)) == module)
  }

  @Test("bug: a long run of blanks took very long", .timeLimit(.minutes(1)))
  func blanksTakeLinearTime() throws {
    let blanks = String(repeating: " ", count: 60_000)
    let literal = try #require(read("const a\(blanks)= 1; module.exports = { a, b, c, d, name: 'a' };"))
    #expect(literal.root["name"]?.string == "a")
  }

  @Test func placesAreThoseOfTheScript() throws {
    let text = "export default {\n  a: f(),\n  name: 'a',\n};"
    let range = try #require(read(text)?.root.pair("name")?.value.range)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "'a'")
  }

  @Test func halfWrittenScriptsTrapNobody() {
    let text = Array(
      "/* a */ export default ({ config }) => ({ ...config, a: ['b', `c`, \"\\\"\"], 'd': f({ e: 1 }) });".utf8
    )
    let other = Array(
      """
      const b = require('./a.json').expo; function make({ config }) { config.plugins = config.plugins || [];
      config.plugins.push('a', ['b', { c: [1] }]); config.ios.infoPlist.K = ''; return { ...config, ...b }; }
      module.exports = make
      """.utf8
    )
    for text in [text, other] {
      for end in text.indices { _ = ScriptLiteral(Array(text[..<end]), openNames: []) }
      for start in text.indices { _ = ScriptLiteral(Array(text[start...]), openNames: []) }
    }
    let nested = "export default " + String(repeating: "{ a: [", count: 10_000)
    #expect(ScriptLiteral(Array(nested.utf8), openNames: []) == nil)
  }
}
