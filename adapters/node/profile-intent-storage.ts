import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isIdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import {
  type IntentHead,
  type IntentKind,
  type IntentStorage,
  type StoredShape,
  storedHead,
  storedIntent,
} from "../../core/money-action/intent.ts";
import { writePrivateFile } from "./profile-session-storage.ts";

/** The intents of a profile, of which no run knows the outcome. */
export interface ProfileIntentStorage extends IntentStorage {
  /** Files that should hold an intent of the kind, and cannot be read. Nothing removes them. */
  damaged(kind: IntentKind<StoredShape>): readonly DamagedIntent[];
}

export interface DamagedIntent {
  readonly file: string;
  /** Of its name. */
  readonly key: string;
}

const ENDING = ".json";

/**
 * Stores one profile's intents in a folder, each in a file of its own that only its owner can read, so that runs at the
 * same time do not overwrite each other. An intent is on the disk when `write` returns, and stays, however old, until its
 * outcome is known. Throws when the folder cannot be written.
 * @param member whose intents these are: another member of the profile does not see them
 */
export function createProfileIntentStorage(
  folder: string,
  profile: string,
  member: () => string | undefined,
): ProfileIntentStorage {
  const own = join(folder, `intents-${encodeURIComponent(profile)}`);
  const fileOf = (key: string) => join(own, `${key}${ENDING}`);
  const stored = () =>
    namesIn(own).flatMap((name) => {
      const key = name.slice(0, -ENDING.length);
      const file = fileOf(key);
      const text = textOf(file);
      // Another run has just removed it.
      if (text === undefined) return [];
      const data = parsed(text);
      const head = storedHead(data);
      // A file under another name than its key is no intent that was written here.
      return [{ key, file, data, head: head?.key === key ? head : undefined, owner: ownerOf(data) }];
    });
  return {
    write(intent) {
      const isFirst = mkdirSync(own, { recursive: true, mode: 0o700 }) !== undefined;
      writePrivateFile(own, fileOf(intent.key), JSON.stringify({ ...intent, member: member() ?? null }), true);
      syncFolder(own);
      if (isFirst) syncFolder(folder);
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
    pending: (kind) =>
      stored()
        .filter(({ head, owner }) => head !== undefined && owner === (member() ?? null))
        .flatMap(({ data }) => storedIntent(kind, data) ?? [])
        .sort((one, other) => one.madeAt - other.madeAt),
    damaged: (kind) =>
      stored().filter(({ head, data }) => !head || (isOf(kind, head) && storedIntent(kind, data) === undefined)),
    watch: () => () => undefined,
  };
}

function isOf({ kind }: IntentKind<StoredShape>, head: IntentHead): boolean {
  return head.kind === kind;
}

function namesIn(folder: string): readonly string[] {
  const names = unlessMissing(() => readdirSync(folder)) ?? [];
  return names.filter((name) => name.endsWith(ENDING) && isIdempotencyKey(name.slice(0, -ENDING.length)));
}

/** Undefined for a file that is not there, and the empty text for one that cannot be read. */
function textOf(file: string): string | undefined {
  try {
    return unlessMissing(() => readFileSync(file, "utf8"));
  } catch {
    return "";
  }
}

function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ownerOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "member" in data ? data.member : undefined;
}

/** Makes a file's name survive a loss of power. */
function syncFolder(folder: string): void {
  // Windows has no handle of a folder, and writes names through.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
