import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KEY_FILE = "secret.key";
const KEY_BYTES = 32;

/**
 * The key in the journal's folder, which is made at the first start and readable by its owner only. Without it, the
 * second factors in the journal are lost.
 */
export function secretKeyIn(dataDir: string): string {
  const file = join(dataDir, KEY_FILE);
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const existing = readKey(file);
  if (existing !== undefined) return existing;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  try {
    // A link appears whole, and fails when another process was first.
    linkSync(draft, file);
  } catch {
    // Read below.
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (key === undefined) throw new Error(`no key in ${file}`);
  return key;
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
