import { crc32 } from "node:zlib";
import { journalDamaged, type RecordedEvent, type StoredEvent } from "../ports/journal.ts";

/** Whether a stored text can be read at all. Damage may have made it something else. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** One row of the `events` table. */
export interface EventRow {
  readonly stream: string;
  readonly version: number;
  /** The event as JSON. */
  readonly event: string;
  readonly checksum: number;
}

/** A row as it was read, before anything about it is known. */
export interface RawEventRow {
  readonly stream?: unknown;
  readonly version?: unknown;
  readonly event?: unknown;
  readonly checksum?: unknown;
}

/** The chained checksum of a journal without events. */
export const CHAIN_START = 0;

/** SQLite checks the structure of its pages but not their content. The checksum finds a changed bit in an amount. */
export function eventChecksum(stream: string, version: number, event: string): number {
  return crc32(`${stream}\n${version}\n${event}`);
}

/** Depends on this event and on all events before it, so that a lost, added or moved event changes it. */
export function chainedChecksum(previous: number, checksum: number): number {
  return crc32(`${checksum}\n`, previous);
}

/** Undefined when the row differs from what was written. */
export function soundEventRow(row: RawEventRow): EventRow | undefined {
  const { stream, version, event, checksum } = row;
  return typeof stream === "string" &&
    typeof version === "number" &&
    typeof event === "string" &&
    typeof checksum === "number" &&
    checksum === eventChecksum(stream, version, event)
    ? { stream, version, event, checksum }
    : undefined;
}

/** Throws when the row differs from what was written. */
export function readEventRow(row: RawEventRow): EventRow {
  const sound = soundEventRow(row);
  if (sound) return sound;
  throw journalDamaged(`the event ${String(row.stream)}/${String(row.version)} is not as it was written`);
}

/** The cast is safe: the checksum proves that these bytes were written from an `Event`. */
export function readRecordedEvent<Event extends StoredEvent>(row: RawEventRow): RecordedEvent<Event> {
  const { stream, version, event } = readEventRow(row);
  return { stream, version, event: JSON.parse(event) as Event };
}
