import { basename, dirname } from "node:path";
import { l10n, Uri, window, workspace } from "vscode";
import { runProgram } from "../program";
import { ServerClient } from "../server/serverClient";

/** Writes a property list, the one in the editor if none is named, in the format that the user picks. */
export async function convert(server: ServerClient, chosen?: Uri): Promise<void> {
  const tab = window.tabGroups.activeTabGroup.activeTab?.input as { uri?: Uri } | undefined;
  const file = (chosen ?? tab?.uri)?.with({ scheme: "file" });
  const program = file && (await server.findProgram());
  if (file === undefined || program === undefined) {
    return;
  }
  const format = await window.showQuickPick(
    [
      { label: "XML", to: "xml" },
      { label: l10n.t("Binary"), to: "binary" },
      { label: l10n.t("Old-style text"), to: "openstep" },
      { label: "JSON", to: "json", description: l10n.t("shown, not written") },
    ],
    { placeHolder: l10n.t("The format of {0}", basename(file.fsPath)) },
  );
  if (format === undefined) {
    return;
  }
  await workspace.textDocuments.find((each) => each.uri.toString() === file.toString())?.save();
  const output = format.to === "json" ? [] : ["--output", file.fsPath];
  const result = await runProgram(program, ["convert", "--to", format.to, ...output, file.fsPath], dirname(file.fsPath));
  if (result.status !== 0) {
    void window.showErrorMessage(result.errors);
  } else if (format.to === "json") {
    const content = result.output.toString("utf8");
    await window.showTextDocument(await workspace.openTextDocument({ language: "json", content }));
  }
}
