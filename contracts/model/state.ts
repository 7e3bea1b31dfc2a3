import type { Pattern } from "./pattern.ts";

/** Everything that a backend remembers, as plain values. Times are epoch milliseconds, money is satang, days are Bangkok days. */
export interface State {
  now: number;
  /** Of a house of ours: each field that another backend may leave out must be there. */
  readonly strict: boolean;
  /** What the backend chose where the specification leaves it open. Once read, it is law. */
  readonly adopted: Map<string, unknown>;
  readonly members: MemberState[];
  maintenance: boolean;
  /** When the maintenance is expected to end, where staff said it. */
  maintenanceUntil: number | undefined;
  /** Whether only one sequence plays, so that all that happens at this moment is known. */
  quiet: boolean;
  readonly providersDown: Set<string>;
  /** What staff published, the oldest first. */
  readonly news: NewsState[];
  /** Counts what is made, so that things of the same moment have an order. */
  made: number;
}

export interface NewsState {
  readonly title: string;
  readonly body: string;
  /** Undefined for news from before, until a visitor reads. */
  membersOnly: boolean | undefined;
  readonly at: number;
  readonly order: number;
}

export interface MemberState {
  readonly uuid: string;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  password: string;
  readonly bank: { readonly uuid: string; readonly bankId: string; readonly bankName: string };
  readonly joinedAt: number;
  readonly inviter: MemberState | undefined;
  address: Readonly<Record<string, string>> | undefined;
  /** Undefined until the member chooses one. */
  language: string | undefined;
  /** A level that staff gave. */
  grantedLevel: number | undefined;

  /** The ledger, the oldest line first. Credit and points are its sums. */
  readonly lines: LineState[];
  /** The oldest first. */
  readonly requests: RequestState[];
  /** The bonus whose turnover is not played yet. */
  bonus: BonusState | undefined;

  readonly launches: LaunchState[];
  readonly rounds: RoundState[];
  /** Numbers of the days whose refund is judged. */
  readonly refunded: Set<number>;
  /** Ids of games, the latest first. */
  favourites: readonly string[];
  /** Ids of games that were opened or played, the latest first. */
  recent: readonly string[];

  readonly checkIns: CheckInState[];
  readonly spins: DrawState[];
  readonly flips: (DrawState & { readonly event: string })[];

  readonly affiliateWithdrawals: AffiliateWithdrawalState[];

  fairPlay: FairPlayState;

  readonly sessions: SessionState[];
  /** Tokens of devices that signed in and were not signed out since. */
  readonly devices: Set<string>;
  factors: FactorsState;
  /** Wrong passwords at the sign-in, by the device that the member knows; all others are one. */
  readonly signInTries: Map<string, TriesState>;
  /** Calls under keys, by key. */
  readonly keys: Map<string, KeyedCallState>;

  readonly notices: NoticeState[];
  /** Until when everything in the inbox is seen; and, by their order, which news after it. */
  seenUpTo: number;
  readonly seenNews: Set<number>;
  readonly activity: ActivityState[];
  /** What an open page hears, the oldest first. */
  readonly changes: ChangeState[];
}

export interface LineState {
  readonly kind: string;
  readonly at: number;
  readonly credit: number;
  readonly points: number;
  /** The request, round or spin that it is about. */
  readonly reference: Pattern;
  readonly order: number;
}

export interface StepState {
  readonly status: string;
  readonly at: number;
  readonly reason?: string;
}

/** A request that staff or time answers. */
export interface RequestState {
  readonly kind: "deposit" | "withdrawal" | "slip" | "claim" | "gift";
  /** Empty for a card's prize until a list shows it. */
  id: string;
  readonly member: MemberState;
  readonly amount: number;
  readonly createdAt: number;
  /** Its place among all that is made. */
  readonly order: number;
  readonly steps: StepState[];
  /** Of each attempt, the first one first; undefined for an attempt without a key. */
  readonly keys: (string | undefined)[];
  /** What its reply has besides, as it was told. */
  readonly more: Readonly<Record<string, Pattern>>;
  /** Of a deposit. */
  readonly bonus?: BonusState;
  readonly expiresAt?: number;
  /** Of a slip: its transfer, and whether the bank confirms it. */
  readonly transfer?: string;
  readonly matches?: boolean;
  /** Of a claim or a card's prize: the reward or the event, its price, and what it gives. */
  readonly reward?: string;
  readonly price?: number;
  readonly gives?: { readonly credit: number; readonly points: number };
}

