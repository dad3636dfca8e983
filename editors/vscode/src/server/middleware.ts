import { DiagnosticSeverity, workspace } from "vscode";
import { Middleware, vsdiag } from "vscode-languageclient/node";
import { id, serverSection } from "../names";
import { setting, WorkspaceDiagnostics } from "../settings";

/** The least severe findings that are shown of files that are not open. */
const limits = { errors: DiagnosticSeverity.Error, warnings: DiagnosticSeverity.Warning, all: DiagnosticSeverity.Hint };

/** What is between the editor and the server: one prefix for all settings, and fewer findings of files that are not open. */
export const middleware: Middleware = {
  workspace: {
    configuration: async (params, token, next) => {
      const answers = await next(params, token);
      return Array.isArray(answers)
        ? params.items.map((item, index) => (item.section === serverSection ? serverSettings() : answers[index]))
        : answers;
    },
  },
  provideWorkspaceDiagnostics: (resultIds, token, report, next) =>
    next(resultIds, token, (chunk) => report(chunk && { items: chunk.items.map(limited) })),
};

/** The settings as the server knows them. */
export function serverSettings(): Record<string, unknown> {
  const settings = workspace.getConfiguration().get<Record<string, unknown>>(id, {});
  return { ...settings, workspaceDiagnostics: shown() !== "off" };
}

function shown(): WorkspaceDiagnostics {
  return setting<WorkspaceDiagnostics>("workspaceDiagnostics", "warnings");
}

function limited(report: vsdiag.WorkspaceDocumentDiagnosticReport): vsdiag.WorkspaceDocumentDiagnosticReport {
  const amount = shown();
  if (report.kind !== vsdiag.DocumentDiagnosticReportKind.full || amount === "off") {
    return report;
  }
  return { ...report, items: report.items.filter((item) => item.severity <= limits[amount]) };
}
