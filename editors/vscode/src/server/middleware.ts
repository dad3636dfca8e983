import { TextDocument, workspace } from "vscode";
import { Middleware, vsdiag } from "vscode-languageclient/node";
import { id, serverSection } from "../names";
import { setting } from "../settings";

/** What is between the editor and the server: one prefix for all settings, and no findings about text that is replaced. */
export const middleware: Middleware = {
  workspace: {
    configuration: async (params, token, next) => {
      const answers = await next(params, token);
      return Array.isArray(answers)
        ? params.items.map((item, index) => (item.section === serverSection ? serverSettings() : answers[index]))
        : answers;
    },
  },
  // The text of a binary file is replaced by its XML at once, and a finding about it would stay.
  provideDiagnostics: (document, previous, token, next) =>
    "getText" in document && isReplaced(document)
      ? { kind: vsdiag.DocumentDiagnosticReportKind.full, items: [] }
      : next(document, previous, token),
};

/** The settings as the server reads them. */
export function serverSettings(): Record<string, unknown> {
  return workspace.getConfiguration().get<Record<string, unknown>>(id, {});
}

function isReplaced(document: TextDocument): boolean {
  return setting("binary.openAsXML", true) && document.lineAt(0).text.startsWith("bplist");
}
