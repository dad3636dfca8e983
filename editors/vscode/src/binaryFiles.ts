import { open } from "node:fs/promises";
import { dirname } from "node:path";
import {
  Disposable, EventEmitter, FileChangeEvent, FileChangeType, FileStat, FileSystemError, FileSystemProvider, FileType, languages,
  RelativePattern, TabInputText, Uri, window, workspace,
} from "vscode";
import { binaryScheme } from "./names";
import { runProgram } from "./program";
import { ServerClient } from "./server/serverClient";
import { setting } from "./settings";

/** The names of files that can be binary property lists. */
const names = /\.(?:plist|strings|stringsdict|entitlements|xcprivacy|mobileconfig)$/i;
const mark = "bplist";

/** Shows binary property lists as XML that can be edited, and is saved as binary again. */
export function registerBinaryFiles(server: ServerClient): Disposable {
  return Disposable.from(
    workspace.registerFileSystemProvider(binaryScheme, new BinaryFiles(server), { isCaseSensitive: true }),
    window.tabGroups.onDidChangeTabs(async (event) => {
      for (const tab of event.opened) {
        const file = tab.input instanceof TabInputText ? tab.input.uri : undefined;
        if (file !== undefined && setting("binary.openAsXML", true) && (await isBinary(file))) {
          await openAsXML(file);
          await window.tabGroups.close(tab);
        }
      }
    }),
  );
}

/** Opens a binary property list, the one in the editor if none is named, as XML. */
export async function openAsXML(file?: Uri): Promise<void> {
  // A binary file has no text editor, only a tab.
  const tab = window.tabGroups.activeTabGroup.activeTab?.input as { uri?: Uri } | undefined;
  const chosen = file ?? tab?.uri;
  if (chosen?.scheme === "file") {
    const document = await workspace.openTextDocument(chosen.with({ scheme: binaryScheme }));
    await window.showTextDocument(await languages.setTextDocumentLanguage(document, "plist"), { preview: false });
  }
}

async function isBinary(file: Uri): Promise<boolean> {
  if (file.scheme !== "file" || !names.test(file.path)) {
    return false;
  }
  try {
    const handle = await open(file.fsPath);
    try {
      const { buffer } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
      return buffer.toString("latin1") === mark;
    } finally {
      await handle.close();
    }
  } catch {
    return false;
  }
}

/** Files whose text is what the program converts to and from. */
class BinaryFiles implements FileSystemProvider {
  private readonly changed = new EventEmitter<FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;

  constructor(private readonly server: ServerClient) {}

  watch(uri: Uri): Disposable {
    const file = onDisk(uri);
    const watcher = workspace.createFileSystemWatcher(new RelativePattern(Uri.joinPath(file, ".."), file.path.split("/").pop() ?? ""));
    return Disposable.from(watcher, watcher.onDidChange(() => this.changed.fire([{ type: FileChangeType.Changed, uri }])));
  }

  async stat(uri: Uri): Promise<FileStat> {
    return { ...(await workspace.fs.stat(onDisk(uri))), type: FileType.File };
  }

  async readFile(uri: Uri): Promise<Uint8Array> {
    return this.convert(uri, ["--to", "xml", onDisk(uri).fsPath]);
  }

  async writeFile(uri: Uri, content: Uint8Array): Promise<void> {
    await this.convert(uri, ["--to", "binary", "--output", onDisk(uri).fsPath, "-"], content);
    this.changed.fire([{ type: FileChangeType.Changed, uri }]);
  }

  readDirectory(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  createDirectory(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  delete(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  rename(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  private async convert(uri: Uri, args: string[], content?: Uint8Array): Promise<Uint8Array> {
    const program = await this.server.findProgram();
    if (program === undefined) {
      throw FileSystemError.Unavailable(uri);
    }
    const result = await runProgram(program, ["convert", ...args], dirname(onDisk(uri).fsPath), content);
    if (result.status !== 0) {
      throw new FileSystemError(result.errors);
    }
    return result.output;
  }
}

function onDisk(uri: Uri): Uri {
  return uri.with({ scheme: "file" });
}
