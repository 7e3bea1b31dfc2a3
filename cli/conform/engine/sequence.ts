import type { Input, RowName } from "../../../contracts/model/rule.ts";
import type { Decision } from "../../../contracts/model/staff.ts";
import type { MemberState, RequestState, SessionState, State } from "../../../contracts/model/state.ts";
import type { Transfer } from "../../../contracts/model/wallet/slips.ts";
import type { Outcome } from "./judge.ts";
import type { Trace } from "./trail.ts";
import type { Control } from "./wire.ts";

/** A whole number from 0 to below `below`. */
export type Random = (below: number) => number;

/** A member in a sequence, in one session. */
export interface Actor {
  readonly member: MemberState;
  /** The latest one: a session that ended by time is followed by another. */
  readonly session: () => SessionState;
  /** A judged call, after which everything that the member can read is judged, too. */
  readonly does: <Name extends RowName>(name: Name, input?: Input<Name>) => Promise<Outcome<Name>>;
  /** A judged call that changes nothing. */
  readonly reads: <Name extends RowName>(name: Name, input?: Input<Name>) => Promise<Outcome<Name>>;
  readonly observe: () => Promise<void>;
}

export interface NewActor {
  /** Satang that staff give. */
  readonly credit?: number;
  readonly points?: number;
  /** A level by invitation. */
  readonly level?: 5 | 6;
  readonly inviter?: Actor;
  /** Somebody whose username differs in one letter of its middle, which a mask hides. */
  readonly like?: Actor;
}

/** Where a stream of changes was left. */
export interface Heard {
  readonly id: string;
  /** How many changes there were. */
  readonly mark: number;
}

/** What a sequence works with: members of its own, staff, and a clock that all sequences share. */
export interface Play {
  readonly state: State;
  readonly member: (wishes?: NewActor) => Promise<Actor>;
  /** Staff decide a request, and what follows is judged. */
  readonly decides: (decision: Decision, request: RequestState) => Promise<void>;
  /** A judged call of a visitor. */
  readonly visits: <Name extends RowName>(name: Name, input?: Input<Name>) => Promise<Outcome<Name>>;
  /** The same member in another session, on this device or a new one. */
  readonly signsIn: (actor: Actor, device?: "this device" | "a new device") => Promise<Actor>;
  /** A judged call in a session that is nobody's latest one, and is not held alive. */
  readonly asks: <Name extends RowName>(
    session: SessionState,
    name: Name,
    input?: Input<Name>,
  ) => Promise<Outcome<Name>>;
  /** The code that was sent for a ticket of recovery. */
  readonly sentCode: (actor: Actor, ticket: string) => Promise<string>;
  /** The member of a session that a judged call opened. */
  readonly actorOf: (session: SessionState) => Actor;
  /** Staff end the member's second factors after a while, a day by default. */
  readonly resetsFactors: (actor: Actor, waitMs?: number) => Promise<void>;
  readonly topUp: (actor: Actor, satang: number) => Promise<void>;
  readonly givePoints: (actor: Actor, points: number) => Promise<void>;
  readonly grantLevel: (actor: Actor, level: 5 | 6 | undefined) => Promise<void>;
  /** Opens the stream of changes, after what was heard before, and judges all that it tells. */
  readonly listens: (actor: Actor, before?: Heard) => Promise<Heard>;
  readonly publish: (title: string, membersOnly: boolean) => Promise<void>;
  /** `until` is the end that staff expect. */
  readonly maintain: (on: boolean, until?: number) => Promise<void>;
  /** Makes a transfer at the bank. */
  readonly transfer: (satang: number, toUs?: boolean) => Promise<Transfer>;
  /** A maker of games goes down, or comes back, for everybody. */
  readonly provider: (name: string, down: boolean) => Promise<void>;
  /** The bonus of a deposit now, in baht. */
  readonly bonusOf: (actor: Actor, baht: number) => number | undefined;
  readonly startOf: (day: number) => number;
  /** Moves the clock, and judges nothing. */
  readonly jump: (at: number) => Promise<void>;
  /** Moves the clock, and judges what the members of the sequence read then. */
  readonly to: (at: number) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  /** To the last millisecond of the Bangkok day. */
  readonly toEndOfDay: () => Promise<void>;
  readonly newKey: () => string;
  readonly random: Random;
  readonly control: Control;
}

/** Calls whose every reply the model predicts. Sequences share the clock. */
export interface Sequence {
  /** `family/what-it-does`; stable. */
  readonly id: string;
  readonly sentence: string;
  /** It changes something for all members. */
  readonly alone?: true;
  readonly run: (play: Play) => Promise<void>;
}

/** Something that a member or staff may do at any moment. It draws its values with the play's `random`. */
export interface Move {
  readonly title: string;
  /** Does nothing where nothing fits. */
  readonly make: (play: Play, actors: readonly Actor[]) => Promise<void>;
}

/** A play with members of its own. Its values are drawn by `random`. */
export interface Stage {
  readonly play: Play;
  /** What was called, for a shell. */
  readonly lines: () => readonly string[];
  readonly trace: () => Trace;
  readonly leave: () => void;
}
