import { extensions, Uri } from "vscode";
import { id } from "./names";
import { runProgram } from "./program";
import { ServerClient } from "./server/serverClient";

/** What the extension for YAML lets others do. */
interface YAMLExtension {
  registerContributor(
    schema: string, forResource: (resource: string) => string | undefined, content: (uri: string) => Promise<string>,
  ): boolean;
}

const address = `${id}-schema://configuration`;

/** Gives the extension for YAML, where it is installed, the schema of `.plist-lsp.yml` that the program prints. */
export async function registerConfigurationSchema(server: ServerClient): Promise<void> {
  const yaml: YAMLExtension | undefined = await extensions.getExtension<YAMLExtension>("redhat.vscode-yaml")?.activate();
  yaml?.registerContributor(
    id,
    (resource) => (Uri.parse(resource).path.endsWith(`/.${id}.yml`) ? address : undefined),
    async () => {
      const program = await server.findProgram();
      return program === undefined ? "{}" : (await runProgram(program, ["schema"], "/")).output.toString("utf8");
    },
  );
}
