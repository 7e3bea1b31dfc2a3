import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../../core/shared/result.ts";
import type { ReplayUniqueKeys, StoredEvent } from "../../../ports/journal.ts";
import { CHAIN_START } from "../../event-row.ts";
import type { DeriveAgain } from "../derived-fault.ts";
import { type HighWaterMark, markFile, readMarks } from "../high-water-mark.ts";
import { verifyJournalFile } from "../verify-journal-file.ts";
import { isInUse } from "./in-use.ts";
import { copyJournalFiles, rebuildJournal, withDamagedFile } from "./rebuild-journal.ts";
import { type LostEvent, surveyJournal } from "./survey-journal.ts";

export interface RepairOptions<Event extends StoredEvent> {
  readonly replayKeys: ReplayUniqueKeys<Event>;
  /** Compares rows and states with the events too. */
  readonly deriveAgain?: DeriveAgain<Event> | undefined;
  /** Only says what a repair would do. */
  readonly dryRun: boolean;
  /** Goes on without the events that the journal had at its end. */
  readonly acceptLostEnd: boolean;
  /** Goes on without damaged or missing events, and without all later events of their streams. */
  readonly cutDamagedStreams: boolean;
  readonly now: Date;
}

/** What a damaged journal still has, and what is lost. */
export interface Damage {
  /** The first fault, as the start of a house names it. */
  readonly fault: string;
  readonly soundEvents: number;
  /** How many of them had one changed bit, which is put back. */
  readonly restoredEvents: number;
  readonly lost: readonly LostEvent[];
  /** How many events are missing after the last readable one; their streams are not known. */
  readonly lostAtEnd: number;
  /** The journal is not the one that was noted: another one, or an older copy that was used since. */
  readonly isOtherHistory: boolean;
}

export type RepairOutcome =
  | { readonly state: "sound"; readonly events: number; readonly endIsKnown: boolean }
  /** Nothing was changed. */
  | { readonly state: "damaged"; readonly damage: Damage }
  | { readonly state: "repaired"; readonly damage: Damage; readonly copy: string };

export interface RepairFailure {
  readonly kind: "no-journal" | "house-running" | "not-recoverable" | "journal-newer" | "data-folder";
  /** One English sentence. Nothing was changed. */
  readonly message: string;
}

/** Explains and repairs a journal that no house has open. It keeps a copy of all files that it replaces. */
export function repairJournal<Event extends StoredEvent>(
  file: string,
  options: RepairOptions<Event>,
): Result<RepairOutcome, RepairFailure> {
  try {
    return repair(file, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err({ kind: "data-folder", message: `The data folder ${dirname(file)} cannot be used: ${reason}.` });
  }
}

function repair<Event extends StoredEvent>(
  file: string,
  { replayKeys, deriveAgain, dryRun, acceptLostEnd, cutDamagedStreams, now }: RepairOptions<Event>,
): Result<RepairOutcome, RepairFailure> {
  if (!existsSync(file)) return err(missing(file));
  if (isInUse(file)) {
    return err({ kind: "house-running", message: `A house has the journal ${file} open; stop it first.` });
  }
  const checked = verifyJournalFile(file, { replayKeys, deriveAgain });
  if (checked.ok) {
    const { head, endIsKnown } = checked.value;
    return ok({ state: "sound", events: head.position, endIsKnown });
  }
  if (checked.error.kind === "journal-newer") return err({ kind: "journal-newer", message: checked.error.message });
  const damage = survey(file, checked.error.fault ?? checked.error.message);
  if (!damage || damage.soundEvents === 0) {
    const message = `No event of the journal ${file} can be read; restore a backup.`;
    return err({ kind: "not-recoverable", message });
  }
  const isAccepted =
    (acceptLostEnd || !(damage.lostAtEnd > 0 || damage.isOtherHistory)) &&
    (cutDamagedStreams || damage.lost.length === 0);
  if (dryRun || !isAccepted) return ok({ state: "damaged", damage });
  const copy = copyJournalFiles(file, now);
  rebuildJournal(file, highestPosition(file, readMarks(file)), replayKeys);
  return ok({ state: "repaired", damage, copy });
}

function missing(file: string): RepairFailure {
  const hasRest = existsSync(`${file}-wal`) || existsSync(markFile(file));
  return hasRest
    ? {
        kind: "not-recoverable",
        message: `The journal ${file} is missing and only its side files are left; restore a backup.`,
      }
    : { kind: "no-journal", message: `There is no journal ${file}.` };
}

/** Undefined when the tables cannot be read at all. */
function survey(file: string, fault: string): Damage | undefined {
  try {
    return withDamagedFile(file, (database) => surveyDamage(file, fault, database));
  } catch {
    return undefined;
  }
}

function surveyDamage(file: string, fault: string, database: DatabaseSync): Damage {
  const marks = readMarks(file);
  const chainAt = new Map<number, number>([[0, CHAIN_START]]);
  const wanted = new Set(marks.map(({ position }) => position));
  const findings = surveyJournal(database, highestPosition(file, marks), (position, chain) => {
    if (wanted.has(position)) chainAt.set(position, chain);
  });
  const lost: LostEvent[] = [];
  let soundEvents = 0;
  let restoredEvents = 0;
  let step = findings.next();
  for (; !step.done; step = findings.next()) {
    if ("lost" in step.value) {
      lost.push(step.value.lost);
      continue;
    }
    soundEvents += 1;
    if (step.value.isRestored) restoredEvents += 1;
  }
  const end = step.value;
  return {
    fault,
    soundEvents,
    restoredEvents,
    lost,
    lostAtEnd: Math.max(0, ...marks.map(({ position }) => position - end)),
    isOtherHistory: marks.some(({ position, chain }) => (chainAt.get(position) ?? chain) !== chain),
  };
}

/** No event has fewer bytes. */
const SMALLEST_EVENT = 32;

/** No readable event has a higher position. */
function highestPosition(file: string, marks: readonly HighWaterMark[]): number {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const fitting = Math.ceil((statSync(file).size + log) / SMALLEST_EVENT);
  return Math.max(fitting, ...marks.map(({ position }) => position));
}
