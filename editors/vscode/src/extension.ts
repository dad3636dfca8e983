import { commands, ExtensionContext, TextDocument, Uri, window, workspace } from "vscode";
import { openAsXML, registerBinaryFiles } from "./binaryFiles";
import { convert } from "./commands/convert";
import { explain, registerExplanations } from "./commands/explain";
import { fixAll, insertPurposeStrings } from "./commands/fixes";
import { doctor, preflight, showPreflight } from "./commands/projectReports";
import { registerConfigurationSchema } from "./configurationSchema";
import { isServed } from "./documents";
import { registerTasks } from "./lintTask";
import { id, title } from "./names";
import { findProject } from "./project";
import { ServerClient } from "./server/serverClient";
import { restartingSections } from "./settings";
import { createStatusItem } from "./statusItem";

let server: ServerClient | undefined;

/** Starts the server if the workspace has a project, else when the first document that it serves is opened. */
export async function activate(context: ExtensionContext): Promise<void> {
  let project = await findProject();
  const output = window.createOutputChannel(title);
  const started = new ServerClient(context, output, () => project);
  server = started;
  const startFor = async (documents: readonly TextDocument[]): Promise<void> => {
    if (project.hasApp || documents.some((document) => isServed(document, project))) {
      await started.start();
    }
  };
  const actions: Record<string, (...args: never[]) => unknown> = {
    convert: (file?: Uri) => convert(started, file),
    doctor: () => doctor(started),
    explain,
    fixAll: () => fixAll(started),
    insertPurposeStrings: () => insertPurposeStrings(started),
    openAsXML,
    preflight: () => preflight(started),
    restart: async () => {
      project = await findProject();
      await started.restart();
    },
    showOutput: () => output.show(),
  };
  context.subscriptions.push(
    output,
    started,
    createStatusItem(started, () => project),
    registerBinaryFiles(started),
    registerExplanations(started),
    registerTasks(started),
    started.onDidChange(() => showPreflight(started)),
    ...Object.entries(actions).map(([name, action]) => commands.registerCommand(`${id}.${name}`, action)),
    workspace.onDidOpenTextDocument((document) => startFor([document])),
    workspace.onDidChangeWorkspaceFolders(async () => {
      project = await findProject();
      await startFor(workspace.textDocuments);
    }),
    workspace.onDidChangeConfiguration(async (event) => {
      if (started.state !== "stopped" && restartingSections.some((section) => event.affectsConfiguration(section))) {
        await started.restart();
      } else if (event.affectsConfiguration(id)) {
        await started.sendSettings();
        await startFor(workspace.textDocuments);
      }
    }),
  );
  // It starts another extension, for which the start of the server must not wait.
  registerConfigurationSchema(started).catch((problem) => output.appendLine(String(problem)));
  await startFor(workspace.textDocuments);
}

/** Stops the server. */
export async function deactivate(): Promise<void> {
  await server?.stop();
}
