import { commands, Disposable, env, ExtensionContext, l10n, Uri, window } from "vscode";
import { id } from "../names";
import { chosenPath, findServer } from "./findServer";

const interval = 5000;

/** Reports once that there is no program, and waits until there is one. */
export class MissingServer implements Disposable {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly context: ExtensionContext, private readonly found: () => void) {}

  /** Whether a program is being waited for. */
  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  report(): void {
    if (this.isWaiting) {
      return;
    }
    this.timer = setInterval(() => void this.look(), interval);
    void this.show();
  }

  dispose(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async look(): Promise<void> {
    if ((await findServer(this.context.extensionUri)) !== undefined && this.isWaiting) {
      this.dispose();
      this.found();
    }
  }

  private async show(): Promise<void> {
    const chosen = chosenPath();
    const problem = chosen === undefined
      ? l10n.t("The program plist-lsp was not found: it is not in the extension and not on the PATH.")
      : l10n.t("There is no program {0}, which the setting plist-lsp.server.path names.", chosen);
    const guide = l10n.t("How to Install It");
    const settings = l10n.t("Open Settings");
    const choice = await window.showErrorMessage(
      `${problem} ${l10n.t("Property lists are not checked until it is there.")}`, guide, settings,
    );
    if (choice === guide) {
      await env.openExternal(Uri.parse(this.context.extension.packageJSON.homepage));
    } else if (choice === settings) {
      await commands.executeCommand("workbench.action.openSettings", `${id}.server`);
    }
  }
}
