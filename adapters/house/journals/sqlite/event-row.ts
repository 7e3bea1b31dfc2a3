import { crc32 } from "node:zlib";
import type { RecordedEvent, StoredEvent } from "../../ports/journal.ts";

/** One row of the `events` table. */
export interface EventRow {
  readonly stream: string;
  readonly version: number;
  /** The event as JSON. */
  readonly event: string;
  readonly checksum: number;
}

/** SQLite checks the structure of its pages but not their content. The checksum finds a changed bit in an amount. */
export function eventChecksum(stream: string, version: number, event: string): number {
  return crc32(`${stream}\n${version}\n${event}`);
}

/** Throws when the row differs from what was written. */
export function readEventRow(row: Record<string, unknown>): EventRow {
  const { stream, version, event, checksum } = row;
  if (
    typeof stream !== "string" ||
    typeof version !== "number" ||
    typeof event !== "string" ||
    typeof checksum !== "number" ||
    checksum !== eventChecksum(stream, version, event)
  ) {
    throw new Error(`the journal's event ${String(stream)}/${String(version)} is not as it was written`);
  }
  return { stream, version, event, checksum };
}

/** The cast is safe: the checksum proves that these bytes were written from an `Event`. */
export function readRecordedEvent<Event extends StoredEvent>(row: Record<string, unknown>): RecordedEvent<Event> {
  const { stream, version, event } = readEventRow(row);
  return { stream, version, event: JSON.parse(event) as Event };
}
