import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import {
  CHAIN_START,
  chainedChecksum,
  type EventRow,
  eventChecksum,
  isJson,
  type RawEventRow,
  soundEventRow,
} from "../../event-row.ts";
import type { PositionedRow } from "../sqlite-events.ts";

interface EventName {
  readonly stream: string;
  readonly version: number;
}

/** Trying every bit of a longer event takes too long. */
const MAX_BYTES = 16_384;

/**
 * The row as it was written, where one changed bit explains the damage: in the event, in its checksum, or in stream or
 * version. A CRC-32 has at most one such bit. Larger damage passes for one changed bit about once in a million events.
 * @param bytes the event's bytes: as text, wrong ones would be replaced
 * @param indexed stream and version as the index of the events has them
 * @param isNext whether a checksum continues the chain
 */
function restoreEvent(
  row: RawEventRow,
  bytes: unknown,
  indexed: EventName | undefined,
  isNext: (checksum: number) => boolean,
): EventRow | undefined {
  if (!(bytes instanceof Uint8Array) || bytes.length > MAX_BYTES) return undefined;
  for (const name of [ownName(row), indexed]) {
    const restored = name && restoreAs(name, Buffer.from(bytes), row.checksum, isNext);
    if (restored && isJson(restored.event)) return restored;
  }
  return undefined;
}

/** Whether a row's checksum continues the chain. */
function continuesChain(previous: number | undefined, chain: unknown): (checksum: number) => boolean {
  return (checksum) => previous !== undefined && chainedChecksum(previous, checksum) === chain;
}

function ownName({ stream, version }: RawEventRow): EventName | undefined {
  return typeof stream === "string" && typeof version === "number" ? { stream, version } : undefined;
}

function restoreAs(
  { stream, version }: EventName,
  event: Buffer,
  checksum: unknown,
  isNext: (checksum: number) => boolean,
): EventRow | undefined {
  const text = event.toString("utf8");
  const computed = eventChecksum(stream, version, text);
  if (computed === checksum || isNext(computed)) return { stream, version, event: text, checksum: computed };
  const head = crc32(`${stream}\n${version}\n`);
  for (let bit = 0; bit < event.length * 8; bit += 1) {
    flip(event, bit);
    const found = crc32(event, head);
    if (found === checksum) return { stream, version, event: event.toString("utf8"), checksum: found };
    flip(event, bit);
  }
  return undefined;
}

function flip(bytes: Buffer, bit: number): void {
  const byte = bit >> 3;
  bytes.writeUInt8(bytes.readUInt8(byte) ^ (1 << (bit & 7)), byte);
}

/** What can be read of a damaged journal. Nothing in it throws. */
interface ReadableJournal {
  /** Rows in the order of the file, and after an unreadable page one by one; some may come twice. */
  rows(): Generator<PositionedRow>;
  /** An event's bytes as they are in the file. */
  bytesAt(seq: number): unknown;
  /** Stream and version as the index of the events has them. */
  nameAt(seq: number): EventName | undefined;
}

/** @param limit no position is higher */
function readableJournal(database: DatabaseSync, limit: number): ReadableJournal {
  const hasChain = database.prepare("SELECT 1 FROM pragma_table_info('events') WHERE name = 'chain'").get();
  const select = `SELECT seq, stream, version, event, checksum, ${hasChain ? "chain" : "NULL AS chain"}
    FROM events NOT INDEXED`;
  const one = database.prepare(`${select} WHERE seq = ?`);
  const bytes = database.prepare("SELECT CAST(event AS BLOB) AS bytes FROM events NOT INDEXED WHERE seq = ?");
  let names: ReadonlyMap<number, EventName> | undefined;

  return {
    *rows() {
      let lastSeen = 0;
      try {
        for (const row of database.prepare(select).iterate()) {
          yield asRow(row);
          if (row["seq"] === lastSeen + 1) lastSeen += 1;
        }
        return;
      } catch {
        // The next rows are read one by one.
      }
      for (let seq = lastSeen + 1; seq <= limit; seq += 1) {
        const row = attempt(() => one.get(seq));
        if (row) yield asRow(row);
      }
    },
    bytesAt: (seq) => attempt(() => bytes.get(seq)?.["bytes"]),
    nameAt(seq) {
      names ??= namesInIndex(database);
      return names.get(seq);
    },
  };
}

