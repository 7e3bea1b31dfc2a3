import { type Cursor, journalDamaged, type LocatedEvent, type StoredEvent } from "../../ports/journal.ts";
import { readRecordedEvent } from "../event-row.ts";
import type { ResultRow } from "./connection.ts";
import { SHARDS, type TableNames } from "./tables.ts";
import { type Retries, withRetries } from "./with-retries.ts";

/** Positions of one shard: those after `after`, up to `last`. */
interface Range {
  readonly shard: number;
  readonly after: number;
  readonly last: number;
}

const PAGE_EVENTS = 1000;
const SEPARATOR = ".";

/** See `Journal.all`. It ends at what is there when it begins; its last cursor goes on from there. */
export function allEvents<Event extends StoredEvent>(names: TableNames, retries: Retries) {
  const headsStatement = `SELECT shard, position FROM ${names.shardHead}`;
  // A shard's positions have no gaps, so the ranges say how many events there are.
  const pageStatement = `
    SELECT e.shard, e.position, e.stream, e.version, e.event, e.checksum
    FROM json_to_recordset($1::text::json) AS range(shard smallint, after bigint, last bigint)
    JOIN ${names.events} AS e ON e.shard = range.shard AND e.position > range.after AND e.position <= range.last
    ORDER BY e.shard, e.position`;

  async function rangesAfter(positions: readonly number[]): Promise<readonly Range[]> {
    const heads = await withRetries(retries, (connection) => connection.run(headsStatement));
    return heads
      .map((row) => ({ shard: Number(row["shard"]), last: Number(row["position"]) }))
      .map(({ shard, last }) => ({ shard, after: positions[shard] ?? 0, last }))
      .filter(({ after, last }) => after < last)
      .sort((one, other) => one.shard - other.shard);
  }

  async function readPage(ranges: readonly Range[]): Promise<readonly ResultRow[]> {
    const rows = await withRetries(retries, (connection) => connection.run(pageStatement, [JSON.stringify(ranges)]));
    const expected = ranges.reduce((count, { after, last }) => count + last - after, 0);
    if (rows.length !== expected)
      throw journalDamaged(`the journal lacks ${expected - rows.length} of ${expected} events`);
    return rows;
  }

  return async function* all(after?: Cursor): AsyncIterable<LocatedEvent<Event>> {
    const positions = positionsIn(after);
    for (const page of pagesOf(await rangesAfter(positions))) {
      let cursorOf = cursorsOf(positions, -1);
      let current = -1;
      for (const row of await readPage(page)) {
        const shard = Number(row["shard"]);
        const position = Number(row["position"]);
        if (shard !== current) cursorOf = cursorsOf(positions, shard);
        current = shard;
        positions[shard] = position;
        yield { ...readRecordedEvent<Event>(numbered(row)), cursor: cursorOf(position) };
      }
    }
  };
}

/** The cursor of a reader that has read everything that is there. */
export async function endOfEvents(names: TableNames, retries: Retries): Promise<Cursor> {
  const statement = `SELECT shard, position FROM ${names.shardHead}`;
  const heads = await withRetries(retries, (connection) => connection.run(statement));
  const positions = positionsIn(undefined);
  for (const row of heads) positions[Number(row["shard"])] = Number(row["position"]);
  return positions.map(positionText).join(SEPARATOR);
}

function* pagesOf(ranges: readonly Range[]): Generator<readonly Range[]> {
  let page: Range[] = [];
  let room = PAGE_EVENTS;
  for (const range of ranges) {
    for (let { after } = range; after < range.last; ) {
      const last = Math.min(range.last, after + room);
      page.push({ shard: range.shard, after, last });
      room -= last - after;
      after = last;
      if (room > 0) continue;
      yield page;
      page = [];
      room = PAGE_EVENTS;
    }
  }
  if (page.length > 0) yield page;
}

/** The cursors of a reader that moves in one shard alone. */
function cursorsOf(positions: readonly number[], shard: number): (position: number) => Cursor {
  const texts = positions.map(positionText);
  const before = texts
    .slice(0, shard)
    .map((text) => text + SEPARATOR)
    .join("");
  const behind = texts
    .slice(shard + 1)
    .map((text) => SEPARATOR + text)
    .join("");
  return (position) => before + positionText(position) + behind;
}

function positionText(position: number): string {
  return position === 0 ? "" : position.toString(36);
}

function positionsIn(cursor: Cursor | undefined): number[] {
  const parts = cursor === undefined ? [] : cursor.split(SEPARATOR);
  const positions = Array.from({ length: SHARDS }, (_, shard) => Number.parseInt(parts[shard] || "0", 36));
  const isRead = (cursor === undefined || parts.length === SHARDS) && positions.every(Number.isSafeInteger);
  if (!isRead) throw new Error("the cursor is not of this journal");
  return positions;
}

/** The driver returns integers of 64 bits as text. */
export function numbered(row: ResultRow): ResultRow {
  return { ...row, checksum: Number(row["checksum"]) };
}
