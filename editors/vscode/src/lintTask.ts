import { Disposable, ProcessExecution, Task, TaskDefinition, tasks, TaskScope, workspace, WorkspaceFolder } from "vscode";
import { id } from "./names";
import { ServerClient } from "./server/serverClient";
import { languageOptions } from "./settings";

interface Definition extends TaskDefinition {
  command: string;
  arguments?: string[];
}

/** Offers `plist-lsp lint` for each folder of the workspace, and runs what `tasks.json` says. */
export function registerTasks(server: ServerClient): Disposable {
  return tasks.registerTaskProvider(id, {
    provideTasks: async () => {
      const program = await server.findProgram();
      const definition: Definition = { type: id, command: "lint" };
      return program === undefined ? [] : (workspace.workspaceFolders ?? []).map((folder) => task(definition, folder, program));
    },
    resolveTask: async (given) => {
      const program = await server.findProgram();
      const scope = given.scope as WorkspaceFolder | TaskScope.Workspace;
      return program === undefined ? undefined : task(given.definition as Definition, scope, program);
    },
  });
}

/** Returns the task that runs a command on a folder; what it prints becomes problems of files that are not open. */
export function task(definition: Definition, scope: WorkspaceFolder | TaskScope.Workspace, program: string): Task {
  const format = definition.command === "lint" ? ["--format", "concise"] : [];
  const rest = definition.arguments ?? ["."];
  const cwd = typeof scope === "object" ? scope.uri.fsPath : undefined;
  const execution = new ProcessExecution(program, [definition.command, ...format, ...languageOptions(), ...rest], { cwd });
  return new Task(definition, scope, definition.command, id, execution, `$${id}`);
}
