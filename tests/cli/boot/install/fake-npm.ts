import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { tempFolder } from "../temp-folder.ts";

/**
 * Puts an npm on the path that runs this script in the folder of the call, for the rest of the test.
 * @returns the arguments of each call so far
 */
export function fakeNpm(script: string): () => readonly string[] {
  const folder = tempFolder();
  const calls = join(folder, "calls");
  const noting = `fs.appendFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(" ") + "\\n");`;
  writeFileSync(join(folder, "npm"), `#!${process.execPath}\nconst fs = require("node:fs");\n${noting}\n${script}\n`);
  chmodSync(join(folder, "npm"), 0o755);
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env["PATH"]}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return () => (existsSync(calls) ? readFileSync(calls, "utf8").trimEnd().split("\n") : []);
}
