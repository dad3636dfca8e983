import { languages, TextDocument } from "vscode";
import { binaryScheme } from "./names";
import { Project } from "./project";
import { AttachedCode, setting } from "./settings";

/** Documents of one sort, as both the editor and the client of the protocol name them. */
export interface DocumentFilter {
  scheme: string;
  language?: string;
  pattern?: string;
}

const ownLanguages = ["plist", "strings", "xcstrings"];
const projectFiles =
  "**/{project.pbxproj,project.{yml,yaml,json},app.json,app.config.json,electron-builder.{yml,yaml,json},*.xcconfig}";
const appleLanguages = ["swift", "objective-c", "objective-cpp", "dart"];
const scriptLanguages = ["javascript", "javascriptreact", "typescript", "typescriptreact"];

/** What is served: property lists and string tables, and project files and code as the settings and the project say. */
export function selector(project: Project): DocumentFilter[] {
  const files = ["file", "untitled"].flatMap((scheme) => ownLanguages.map((language): DocumentFilter => ({ scheme, language })));
  files.push({ scheme: binaryScheme, language: "plist" });
  if (setting("attach.projectFiles", true)) {
    files.push({ scheme: "file", pattern: projectFiles });
  }
  files.push(...codeLanguages(project).map((language): DocumentFilter => ({ scheme: "file", language })));
  return files;
}

/** Whether the server is to be started for a document. */
export function isServed(document: TextDocument, project: Project): boolean {
  return languages.match(selector(project), document) > 0;
}

function codeLanguages(project: Project): string[] {
  switch (setting<AttachedCode>("attach.code", "auto")) {
    case "on":
      return [...appleLanguages, "c", "cpp", ...scriptLanguages];
    case "auto":
      return [...(project.hasApp ? appleLanguages : []), ...(project.usesJavaScript ? scriptLanguages : [])];
    default:
      return [];
  }
}
