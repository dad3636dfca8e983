import { Diagnostic, DiagnosticSeverity, Disposable, l10n, languages, LanguageStatusSeverity } from "vscode";
import { selector } from "./documents";
import { id, title } from "./names";
import { Project } from "./project";
import { ServerClient } from "./server/serverClient";

/** The item of the status bar: the version of the server, and what it found. */
export function createStatusItem(server: ServerClient, project: () => Project): Disposable {
  const item = languages.createLanguageStatusItem(id, selector(project()));
  item.name = title;
  const update = (): void => {
    item.selector = selector(project());
    item.busy = server.state === "starting";
    item.severity = server.state === "missing" ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information;
    item.text = server.state === "running" ? `plist-lsp ${server.version ?? ""}`.trim() : stateText(server);
    item.detail = server.state === "running" ? findingsText(project()) : undefined;
    item.command = server.state === "running"
      ? { command: `${id}.showOutput`, title: l10n.t("Show Output") }
      : { command: `${id}.restart`, title: l10n.t("Start") };
  };
  update();
  return Disposable.from(item, server.onDidChange(update), languages.onDidChangeDiagnostics(update));
}

function stateText(server: ServerClient): string {
  switch (server.state) {
    case "missing":
      return l10n.t("plist-lsp was not found");
    case "starting":
      return l10n.t("plist-lsp is starting");
    default:
      return l10n.t("plist-lsp does not run");
  }
}

function findingsText(project: Project): string {
  const findings = languages.getDiagnostics().flatMap(([, all]) => all).filter((each) => each.source === id);
  const count = (severity: DiagnosticSeverity): number =>
    findings.filter((each: Diagnostic) => each.severity === severity).length;
  const numbers = l10n.t("errors: {0}, warnings: {1}", count(DiagnosticSeverity.Error), count(DiagnosticSeverity.Warning));
  return project.hasApp ? numbers : l10n.t("no Apple project found; {0}", numbers);
}
