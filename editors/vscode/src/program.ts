import { spawn } from "node:child_process";

/** What a run of the program printed, and how it ended. */
export interface ProgramResult {
  status: number | null;
  output: Buffer;
  errors: string;
}

/** Runs the program in a folder, with a text on its standard input. */
export function runProgram(program: string, args: string[], folder: string, input?: Uint8Array): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    const child = spawn(program, args, { cwd: folder });
    child.stdout.on("data", (data: Buffer) => output.push(data));
    child.stderr.on("data", (data: Buffer) => errors.push(data));
    // A program that ends before it has read everything closes its end.
    child.stdin.on("error", () => undefined);
    child.on("error", reject);
    child.on("close", (status) =>
      resolve({ status, output: Buffer.concat(output), errors: Buffer.concat(errors).toString("utf8").trim() }));
    child.stdin.end(input);
  });
}