export interface BonusState {
  readonly amount: number;
  readonly turnover: number;
  /** The number of its last day. */
  readonly lastDay: number;
  readonly deposit: string;
  played: number;
  /** When its period began to run, where it came by itself. */
  readonly since?: number;
}

export interface LaunchState {
  readonly id: string;
  readonly game: string;
  readonly session: SessionState;
  usedAt: number;
  ended: boolean;
  /** A round of several steps that goes on. */
  open: OpenRoundState | undefined;
}

export interface OpenRoundState {
  readonly id: string;
  readonly bet: number;
  /** What cashing out pays now. */
  readonly value: number;
  readonly refund: number | undefined;
  /** As it was told last. */
  readonly reply: Readonly<Record<string, Pattern>>;
}

/** A round that is over. */
export interface RoundState {
  readonly game: string;
  readonly at: number;
  readonly bet: number;
  readonly win: number;
  /** The percent of its loss that counts towards the day's refund. */
  readonly refund: number | undefined;
  /** As it was told. */
  readonly reply: Readonly<Record<string, Pattern>>;
}

export interface CheckInState {
  readonly day: number;
  readonly points: number;
  readonly inARow: number;
  readonly id: unknown;
}

/** A spin or a flipped card, as it was told. */
export interface DrawState {
  readonly at: number;
  readonly order: number;
  readonly reply: Readonly<Record<string, Pattern>>;
}

export interface AffiliateWithdrawalState {
  readonly id: string;
  readonly type: "af" | "wl";
  readonly amount: number;
  readonly at: number;
  readonly order: number;
  readonly key: string | undefined;
}

/** What a member set for the own play. It is replaced as a whole. */
export interface FairPlayState {
  /** The limits that the member has or had. */
  readonly limits: readonly LimitState[];
  /** The latest one, also after its end. */
  readonly pause: PauseState | undefined;
  /** Minutes; undefined for what a new member has. */
  readonly realityCheck: number | undefined;
  /** When a higher limit, or none, was confirmed. */
  readonly raisedAt: readonly number[];
  /** The day of the latest suggestion that was seen. */
  readonly suggestedOn: number | undefined;
  /** The oldest first. */
  readonly decisions: readonly DecisionState[];
  /** The latest act in a game, and milliseconds at play by day. */
  readonly actedAt: number | undefined;
  readonly played: ReadonlyMap<number, number>;
}

export interface LimitState {
  readonly kind: string;
  readonly period: string;
  /** Satang, or minutes; undefined without a limit. */
  readonly amount: number | undefined;
  readonly asked: { readonly amount: number | undefined; readonly at: number } | undefined;
}

export interface PauseState {
  readonly kind: "break" | "exclusion";
  /** Days, or months; undefined for good. */
  readonly length: number | undefined;
  readonly at: number;
  readonly until: number | undefined;
  readonly returnAskedAt: number | undefined;
}

export interface DecisionState {
  readonly at: number;
  readonly order: number;
  readonly reply: Readonly<Record<string, Pattern>>;
}

export interface TokenState {
  readonly text: string;
  readonly at: number;
  /** The first use. */
  usedAt: number | undefined;
}

export interface SessionState {
  /** The token that is shown: the latest one. */
  token: string;
  /** The oldest first. */
  readonly tokens: TokenState[];
  readonly member: MemberState;
  readonly deviceToken: string;
  readonly openedAt: number;
  usedAt: number;
  ended: boolean;
  /** When another session or a new password ended it. */
  signedOutAt?: number;
  /** Until when the second factor is confirmed. */
  confirmedUntil: number;
  /** What may have confirmed it besides the call for it: the backend chooses whether that confirms. */
  confirmedBy?: { readonly what: string; readonly at: number } | undefined;
  /** Where pushes to its device go. */
  push?: string | undefined;
}

