import { createCaller } from "./caller.ts";
import type { Control } from "./control.ts";
import { clockOf, staffOf } from "./controls.ts";
import { registerMember } from "./members.ts";
import { randomOf } from "./random.ts";
import type { Secrets } from "./secrets.ts";
import { notChecked } from "./stop.ts";
import type { Member, Trial } from "./trial.ts";
import type { SendWire } from "./wire.ts";

export interface TrialParts {
  readonly send: SendWire;
  readonly secrets: Secrets;
  /** Undefined where the backend is no sandbox. */
  readonly control: Control | undefined;
  readonly allowWrites: boolean;
  readonly secondFactorFor?: readonly unknown[] | undefined;
  readonly reader: (send: SendWire) => Promise<Member>;
  /** Of the run and the check: `12345 money/ledger-adds-up`. */
  readonly seed: string;
}

/** Opens what one law works with. Everything that the law does goes through `send`. */
export function openTrial({ send, secrets, control, allowWrites, secondFactorFor, reader, seed }: TrialParts): Trial {
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
