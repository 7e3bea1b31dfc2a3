import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { postgresFolder } from "../postgres/ensure-postgres.mjs";

const FOLDERS = ["adapters", "cli", "contracts", "core", "tests", "web", "package.json", "tsconfig.json"];

/** A copy of the sources in a new folder, for a defect. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "sanam-defects-"));
  for (const name of FOLDERS) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith("e2e") });
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, "build"));
  symlinkSync(postgresFolder(ROOT), postgresFolder(copy));
  return copy;
}
