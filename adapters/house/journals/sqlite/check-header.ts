import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { hasTablesOf } from "./has-tables-of.ts";
import type { HighWaterMark } from "./high-water-mark.ts";
import { damaged, type JournalOpenFailure, newer } from "./open-failure.ts";
import { hasLogFormat } from "./open-for-reading.ts";
import { APPLICATION_ID, SCHEMA_VERSION } from "./schema.ts";

/** A journal without a fault. */
export interface SoundJournal {
  readonly schemaVersion: number;
  readonly head: HighWaterMark;
  /** False when nothing notes how far the journal had come, so that a lost end would not be noticed. */
  readonly endIsKnown: boolean;
}

/** The schema version of a file that is a journal and has exactly the tables of its version. */
export function checkHeader(file: string, database: DatabaseSync): Result<number, JournalOpenFailure> {
  if (pragma(database, "application_id") !== APPLICATION_ID) return err(damaged(file, "it is not a journal"));
  const schemaVersion = pragma(database, "user_version");
  if (typeof schemaVersion !== "number" || schemaVersion > SCHEMA_VERSION) return err(newer(file));
  if (!hasLogFormat(file) || !hasTablesOf(database, schemaVersion)) return err(damaged(file, "its tables are changed"));
  return ok(schemaVersion);
}

/** Undefined when the journal is the one that was noted, up to its end. */
export function lostEnd(
  head: HighWaterMark,
  marks: readonly HighWaterMark[],
  chainAt: (position: number) => unknown,
): string | undefined {
  const furthest = Math.max(0, ...marks.map(({ position }) => position));
  if (furthest > head.position) {
    return `it ends at position ${head.position} but had come to ${furthest}, so its last ${furthest - head.position} events are lost`;
  }
  const other = marks.find(({ position, chain }) => chainAt(position) !== chain);
  return other && `it is not the journal that had come to position ${other.position}, but another one or an older copy`;
}

function pragma(database: DatabaseSync, name: "application_id" | "user_version"): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}
