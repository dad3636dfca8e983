import { commands, ExtensionContext, OutputChannel, Uri, window, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

const id = "plist-lsp";

let client: LanguageClient | undefined;

/** Starts and stops wait for each other here, so that two quick restarts leave one server. */
let pending: Promise<void> = Promise.resolve();

/** Starts the server when the first property list or string table is opened. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel("Property Lists");
  const restart = (): Promise<void> => enqueue(() => replaceClient(context.extensionUri, output));
  context.subscriptions.push(
    output,
    commands.registerCommand(`${id}.restart`, restart),
    commands.registerCommand(`${id}.showOutput`, () => output.show()),
    workspace.onDidChangeConfiguration(async (event) => {
      if (event.affectsConfiguration(`${id}.server`)) {
        await restart();
      }
    }),
  );
  await restart();
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
  const schemes = ["file", "untitled"];
  return {
    documentSelector: schemes.flatMap((scheme) => [
      { scheme, language: "plist" },
      { scheme, language: "strings" },
      { scheme, language: "json", pattern: "**/*.xcstrings" },
    ]),
    outputChannel,
  };
}
