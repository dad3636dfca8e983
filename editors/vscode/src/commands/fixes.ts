import { CodeAction, CodeActionKind, commands, Diagnostic, l10n, Range, TextDocument, window, workspace } from "vscode";
import { id } from "../names";

const missingText = "purpose-string-missing";

/** Applies all safe fixes of the file in the editor. */
export async function fixAll(): Promise<void> {
  const document = window.activeTextEditor?.document;
  const actions = document && (await actionsOf(document, CodeActionKind.SourceFixAll.append(id)));
  await apply(actions?.[0], l10n.t("There is nothing to fix in this file."));
}

/** Inserts all purpose strings that the file in the editor lacks. */
export async function insertPurposeStrings(): Promise<void> {
  const document = window.activeTextEditor?.document;
  const actions = document && (await actionsOf(document, CodeActionKind.QuickFix)).filter((action) => resolved(action) > 0);
  // The action for all resolves the most findings.
  const most = actions?.reduce<CodeAction | undefined>(
    (best, action) => (best === undefined || resolved(action) > resolved(best) ? action : best), undefined,
  );
  await apply(most, l10n.t("This file has all purpose strings that it needs."));
}

function resolved(action: CodeAction): number {
  return action.edit === undefined ? 0 : (action.diagnostics ?? []).filter((each) => codeOf(each) === missingText).length;
}

/** The rule of a finding. */
export function codeOf(finding: Diagnostic): string | undefined {
  const { code } = finding;
  return code === undefined ? undefined : String(typeof code === "object" ? code.value : code);
}

async function actionsOf(document: TextDocument, kind: CodeActionKind): Promise<CodeAction[]> {
  const all = document.validateRange(new Range(0, 0, document.lineCount, 0));
  return commands.executeCommand<CodeAction[]>("vscode.executeCodeActionProvider", document.uri, all, kind.value, 100);
}

async function apply(action: CodeAction | undefined, otherwise: string): Promise<void> {
  if (action?.edit === undefined) {
    void window.showInformationMessage(otherwise);
  } else {
    await workspace.applyEdit(action.edit);
  }
}
