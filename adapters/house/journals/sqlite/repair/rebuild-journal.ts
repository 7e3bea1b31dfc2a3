import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ReplayUniqueKeys, StoredEvent } from "../../../ports/journal.ts";
import { CHAIN_START, chainedChecksum } from "../../event-row.ts";
import { flushFile, openForReading } from "../database-file.ts";
import { type HighWaterMark, markFile, replaceMarks } from "../high-water-mark.ts";
import { CREATE_TABLES } from "../schema.ts";
import { sqliteKeys } from "../sqlite-keys.ts";
import { verifyJournalFile } from "../verify-journal-file.ts";
import { surveyJournal } from "./survey-journal.ts";

/** The layout of SQLite's file header. */
const HEADER = { bytes: 100, pageSizeAt: 16, logVersionsAt: 18, pagesAt: 28, smallestPage: 512 } as const;
const LOG_VERSIONS = 0x0202;
/** A cut file had at most so many times its size; more is a wrong number. */
const MAX_GROWTH = 1000;

/**
 * Opens a damaged journal without a change to it. SQLite reads nothing of a file that is shorter than its header says,
 * and ignores the log when the header does not mention one: such a file is read from a mended copy.
 */
export function withDamagedFile<T>(file: string, use: (database: DatabaseSync) => T): T {
  const copy = `${file}.${process.pid}.read`;
  try {
    const database = openForReading(mendHeader(file, copy) ? copy : file);
    try {
      return use(database);
    } finally {
      database.close();
    }
  } finally {
    for (const name of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(name, { force: true });
  }
}

/** Returns false, and makes no copy, when the header fits the file. */
function mendHeader(file: string, copy: string): boolean {
  const header = readHeader(file);
  const stated = header.readUInt16BE(HEADER.pageSizeAt);
  const bytes = Math.max(stated === 1 ? 65_536 : stated, HEADER.smallestPage) * header.readUInt32BE(HEADER.pagesAt);
  const { size } = statSync(file);
  const isCut = bytes > size && bytes <= size * MAX_GROWTH;
  if (!isCut && header.readUInt16BE(HEADER.logVersionsAt) === LOG_VERSIONS) return false;
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  if (isCut) truncateSync(copy, bytes);
  const handle = openSync(copy, "r+");
  try {
    writeSync(handle, Buffer.of(LOG_VERSIONS >> 8, LOG_VERSIONS & 0xff), 0, 2, HEADER.logVersionsAt);
  } finally {
    closeSync(handle);
  }
  return true;
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER.bytes);
  const handle = openSync(file, "r");
  try {
    readSync(handle, header, 0, HEADER.bytes, 0);
  } finally {
    closeSync(handle);
  }
  return header;
}

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
