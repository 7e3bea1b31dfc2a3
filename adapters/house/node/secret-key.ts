import { createHash, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { cannotUseFile, type JournalOpenFailure } from "../journals/sqlite/open-failure.ts";

const KEY_FILE = "secret.key";
const KEY_BYTES = 32;
const CHECK_LENGTH = 8;

/**
 * The key in the journal's folder, which is made at the first start and readable by its owner only. Without it, the
 * second factors in the journal are lost, so a damaged one is a failure and never replaced.
 */
export function secretKeyIn(dataDir: string): Result<string, JournalOpenFailure> {
  const file = join(dataDir, KEY_FILE);
  try {
    const text = readText(file) ?? makeKey(file);
    const [key = "", check] = text.split("-");
    if (check === checkOf(key)) return ok(key);
    return err(
      cannotUseFile(file, "it is damaged. Restore it from a backup, or set SANAM_SECRET_KEY to the key that it had"),
    );
  } catch (error) {
    return err(cannotUseFile(file, error instanceof Error ? error.message : String(error)));
  }
}

/** Returns the file's text, which another process may have written first. */
function makeKey(file: string): string {
  const key = randomBytes(KEY_BYTES).toString("hex");
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${key}-${checkOf(key)}\n`, { mode: 0o600, flag: "wx" });
  try {
    // A link appears whole, and fails when another process was first.
    linkSync(draft, file);
  } catch {
    // Read below.
  } finally {
    rmSync(draft, { force: true });
  }
  return readText(file) ?? "";
}

function checkOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, CHECK_LENGTH);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
