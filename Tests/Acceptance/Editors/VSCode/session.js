// A session of the packaged extension with the real client of the protocol and the real server, and with stand-in.js for the editor.
// Run as `node session.js EXTENSION SOURCE` with the project in SESSION_PROJECT and the server in PLIST_LSP. Ends with 1 where something fails.
"use strict";

const assert = require("node:assert/strict");
const childProcess = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");

const extension = path.resolve(process.argv[2]);
// What the extension was built with: the bundle has the client, the stand-in needs addresses as the editor makes them.
const modules = Module.createRequire(path.resolve(process.argv[3], "package.json"));
const { createEditor } = require("./stand-in.js");

const program = process.env.PLIST_LSP;
const json = (name) => JSON.parse(fs.readFileSync(path.join(extension, name), "utf8"));
const infoPlist = "CameraApp/Info.plist";
const limit = 20_000;

/** Waits until something holds; without an answer in time the session ends. */
async function until(what, holds) {
  const end = Date.now() + limit;
  for (;;) {
    const found = await holds();
    if (found) {
      console.log(`ok   ${what}`);
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`waited in vain for: ${what}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

function check(what, actual, expected = true) {
  assert.deepEqual(actual, expected, what);
  console.log(`ok   ${what}`);
}

/** Runs the extension in a window with a folder, and ends it. */
async function inWindow({ folder, language = "en", settings = {}, extensions = {} }, body) {
  const texts = language === "en" ? {} : json(`l10n/bundle.l10n.${language}.json`);
  const editor = createEditor({ uris: modules("vscode-uri"), folder, language, manifest: json("package.json"), texts, settings, extensions });
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? editor.module : load(name, ...rest));
  const main = path.join(extension, json("package.json").main);
  delete require.cache[require.resolve(main)];
  const activated = require(main);
  Module._load = load;
  const context = { subscriptions: [], extensionUri: editor.module.Uri.file(extension), extension: { packageJSON: json("package.json") } };
  try {
    await activated.activate(context);
    await body(editor, (name) => editor.module.Uri.file(path.join(folder, name)));
  } finally {
    await activated.deactivate();
    context.subscriptions.forEach((each) => each.dispose());
  }
}

/** A new copy of the project, which a window may change. */
function project(...without) {
  const folder = fs.mkdtempSync(path.join(process.env.SESSION_PROJECT, "../copy-"));
  fs.cpSync(process.env.SESSION_PROJECT, folder, { recursive: true });
  without.forEach((name) => fs.rmSync(path.join(folder, name), { recursive: true }));
  return folder;
}

const rule = (finding) => finding.code?.value ?? finding.code;
const rules = (editor, uri) => editor.findings(uri).map(rule);
const state = (editor) => editor.statusItems[0].text;
const servers = () => childProcess.execFileSync("ps", ["-eo", "ppid=,pid=,args="], { encoding: "utf8" }).split("\n")
  .map((line) => line.trim().split(/\s+/)).filter(([parent, , ...args]) => Number(parent) === process.pid && args.includes("--stdio"))
  .map(([, pid]) => Number(pid));
const position = (editor, document, text) => document.positionAt(document.text.indexOf(text) + text.length);
const withServer = { "plist-lsp.server.path": program };

async function findings() {
  await inWindow({ folder: project(), settings: { ...withServer } }, async (editor, uri) => {
    await until("findings of a file that is not open, with no document open", () => rules(editor, uri(infoPlist)).includes("purpose-string-missing"));
    check("no document was opened for that", editor.documents.length, 0);
    await until("the status item has the version and the findings", () =>
      /^plist-lsp \d/.test(state(editor)) && /^errors: \d+, warnings: \d+$/.test(editor.statusItems[0].detail));
    await editor.set("plist-lsp.workspaceDiagnostics", "errors");
    await until("only errors of files that are not open", () => rules(editor, uri(infoPlist)).includes("purpose-string-missing") &&
      editor.findings(uri(infoPlist)).every((each) => each.severity === 0));
    await editor.set("plist-lsp.workspaceDiagnostics", "off");
    await until("nothing of files that are not open", () => state(editor).startsWith("plist-lsp 0") && rules(editor, uri(infoPlist)).length === 0);
    await editor.click("CameraApp/CaptureController.swift");
    await until("code is attached in a project", () => rules(editor, uri("CameraApp/CaptureController.swift")).includes("purpose-string-missing"));
    await editor.click(infoPlist);
    await until("findings of an open file", () => rules(editor, uri(infoPlist)).includes("purpose-string-empty"));
    await editor.set("plist-lsp.disabledRules", ["purpose-string-empty"]);
    await until("a setting of the server changes the findings", () => rules(editor, uri(infoPlist)).includes("purpose-string-missing") &&
      !rules(editor, uri(infoPlist)).includes("purpose-string-empty"));
  });
}

async function editing() {
  const folder = project();
  const code = path.join(folder, "CameraApp/CaptureController.swift");
  fs.appendFileSync(code, "\nimport Contacts\nfunc ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }\n");
  const file = path.join(folder, infoPlist);
  const flag = "\t<key>UIFileSharingEnabled</key>\n\t<string>YES</string>\n";
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("\t<key>LSRequires", `${flag}\t<key>LSRequires`));
  await inWindow({ folder, settings: { ...withServer } }, async (editor, uri) => {
    const document = await editor.click(infoPlist);
    await until("findings", () => rules(editor, uri(infoPlist)).includes("purpose-string-missing"));
    const { Position, Range } = editor.module;
    const line = document.positionAt(document.text.indexOf("\t<key>NSMicrophone")).line;
    await editor.change(document, [{ range: new Range(line, 0, line, 0), newText: "\t<key>NSCam</key>\n" }]);
    const place = new Position(line, "\t<key>NSCam".length);
    const items = await editor.ask("CompletionItem", document, (provider, token) => provider.provideCompletionItems(document, place, token, { triggerKind: 0 }));
    check("completion of a key", items.some((item) => (item.label.label ?? item.label) === "NSCameraUsageDescription"));
    await editor.change(document, [{ range: new Range(line, 0, line + 1, 0), newText: "" }]);
    const hovers = await editor.ask("Hover", document, (provider, token) =>
      provider.provideHover(document, position(editor, document, "<key>CFBundleVer"), token));
    check("hover of a key", JSON.stringify(hovers).includes("CFBundleVersion"));
    const [missing] = editor.findings(uri(infoPlist)).filter((each) => rule(each) === "purpose-string-missing");
    const actions = await editor.codeActions(uri(infoPlist), missing.range);
    check("a finding has a fix and leads to its page",
      ["Insert NSCameraUsageDescription", "Explain purpose-string-missing"].every((title) => actions.some((each) => each.title === title)));
    await editor.run("plist-lsp.explain", "purpose-string-missing");
    check("the page of a rule", editor.shown.at(-1).includes("purpose-string-missing"));
    await editor.run("plist-lsp.insertPurposeStrings");
    check("all purpose strings are inserted",
      ["Camera", "Contacts"].every((name) => document.text.includes(`<key>NS${name}UsageDescription</key>`)));
    check("the first of their texts is selected", document.getText(editor.module.window.activeTextEditor.selection).startsWith("TODO: "));
    await until("then there are none to insert", async () => {
      await editor.run("plist-lsp.insertPurposeStrings");
      return editor.messages.at(-1)?.text === "This file has all purpose strings that it needs.";
    });
    await editor.run("plist-lsp.fixAll");
    check("all safe fixes are applied", document.text.includes("<key>UIFileSharingEnabled</key>\n\t<true/>"));
  });
}

async function commandsOfTheProject() {
  await inWindow({ folder: project(), settings: { ...withServer } }, async (editor, uri) => {
    await editor.run("plist-lsp.doctor");
    const [page] = editor.panels;
    check("the report has no scripts", page.options, { enableScripts: false, localResourceRoots: [] });
    check("and forbids all that is outside of it", /Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'/.test(page.webview.html));
    check("and shows the app", page.webview.html.includes("CameraApp") && !/<script/i.test(page.webview.html));
    const [task] = await editor.taskProvider.provideTasks();
    const matcher = new RegExp(json("package.json").contributes.problemMatchers[0].pattern.regexp);
    const lines = editor.runTask(task).stdout.split("\n").map((text) => matcher.exec(text)).filter(Boolean);
    check("the task finds what the problem matcher reads", lines.some((match) => match[1] === infoPlist && match[6] === "purpose-string-missing"));
    check("its matcher", task.problemMatchers, ["$plist-lsp"]);
    const given = { definition: { type: "plist-lsp", command: "lint", arguments: ["--only", "purpose-string-empty", "."] }, scope: task.scope };
    check("arguments of a task", editor.runTask(await editor.taskProvider.resolveTask(given)).stdout.includes("[purpose-string-empty]"));
    check("preflight is offered where the program has it", editor.context["plist-lsp.hasPreflight"],
      /^ +preflight\b/m.test(childProcess.execFileSync(program, ["--help"], { encoding: "utf8" })));

    const file = uri(infoPlist).fsPath;
    editor.answers.push((items) => items.find((each) => each.to === "binary"));
    await editor.run("plist-lsp.convert", uri(infoPlist));
    check("convert writes a binary file", fs.readFileSync(file).subarray(0, 6).toString(), "bplist");
    await editor.click(infoPlist);
    const view = await until("a binary file is shown as XML", () => editor.documents.find((each) => each.uri.scheme === "plist-lsp"));
    check("in place of its tab", editor.tabs.map((tab) => tab.input.uri.scheme), ["plist-lsp"]);
    check("as a property list", view.languageId === "plist" && view.text.startsWith("<?xml"));
    const start = view.text.indexOf("APPL");
    await editor.change(view, [{ range: new editor.module.Range(view.positionAt(start), view.positionAt(start + 4)), newText: "BNDL" }]);
    await view.save();
    check("saved it is binary again", fs.readFileSync(file).subarray(0, 6).toString(), "bplist");
    check("with the change", childProcess.execFileSync(program, ["convert", "--to", "xml", file], { encoding: "utf8" }).includes("BNDL"));
    await editor.change(view, [{ range: new editor.module.Range(0, 0, 0, 5), newText: "" }]);
    await editor.change(view, [{ range: new editor.module.Range(5, 0, 5, 1), newText: "<" }]);
    await assert.rejects(view.save());
    check("what is no property list is not written", fs.readFileSync(file).subarray(0, 6).toString(), "bplist");
  });
}

async function schemaOfTheConfiguration() {
  const contributors = [];
  const yaml = { activate: async () => ({ registerContributor: (...parts) => contributors.push(parts) }) };
  await inWindow({ folder: project(), settings: { ...withServer }, extensions: { "redhat.vscode-yaml": yaml } }, async (editor, uri) => {
    const [[, addressFor, content]] = contributors;
    check("other YAML has no schema", addressFor(uri("project.yml").toString()) ?? "none", "none");
    const schema = JSON.parse(await content(addressFor(uri(".plist-lsp.yml").toString())));
    check("the configuration has the schema of the program", "purpose-string-missing" in schema.properties);
  });
}

async function lifeOfTheServer() {
  const folder = project();
  const later = path.join(folder, "later");
  const settings = { "plist-lsp.server.path": later };
  await inWindow({ folder, settings }, async (editor) => {
    const [report] = editor.messages;
    check("a missing program is reported with its path", report.text.includes(later));
    check("with two buttons", report.choices, ["How to Install It", "Open Settings"]);
    check("and shown in the status item", state(editor), "plist-lsp was not found");
    fs.symlinkSync(program, later);
    await until("it starts when it is there", () => state(editor).startsWith("plist-lsp 0"));
    check("it was reported once", editor.messages.length, 1);
    await Promise.all([editor.run("plist-lsp.restart"), editor.run("plist-lsp.restart")]);
    await until("two quick restarts leave one server", () => servers().length === 1);
    const [first] = servers();
    process.kill(first, "SIGKILL");
    await until("one that is killed is replaced", () => servers().length === 1 && servers()[0] !== first && state(editor).startsWith("plist-lsp 0"));
  });
  await until("none is left at the end", () => servers().length === 0);
}

async function placesOfTheServer() {
  // A program in the extension comes before the one on the PATH.
  const bin = fs.mkdtempSync(path.join(os.tmpdir(), "plist-lsp-path-"));
  fs.symlinkSync(program, path.join(bin, "plist-lsp"));
  process.env.PATH = `${bin}:${process.env.PATH}`;
  const folder = project();
  await inWindow({ folder }, (editor) => check("the program of the PATH", editor.output[0], `Starting ${path.join(bin, "plist-lsp")} --stdio`));
  fs.mkdirSync(path.join(extension, "bin"), { recursive: true });
  fs.symlinkSync(program, path.join(extension, "bin/plist-lsp"));
  await inWindow({ folder }, (editor) => check("the program of the extension", editor.output[0], `Starting ${path.join(extension, "bin/plist-lsp")} --stdio`));
  fs.rmSync(path.join(extension, "bin"), { recursive: true });
  fs.rmSync(bin, { recursive: true });
}

async function quietWorkspace() {
  const folder = project("CameraApp", "CameraApp.xcodeproj");
  fs.writeFileSync(path.join(folder, "project.yml"), "name: something else\n");
  fs.writeFileSync(path.join(folder, "main.swift"), "print(1)\n");
  fs.writeFileSync(path.join(folder, "job.plist"), "{ a = 1; }\n");
  await inWindow({ folder, settings: { ...withServer } }, async (editor) => {
    await editor.click("main.swift");
    check("without an Apple project no server runs", [servers().length, editor.output.length], [0, 0]);
    await editor.click("job.plist");
    await until("a property list starts it", () => state(editor).startsWith("plist-lsp 0"));
    check("and code is left alone", editor.providersOf("Hover", editor.documents[0]).length, 0);
    check("the status item says so", editor.statusItems[0].detail.startsWith("no Apple project found"));
  });
}

async function chinese() {
  await inWindow({ folder: project(), language: "zh-cn", settings: { ...withServer } }, async (editor, uri) => {
    await editor.click(infoPlist);
    const isChinese = (text) => /[\u4e00-\u9fff]/.test(text);
    await until("Chinese findings", () => editor.findings(uri(infoPlist)).length > 0 && editor.findings(uri(infoPlist)).every((each) => isChinese(each.message)));
    check("the status item in Chinese", isChinese(editor.statusItems[0].detail));
    await editor.run("plist-lsp.doctor");
    check("the report in Chinese", isChinese(editor.panels[0].title) && editor.panels[0].webview.html.includes("<html lang=\"zh-Hans\">"));
    await editor.run("plist-lsp.explain", "purpose-string-missing");
    check("the page of a rule in Chinese", isChinese(editor.shown[0]));
  });
}

async function main() {
  check("all commands of the manifest exist", await (async () => {
    let missing;
    await inWindow({ folder: project(), settings: { ...withServer } }, (editor) => {
      missing = json("package.json").contributes.commands.map((each) => each.command).filter((name) => !editor.commands.has(name));
    });
    return missing;
  })(), []);
  for (const part of [findings, editing, commandsOfTheProject, schemaOfTheConfiguration, lifeOfTheServer, placesOfTheServer,
    quietWorkspace, chinese]) {
    console.log(`- ${part.name}`);
    await part();
  }
}

// As in the editor, a request to a server that was just killed is reported and does no harm.
process.on("unhandledRejection", (problem) => console.log(`     ${problem}`));
main().then(() => process.exit(0), (problem) => {
  console.log(`FAILED ${problem.stack ?? problem}`);
  process.exit(1);
});
