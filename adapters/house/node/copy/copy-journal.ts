import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { buildDerivedData } from "../../engine/derived/derived-data.ts";
import { DERIVED_SCHEMA } from "../../engine/derived/state-text.ts";
import type { HouseEvent } from "../../engine/events.ts";
import type { Journal } from "../../ports/journal.ts";
import { isJournalNewer } from "../../ports/journal-newer.ts";
import { copyEndedKeys } from "./copy-ended-keys.ts";
import { isCopyRefused } from "./copy-refused.ts";
import { copyStreams } from "./copy-streams.ts";
import type { CopyFailure, CopySource, CopyTarget, Members } from "./read-side.ts";
import { differentStream, figuresOf, isSameDigest, type JournalFigures, streamDigests } from "./stream-digests.ts";

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
    await buildDerivedData(journal, {
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
