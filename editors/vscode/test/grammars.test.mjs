// Reads lines with the grammars, by the engine that VS Code uses, and compares the scopes of words in them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const oniguruma = require("vscode-oniguruma");
const textmate = require("vscode-textmate");

const folder = new URL("../", import.meta.url);
const manifest = JSON.parse(await readFile(new URL("package.json", folder), "utf8"));
const paths = Object.fromEntries(manifest.contributes.grammars.map(({ scopeName, path }) => [scopeName, path]));

/** Grammars of VS Code itself that ours include, as far as the tests need them. */
const foreign = {
  "text.xml": { scopeName: "text.xml", patterns: [{ match: "</?(\\w+)", captures: { 1: { name: "entity.name.tag.xml" } } }] },
  "source.json": { scopeName: "source.json", patterns: [{ match: "\"[^\"]*\"", name: "string.json" }] },
};

await oniguruma.loadWASM(await readFile(require.resolve("vscode-oniguruma/release/onig.wasm")));
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async (scope) => foreign[scope] ?? JSON.parse(await readFile(new URL(paths[scope], folder), "utf8")),
});

/** Checks the innermost scope of each word of a text, in order; a word that is named twice is looked for after its first place. */
async function expectScopes(scopeName, text, expected) {
  const grammar = await registry.loadGrammar(scopeName);
  let state = textmate.INITIAL;
  const places = [];
  for (const line of text.split("\n")) {
    const result = grammar.tokenizeLine(line, state);
    state = result.ruleStack;
    places.push(...result.tokens.map((token) => [line.slice(token.startIndex, token.endIndex), token.scopes]));
  }
  let from = 0;
  for (const [word, scope] of expected) {
    const index = places.findIndex(([part], number) => number >= from && part.includes(word));
    assert.notEqual(index, -1, `${word} in ${JSON.stringify(places.map(([part]) => part))}`);
    assert.equal(places[index][1].at(-1), scope, word);
    from = index;
  }
}

test("every grammar is read by the engine", async () => {
  for (const scopeName of Object.keys(paths)) {
    assert.ok(await registry.loadGrammar(scopeName), scopeName);
  }
});

test("a string table has keys, texts, placeholders, escapes and comments", () =>
  expectScopes("source.strings", "/* A title */\n\"a.title\" = \"%1$@ has\\n%d\"; // end\nplain = 'x';", [
    ["A title", "comment.block.strings"],
    ["a.title", "entity.name.tag.strings"],
    ["=", "keyword.operator.assignment.strings"],
    ["%1$@", "constant.other.placeholder.strings"],
    [" has", "string.quoted.double.strings"],
    ["\\n", "constant.character.escape.strings"],
    ["%d", "constant.other.placeholder.strings"],
    [";", "punctuation.terminator.strings"],
    [" end", "comment.line.double-slash.strings"],
    ["plain", "entity.name.tag.strings"],
    ["x", "string.quoted.single.strings"],
  ]));

test("a comment in a text is a text", () =>
  expectScopes("source.strings", "\"a\" = \"http://b /* c */\";", [["http://b /* c */", "string.quoted.double.strings"]]));

test("a text over several lines goes on to its end", () =>
  expectScopes("source.strings", "\"a\" = \"one\ntwo\";\n\"b\" = \"c\";", [
    ["two", "string.quoted.double.strings"], ["b", "entity.name.tag.strings"],
  ]));

test("an old-style property list has data and build settings", () =>
  expectScopes("text.xml.plist", "{ Data = <0fbd77>; Name = \"$(PRODUCT_NAME)\"; }", [
    ["Data", "entity.name.tag.strings"],
    ["0fbd77", "constant.numeric.data.strings"],
    ["$(PRODUCT_NAME)", "variable.other.readwrite.strings"],
  ]));

test("from the first tag on a property list is XML", () =>
  expectScopes("text.xml.plist", "<?xml version=\"1.0\"?>\n<plist>\n<key>A = \"b\";</key>", [["key", "entity.name.tag.xml"]]));

test("an Xcode project is an old-style property list", () =>
  expectScopes("source.pbxproj", "// !$*UTF8*$!\n{ isa = PBXProject; }", [
    [" !$*UTF8*$!", "comment.line.double-slash.strings"], ["isa", "entity.name.tag.strings"], ["PBXProject", "string.unquoted.strings"],
  ]));

test("build settings have conditions, variables and comments", () =>
  expectScopes("source.xcconfig", "#include? \"Base.xcconfig\"\nNAME[sdk=iphoneos*] = My $(A:b) // end\nFLAG = YES\nURL = https:/$()/a.b", [
    ["#include?", "keyword.control.directive.include.xcconfig"],
    ["Base.xcconfig", "string.quoted.double.xcconfig"],
    ["NAME", "variable.other.property.xcconfig"],
    ["iphoneos", "constant.other.condition.xcconfig"],
    ["=", "keyword.operator.assignment.xcconfig"],
    ["My", "string.unquoted.xcconfig"],
    ["A:b", "variable.other.readwrite.xcconfig"],
    [" end", "comment.line.double-slash.xcconfig"],
    ["YES", "constant.language.boolean.xcconfig"],
    ["https:/", "string.unquoted.xcconfig"],
  ]));

test("a string catalog is JSON", () => expectScopes("source.json.xcstrings", "{ \"a\" : 1 }", [["\"a\"", "string.json"]]));
