// The module `vscode` as far as the extension and vscode-languageclient use it, without an editor: documents are in memory, and what
// the editor would show is kept for the session to look at.
"use strict";

const childProcess = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  compareTo(other) { return this.line - other.line || this.character - other.character; }
  isBeforeOrEqual(other) { return this.compareTo(other) <= 0; }
}

class Range {
  constructor(start, end, endLine, endCharacter) {
    const isNumbers = typeof start === "number";
    this.start = isNumbers ? new Position(start, end) : start;
    this.end = isNumbers ? new Position(endLine, endCharacter) : end;
  }
  get isEmpty() { return this.start.compareTo(this.end) === 0; }
  contains(position) { return this.start.isBeforeOrEqual(position) && position.isBeforeOrEqual(this.end); }
}

class Selection extends Range {
  get active() { return this.end; }
}

class Disposable {
  constructor(end) { this.end = end; }
  static from(...parts) { return new Disposable(() => parts.forEach((part) => part.dispose())); }
  dispose() { this.end?.(); this.end = undefined; }
}

class EventEmitter {
  listeners = new Set();
  event = (listener, self, disposables) => {
    const bound = self === undefined ? listener : listener.bind(self);
    this.listeners.add(bound);
    const end = new Disposable(() => this.listeners.delete(bound));
    disposables?.push(end);
    return end;
  };
  fire(value) { return [...this.listeners].map((listener) => listener(value)); }
  dispose() { this.listeners.clear(); }
}

class CancellationTokenSource {
  cancelled = new EventEmitter();
  token = { isCancellationRequested: false, onCancellationRequested: this.cancelled.event };
  cancel() { this.token.isCancellationRequested = true; this.cancelled.fire(); }
  dispose() {}
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value === "" ? part : `${this.value}.${part}`); }
  contains(other) { return this.value === "" || other.value === this.value || other.value.startsWith(`${this.value}.`); }
}
for (const [name, value] of Object.entries({
  Empty: "", QuickFix: "quickfix", Refactor: "refactor", Source: "source", SourceFixAll: "source.fixAll",
})) {
  CodeActionKind[name] = new CodeActionKind(value);
}

class WorkspaceEdit {
  changes = [];
  set(uri, edits) { this.changes.push([uri, edits]); }
  replace(uri, range, newText) { this.changes.push([uri, [{ range, newText }]]); }
  createFile() {}
}

class TextEdit {
  constructor(range, newText) { Object.assign(this, { range, newText }); }
}

class Diagnostic {
  constructor(range, message, severity = 0) { Object.assign(this, { range, message, severity }); }
}

class CompletionItem {
  constructor(label, kind) { Object.assign(this, { label, kind }); }
}

class CompletionList {
  constructor(items, isIncomplete) { Object.assign(this, { items, isIncomplete }); }
}

class Hover {
  constructor(contents, range) { Object.assign(this, { contents: [contents].flat(), range }); }
}

class MarkdownString {
  constructor(value = "") { this.value = value; }
  appendMarkdown(text) { this.value += text; return this; }
}

class CodeAction {
  constructor(title, kind) { Object.assign(this, { title, kind }); }
}

class FileSystemError extends Error {
  static NoPermissions(uri) { return new FileSystemError(`no permissions: ${uri}`); }
  static Unavailable(uri) { return new FileSystemError(`unavailable: ${uri}`); }
}

class Task {
  constructor(definition, scope, name, source, execution, problemMatchers) {
    Object.assign(this, { definition, scope, name, source, execution, problemMatchers: [problemMatchers].flat() });
  }
}

class ProcessExecution {
  constructor(process, args, options) { Object.assign(this, { process, args, options }); }
}

class TabInputText {
  constructor(uri) { this.uri = uri; }
}

class RelativePattern {
  constructor(base, pattern) { Object.assign(this, { base, pattern }); }
}

/** An enumeration with the numbers from the first on. */
const numbered = (first, ...names) => Object.fromEntries(names.map((name, index) => [name, first + index]));

