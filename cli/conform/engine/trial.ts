import { type Caller, createCaller } from "./caller.ts";
import { type Clock, clockOf, type Staff, staffOf } from "./controls.ts";
import { notChecked, stopOf } from "./findings.ts";
import { type Member, type NewMember, registerMember } from "./members.ts";
import { randomOf } from "./random.ts";
import type { Secrets } from "./secrets.ts";
import type { Play, Random, Stage } from "./sequence.ts";
import type { Control, SendWire } from "./wire.ts";

/** What a law works with. Every law has its own; members are of this law only, but `reader`. */
export interface Trial {
  readonly visitor: Caller;
  readonly member: (wishes?: NewMember) => Promise<Member>;
  /** A member with a history that other laws read, too. Nothing may be changed. */
  readonly reader: () => Promise<Member>;
  /** Calls whose every reply the model predicts. */
  readonly play: () => Play;
  /** A play of its own, apart from that of the law. */
  readonly stage: (random: Random) => Promise<Stage>;
  readonly isOver: () => boolean;
  readonly seed: string;
  readonly staff: Staff;
  readonly clock: Clock;
  readonly newKey: () => string;
  /** Repeats with the seed of the run. */
  readonly random: Random;
}

export interface TrialParts {
  readonly send: SendWire;
  readonly secrets: Secrets;
  /** Undefined where the backend is no sandbox. */
  readonly control: Control | undefined;
  readonly allowWrites: boolean;
  readonly reader: (send: SendWire) => Promise<Member>;
  /** Whether the time for random calls is over. */
  readonly isOver?: () => boolean;
}

/** Everything that the law does goes through `send`. The seed is the run's and the law's. It has no model yet. */
export function openTrial(
  { send, secrets, control, allowWrites, reader, isOver = () => false }: TrialParts,
  seed: string,
): Trial {
  const wanted: Control = control ?? (async () => notChecked(NO_SANDBOX));
  const staff = staffOf(wanted);
  const random = randomOf(seed);
  return {
    visitor: createCaller(send),
    async member(wishes = {}) {
      if (!allowWrites) return notChecked("a new member needs --allow-writes");
      return registerMember({ send, secrets, staff, random }, wishes).catch((error: unknown) => {
        // A backend that registers nobody is checked with the profile's own member.
        if (control === undefined && stopOf(error)?.verdict === "not-implemented") return reader(send);
        throw error;
      });
    },
    reader: () => reader(send),
    play: () => notChecked(NO_SANDBOX),
    stage: () => notChecked(NO_SANDBOX),
    isOver,
    seed,
    staff,
    clock: clockOf(wanted),
    newKey: () => `conform-${crypto.randomUUID()}`,
    random,
  };
}

export const NO_SANDBOX = "the backend is no sandbox: nobody can give credit, decide requests or move its clock";
