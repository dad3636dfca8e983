// Compares the manifest with its texts in both languages, and with the sources.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../", import.meta.url);
const text = (name) => readFileSync(new URL(name, folder), "utf8");
const json = (name) => JSON.parse(text(name));
const manifest = json("package.json");
const sources = readdirSync(new URL("src/", folder), { recursive: true })
  .filter((name) => name.endsWith(".ts")).map((name) => text(`src/${name}`)).join("\n");
const placeholders = (words) => (words.match(/\{\d\}|`[^`]+`/g) ?? []).sort();

test("each text of the manifest is in both languages, and no other is", () => {
  const used = new Set([...text("package.json").matchAll(/"%([\w.]+)%"/g)].map((match) => match[1]));
  for (const name of ["package.nls.json", "package.nls.zh-cn.json"]) {
    assert.deepEqual(Object.keys(json(name)).sort(), [...used].sort(), name);
  }
});

test("all titles and settings are texts of both languages", () => {
  const { commands, configuration } = manifest.contributes;
  for (const command of commands) {
    assert.match(command.title, /^%.+%$/, command.command);
  }
  for (const [name, setting] of Object.entries(configuration.properties)) {
    assert.match(setting.markdownDescription, /^%.+%$/, name);
    assert.match(name, /^plist-lsp\./, "one prefix");
  }
});

test("the texts of the sources are in Chinese, with the same placeholders", () => {
  const used = [...sources.matchAll(/l10n\.t\("((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]);
  assert.equal(used.length, sources.split("l10n.t(").length - 1);
  const translated = json("l10n/bundle.l10n.zh-cn.json");
  assert.deepEqual(Object.keys(translated).sort(), [...new Set(used)].sort());
  for (const pair of [...Object.entries(translated), ...Object.entries(json("package.nls.json")).map(([key, english]) =>
    [english, json("package.nls.zh-cn.json")[key]])]) {
    assert.deepEqual(placeholders(pair[1]), placeholders(pair[0]));
  }
});

test("all files that the manifest names are there", () => {
  const { grammars, languages, snippets } = manifest.contributes;
  for (const name of [...grammars, ...snippets].map((each) => each.path).concat(languages.map((each) => each.configuration))) {
    assert.ok(json(name), name);
  }
});

test("the lock file names no registry", () => assert.doesNotMatch(text("package-lock.json"), /"resolved"/));

test("the problem matcher reads what lint prints", () => {
  const { pattern } = manifest.contributes.problemMatchers[0];
  const match = new RegExp(pattern.regexp).exec("App/Info.plist:4:1: error: Missing key A [b]. [purpose-string-missing]");
  assert.deepEqual([...match].slice(1), ["App/Info.plist", "4", "1", "error", "Missing key A [b].", "purpose-string-missing"]);
});