function namesInIndex(database: DatabaseSync): ReadonlyMap<number, EventName> {
  const names = new Map<number, EventName>();
  attempt(() => {
    const index = "SELECT seq, stream, version FROM events INDEXED BY sqlite_autoindex_events_1";
    for (const { seq, stream, version } of database.prepare(index).iterate()) {
      names.set(Number(seq), { stream: String(stream), version: Number(version) });
    }
  });
  return names;
}

function asRow(row: Record<string, unknown>): PositionedRow {
  const { seq, stream, version, event, checksum, chain } = row;
  return { seq, stream, version, event, checksum, chain };
}

/** Undefined where the file cannot be read. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

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
export type Finding =
  | {
      readonly sound: EventRow;
      /** One changed bit was put back. */
      readonly isRestored: boolean;
    }
  | { readonly lost: LostEvent };

/**
 * Reads what can be read of a damaged journal, in the order of writing, and returns the last position. Sound are the
 * events that are as they were written and follow a sound event of their stream.
 * @param limit no position is higher
 * @param onPosition called with the chained checksum at each position where it is known
 */
export function* surveyJournal(
  database: DatabaseSync,
  limit: number,
  onPosition: (position: number, chain: number) => void = () => undefined,
): Generator<Finding, number> {
  const journal = readableJournal(database, limit);
  const heads = new Map<string, number>();
  const cut = new Set<string>();
  let position = 0;
  let chain: number | undefined = CHAIN_START;
  for (const row of journal.rows()) {
    const storedChain = typeof row.chain === "number" ? row.chain : undefined;
    const isNext: (checksum: number) => boolean = continuesChain(chain, storedChain);
    const intact = soundEventRow(row);
    const seq = typeof row.seq === "number" ? row.seq : 0;
    const sound = intact ?? restoreEvent(row, journal.bytesAt(seq), journal.nameAt(seq), isNext);
    // A row that continues the chain comes next, whatever its own position says.
    const isFollowing = sound !== undefined && isNext(sound.checksum);
    const isNamed = sound !== undefined || seq === position + 1 || journal.nameAt(seq) !== undefined;
    if (!isFollowing && (seq <= position || seq > limit || !isNamed)) continue;
    const at: number = isFollowing ? position + 1 : seq;
    for (let missing = position + 1; missing < at; missing += 1) yield { lost: lostAt(journal, missing, "missing") };
    chain = at === position + 1 && sound && chain !== undefined ? chainedChecksum(chain, sound.checksum) : storedChain;
    position = at;
    if (chain !== undefined) onPosition(position, chain);
    if (!sound) {
      yield { lost: { ...lostAt(journal, position, "damaged"), type: typeOf(row.event) } };
      continue;
    }
    const { stream, version } = sound;
    const head = heads.get(stream) ?? 0;
    if (version <= head) continue;
    if (version === head + 1 && !cut.has(stream)) {
      heads.set(stream, version);
      yield { sound, isRestored: !intact };
    } else {
      cut.add(stream);
      const why = "after a lost event of its stream";
      yield { lost: { position, why, stream, version, type: typeOf(sound.event) } };
    }
  }
  return position;
}

function lostAt(journal: ReadableJournal, position: number, why: LostEvent["why"]): LostEvent {
  const name = journal.nameAt(position);
  return { position, why, stream: name?.stream, version: name?.version, type: undefined };
}

function typeOf(event: unknown): string | undefined {
  return /^\{"type":"([a-z-]{1,40})"/.exec(String(event))?.[1];
}