/** Turns a pattern such as `**​/{a,*.b}` into an expression for whole paths. */
function expression(pattern) {
  const source = pattern.replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*\*|\*|\?|\{|\}|,/g, (part) => ({
      "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")", ",": "|",
    })[part]);
  return new RegExp(`^${source}$`);
}

class TextDocument {
  version = 1;
  isClosed = false;
  isDirty = false;
  eol = 1;
  constructor(uri, languageId, text) { Object.assign(this, { uri, languageId, text }); }
  get fileName() { return this.uri.fsPath; }
  get isUntitled() { return this.uri.scheme === "untitled"; }
  get lines() { return this.text.split("\n"); }
  get lineCount() { return this.lines.length; }
  getText(range) { return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text; }
  lineAt(line) { return { text: this.lines[typeof line === "number" ? line : line.line] }; }
  offsetAt(position) {
    return this.lines.slice(0, position.line).reduce((sum, line) => sum + line.length + 1, 0) + position.character;
  }
  positionAt(offset) {
    const before = this.text.slice(0, offset).split("\n");
    return new Position(before.length - 1, before.at(-1).length);
  }
  validateRange(range) {
    const last = this.positionAt(this.text.length);
    return new Range(range.start, range.end.isBeforeOrEqual(last) ? range.end : last);
  }
  async save() { return this.onSave(); }
}

