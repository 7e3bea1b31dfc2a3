import type { Clock, Wait } from "../../../core/platform/device.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { ErrorKind } from "../../output/exit-codes.ts";
import { callOf } from "./caller.ts";
import { type Finding, notChecked, stopOf } from "./findings.ts";
import { patientSend } from "./patient-send.ts";
import { type Control, isJson, jsonOf, reasonOf, type SendWire, type WireAnswer } from "./wire.ts";

/** Why a target cannot be checked any further. */
export interface Loss {
  readonly kind: Extract<ErrorKind, "unreachable" | "timed-out" | "unavailable">;
  /** One sentence without a full stop, with the time. */
  readonly sentence: string;
}

/** What happened to the target so far. Each number only grows. */
export interface TargetHealth {
  readonly loss: Loss | undefined;
  /** How often the target was away for a moment. */
  readonly absences: number;
  /** How often a connection ended without a reply, while the target answered other calls. */
  readonly cuts: number;
}

/** Tells a reply that a wrong backend does not give from one that the network or an absent target loses. */
export interface TargetWatch {
  /** After a loss it sends nothing: what calls it is not checked. */
  readonly send: SendWire;
  /** The same control; a maintenance that it begins is no loss. */
  readonly watched: (control: Control) => Control;
  readonly health: () => TargetHealth;
}

export interface WatchSettings {
  readonly send: SendWire;
  readonly now: Clock;
  readonly wait: Wait;
}

/** Between the looks at a target that is away. */
const WAITS_MS = [250, 750, 2000, 3000] as const;
/** A look does not wait for a reply as long as a call. */
const LOOK_MS = 10_000;

export function watchTarget({ send, now, wait }: WatchSettings): TargetWatch {
  const patient = patientSend({ send, wait });
  let loss: Loss | undefined;
  let absences = 0;
  let cuts = 0;
  let closedByRun = false;
  let looking: Promise<"there" | "back" | "lost"> | undefined;

  /** Many calls may fail at once: one series of looks is for all of them. */
  const look = (): Promise<"there" | "back" | "lost"> => {
    looking ??= lookUntilBack().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const lookUntilBack = async () => {
    const since = now();
    let away = await lookOnce(send);
    if (!away) return "there";
    for (const ms of WAITS_MS) {
      if (away.kind === "timed-out") break;
      await wait(ms);
      const still = await lookOnce(send);
      if (!still) {
        absences += 1;
        return "back";
      }
      away = still;
    }
    loss = { kind: away.kind, sentence: `the target ${away.did} at ${toIso(since)}${away.how}` };
    return "lost";
  };
  const giveUp = (became: "back" | "lost") =>
    notChecked(became === "lost" && loss ? loss.sentence : "the target was away for a moment");

  return {
    async send(call) {
      if (loss) return notChecked(loss.sentence);
      let answer: WireAnswer;
      try {
        answer = await patient(call);
      } catch (error) {
        if (stopOf(error)) throw error;
        const became = await look();
        if (became !== "there") return giveUp(became);
        // A late reply is the backend's own; a closed connection may be one that it closed while nobody used it.
        if (!isLate(error)) cuts += 1;
        throw error;
      }
      if (!isFromAway(answer) || closedByRun) return answer;
      const became = await look();
      return became === "there" ? answer : giveUp(became);
    },
    watched: (control) => async (path, body) => {
      const isMaintenance = path === "/maintenance";
      const { on } = Object(body);
      if (isMaintenance && on === true) closedByRun = true;
      const reply = await control(path, body);
      if (isMaintenance && on === false) closedByRun = false;
      return reply;
    },
    health: () => ({ loss, absences, cuts }),
  };
}

/** What a target does that is away. */
interface Away {
  readonly kind: Loss["kind"];
  readonly did: string;
  readonly how: string;
}

/** Everybody may read the site's status, also during maintenance. Undefined for a target that is there. */
async function lookOnce(send: SendWire): Promise<Away | undefined> {
  const silent = (kind: Loss["kind"], how: string): Away => ({ kind, did: "stopped answering", how: `: ${how}` });
  try {
    const answer = await send({ ...callOf("operation"), limitMs: LOOK_MS });
    if (isFromAway(answer)) return silent("unavailable", `it answers with status ${answer.status}`);
    const isClosed = Object(jsonOf(answer.text)).websiteStatus === "MA";
    return isClosed ? { kind: "unavailable", did: "went into maintenance", how: "" } : undefined;
  } catch (error) {
    if (isLate(error)) return silent("timed-out", "no reply within the time-out");
    return silent("unreachable", reasonOf(error));
  }
}

/** What a proxy answers for a backend that is away, or a backend that is closed or overloaded. */
function isFromAway(answer: WireAnswer): boolean {
  const { status } = answer;
  return status === 503 || ((status === 502 || status === 504) && !isJson(answer));
}

function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

const TRIES = 3;

/**
 * Runs a check to a finding that the network and an absent target do not explain. It runs again, on members of its own,
 * where replies were lost meanwhile; a lost reply that is lost again is the backend's.
 */
export async function sureFinding(run: () => Promise<Finding>, health: () => TargetHealth): Promise<Finding> {
  for (let tries = 1; ; tries += 1) {
    const before = health();
    const finding = await run();
    const { loss, absences, cuts } = health();
    const isOpen = finding.verdict === "deviates" || finding.verdict === "not-checked";
    if (!isOpen) return finding;
    if (loss) return before.loss ? finding : { verdict: "not-checked", reason: loss.sentence };
    if (absences > before.absences) {
      if (tries < TRIES) continue;
      return { verdict: "not-checked", reason: `the target was away for a moment in each of ${TRIES} tries` };
    }
    if (finding.verdict === "not-checked" || cuts === before.cuts || tries > 1) return finding;
  }
}

/** For laws whose target nobody watches: a lost reply is a deviation. */
export function unwatched(): TargetHealth {
  return { loss: undefined, absences: 0, cuts: 0 };
}
