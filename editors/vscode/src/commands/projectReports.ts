import { commands, l10n, tasks, Uri, ViewColumn, window, workspace, WorkspaceFolder } from "vscode";
import { task } from "../lintTask";
import { id } from "../names";
import { runProgram } from "../program";
import { ServerClient } from "../server/serverClient";
import { languageOptions } from "../settings";

/** Shows the report of `plist-lsp doctor` about the folder of the file in the editor. */
export async function doctor(server: ServerClient): Promise<void> {
  const folder = await chosenFolder();
  const program = folder && (await server.findProgram());
  if (folder === undefined || program === undefined) {
    return;
  }
  const options = ["doctor", "--format", "html", ...languageOptions(), folder.uri.fsPath];
  const result = await runProgram(program, options, folder.uri.fsPath);
  if (result.status !== 0) {
    void window.showErrorMessage(result.errors || l10n.t("No Apple project was found in {0}.", folder.name));
    return;
  }
  // The page forbids scripts and all that is outside of it by a policy of its own.
  const panel = window.createWebviewPanel(
    `${id}.doctor`, l10n.t("Report: {0}", folder.name), ViewColumn.Active, { enableScripts: false, localResourceRoots: [] },
  );
  panel.webview.html = result.output.toString("utf8");
}

/** Runs the checks before an upload in a terminal. */
export async function preflight(server: ServerClient): Promise<void> {
  const folder = await chosenFolder();
  const program = folder && (await server.findProgram());
  if (folder !== undefined && program !== undefined) {
    await tasks.executeTask(task({ type: id, command: "preflight" }, folder, program));
  }
}

let known: string | undefined;

/** Offers the command only where the program that was started has it. */
export async function showPreflight(server: ServerClient): Promise<void> {
  if (server.program !== undefined && server.program !== known) {
    known = server.program;
    const help = (await runProgram(known, ["--help"], "/")).output.toString("utf8");
    await commands.executeCommand("setContext", `${id}.hasPreflight`, /^ +preflight\b/m.test(help));
  }
}

async function chosenFolder(): Promise<WorkspaceFolder | undefined> {
  const file: Uri | undefined = window.activeTextEditor?.document.uri;
  const folders = workspace.workspaceFolders ?? [];
  return (file && workspace.getWorkspaceFolder(file)) ?? (folders.length > 1 ? window.showWorkspaceFolderPick() : folders[0]);
}