/** Makes the module, and `editor`: what a person does with the editor, and what it shows. */
exports.createEditor = function createEditor({ uris: { URI, Utils }, folder, language, manifest, texts, settings, extensions }) {
  const providers = [];
  const events = {};
  const event = (name) => (events[name] ??= new EventEmitter()).event;
  const fire = (name, value) => Promise.all((events[name] ?? new EventEmitter()).fire(value));
  const diagnostics = new Map();
  const commands = new Map();
  const documents = [];
  const tabs = [];
  const fileSystems = new Map();
  const contents = new Map();
  const editor = { messages: [], answers: [], shown: [], context: {}, panels: [], output: [], statusItems: [], tasks: [], executed: [] };
  const workspaceFolder = { uri: URI.file(folder), name: path.basename(folder), index: 0 };

  const languageOf = (name) => manifest.contributes.languages.find((each) =>
    each.extensions?.some((extension) => name.endsWith(extension)) || each.filenames?.includes(path.basename(name)))?.id ??
    { ".swift": "swift", ".dart": "dart", ".yml": "yaml", ".json": "json", ".ts": "typescript" }[path.extname(name)] ?? "plaintext";

  const defaults = () => {
    const values = {};
    for (const [name, { default: value }] of Object.entries(manifest.contributes.configuration.properties)) {
      put(values, name, value);
    }
    for (const [name, value] of Object.entries(settings)) {
      put(values, name, value);
    }
    return values;
  };
  function put(object, name, value) {
    const parts = name.split(".");
    const last = parts.pop();
    parts.reduce((inner, part) => (inner[part] ??= {}), object)[last] = value;
  }

  const matches = (filter, document) => {
    if (typeof filter === "string") {
      return filter === document.languageId;
    }
    return (filter.scheme === undefined || filter.scheme === document.uri.scheme) &&
      (filter.language === undefined || filter.language === document.languageId) &&
      (filter.pattern === undefined || expression(filter.pattern.pattern ?? filter.pattern).test(document.uri.path));
  };
  const match = (selector, document) => ([selector].flat().some((filter) => matches(filter, document)) ? 10 : 0);

  async function read(uri) {
    if (uri.scheme === "file") {
      return fs.readFileSync(uri.fsPath);
    }
    return fileSystems.get(uri.scheme).readFile(uri);
  }

  async function open(target) {
    if (!URI.isUri(target) && typeof target === "object") {
      const document = new TextDocument(URI.from({ scheme: "untitled", path: "Untitled-1" }), target.language, target.content ?? "");
      return add(document);
    }
    const uri = typeof target === "string" ? URI.file(target) : target;
    const known = documents.find((each) => each.uri.toString() === uri.toString());
    return known ?? add(new TextDocument(uri, languageOf(uri.path), (await read(uri)).toString("utf8")));
  }
  async function add(document) {
    document.onSave = async () => {
      const data = Buffer.from(document.text);
      await (document.uri.scheme === "file" ? fs.writeFileSync(document.uri.fsPath, data)
        : fileSystems.get(document.uri.scheme).writeFile(document.uri, data, { create: false, overwrite: true }));
      document.isDirty = false;
      await fire("onDidSaveTextDocument", document);
      return true;
    };
    documents.push(document);
    await fire("onDidOpenTextDocument", document);
    return document;
  }
  async function addTab(uri) {
    const tab = { input: new TabInputText(uri), isActive: true };
    tabs.push(tab);
    tabGroup.activeTab = tab;
    await fire("onDidChangeTabs", { opened: [tab], closed: [], changed: [] });
  }
  const tabGroup = { tabs, activeTab: undefined };

  async function change(document, edits) {
    const contentChanges = edits.map(({ range, newText }) => ({
      range, text: newText, rangeOffset: document.offsetAt(range.start),
      rangeLength: document.offsetAt(range.end) - document.offsetAt(range.start),
    })).sort((one, other) => other.rangeOffset - one.rangeOffset);
    for (const { rangeOffset, rangeLength, text } of contentChanges) {
      document.text = document.text.slice(0, rangeOffset) + text + document.text.slice(rangeOffset + rangeLength);
    }
    document.version += 1;
    document.isDirty = true;
    await fire("onDidChangeTextDocument", { document, contentChanges, reason: undefined });
  }

  const message = (severity) => async (text, ...choices) => {
    editor.messages.push({ severity, text, choices: choices.filter((each) => typeof each !== "object" || each.title) });
    return editor.answers.shift()?.(choices);
  };

  const builtIn = {
    setContext: (name, value) => { editor.context[name] = value; },
    "markdown.showPreview": async (uri) => { editor.shown.push((await contents.get(uri.scheme).provideTextDocumentContent(uri))); },
  };

  const languages = {
    match,
    getDiagnostics: (uri) => uri ? all(uri) : [...new Set([...diagnostics.values()].flatMap((each) => [...each.keys()]))]
      .map((name) => [URI.parse(name), all(URI.parse(name))]),
    createDiagnosticCollection: (name) => {
      const own = new Map();
      const key = Symbol(name);
      diagnostics.set(key, own);
      const changed = (uris) => fire("onDidChangeDiagnostics", { uris });
      return {
        name,
        set: (uri, list) => { own.set(uri.toString(), list ?? []); changed([uri]); },
        delete: (uri) => { own.delete(uri.toString()); changed([uri]); },
        clear: () => { own.clear(); changed([]); },
        get: (uri) => own.get(uri.toString()),
        has: (uri) => own.has(uri.toString()),
        forEach: (body) => own.forEach((list, name) => body(URI.parse(name), list)),
        dispose: () => { diagnostics.delete(key); changed([]); },
      };
    },
    createLanguageStatusItem: (id, selector) => {
      const item = { id, selector, dispose() {} };
      editor.statusItems.push(item);
      return item;
    },
    setTextDocumentLanguage: async (document, languageId) => {
      if (document.languageId !== languageId) {
        await fire("onDidCloseTextDocument", document);
        document.languageId = languageId;
        await fire("onDidOpenTextDocument", document);
      }
      return document;
    },
  };
  const all = (uri) => [...diagnostics.values()].flatMap((each) => each.get(uri.toString()) ?? []);

  const workspace = {
    workspaceFolders: [workspaceFolder],
    name: workspaceFolder.name,
    textDocuments: documents,
    notebookDocuments: [],
    isTrusted: true,
    getWorkspaceFolder: (uri) => uri.path.startsWith(workspaceFolder.uri.path) ? workspaceFolder : undefined,
    asRelativePath: (uri) => path.relative(folder, uri.fsPath),
    getConfiguration: (section) => {
      const value = section ? section.split(".").reduce((inner, part) => inner?.[part], defaults()) : defaults();
      const get = (name, fallback) => name.split(".").reduce((inner, part) => inner?.[part], value) ?? fallback;
      return { ...value, get, has: (name) => get(name) !== undefined, inspect: () => undefined };
    },
    findFiles: async (include, exclude, most = Infinity) => {
      const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
        .map((each) => path.relative(folder, path.join(each.parentPath ?? each.path, each.name)));
      const isExcluded = exclude ? expression(exclude) : undefined;
      return names.filter((name) => expression(include).test(name) && !isExcluded?.test(name)).slice(0, most)
        .map((name) => Utils.joinPath(workspaceFolder.uri, name));
    },
    fs: {
      readFile: async (uri) => read(uri),
      stat: async (uri) => {
        const stat = fs.statSync(uri.fsPath);
        return { type: stat.isDirectory() ? 2 : 1, ctime: stat.ctimeMs, mtime: stat.mtimeMs, size: stat.size };
      },
    },
    openTextDocument: open,
    applyEdit: async (edit) => {
      for (const [uri, edits] of edit.changes) {
        await change(await open(uri), edits);
      }
      return true;
    },
    createFileSystemWatcher: () => ({
      onDidCreate: event("watch"), onDidChange: event("watch"), onDidDelete: event("watch"), dispose() {},
    }),
    registerFileSystemProvider: (scheme, provider) => { fileSystems.set(scheme, provider); return new Disposable(); },
    registerTextDocumentContentProvider: (scheme, provider) => { contents.set(scheme, provider); return new Disposable(); },
  };

  const window = {
    state: { focused: true },
    visibleTextEditors: [],
    activeTextEditor: undefined,
    tabGroups: { all: [tabGroup], activeTabGroup: tabGroup, onDidChangeTabs: event("onDidChangeTabs"), onDidChangeTabGroups: event("groups"),
      close: async (tab) => { tabs.splice(tabs.indexOf(tab), 1); } },
    createOutputChannel: () => {
      const write = (text) => editor.output.push(text);
      return { append: write, appendLine: write, replace: write, clear() {}, show() {}, hide() {}, dispose() {} };
    },
    showErrorMessage: message("error"),
    showWarningMessage: message("warning"),
    showInformationMessage: message("information"),
    showQuickPick: async (items) => editor.answers.shift()?.(items),
    showInputBox: async () => editor.answers.shift()?.(),
    showTextDocument: async (document) => {
      const shown = { document, selection: new Selection(0, 0, 0, 0), revealRange() {} };
      window.activeTextEditor = shown;
      window.visibleTextEditors = [shown];
      if (!tabs.some((tab) => tab.input.uri.toString() === document.uri.toString())) {
        await addTab(document.uri);
      }
      await fire("onDidChangeActiveTextEditor", shown);
      return shown;
    },
    createWebviewPanel: (type, title, column, options) => {
      const panel = { type, title, options, webview: { html: "" } };
      editor.panels.push(panel);
      return panel;
    },
    withProgress: async (options, work) => work({ report() {} }, new CancellationTokenSource().token),
  };

  const named = {
    CancellationTokenSource, CodeAction, CodeActionKind, CompletionItem, CompletionList, Diagnostic, Disposable, EventEmitter,
    FileSystemError, Hover, MarkdownString, Position, ProcessExecution, Range, RelativePattern, Selection, TabInputText, Task, TextEdit, WorkspaceEdit,
    Uri: Object.assign(URI, { joinPath: Utils.joinPath }),
    DiagnosticSeverity: numbered(0, "Error", "Warning", "Information", "Hint"),
    DiagnosticTag: numbered(1, "Unnecessary", "Deprecated"),
    FileChangeType: numbered(1, "Changed", "Created", "Deleted"),
    FileType: { Unknown: 0, File: 1, Directory: 2, SymbolicLink: 64 },
    LanguageStatusSeverity: numbered(0, "Information", "Warning", "Error"),
    TextDocumentSaveReason: numbered(1, "Manual", "AfterDelay", "FocusOut"),
    TaskScope: numbered(1, "Global", "Workspace"),
    ViewColumn: { Active: -1 },
    CompletionItemKind: numbered(0, "Text", "Method", "Function", "Constructor", "Field", "Variable", "Class", "Interface", "Module",
      "Property", "Unit", "Value", "Enum", "Keyword", "Snippet", "Color", "File", "Reference", "Folder", "EnumMember", "Constant"),
    CompletionTriggerKind: numbered(0, "Invoke", "TriggerCharacter", "TriggerForIncompleteCompletions"),
    CodeActionTriggerKind: numbered(1, "Invoke", "Automatic"),
    env: { language, appName: "stand-in", openExternal: async (uri) => { editor.opened = uri.toString(); } },
    version: "1.86.0",
    extensions: { getExtension: (id) => extensions[id], onDidChange: event("extensions") },
    l10n: { t: (text, ...values) => (texts[text] ?? text).replace(/\{(\d)\}/g, (_, index) => values[index]) },
    tasks: {
      registerTaskProvider: (type, provider) => { editor.taskProvider = provider; return new Disposable(); },
      executeTask: async (task) => { editor.tasks.push(task); },
    },
    commands: {
      registerCommand: (name, body, self) => {
        if (commands.has(name)) {
          throw new Error(`the command ${name} is registered twice`);
        }
        commands.set(name, self === undefined ? body : body.bind(self));
        return new Disposable(() => commands.delete(name));
      },
      executeCommand: async (name, ...values) => {
        editor.executed.push(name);
        return (commands.get(name) ?? builtIn[name] ?? (() => undefined))(...values);
      },
    },
    languages: withEvents(languages, (name) => name.startsWith("register") && ((selector, provider, ...rest) => {
      const entry = { kind: name.slice("register".length, -"Provider".length), selector, provider, rest };
      providers.push(entry);
      return new Disposable(() => providers.splice(providers.indexOf(entry), 1));
    })),
    workspace: withEvents(workspace),
    window: withEvents(window),
  };

  /** An object whose events exist when they are asked for. */
  function withEvents(object, otherwise = () => undefined) {
    return new Proxy(object, {
      get: (target, name) => target[name] ?? (typeof name === "string" && (/^on(?:Did|Will)/.test(name) ? event(name) : otherwise(name) || undefined)),
    });
  }

  /** Classes of the protocol's parts that only hold values; the client extends them. */
  const module = new Proxy(named, {
    get: (target, name) => {
      if (!(name in target) && typeof name === "string" && /^[A-Z]/.test(name)) {
        target[name] = { [name]: class { constructor(...values) { this.values = values; } } }[name];
      }
      return target[name];
    },
  });

  const token = new CancellationTokenSource().token;
  Object.assign(editor, {
    module, providers, documents, tabs, commands, change,
    findings: (uri) => all(uri),
    providersOf: (kind, document) => providers.filter((each) => each.kind === kind && match(each.selector, document) > 0),
    ask: async (kind, document, question) => {
      const answers = await Promise.all(editor.providersOf(kind, document).map(({ provider }) => question(provider, token)));
      return answers.flatMap((answer) => answer?.items ?? answer ?? []);
    },
    codeActions: async (uri, range, kind) => {
      const document = await open(uri);
      const only = kind ? new CodeActionKind(kind) : undefined;
      const context = { diagnostics: all(uri).filter((each) => range.contains(each.range.start)), only, triggerKind: 1 };
      const actions = await editor.ask("CodeActions", document, (provider, cancel) => provider.provideCodeActions(document, range, context, cancel));
      return actions.filter((action) => only === undefined || only.contains(action.kind));
    },
    /** Shows a file in a tab, as a click in the explorer does; a binary one has a tab without a document. */
    click: async (name) => {
      const uri = URI.file(path.join(folder, name));
      if (fs.readFileSync(uri.fsPath).subarray(0, 6).toString("latin1") === "bplist") {
        return addTab(uri);
      }
      const document = await open(uri);
      await window.showTextDocument(document);
      return document;
    },
    set: async (name, value) => {
      settings[name] = value;
      const affectsConfiguration = (section) => name === section || name.startsWith(`${section}.`) || section.startsWith(`${name}.`);
      await fire("onDidChangeConfiguration", { affectsConfiguration });
    },
    run: (name, ...values) => module.commands.executeCommand(name, ...values),
    /** Runs a task as a terminal does, and returns what it prints. */
    runTask: ({ execution }) => childProcess.spawnSync(execution.process, execution.args, { cwd: execution.options.cwd, encoding: "utf8" }),
  });
  return editor;
};
