import { env, workspace } from "vscode";
import { id } from "./names";

/** Which code is served: none, all, or that of the languages that the projects of the workspace use. */
export type AttachedCode = "auto" | "off" | "on";

/** The settings by which another server, or one for other documents, is started. */
export const restartingSections = ["server", "attach"].map((name) => `${id}.${name}`);

/** Returns a setting; without a default in the manifest it is `fallback`. */
export function setting<Value>(name: string, fallback: Value): Value {
  return workspace.getConfiguration(id).get<Value>(name, fallback);
}

/** The options for commands whose output people read. */
export function languageOptions(): string[] {
  return env.language.toLowerCase().startsWith("zh") ? ["--language", "zh-Hans"] : ["--language", "en"];
}
