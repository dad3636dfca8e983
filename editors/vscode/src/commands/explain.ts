import {
  CodeAction, CodeActionKind, commands, Diagnostic, Disposable, l10n, languages, TextDocumentContentProvider, Uri, window, workspace,
} from "vscode";
import { id } from "../names";
import { runProgram } from "../program";
import { ServerClient } from "../server/serverClient";
import { languageOptions } from "../settings";
import { codeOf } from "./fixes";

const scheme = `${id}-page`;

/** Registers the pages of rules and keys, and an action for each finding that leads to the page of its rule. */
export function registerExplanations(server: ServerClient): Disposable {
  const pages: TextDocumentContentProvider = {
    provideTextDocumentContent: async (uri) => {
      const program = await server.findProgram();
      const term = uri.path.replace(/^\/|\.md$/g, "");
      const options = ["--format", "markdown", ...languageOptions(), "--", term];
      const result = program && (await runProgram(program, ["explain", ...options], "/"));
      return result ? result.output.toString("utf8") || result.errors : "";
    },
  };
  const actions = {
    provideCodeActions: (_document: unknown, _range: unknown, context: { diagnostics: readonly Diagnostic[] }) =>
      rules(context.diagnostics).map((rule) => explainAction(rule)),
  };
  return Disposable.from(
    workspace.registerTextDocumentContentProvider(scheme, pages),
    languages.registerCodeActionsProvider({ scheme: "file" }, actions, { providedCodeActionKinds: [CodeActionKind.QuickFix] }),
  );
}

/** Shows the page of a rule or key: of the term, else of the finding at the cursor, else of what the user types. */
export async function explain(term?: string): Promise<void> {
  const editor = window.activeTextEditor;
  const here = editor && languages.getDiagnostics(editor.document.uri).filter((each) => each.range.contains(editor.selection.active));
  const chosen = term ?? rules(here ?? [])[0] ?? (await window.showInputBox({
    prompt: l10n.t("A rule, a key, a value, an API, or a code such as ITMS-90683"),
  }));
  if (chosen) {
    await commands.executeCommand("markdown.showPreview", Uri.from({ scheme, path: `/${chosen}.md` }));
  }
}

function rules(findings: readonly Diagnostic[]): string[] {
  const names = findings.filter((each) => each.source === id).map(codeOf);
  return [...new Set(names)].filter((name): name is string => name !== undefined);
}

function explainAction(rule: string): CodeAction {
  const action = new CodeAction(l10n.t("Explain {0}", rule), CodeActionKind.QuickFix);
  action.command = { command: `${id}.explain`, title: action.title, arguments: [rule] };
  return action;
}
