import type { DatabaseSync } from "node:sqlite";
import type { PositionedRow } from "./all-event-rows.ts";
import { CHAIN_START, chainedChecksum, type EventRow, soundEventRow } from "./event-row.ts";

/** An event that a repair cannot keep. It never holds the event's content. */
export interface LostEvent {
  readonly position: number;
  readonly why: "damaged" | "missing" | "after a lost event of its stream";
  /** Undefined when nothing readable names it. */
  readonly stream: string | undefined;
  readonly version: number | undefined;
  readonly type: string | undefined;
}

/** What a survey says about one position. */
export type Finding = { readonly sound: EventRow } | { readonly lost: LostEvent };

/** How far the readable part of a journal goes. */
export interface SurveyEnd {
  readonly position: number;
  /** Chained over all positions; undefined where a loss broke the chain and no later row continues it. */
  readonly chain: number | undefined;
}

/**
 * Reads what can be read of a damaged journal, in the order of writing. Sound are the events that are as they were
 * written and follow a sound event of their stream.
 * @param limit no position is higher
 * @param onPosition called with the chained checksum at each position where it is known
 */
export function* surveyJournal(
  database: DatabaseSync,
  limit: number,
  onPosition: (position: number, chain: number) => void = () => undefined,
): Generator<Finding, SurveyEnd> {
  const heads = new Map<string, number>();
  const cut = new Set<string>();
  let position = 0;
  let chain: number | undefined = CHAIN_START;
  for (const row of readableRows(database, limit)) {
    const sound = soundEventRow(row);
    const storedChain = typeof row.chain === "number" ? row.chain : undefined;
    const next: number | undefined = sound && chain !== undefined ? chainedChecksum(chain, sound.checksum) : undefined;
    // A row that continues the chain comes next, whatever its own position says.
    const follows: boolean = next !== undefined && next === storedChain;
    const at: number = follows || !isBetween(row.seq, position, limit) ? position + 1 : row.seq;
    for (let missing = position + 1; missing < at; missing += 1) yield { lost: lostAt(missing, "missing") };
    chain = at === position + 1 && next !== undefined ? next : storedChain;
    position = at;
    if (chain !== undefined) onPosition(position, chain);
    if (!sound) {
      yield { lost: { ...lostAt(position, "damaged"), type: typeOf(row.event) } };
      continue;
    }
    const { stream, version } = sound;
    const head = heads.get(stream) ?? 0;
    if (version <= head) continue;
    if (version === head + 1 && !cut.has(stream)) {
      heads.set(stream, version);
      yield { sound };
    } else {
      cut.add(stream);
      const why = "after a lost event of its stream";
      yield { lost: { position, why, stream, version, type: typeOf(sound.event) } };
    }
  }
  return { position, chain };
}

function lostAt(position: number, why: LostEvent["why"]): LostEvent {
  return { position, why, stream: undefined, version: undefined, type: undefined };
}

function isBetween(seq: unknown, after: number, limit: number): seq is number {
  return typeof seq === "number" && seq > after && seq <= limit;
}

function typeOf(event: unknown): string | undefined {
  return /^\{"type":"([a-z-]{1,40})"/.exec(String(event))?.[1];
}

/** Rows in the order of the file, and after an unreadable page row by row. */
function* readableRows(database: DatabaseSync, limit: number): Generator<PositionedRow> {
  const chain = hasChain(database) ? "chain" : "NULL AS chain";
  const select = `SELECT seq, stream, version, event, checksum, ${chain} FROM events NOT INDEXED`;
  let lastSeen = 0;
  try {
    for (const row of database.prepare(select).iterate()) {
      yield asRow(row);
      lastSeen = Number(row["seq"]);
    }
    return;
  } catch {
    // The next rows are read one by one.
  }
  const one = database.prepare(`${select} WHERE seq = ?`);
  for (let seq = lastSeen + 1; seq <= limit; seq += 1) {
    try {
      const row = one.get(seq);
      if (row) yield asRow(row);
    } catch {
      // A row in an unreadable page is missing.
    }
  }
}

function asRow(row: Record<string, unknown>): PositionedRow {
  const { seq, stream, version, event, checksum, chain } = row;
  return { seq, stream, version, event, checksum, chain };
}

function hasChain(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM pragma_table_info('events') WHERE name = 'chain'").get() !== undefined;
}
