import { access, constants } from "node:fs/promises";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { Uri } from "vscode";
import { id } from "../names";
import { setting } from "../settings";

const fileName = process.platform === "win32" ? `${id}.exe` : id;

/** Where package managers and people put programs, which editors that are not started in a shell do not have in their PATH. */
const usualFolders = ["/opt/homebrew/bin", "/usr/local/bin", join(homedir(), ".local/bin")];

/** The path that the setting names, undefined if it is empty. */
export function chosenPath(): string | undefined {
  const path = setting("server.path", "").trim();
  return path === "" ? undefined : path.replace(/^~(?=\/)/, homedir());
}

/** Returns the program that is started, undefined if there is none: the chosen one, else that of the extension, else that of the PATH. */
export async function findServer(extension: Uri): Promise<string | undefined> {
  const chosen = chosenPath();
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const places = chosen !== undefined
    ? [chosen]
    : [Uri.joinPath(extension, "bin").fsPath, ...folders, ...usualFolders].map((folder) => join(folder, fileName));
  for (const place of places) {
    if (await isExecutable(place)) {
      return place;
    }
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
