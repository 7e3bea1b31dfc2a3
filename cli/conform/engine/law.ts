import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Caller } from "./caller.ts";
import type { RowName } from "./rows.ts";
import type { SendWire } from "./wire.ts";

/**
 * What a law needs from the backend and the run.
 * - `writes`: it changes something, so it runs with `--allow-writes` only
 * - `funds`: a member gets credit or points for nothing, which only a sandbox gives
 * - `staff`: requests are decided
 * - `clock`: the backend's clock moves, so it runs alone
 * - `alone`: it changes something for all members, so it runs alone
 * - `two members`, `concurrency`: two people, calls at the same time
 */
export type Need = "writes" | "funds" | "staff" | "clock" | "alone" | "two members" | "concurrency";

/** What a backend must hold true and no schema can state. */
export interface Law {
  /** `family/what-it-says`; stable. */
  readonly id: string;
  readonly sentence: string;
  /** Empty for a law that only reads. */
  readonly needs: readonly Need[];
  readonly rows: readonly RowName[];
  /** Ends without a value where the law holds. */
  readonly run: (trial: Trial) => Promise<void>;
}

/** A member under test. Amounts are in satang. */
export interface Member extends Caller {
  readonly uuid: string;
  readonly username: string;
  readonly password: string;
  readonly token: () => string;
  /** The same member with a session of its own. */
  readonly signIn: () => Promise<Member>;
  /** The same member with another session, whose token is known. */
  readonly withToken: (token: string) => Member;
  /** The same member and session, whose calls go through another trail. */
  readonly through: (send: SendWire) => Member;
  readonly credit: () => Promise<number>;
  readonly points: () => Promise<number>;
}

export interface NewMember {
  /** Satang that staff give. */
  readonly credit?: number;
  readonly points?: number;
  /** A level by invitation. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The affiliate code of the inviter. */
  readonly afCode?: string;
}

/** What a member cannot do: the sandbox's controls. */
export interface Staff {
  readonly topUp: (member: Member, satang: number) => Promise<void>;
  readonly givePoints: (member: Member, points: number) => Promise<void>;
  readonly approve: (id: string) => Promise<boolean>;
  readonly startPaying: (id: string) => Promise<boolean>;
  readonly reject: (id: string) => Promise<boolean>;
  readonly maintenance: (on: boolean) => Promise<void>;
  readonly provider: (name: string, down: boolean) => Promise<void>;
  /** The payload of a bank slip. */
  readonly slip: (satang: number, serial?: number) => Promise<string>;
  readonly announce: (title: string, membersOnly: boolean) => Promise<void>;
}

/** The backend's clock. It stands still between the moves. */
export interface TrialClock {
  readonly now: () => Promise<Instant>;
  /** Only forward. */
  readonly to: (at: Instant) => Promise<void>;
  readonly advance: (ms: number) => Promise<void>;
  /** Sets the clock back for as long as `run` takes, as a wrong time server does. */
  readonly setBack: (ms: number, run: () => Promise<void>) => Promise<void>;
}

/** What a law works with. Every law has its own; members are of this law only, but `reader`. */
export interface Trial {
  readonly visitor: Caller;
  readonly member: (wishes?: NewMember) => Promise<Member>;
  /** A member with a history that other laws read, too. Nothing may be changed. */
  readonly reader: () => Promise<Member>;
  readonly staff: Staff;
  readonly clock: TrialClock;
  /** What a member with a second factor confirms again; undefined where no sandbox says it. */
  readonly secondFactorFor: readonly unknown[] | undefined;
  readonly newKey: () => string;
  /** Repeats with the seed of the run. */
  readonly random: Random;
}

/** A whole number from 0 to below `below`. */
export type Random = (below: number) => number;
