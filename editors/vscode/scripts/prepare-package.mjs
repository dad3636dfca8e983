// Writes what the package has besides the bundle: the license of the repository, and the icon as the galleries want it.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
const folder = new URL("..", import.meta.url);

await initWasm(await readFile(wasm));
await mkdir(new URL("dist/", folder), { recursive: true });
await writeFile(new URL("dist/icon.png", folder), new Resvg(await readFile(new URL("scripts/icon.svg", folder), "utf8")).render().asPng());
// A release has it next to the manifest already.
await copyFile(new URL("../../LICENSE", folder), new URL("LICENSE", folder)).catch(() => undefined);
