import { Disposable, EventEmitter, ExtensionContext, OutputChannel } from "vscode";
import { DidChangeConfigurationNotification, LanguageClient, LanguageClientOptions, State, StaticFeature } from "vscode-languageclient/node";
import { selector } from "../documents";
import { id, title } from "../names";
import { Project } from "../project";
import { setting } from "../settings";
import { findServer } from "./findServer";
import { middleware, serverSettings } from "./middleware";
import { MissingServer } from "./missingServer";

/** What is known about the server. */
export type ServerState = "stopped" | "starting" | "running" | "missing";

/** Announces that the extension leads to the pages of rules, so that the server does not offer them a second time. */
const explainsRules: StaticFeature = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { ...capabilities.experimental, explainsRules: true };
  },
  initialize: () => undefined,
  getState: () => ({ kind: "static" }),
  clear: () => undefined,
};

/** The one server of the window: starts it, replaces it and stops it. */
export class ServerClient implements Disposable {
  private client: LanguageClient | undefined;
  private readonly missing: MissingServer;
  private readonly changed = new EventEmitter<void>();
  /** Starts and stops wait for each other here, so that two quick restarts leave one server. */
  private pending: Promise<void> = Promise.resolve();

  /** The program that was started last. */
  program: string | undefined;
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly context: ExtensionContext,
    private readonly output: OutputChannel,
    private readonly project: () => Project,
  ) {
    this.missing = new MissingServer(context, () => void this.restart());
  }

  get state(): ServerState {
    if (this.missing.isWaiting) {
      return "missing";
    }
    return this.client === undefined ? "stopped" : this.client.state === State.Running ? "running" : "starting";
  }

  /** The client of a server that answers requests. */
  get running(): LanguageClient | undefined {
    return this.state === "running" ? this.client : undefined;
  }

  /** The version that the server reports. */
  get version(): string | undefined {
    return this.client?.initializeResult?.serverInfo?.version;
  }

  /** Starts the server if it does not run and none is waited for. */
  start(): Promise<void> {
    return this.enqueue(() => (this.state === "stopped" ? this.replace() : Promise.resolve()));
  }

  restart(): Promise<void> {
    return this.enqueue(() => this.replace());
  }

  stop(): Promise<void> {
    return this.enqueue(() => this.end());
  }

  /** Lets the server ask for its settings again. */
  async sendSettings(): Promise<void> {
    await this.running?.sendNotification(DidChangeConfigurationNotification.type, { settings: null });
  }

  /** Returns the program, which commands run too; reports it if there is none. */
  async findProgram(): Promise<string | undefined> {
    const found = await findServer(this.context.extensionUri);
    if (found === undefined) {
      this.missing.report();
      this.changed.fire();
    }
    return found;
  }

  dispose(): void {
    this.missing.dispose();
    this.changed.dispose();
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    this.pending = this.pending.then(work);
    return this.pending;
  }

  private async end(): Promise<void> {
    this.missing.dispose();
    const running = this.client;
    this.client = undefined;
    // Stopping fails when the server never started or has crashed; it is gone in either case.
    await running?.dispose().catch(() => undefined);
  }

  private async replace(): Promise<void> {
    await this.end();
    const command = await this.findProgram();
    if (command === undefined) {
      return;
    }
    this.program = command;
    const args = setting("server.arguments", ["--stdio"]);
    this.output.appendLine(`Starting ${command} ${args.join(" ")}`);
    const client = new LanguageClient(id, title, { command, args }, this.clientOptions());
    client.registerFeature(explainsRules);
    client.onDidChangeState(() => this.changed.fire());
    this.client = client;
    // The client itself reports that the program does not start, so there is nothing to add here.
    await client.start().catch(() => undefined);
    this.changed.fire();
  }

  private clientOptions(): LanguageClientOptions {
    return {
      documentSelector: selector(this.project()),
      initializationOptions: serverSettings(),
      middleware,
      outputChannel: this.output,
    };
  }
}
