import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ReplayUniqueKeys, StoredEvent } from "../../../ports/journal.ts";
import { CHAIN_START, chainedChecksum } from "../../event-row.ts";
import { flushFile } from "../flush-file.ts";
import { type HighWaterMark, markFile, replaceMarks } from "../high-water-mark.ts";
import { CREATE_TABLES } from "../schema.ts";
import { sqliteKeys } from "../sqlite-keys.ts";
import { verifyJournalFile } from "../verify-journal-file.ts";
import { surveyJournal } from "./survey-journal.ts";
import { withDamagedFile } from "./with-damaged-file.ts";

/** Copies a journal's files into a new folder beside them and returns it. */
export function copyJournalFiles(file: string, now: Date): string {
  const folder = join(dirname(file), `before-repair-${now.toISOString().replace(/[:.]/g, "-")}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const original of [file, `${file}-wal`, markFile(file)]) {
    if (!existsSync(original)) continue;
    const copy = join(folder, basename(original));
    copyFileSync(original, copy);
    flushFile(copy);
  }
  flushFile(folder);
  return folder;
}

/**
 * Replaces a journal by a new one with all its sound events and the unique keys that these take, and without rows and
 * states, which the next start rebuilds. When it is interrupted or throws, the old journal is there, or one that the next start refuses.
 */
export function rebuildJournal<Event extends StoredEvent>(
  file: string,
  limit: number,
  replayKeys: ReplayUniqueKeys<Event>,
): void {
  const draft = `${file}.${process.pid}.repair`;
  const sides = (name: string): readonly string[] => [`${name}-wal`, `${name}-shm`];
  const draftFiles = [draft, ...sides(draft)];
  try {
    for (const leftover of draftFiles) rmSync(leftover, { force: true });
    const head = withDamagedFile(file, (source) => writeSoundEvents(source, draft, limit, replayKeys));
    const checked = verifyJournalFile(draft, { replayKeys });
    if (!checked.ok) throw new Error(checked.error.message);
    flushFile(draft);
    // The log first: SQLite would add its pages to the new file.
    for (const side of sides(file)) rmSync(side, { force: true });
    renameSync(draft, file);
    replaceMarks(file, head);
    flushFile(dirname(file));
  } finally {
    for (const leftover of draftFiles) rmSync(leftover, { force: true });
  }
}

function writeSoundEvents<Event extends StoredEvent>(
  source: DatabaseSync,
  draft: string,
  limit: number,
  replayKeys: ReplayUniqueKeys<Event>,
): HighWaterMark {
  const target = new DatabaseSync(draft);
  try {
    target.exec(CREATE_TABLES);
    // The file holds password hashes and bank accounts.
    chmodSync(draft, 0o600);
    target.exec("BEGIN");
    const insert = target.prepare(
      "INSERT INTO events (seq, stream, version, event, checksum, chain) VALUES (?, ?, ?, ?, ?, ?)",
    );
    const keys = sqliteKeys(target);
    const keysOf = replayKeys();
    let position = 0;
    let chain = CHAIN_START;
    for (const finding of surveyJournal(source, limit)) {
      if ("lost" in finding) continue;
      const { stream, version, event, checksum } = finding.sound;
      position += 1;
      chain = chainedChecksum(chain, checksum);
      insert.run(position, stream, version, event, checksum, chain);
      // The cast is safe: the checksum proves that these bytes were written from an `Event`.
      const changes = keysOf({ stream, version, event: JSON.parse(event) as Event });
      for (const key of changes.releaseKeys) keys.release(key, stream);
      // When a cut removed the event that released a key, the stream that took it last has it.
      for (const key of changes.takeKeys) keys.take(key, stream);
    }
    target.exec("COMMIT");
    return { position, chain };
  } finally {
    target.close();
  }
}
