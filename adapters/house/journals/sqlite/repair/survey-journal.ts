import type { DatabaseSync } from "node:sqlite";
import { CHAIN_START, chainedChecksum, type EventRow, soundEventRow } from "../../event-row.ts";
import { type ReadableJournal, readableJournal } from "./readable-journal.ts";
import { continuesChain, restoreEvent } from "./restore-event.ts";

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
