import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Failure, usage } from "../output/failure.ts";
import { fileFailure } from "./files.ts";

/** From the bundle the paths are other ones. */
const ROOTS = [join(import.meta.dirname, "../.."), join(import.meta.dirname, "..")];

function shipped(path: string): string {
  const places = ROOTS.map((root) => join(root, path));
  return places.find((place) => existsSync(place)) ?? path;
}

const MANIFEST = {
  name: "my-backend",
  version: "0.1.0",
  private: true,
  type: "module",
  engines: { node: ">=22.18" },
  scripts: { start: "node server.ts" },
};

/** Writes a starting backend into a folder that is new or empty. Returns its files. */
export function newBackend(folder: string): Result<readonly string[], Failure> {
  const target = resolve(folder);
  try {
    if (existsSync(target) && readdirSync(target).length > 0)
      return err(usage(`${folder} is not empty: name a new folder`));
    mkdirSync(target, { recursive: true });
    copyFileSync(shipped("adapters/starter/server.ts"), join(target, "server.ts"));
    copyFileSync(shipped("contracts/your-backend.md"), join(target, "README.md"));
    writeFileSync(join(target, "package.json"), `${JSON.stringify(MANIFEST, undefined, 2)}\n`);
  } catch (error) {
    return err(fileFailure(folder, "written", error));
  }
  return ok(["server.ts", "README.md", "package.json"].map((file) => join(folder, file)));
}
