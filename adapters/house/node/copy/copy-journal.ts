import { crc32 } from "node:zlib";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { buildDerivedData } from "../../engine/derived/derived-data.ts";
import { DERIVED_SCHEMA } from "../../engine/derived/state-text.ts";
import { type HouseEvent, memberEngine } from "../../house.ts";
import { CHAIN_START, chainedChecksum } from "../../journals/event-row.ts";
import { isJournalNewer, type Journal, type UniqueKey } from "../../ports/journal.ts";
import { netKeyChanges } from "./net-key-changes.ts";
import type { CopyFailure, CopySource, CopyTarget, HeldKey, Members, ReadSide } from "./read-side.ts";

const NAME = "CopyRefused";

/** Another run would stop in the same way: something is wrong with a side. */
function copyRefused(message: string): Error {
  return Object.assign(new Error(message), { name: NAME });
}

function isCopyRefused(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** How many events a stream has, and the checksum that is chained over theirs. */
export interface StreamDigest {
  readonly version: number;
  readonly chain: number;
}

type StreamDigests = ReadonlyMap<string, StreamDigest>;

/** Throws for a changed event, and for one that is missing between others. */
async function streamDigests(
  side: ReadSide,
  onEvent: (stream: string, digest: StreamDigest) => void = () => undefined,
): Promise<StreamDigests> {
  const digests = new Map<string, StreamDigest>();
  for await (const { stream, version, checksum } of side.events()) {
    const before = digests.get(stream) ?? { version: 0, chain: CHAIN_START };
    if (version !== before.version + 1) throw new Error(`the stream ${stream} lacks an event before ${version}`);
    const digest = { version, chain: chainedChecksum(before.chain, checksum) };
    digests.set(stream, digest);
    onEvent(stream, digest);
  }
  return digests;
}

function isSameDigest(one: StreamDigest | undefined, other: StreamDigest | undefined): boolean {
  return one?.version === other?.version && one?.chain === other?.chain;
}

/** The first stream that the two do not have alike. */
function differentStream(one: StreamDigests, other: StreamDigests): string | undefined {
  for (const [stream, digest] of one) if (!isSameDigest(digest, other.get(stream))) return stream;
  for (const stream of other.keys()) if (!one.has(stream)) return stream;
  return undefined;
}

interface JournalFigures {
  readonly events: number;
  readonly streams: number;
  /** Over all streams in the order of their names. */
  readonly checksum: string;
}

function figuresOf(digests: StreamDigests): JournalFigures {
  let events = 0;
  let checksum = 0;
  for (const stream of [...digests.keys()].sort()) {
    const { version, chain } = digests.get(stream) ?? { version: 0, chain: CHAIN_START };
    events += version;
    checksum = crc32(`${stream}\n${version}\n${chain}\n`, checksum);
  }
  return { events, streams: digests.size, checksum: checksum.toString(16).padStart(8, "0") };
}

/** Events of one append. */
const PAGE_EVENTS = 1_000;

interface Copying {
  readonly source: CopySource;
  readonly journal: Journal<HouseEvent>;
  /** Streams that are copied at the same time. */
  readonly parallel: number;
  readonly onEvents: (events: number) => void;
}

/** Appends the events of each stream that the target does not have, with the unique keys that follow from them. */
async function copyStreams(wanted: StreamDigests, there: StreamDigests, copying: Copying): Promise<void> {
  const streams = [...wanted].values();
  const work = async (): Promise<void> => {
    for (const [stream, { version }] of streams) {
      await copyStream(stream, there.get(stream)?.version ?? 0, version, copying);
    }
  };
  // All have ended before an error is reported, so nothing is written after it.
  const ended = await Promise.allSettled(Array.from({ length: copying.parallel }, work));
  for (const result of ended) if (result.status === "rejected") throw result.reason;
}

async function copyStream(
  stream: string,
  there: number,
  last: number,
  { source, journal, onEvents }: Copying,
): Promise<void> {
  if (there === last) return;
  // What earlier events of the stream did decides about the keys of later ones.
  const keysOf = memberEngine.replayUniqueKeys();
  let head = there;
  for (let version = 0; version < last; ) {
    const page = await source.load(stream, version, Math.min(PAGE_EVENTS, last - version));
    if (page.length === 0) throw copyRefused(`the source lacks the event ${stream}/${version + 1}`);
    const changes = page.map((recorded) => ({ recorded, ...keysOf(recorded) }));
    version += page.length;
    while (head < version) {
      const missing = changes.filter(({ recorded }) => recorded.version > head);
      const events = missing.map(({ recorded }) => recorded.event);
      const { outcome } = await journal.append({ stream, expectedVersion: head, events, ...netKeyChanges(missing) });
      if (outcome === "key-taken") throw copyRefused(`two streams, one of them ${stream}, have the same unique key`);
      if (outcome === "appended") onEvents(events.length);
      head = outcome === "appended" ? version : await headAfter(journal, stream, head);
    }
  }
}

/** The last append of a copy that was killed may end in this one. Both sides are compared in the end. */
async function headAfter(journal: Journal<HouseEvent>, stream: string, expected: number): Promise<number> {
  const { version } = await journal.head(stream);
  if (version <= expected) throw copyRefused(`the target lacks events of ${stream} that it had before`);
  return version;
}

const PAGE_KEYS = 1_000;

/**
 * An append that took and released a key at once has left it taken, and the events do not tell. Takes these keys too, so
 * that both sides have the same. Returns how many keys each side has then.
 */
async function copyEndedKeys(
  source: ReadSide,
  target: ReadSide,
  journal: Journal<HouseEvent> | undefined,
  digests: StreamDigests,
): Promise<{ readonly source: number; readonly target: number }> {
  const missing = new Map<string, HeldKey>();
  for await (const key of source.keys()) missing.set(textOf(key), key);
  const inSource = missing.size;
  let inTarget = 0;
  for await (const key of target.keys()) {
    const expected = missing.get(textOf(key));
    if (expected?.stream !== key.stream)
      throw copyRefused(`the target has a unique key (${key.kind}) that the source does not have`);
    missing.delete(textOf(key));
    inTarget += 1;
  }
  const ofStream = new Map<string, UniqueKey[]>();
  // The cast is safe: a kind that the journal does not know comes from the source's own table.
  for (const { kind, value, stream } of missing.values()) {
    const keys = ofStream.get(stream) ?? [];
    keys.push({ kind, value } as UniqueKey);
    ofStream.set(stream, keys);
  }
  for (const [stream, keys] of journal ? ofStream : []) {
    const expectedVersion = digests.get(stream)?.version ?? 0;
    for (let at = 0; at < keys.length; at += PAGE_KEYS) {
      const takeKeys = keys.slice(at, at + PAGE_KEYS);
      const taken = await journal?.append({ stream, expectedVersion, events: [], takeKeys });
      if (taken?.outcome !== "appended") throw copyRefused(`a unique key of the stream ${stream} cannot be taken`);
      inTarget += takeKeys.length;
    }
  }
  return { source: inSource, target: inTarget };
}

function textOf({ kind, value }: HeldKey): string {
  return `${kind}\n${value}`;
}

export interface CopiedJournal {
  readonly source: JournalFigures & { readonly keys: number };
  readonly target: JournalFigures & { readonly keys: number };
  /** How many events this run has copied; the others were there. */
  readonly copied: number;
  readonly members: Members;
}

export interface CopyProgress {
  readonly step: "reading" | "copying" | "building" | "comparing";
  readonly done: number;
  /** Undefined where it is not known. */
  readonly of: number | undefined;
}

/** Rows and states of no schema: what was built is deleted before more events come. */
const NO_SCHEMA = 0;
const PROGRESS_EVERY = 1_000;

/**
 * Copies all events with their unique keys into an empty target, or into one with a part of them, then builds rows and
 * states, and compares both sides. It can stop anywhere: no house opens the target before the end, and a second run goes
 * on. The source only answers reads; when it changes meanwhile, the copy does not come to its end.
 * @param parallel streams that are copied at the same time
 */
export async function copyJournal(
  source: CopySource,
  target: CopyTarget,
  parallel: number,
  onProgress: (progress: CopyProgress) => void,
): Promise<Result<CopiedJournal, CopyFailure>> {
  try {
    return await copy(source, target, parallel, onProgress);
  } catch (error) {
    if (isJournalNewer(error)) return err(newerTarget(target));
    const known = source.explain(error) ?? target.explain(error);
    if (known)
      return err({ ...known, message: `${known.message} Run the copy again: it goes on after what is there.` });
    const reason = error instanceof Error ? error.message : String(error);
    const advice = isCopyRefused(error) ? "the target must not be used" : "run it again to go on";
    return err({ kind: "copy-failed", message: `The copy has stopped: ${reason}; ${advice}.` });
  }
}

async function copy(
  source: CopySource,
  target: CopyTarget,
  parallel: number,
  onProgress: (progress: CopyProgress) => void,
): Promise<Result<CopiedJournal, CopyFailure>> {
  const { members } = source;
  if (target.members !== undefined && target.members !== members) return err(otherMembers(source, target));
  const there = await streamDigests(target);
  let done = 0;
  const parts = new Set<string>();
  const wanted = await streamDigests(source, (stream, digest) => {
    if (isSameDigest(digest, there.get(stream))) parts.add(stream);
    if (++done % PROGRESS_EVERY === 0) onProgress({ step: "reading", done, of: undefined });
  });
  const other = [...there.keys()].find((stream) => !parts.has(stream));
  if (other !== undefined) return err(otherJournal(source, target, other));

  const total = figuresOf(wanted).events;
  const before = figuresOf(there).events;
  let copied = 0;
  let journal: Journal<HouseEvent> | undefined;
  if (before < total || target.members === undefined) {
    const started = await target.start();
    if (!started.ok) return started;
    journal = started.value;
    if (before < total && (await journal.derived.begin(NO_SCHEMA, DERIVED_SCHEMA)).outcome === "newer") {
      return err(newerTarget(target));
    }
    const onEvents = (events: number) => {
      copied += events;
      onProgress({ step: "copying", done: before + copied, of: total });
    };
    await copyStreams(wanted, there, { source, journal, parallel, onEvents });
  }
  const keys = await copyEndedKeys(source, target, journal, wanted);
  if (journal) {
    const of = wanted.size;
    await buildDerivedData(memberEngine, journal, {
      onProgress: (streams) => onProgress({ step: "building", done: streams, of }),
    });
  }

  onProgress({ step: "comparing", done: 0, of: undefined });
  const [sourceNow, targetNow] = [await streamDigests(source), await streamDigests(target)];
  const changed = differentStream(wanted, sourceNow);
  if (changed !== undefined) return err(sourceChanged(source, changed));
  const differs = differentStream(wanted, targetNow);
  if (differs !== undefined || keys.source !== keys.target) return err(copyDiffers(target, differs, keys));
  if (journal) {
    const finished = await target.finish(members);
    if (!finished.ok) return finished;
  }
  return ok({
    source: { ...figuresOf(sourceNow), keys: keys.source },
    target: { ...figuresOf(targetNow), keys: keys.target },
    copied,
    members,
  });
}

function otherMembers(source: CopySource, target: CopyTarget): CopyFailure {
  const describe = (members: Members | undefined) => (members === "real" ? "real members" : "a demo's members");
  const message = `The target ${target.name} is of ${describe(target.members)} and the source ${source.name} of ${describe(source.members)}. Nothing was changed.`;
  return { kind: "other-members", message };
}

function otherJournal(source: CopySource, target: CopyTarget, stream: string): CopyFailure {
  const message = `The target ${target.name} has events of ${stream} that the source ${source.name} does not have: it holds another journal, or houses have used it since. Nothing was changed.`;
  return { kind: "other-journal", message };
}

function newerTarget({ name }: CopyTarget): CopyFailure {
  const message = `A later release has begun the target ${name}: let that one copy.`;
  return { kind: "journal-newer", message };
}

function sourceChanged({ name }: CopySource, stream: string): CopyFailure {
  const message = `The source ${name} changed during the copy (${stream}): stop its houses and run the copy again; it goes on after what is there.`;
  return { kind: "source-changed", message };
}

function copyDiffers(
  { name }: CopyTarget,
  stream: string | undefined,
  keys: { readonly source: number; readonly target: number },
): CopyFailure {
  const what =
    stream === undefined ? `${keys.target} unique keys instead of ${keys.source}` : `other events of ${stream}`;
  return { kind: "copy-differs", message: `The target ${name} has ${what} and must not be used.` };
}
