import { Diagnostic, l10n, languages, Range, Selection, TextDocument, TextEditor, window, workspace } from "vscode";
import { CodeAction, CodeActionKind, CodeActionRequest, CodeActionResolveRequest, LanguageClient } from "vscode-languageclient/node";
import { id } from "../names";
import { ServerClient } from "../server/serverClient";

const missingText = "purpose-string-missing";

/** Applies all safe fixes of the file in the editor. */
export function fixAll(server: ServerClient): Promise<void> {
  return applyBest(server, `${CodeActionKind.SourceFixAll}.${id}`, () => 1, l10n.t("There is nothing to fix in this file."));
}

/** Inserts all purpose strings that the file in the editor lacks: the action for all resolves the most findings. */
export function insertPurposeStrings(server: ServerClient): Promise<void> {
  const resolved = (action: CodeAction): number => (action.diagnostics ?? []).filter((each) => each.code === missingText).length;
  return applyBest(server, CodeActionKind.QuickFix, resolved, l10n.t("This file has all purpose strings that it needs."));
}

/** The rule of a finding. */
export function codeOf(finding: Diagnostic): string | undefined {
  const { code } = finding;
  return code === undefined ? undefined : String(typeof code === "object" ? code.value : code);
}

/** Applies the action of a kind that is worth the most, if one is worth something. */
async function applyBest(server: ServerClient, kind: string, worth: (action: CodeAction) => number, otherwise: string): Promise<void> {
  const editor = window.activeTextEditor;
  const client = server.running;
  if (editor === undefined || client === undefined) {
    return;
  }
  const actions = (await actionsOf(client, editor.document, kind)).filter((action) => worth(action) > 0);
  const best = actions.sort((one, other) => worth(other) - worth(one))[0];
  const edit = best && (best.edit ?? (await client.sendRequest(CodeActionResolveRequest.type, best)).edit);
  if (edit === undefined) {
    void window.showInformationMessage(otherwise);
  } else {
    await workspace.applyEdit(await client.protocol2CodeConverter.asWorkspaceEdit(edit));
    selectPlaceholder(editor);
  }
}

/** Selects the first text that is to be written by a person, since what was inserted may be out of sight. */
function selectPlaceholder(editor: TextEditor): void {
  const { document } = editor;
  const match = /TODO: [^<"]*/.exec(document.getText());
  if (match !== null) {
    editor.selection = new Selection(document.positionAt(match.index), document.positionAt(match.index + match[0].length));
    editor.revealRange(editor.selection);
  }
}

/** Asks the server itself, since the editor's own command returns actions without their findings. */
async function actionsOf(client: LanguageClient, document: TextDocument, kind: string): Promise<CodeAction[]> {
  const converter = client.code2ProtocolConverter;
  const findings = languages.getDiagnostics(document.uri).filter((each) => each.source === id);
  const answers = await client.sendRequest(CodeActionRequest.type, {
    textDocument: converter.asTextDocumentIdentifier(document),
    range: converter.asRange(document.validateRange(new Range(0, 0, document.lineCount, 0))),
    context: { diagnostics: await converter.asDiagnostics(findings), only: [kind] },
  });
  return (answers ?? []).filter((each): each is CodeAction => CodeAction.is(each));
}