export interface FactorsState {
  /** `used` has the steps of 30 seconds whose codes were used. */
  totp: { readonly secret: string; readonly since: number; readonly used: Set<number> } | undefined;
  /** A secret that waits for its first code. */
  pending: { readonly secret: string; readonly at: number } | undefined;
  recoveryCodes: readonly string[];
  /** Recovery codes of this member that were right once. */
  readonly oldCodes: Set<string>;
  /** In the order in which they were added. */
  passkeys: readonly PasskeyState[];
  /** Staff ends all factors then, unless one is shown before. */
  reset: { readonly dueAt: number } | undefined;
  readonly codeTries: TriesState;
  readonly passwordTries: TriesState;
}

export interface PasskeyState {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly addedAt: number;
}

/** Wrong tries since the latest right one. */
export interface TriesState {
  wrong: number;
  since: number;
  /** Whether every backend counts them so. */
  isExact: boolean;
  lockedUntil: number;
}

/** What a key was used for, and the answer to it. */
export interface KeyedCallState {
  readonly call: string;
  readonly status: number;
  readonly text: string;
  readonly at: number;
}

export interface NoticeState {
  readonly topic: string;
  readonly at: number;
  readonly order: number;
  readonly reference: Pattern;
  readonly amount?: number | undefined;
  readonly point?: number | undefined;
  readonly reason?: string | undefined;
  readonly title?: Pattern;
  /** A rejection stays on top until the member closes it. */
  readonly stays: boolean;
  read: boolean;
  dismissed: boolean;
}

export interface ActivityState {
  /** The call, or what staff did. A backend has a word of its own for it. */
  readonly action: string;
  readonly outcome: string;
  readonly at: number;
  readonly order: number;
  readonly by: "member" | "staff";
  readonly amount?: number | undefined;
  readonly reference?: Pattern;
}

export interface ChangeState {
  readonly what: string;
  readonly id: string | undefined;
  /** Another backend need not tell it, and may. */
  readonly isOpen: boolean;
}

export function newState(now: number, strict: boolean): State {
  return {
    now,
    strict,
    adopted: new Map(),
    members: [],
    maintenance: false,
    maintenanceUntil: undefined,
    quiet: false,
    providersDown: new Set(),
    news: [],
    made: 0,
  };
}

export type Identity = Pick<
  MemberState,
  "uuid" | "username" | "name" | "phone" | "password" | "bank" | "joinedAt" | "inviter"
>;

export function newMember(identity: Identity): MemberState {
  return {
    ...identity,
    address: undefined,
    language: undefined,
    grantedLevel: undefined,
    lines: [],
    requests: [],
    bonus: undefined,
    launches: [],
    rounds: [],
    refunded: new Set(),
    favourites: [],
    recent: [],
    checkIns: [],
    spins: [],
    flips: [],
    affiliateWithdrawals: [],
    fairPlay: newFairPlay(),
    sessions: [],
    devices: new Set(),
    factors: newFactors(),
    signInTries: new Map(),
    keys: new Map(),
    notices: [],
    seenUpTo: identity.joinedAt,
    seenNews: new Set(),
    activity: [],
    changes: [],
  };
}

function newFairPlay(): FairPlayState {
  return {
    limits: [],
    pause: undefined,
    realityCheck: undefined,
    raisedAt: [],
    suggestedOn: undefined,
    decisions: [],
    actedAt: undefined,
    played: new Map(),
  };
}

function newFactors(): FactorsState {
  const noTries = () => ({ wrong: 0, since: 0, isExact: true, lockedUntil: 0 });
  return {
    totp: undefined,
    pending: undefined,
    recoveryCodes: [],
    oldCodes: new Set(),
    passkeys: [],
    reset: undefined,
    codeTries: noTries(),
    passwordTries: noTries(),
  };
}

/** The next place among all that is made. */
export function nextOrder(state: State): number {
  state.made += 1;
  return state.made;
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
}

/** What an open page of the member hears. */
export function emit(member: MemberState, what: string, id?: string): void {
  member.changes.push({ what, id, isOpen: false });
}
