import { createCaller } from "./caller.ts";
import { type Control, clockOf, staffOf } from "./controls.ts";
import { notChecked } from "./findings.ts";
import type { Member, Random, Trial } from "./law.ts";
import { registerMember } from "./members.ts";
import type { Secrets } from "./secrets.ts";
import type { SendWire } from "./wire.ts";

export interface TrialParts {
  readonly send: SendWire;
  readonly secrets: Secrets;
  /** Undefined where the backend is no sandbox. */
  readonly control: Control | undefined;
  readonly allowWrites: boolean;
  /** What a member with a second factor confirms again, where a sandbox says it. */
  readonly secondFactorFor?: readonly unknown[] | undefined;
  readonly reader: (send: SendWire) => Promise<Member>;
}

/** Opens what one law works with. Everything that the law does goes through `send`. The seed is the run's and the law's. */
export function openTrial(
  { send, secrets, control, allowWrites, secondFactorFor, reader }: TrialParts,
  seed: string,
): Trial {
  const wanted: Control = control ?? (async () => notChecked(NO_SANDBOX));
  const staff = staffOf(wanted);
  const random = randomOf(seed);
  const grantLevel = async (username: string, level: number) => {
    await wanted(`/members/${username}/level`, { level });
  };
  return {
    visitor: createCaller({ send }),
    member: async (wishes = {}) => {
      if (!allowWrites) return notChecked("a new member needs --allow-writes");
      return registerMember({ send, secrets, staff, random, grantLevel }, wishes);
    },
    reader: () => reader(send),
    staff,
    clock: clockOf(wanted),
    secondFactorFor,
    newKey: () => `conform-${crypto.randomUUID()}`,
    random,
  };
}

const NO_SANDBOX = "the backend is no sandbox: nobody can give credit, decide requests or move its clock";

/** The same numbers for the same text (FNV-1a, then mulberry32). Each check draws its own, so their order is free. */
export function randomOf(text: string): Random {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
