import { TextDocument, workspace } from "vscode";
import {
  DiagnosticSeverity, DocumentDiagnosticReportKind, Middleware, WorkspaceDiagnosticParams, WorkspaceDiagnosticReport,
  WorkspaceDiagnosticRequest, WorkspaceDocumentDiagnosticReport, vsdiag,
} from "vscode-languageclient/node";
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
  // The text of a binary file is replaced by its XML at once, and a finding about it would stay.
  provideDiagnostics: (document, previous, token, next) =>
    "getText" in document && isReplaced(document)
      ? { kind: vsdiag.DocumentDiagnosticReportKind.full, items: [] }
      : next(document, previous, token),
  // The client has a function for these reports, but does not use what it returns.
  sendRequest: async (type, params, token, next) => {
    if (typeof type === "string" || type.method !== WorkspaceDiagnosticRequest.method) {
      return next(type, params, token);
    }
    // Without the token the report comes as a whole.
    const { partialResultToken: _, ...whole } = params as WorkspaceDiagnosticParams;
    const report = (await next(type, whole as typeof params, token)) as WorkspaceDiagnosticReport | undefined;
    return (report && { ...report, items: report.items.map(limited) }) as Awaited<ReturnType<typeof next>>;
  },
};

/** The settings as the server knows them. */
export function serverSettings(): Record<string, unknown> {
  const settings = workspace.getConfiguration().get<Record<string, unknown>>(id, {});
  return { ...settings, workspaceDiagnostics: shown() !== "off" };
}

function isReplaced(document: TextDocument): boolean {
  return setting("binary.openAsXML", true) && document.lineAt(0).text.startsWith("bplist");
}

function shown(): WorkspaceDiagnostics {
  return setting<WorkspaceDiagnostics>("workspaceDiagnostics", "warnings");
}

function limited(report: WorkspaceDocumentDiagnosticReport): WorkspaceDocumentDiagnosticReport {
  const amount = shown();
  if (report.kind !== DocumentDiagnosticReportKind.Full || amount === "off") {
    return report;
  }
  return { ...report, items: report.items.filter((item) => (item.severity ?? DiagnosticSeverity.Error) <= limits[amount]) };
}
