import { commands, ExtensionContext, languages, OutputChannel, TextDocument, Uri, window, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

const id = "plist-lsp";

/** Languages of code, which is served where the setting says so. */
const codeLanguages = [
  "swift", "objective-c", "objective-cpp", "c", "cpp", "dart", "javascript", "javascriptreact", "typescript",
  "typescriptreact",
];

/** Documents of one sort, as both the editor and the client of the protocol name them. */
interface DocumentFilter {
  scheme: string;
  language?: string;
  pattern?: string;
}

let client: LanguageClient | undefined;

/** Starts and stops wait for each other here, so that two quick restarts leave one server. */
let pending: Promise<void> = Promise.resolve();

/** Starts the server when the first document that it serves is opened. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel("Property Lists");
  const restart = (): Promise<void> => enqueue(() => replaceClient(context.extensionUri, output));
  const start = (): Promise<void> =>
    enqueue(() => (client === undefined ? replaceClient(context.extensionUri, output) : Promise.resolve()));
  const startFor = async (documents: readonly TextDocument[]): Promise<void> => {
    if (documents.some(isServed)) {
      await start();
    }
  };
  context.subscriptions.push(
    output,
    commands.registerCommand(`${id}.restart`, restart),
    commands.registerCommand(`${id}.showOutput`, () => output.show()),
    commands.registerCommand(`${id}.openAsXML`, openAsXML),
    workspace.registerTextDocumentContentProvider(id, {
      // The address says which file: that of the file with another scheme.
      provideTextDocumentContent: async (uri) => {
        await start();
        return commands.executeCommand<string>(`${id}.showAsXML`, uri.with({ scheme: "file" }).toString());
      },
    }),
    workspace.onDidOpenTextDocument((document) => startFor([document])),
    workspace.onDidChangeConfiguration(async (event) => {
      if (client !== undefined && [`${id}.server`, `${id}.attach`].some((each) => event.affectsConfiguration(each))) {
        await restart();
      } else {
        await startFor(workspace.textDocuments);
      }
    }),
  );
  await startFor(workspace.textDocuments);
}

/** Stops the server. */
export function deactivate(): Promise<void> {
  return enqueue(stopClient);
}

function enqueue(work: () => Promise<void>): Promise<void> {
  pending = pending.then(work);
  return pending;
}

async function stopClient(): Promise<void> {
  const running = client;
  client = undefined;
  // Stopping fails when the server never started or has crashed; it is gone in either case.
  await running?.dispose().catch(() => undefined);
}

async function replaceClient(extension: Uri, output: OutputChannel): Promise<void> {
  await stopClient();
  const command = await serverPath(extension);
  const args = workspace.getConfiguration(id).get<string[]>("server.arguments", ["--stdio"]);
  output.appendLine(`Starting ${command} ${args.join(" ")}`);
  const server: ServerOptions = { command, args };
  client = new LanguageClient(id, "Property Lists", server, clientOptions(output));
  // The client itself tells the user when the program does not start, so there is nothing to add here.
  await client.start().catch(() => undefined);
}

/** Shows a binary property list, the one in the editor if none is named, as XML that cannot be edited. */
async function openAsXML(file?: Uri): Promise<void> {
  // A binary file has no text editor, only a tab.
  const tab = window.tabGroups.activeTabGroup.activeTab?.input as { uri?: Uri } | undefined;
  const chosen = file ?? tab?.uri;
  if (chosen?.scheme !== "file") {
    return;
  }
  const document = await workspace.openTextDocument(chosen.with({ scheme: id }));
  await window.showTextDocument(await languages.setTextDocumentLanguage(document, "plist"));
}

/** The program to start: the setting, the one inside the extension, or the one on the PATH. */
async function serverPath(extension: Uri): Promise<string> {
  const chosen = workspace.getConfiguration(id).get<string>("server.path", "").trim();
  if (chosen !== "") {
    return chosen;
  }
  const bundled = Uri.joinPath(extension, "bin", process.platform === "win32" ? "plist-lsp.exe" : "plist-lsp");
  try {
    await workspace.fs.stat(bundled);
    return bundled.fsPath;
  } catch {
    return "plist-lsp";
  }
}

function clientOptions(outputChannel: OutputChannel): LanguageClientOptions {
  return { documentSelector: selector(), outputChannel };
}

/** What is served: property lists and string tables, project files and code as the settings say. */
function selector(): DocumentFilter[] {
  const settings = workspace.getConfiguration(id);
  const files = ["file", "untitled"].flatMap((scheme): DocumentFilter[] => [
    { scheme, language: "plist" },
    { scheme, language: "strings" },
    { scheme, language: "json", pattern: "**/*.xcstrings" },
  ]);
  // Binary property lists as XML.
  files.push({ scheme: id, language: "plist" });
  if (settings.get<boolean>("attach.projectFiles", true)) {
    files.push({ scheme: "file", pattern: "**/{project.pbxproj,project.yml,project.yaml,app.json,app.config.json,*.xcconfig}" });
  }
  if (settings.get<boolean>("attach.code", false)) {
    files.push(...codeLanguages.map((language): DocumentFilter => ({ scheme: "file", language })));
  }
  return files;
}

function isServed(document: TextDocument): boolean {
  return languages.match(selector(), document) > 0;
}
