import { parsePassword } from "../../../core/rules/member-fields.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { HOUR_MS, type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import type { Answer, BaseEvent } from "../engine/model.ts";
import {
  counting,
  createSharedStream,
  type SharedState,
  type SharedStream,
  type SharedStreamOptions,
} from "../engine/shared-stream.ts";
import type { Caller } from "../session/caller.ts";
import type { Limit, Tally } from "../session/limits/limit.ts";
import { refuseWeakPassword } from "../session/registration.ts";

/** What a person may do, each role also what those before it may: look, decide requests, everything. */
export const STAFF_ROLES = ["read", "pay", "admin"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** All events of the stream `staff`. */
export type StaffAccountEvent =
  /** Also what a reset writes: every session of before ends. */
  | (BaseEvent<"staff-set"> & {
      readonly name: string;
      readonly role: StaffRole;
      readonly passwordHash: string;
      readonly sealedSecret: string;
    })
  | (BaseEvent<"staff-removed"> & { readonly name: string })
  /** Uses the code of this time step up. */
  | (BaseEvent<"staff-signed-in"> & { readonly name: string; readonly step: number; readonly tokenHash: string })
  | (BaseEvent<"staff-signed-out"> & { readonly tokenHash: string });

const STAFF_EVENTS: ReadonlySet<string> = new Set<StaffAccountEvent["type"]>([
  "staff-set",
  "staff-removed",
  "staff-signed-in",
  "staff-signed-out",
]);

/** Whether an event belongs to the staff's stream. */
export function isStaffAccountEvent(event: BaseEvent): event is StaffAccountEvent {
  return STAFF_EVENTS.has(event.type);
}

interface Account {
  readonly role: StaffRole;
  readonly since: Instant;
  readonly passwordHash: string;
  readonly sealedSecret: string;
  /** The latest time step that a code was accepted for. */
  readonly lastStep: number;
}

interface StaffState extends SharedState {
  readonly accounts: ReadonlyMap<string, Account>;
  /** By the hashes of their tokens. */
  readonly sessions: ReadonlyMap<string, { readonly name: string; readonly openedAt: Instant }>;
}

const INITIAL_STAFF_STATE: StaffState = { version: 0, lastAt: 0 as Instant, accounts: new Map(), sessions: new Map() };

/** From the sign-in on: a working day. */
export const STAFF_SESSION_MS = 8 * HOUR_MS;
/** Since the last call. */
export const STAFF_IDLE_MS = 30 * MINUTE_MS;

function evolveStaff(before: StaffState, event: StaffAccountEvent): StaffState {
  const state = counting(before, event);
  const sessionsBut = (isOver: (name: string, tokenHash: string) => boolean) =>
    new Map(
      [...state.sessions].filter(
        ([hash, { name, openedAt }]) => event.at < plus(openedAt, STAFF_SESSION_MS) && !isOver(name, hash),
      ),
    );
  switch (event.type) {
    case "staff-set": {
      const { name, role, passwordHash, sealedSecret } = event;
      const account: Account = { role, since: event.at, passwordHash, sealedSecret, lastStep: 0 };
      return {
        ...state,
        accounts: new Map(state.accounts).set(name, account),
        sessions: sessionsBut((owner) => owner === name),
      };
    }
    case "staff-removed": {
      const accounts = new Map(state.accounts);
      accounts.delete(event.name);
      return { ...state, accounts, sessions: sessionsBut((owner) => owner === event.name) };
    }
    case "staff-signed-in": {
      const { name, step, tokenHash } = event;
      const account = state.accounts.get(name);
      if (!account) return state;
      return {
        ...state,
        accounts: new Map(state.accounts).set(name, { ...account, lastStep: step }),
        sessions: sessionsBut(() => false).set(tokenHash, { name, openedAt: event.at }),
      };
    }
    case "staff-signed-out":
      return { ...state, sessions: sessionsBut((_, hash) => hash === event.tokenHash) };
  }
}

const STAFF_STREAM = "staff";

export type StaffStream = SharedStream<StaffState, StaffAccountEvent>;

/** A removed person is out at once in every house, so nothing is read from a cache. */
export function createStaffStream(
  options: Pick<SharedStreamOptions<StaffState, StaffAccountEvent>, "journal" | "clock" | "elapsed">,
): StaffStream {
  const own = {
    stream: STAFF_STREAM,
    initial: INITIAL_STAFF_STATE,
    evolve: evolveStaff,
    isOwn: isStaffAccountEvent,
    maxAgeMs: 0,
  };
  return createSharedStream({ ...own, ...options });
}

/** A signed-in person. */
export interface StaffPerson {
  readonly name: string;
  readonly role: StaffRole;
}

export interface StaffAccount extends StaffPerson {
  readonly since: Instant;
}

export interface StaffSession extends StaffPerson {
  readonly token: string;
  /** Earlier when it is not used for half an hour. */
  readonly endsAt: Instant;
}

export interface StaffSignIn {
  readonly name: string;
  readonly password: string;
  /** Of the authenticator app. */
  readonly code: string;
}

/** The accounts of staff. Only the operator on the house's machine makes, resets and removes them. */
export interface StaffAccounts {
  list(): Promise<readonly StaffAccount[]>;
  /**
   * Makes or resets an account, whose role stays when none is given. Returns the secret for the authenticator app, which
   * is shown once. Refuses weak passwords, `body-invalid` for a name that is none or has nothing to reset, and
   * `username-taken`.
   */
  set(account: {
    readonly name: string;
    readonly role: StaffRole | undefined;
    readonly password: string;
    readonly isReset: boolean;
  }): Answer<StaffPerson & { readonly secret: string }>;
  /** False without such an account. */
  remove(name: string): Promise<boolean>;
  /** Refuses `credentials-wrong` whatever was wrong, `sign-in-locked` and `too-many-requests`. */
  readonly signIn: (signIn: StaffSignIn, caller?: Partial<Caller>) => Answer<StaffSession>;
  readonly signOut: (token: string) => Promise<void>;
  /** The person with an open session. Counts as a use of it. */
  authenticate(token: string): Promise<StaffPerson | undefined>;
}

/** One is left of it for so long, and each use makes it one again. */
const IDLE: Limit = { free: 1, forgetMs: STAFF_IDLE_MS, firstDelayMs: 1, maxDelayMs: 1 };

/** Names are for audit logs and mouths. */
const NAME = /^[a-z][a-z0-9.-]{1,31}$/;

type Context = Pick<
  ServiceContext,
  "clock" | "tokens" | "passwords" | "secondFactors" | "guard" | "tallies" | "commonPasswords" | "wordsOfSite"
>;

export function createStaffAccounts(context: Context, stream: StaffStream): StaffAccounts {
  const { clock, tokens, passwords, secondFactors, guard, tallies } = context;
  const decoyHash = passwords.decoy();

  /** A later code than all that were used; undefined for every other one. */
  function newStep(name: string, account: Account | undefined, code: string): number | undefined {
    if (!account) return undefined;
    try {
      const step = secondFactors.matchingStep(sealedFor(name), account.sealedSecret, code, clock());
      return step !== undefined && step > account.lastStep ? step : undefined;
    } catch {
      // The key that encrypted the secret is lost: no code is right before a reset.
      return undefined;
    }
  }

  return {
    async list() {
      const { accounts } = await stream.read();
      return [...accounts].map(([name, { role, since }]) => ({ name, role, since }));
    },
    async set({ name, role: wanted, password, isReset }) {
      if (!NAME.test(name)) return err(at("name", refuse("body-invalid", { field: "name" })));
      const strong = parsePassword(password);
      if (!strong.ok) return strong;
      const weak = await refuseWeakPassword(context, password, name, "password");
      if (weak) return err(weak);
      const passwordHash = await passwords.hash(password);
      const { secret, sealedSecret } = secondFactors.createSecret(sealedFor(name));
      let person: StaffPerson | undefined;
      await stream.write((now, { accounts }) => {
        const before = accounts.get(name);
        const role = wanted ?? before?.role;
        person = isReset === (before !== undefined) && role !== undefined ? { name, role } : undefined;
        return person && { type: "staff-set", at: now, ...person, passwordHash, sealedSecret };
      });
      if (person) return ok({ ...person, secret });
      return err(at("name", isReset ? refuse("body-invalid", { field: "name" }) : refuse("username-taken")));
    },
    async remove(name) {
      let isThere = false;
      await stream.write((now, { accounts }) => {
        isThere = accounts.has(name);
        return isThere ? { type: "staff-removed", at: now, name } : undefined;
      });
      return isThere;
    },
    async signIn({ name, password, code }, { address, signal } = {}) {
      const account = (await stream.read()).accounts.get(name);
      const step = newStep(name, account, code);
      // Whoever shows a right code has a count of their own, so that strangers cannot lock staff out.
      const trusted = step === undefined ? undefined : "second factor";
      const checked = await guard.attempt({ account: `staff ${name}`, address, signal, trusted }, async () => {
        const isRight = await passwords.verify(password, account?.passwordHash ?? decoyHash);
        return isRight && account !== undefined && step !== undefined;
      });
      if (!checked.ok) return checked;
      if (!checked.value || step === undefined) return err(refuse("credentials-wrong"));
      const token = tokens.create();
      const tokenHash = await tokens.hash(token);
      let session: StaffSession | undefined;
      // The account may have changed, and the code may be used up, since they were read.
      await stream.write((now, { accounts }) => {
        const latest = accounts.get(name);
        const isSame = latest?.passwordHash === account?.passwordHash && step > (latest?.lastStep ?? step);
        session =
          latest && isSame ? { token, name, role: latest.role, endsAt: plus(now, STAFF_SESSION_MS) } : undefined;
        return session && { type: "staff-signed-in", at: now, name, step, tokenHash };
      });
      if (!session) return err(refuse("credentials-wrong"));
      await tallies.mark(idleTally(tokenHash));
      return ok(session);
    },
    async signOut(token) {
      const tokenHash = await tokens.hash(token);
      await stream.write((now, { sessions }) =>
        sessions.has(tokenHash) ? { type: "staff-signed-out", at: now, tokenHash } : undefined,
      );
    },
    async authenticate(token) {
      const tokenHash = await tokens.hash(token);
      const { sessions, accounts } = await stream.read();
      const session = sessions.get(tokenHash);
      const account = session && accounts.get(session.name);
      if (!account || clock() >= plus(session.openedAt, STAFF_SESSION_MS)) return undefined;
      const idle = idleTally(tokenHash);
      if ((await tallies.count(idle)) === 0) return undefined;
      await tallies.mark(idle);
      return { name: session.name, role: account.role };
    },
  };
}

function idleTally(tokenHash: string): Tally {
  return { key: `staff ${tokenHash}`, limit: IDLE };
}

/** Whose secret it is, for its encryption. No member has such an id. */
function sealedFor(name: string): MemberId {
  return `staff ${name}` as MemberId;
}
