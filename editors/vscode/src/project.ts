import { Uri, workspace } from "vscode";

/** What the workspace is, as far as it decides which documents are served. */
export interface Project {
  /** Whether it has files that only apps for Apple systems have. */
  hasApp: boolean;
  /** Whether an app in it is written in JavaScript or TypeScript. */
  usesJavaScript: boolean;
}

const skipped = "**/{.build,.git,build,Carthage,DerivedData,node_modules,Pods,vendor}/**";

/** Files that are enough by themselves. */
const certain = "**/{project.pbxproj,Info.plist,*.entitlements,*.xcprivacy,*.xcstrings}";

/** Files whose names other tools use too, with what only an app's contains. */
const possible: [pattern: string, content: RegExp][] = [
  ["{project.yml,project.yaml}", /^targets:/m],
  ["{app.json,app.config.json}", /"(?:expo|bundleIdentifier)"\s*:/],
  ["Project.swift", /import ProjectDescription/],
  ["config.xml", /<widget\b/],
  ["pubspec.yaml", /^\s+sdk:\s*flutter\b/m],
];

const packages = "{package.json,*/package.json,*/*/package.json}";
const javaScriptApp = /"(?:expo|react-native|@capacitor\/core|cordova(?:-ios)?)"\s*:/;

/** Looks at the names of the files of the workspace, and into a few. */
export async function findProject(): Promise<Project> {
  const [files, guesses, usesJavaScript] = await Promise.all([
    workspace.findFiles(certain, skipped, 1),
    Promise.all(possible.map(([pattern, content]) => contains(pattern, content))),
    contains(packages, javaScriptApp),
  ]);
  const hasApp = files.length > 0 || guesses.includes(true);
  return { hasApp, usesJavaScript: hasApp && usesJavaScript };
}

async function contains(pattern: string, content: RegExp): Promise<boolean> {
  const files = await workspace.findFiles(pattern, skipped, 20);
  return (await Promise.all(files.map(text))).some((each) => content.test(each));
}

async function text(file: Uri): Promise<string> {
  try {
    return Buffer.from(await workspace.fs.readFile(file)).toString("utf8");
  } catch {
    return "";
  }
}
