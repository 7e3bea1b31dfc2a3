import { createHash } from "node:crypto";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { HouseEvent } from "../../house.ts";
import type { Journal } from "../../ports/journal.ts";

/**
 * A snapshot as text, in lines of JSON: the head, the events, and in the end their number with a checksum of all lines
 * before.
 */
export async function* writeSnapshot(head: SnapshotHead, journal: Journal<HouseEvent>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: SNAPSHOT_FORMAT, schema: SNAPSHOT_SCHEMA, ...head });
  const streams = new Map<string, HouseEvent[]>();
  for await (const { stream, event } of journal.all()) {
    const known = streams.get(stream);
    if (known) known.push(event);
    else streams.set(stream, [event]);
  }
  let events = 0;
  // In one order, so that the same sandbox makes the same file.
  for (const stream of [...streams.keys()].toSorted()) {
    for (const event of streams.get(stream) ?? []) {
      events += 1;
      yield line({ stream, event });
    }
  }
  yield `${JSON.stringify({ events, sha256: hash.digest("hex") })}\n`;
}

const NO_SNAPSHOT = "This is no snapshot of a sandbox.";
const DAMAGED = "The snapshot is damaged or incomplete: its checksum does not fit.";

/** Reads a snapshot and checks it as a whole. The error is a sentence. */
export function readSnapshot(text: string): Result<Snapshot, string> {
  const head = parsed(text.slice(0, text.indexOf("\n") + 1));
  if (head["format"] !== SNAPSHOT_FORMAT) return err(NO_SNAPSHOT);
  const { schema, seed, clock, faults } = head;
  if (schema !== SNAPSHOT_SCHEMA) {
    return err(`The snapshot has schema ${String(schema)}, and this release reads ${SNAPSHOT_SCHEMA}.`);
  }
  const endAt = text.lastIndexOf("\n", text.length - 2) + 1;
  const end = parsed(text.slice(endAt));
  const lines = text.slice(0, endAt);
  if (end["sha256"] !== createHash("sha256").update(lines).digest("hex")) return err(DAMAGED);

  const streams = new Map<string, HouseEvent[]>();
  let events = 0;
  for (const line of lines.slice(lines.indexOf("\n") + 1).split("\n")) {
    if (line === "") continue;
    const { stream, event } = parsed(line);
    if (typeof stream !== "string" || !isEvent(event)) return err(NO_SNAPSHOT);
    const known = streams.get(stream) ?? [];
    known.push(event);
    streams.set(stream, known);
    events += 1;
  }
  const { now, pinned } = Object(clock);
  if (events !== end["events"]) return err(DAMAGED);
  if (!Number.isSafeInteger(seed) || typeof now !== "string" || typeof pinned !== "boolean") return err(NO_SNAPSHOT);
  return ok({
    seed: Number(seed),
    clock: { now, pinned },
    faults: Array.isArray(faults) ? faults : [],
    streams,
    events,
  });
}

/** The checksum says that a sandbox wrote the event, so its fields are not checked. */
function isEvent(value: unknown): value is HouseEvent {
  const { type, at } = Object(value);
  return typeof type === "string" && typeof at === "number";
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

/** The name of the format, in the first line of a file. */
const SNAPSHOT_FORMAT = "sanam-sandbox-snapshot";

/** Grows with every change of the format. */
const SNAPSHOT_SCHEMA = 1;

/** What a sandbox has besides its events. */
interface SnapshotHead {
  readonly seed: number;
  readonly clock: { readonly now: string; readonly pinned: boolean };
  /** As the control of faults takes them. */
  readonly faults: readonly unknown[];
}

/** All of a sandbox: the events of each stream in their order. */
export interface Snapshot extends SnapshotHead {
  readonly streams: ReadonlyMap<string, readonly HouseEvent[]>;
  readonly events: number;
}
