import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { RecordedEvent, ReplayUniqueKeys, StoredEvent, UniqueKey } from "../../ports/journal.ts";
import { CHAIN_START, chainedChecksum, type EventRow, readEventRow } from "../event-row.ts";
import { checkHeader, lostEnd, type SoundJournal } from "./check-journal-start.ts";
import { openForReading } from "./database-file.ts";
import { type DeriveAgain, derivedFault } from "./derived-fault.ts";
import { type HighWaterMark, readMarks } from "./high-water-mark.ts";
import { damaged, type JournalOpenFailure, startFailure } from "./open-failure.ts";
import { DERIVED_SINCE } from "./schema.ts";
import { allEventRows } from "./sqlite-events.ts";
import { keyFault } from "./sqlite-keys.ts";

interface Holder {
  readonly stream: string;
  /** The stream has it now. Otherwise it had it once. */
  readonly current: boolean;
}

export interface ExpectedKeys<Event extends StoredEvent> {
  apply(recorded: RecordedEvent<Event>): void;
  /** The first difference between the journal's unique keys and those of the events, without the key's value. */
  difference(database: DatabaseSync): string | undefined;
}

/** Compares the stored unique keys with the ones that the events take and release. */
function expectKeys<Event extends StoredEvent>(replayKeys: ReplayUniqueKeys<Event>): ExpectedKeys<Event> {
  const changesOf = replayKeys();
  const holders = new Map<string, Holder>();

  return {
    apply(recorded) {
      const { stream } = recorded;
      const { takeKeys, releaseKeys } = changesOf(recorded);
      for (const key of releaseKeys) {
        if (holders.get(textOf(key))?.stream === stream) holders.set(textOf(key), { stream, current: false });
      }
      for (const key of takeKeys) holders.set(textOf(key), { stream, current: true });
    },
    difference(database) {
      let found = 0;
      for (const { kind, value, stream } of database.prepare("SELECT kind, value, stream FROM claims").iterate()) {
        const holder = holders.get(`${String(kind)}:${String(value)}`);
        if (!holder || holder.stream !== stream) return `a unique key (${String(kind)}) is not from the events`;
        // An append that releases and takes a key leaves it taken, so a released key may still be there.
        if (holder.current) found += 1;
      }
      const expected = [...holders.values()].filter(({ current }) => current).length;
      return found === expected ? undefined : `${expected - found} of ${expected} unique keys are missing`;
    },
  };
}

function textOf({ kind, value }: UniqueKey): string {
  return `${kind}:${value}`;
}

export interface VerifyOptions<Event extends StoredEvent> {
  /** Compares the unique keys with the events. They are not compared without it. */
  readonly replayKeys?: ReplayUniqueKeys<Event> | undefined;
  /** Compares the rows and states with the events. Only their checksums are verified without it. */
  readonly deriveAgain?: DeriveAgain<Event> | undefined;
}

/**
 * Reads a whole journal without writing to it. Fails with the first fault that it finds: another kind of file, a broken
 * structure, a changed, lost or moved event, a changed row or state, a unique key that differs from the events, an end
 * that was lost.
 */
export function verifyJournalFile<Event extends StoredEvent>(
  file: string,
  options: VerifyOptions<Event> = {},
): Result<SoundJournal, JournalOpenFailure> {
  try {
    // Before the events, because another process may append meanwhile.
    const marks = readMarks(file);
    const database = openForReading(file);
    try {
      // One snapshot for all that follows.
      database.exec("BEGIN");
      return verify(file, database, marks, options);
    } finally {
      database.close();
    }
  } catch (error) {
    return err(startFailure(file, error) ?? damaged(file, error instanceof Error ? error.message : String(error)));
  }
}

function verify<Event extends StoredEvent>(
  file: string,
  database: DatabaseSync,
  marks: readonly HighWaterMark[],
  { replayKeys, deriveAgain }: VerifyOptions<Event>,
): Result<SoundJournal, JournalOpenFailure> {
  const header = checkHeader(file, database);
  if (!header.ok) return header;
  const schemaVersion = header.value;
  const verdict = database.prepare("PRAGMA integrity_check").get()?.["integrity_check"];
  if (verdict !== "ok") return err(damaged(file, lastLine(String(verdict))));

  const keys = replayKeys && expectKeys(replayKeys);
  const chainAt = new Map(marks.map(({ position }) => [position, CHAIN_START]));
  const versions = new Map<string, number>();
  const head = readAllEvents(database, schemaVersion, versions, (position, chain, row) => {
    if (chainAt.has(position)) chainAt.set(position, chain);
    // The cast is safe: the checksum proves that these bytes were written from an `Event`.
    keys?.apply({ stream: row.stream, version: row.version, event: JSON.parse(row.event) as Event });
  });
  const fault =
    keys?.difference(database) ??
    (schemaVersion < DERIVED_SINCE ? undefined : (keyFault(database) ?? derivedFault(database, versions, deriveAgain)));
  if (fault !== undefined) return err(damaged(file, fault));
  const lost = lostEnd(head, marks, (position) => chainAt.get(position));
  if (lost !== undefined) return err(damaged(file, lost));
  return ok({ schemaVersion, head, endIsKnown: marks.length > 0 || schemaVersion === 1 });
}

/** Returns the last position. Throws at the first event that is changed, lost or moved. */
function readAllEvents(
  database: DatabaseSync,
  schemaVersion: number,
  versions: Map<string, number>,
  onEvent: (position: number, chain: number, row: EventRow) => void,
): HighWaterMark {
  let position = 0;
  let chain = CHAIN_START;
  let isChained = false;
  for (const row of allEventRows(database, schemaVersion)) {
    const event = readEventRow(row);
    position += 1;
    if (row.seq !== position) throw new Error(`the event at position ${position} is missing`);
    const expected = (versions.get(event.stream) ?? 0) + 1;
    if (event.version !== expected) throw new Error(`the event ${event.stream}/${expected} is missing`);
    versions.set(event.stream, expected);
    chain = chainedChecksum(chain, event.checksum);
    if (row.chain === chain) isChained = true;
    else if (row.chain !== null || isChained) {
      throw new Error(`the event at position ${position} does not follow the one before it`);
    }
    onEvent(position, chain, event);
  }
  if (schemaVersion > 1 && position > 0 && !isChained) throw new Error("no event is chained to the one before it");
  return { position, chain };
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? text;
}
