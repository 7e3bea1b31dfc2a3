import { createHouse } from "../../../adapters/house/create-house.ts";
import type { BackOffice } from "../../../adapters/house/engine/requests.ts";
import type { House, HouseEvent, MemberService } from "../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../adapters/house/journals/memory.ts";
import { createNodePasskeys } from "../../../adapters/house/node/node-passkeys.ts";
import { createNodeCommonPasswords, createNodeSecondFactors } from "../../../adapters/house/node/node-secrets.ts";
import type { AuditLog } from "../../../adapters/house/ports/audit-log.ts";
import type { SlipBank } from "../../../adapters/house/ports/banks.ts";
import type { CodeSender } from "../../../adapters/house/ports/code-sender.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";
import type { LimitStore } from "../../../adapters/house/ports/limit-store.ts";
import type { CommonPasswords, Passwords, Tokens } from "../../../adapters/house/ports/passwords.ts";
import type { PushSender } from "../../../adapters/house/ports/push-sender.ts";
import type { Puzzles } from "../../../adapters/house/ports/puzzles.ts";
import { createSandboxBanks, createSandboxSlipBank } from "../../../adapters/house/sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "../../../adapters/house/sandbox/sandbox-content.ts";
import { seededRandom, seededUuid } from "../../../adapters/house/seeds/seeded-random.ts";
import type { Limits, PasswordQueueSettings } from "../../../adapters/house/session/limits/default-limits.ts";
import type { QueueWatch } from "../../../adapters/house/session/limits/password-queue.ts";
import type { SessionLimits } from "../../../adapters/house/session/session-limits.ts";
import type { SiteContent } from "../../../adapters/house/site/site-content.ts";
import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { LevelBasis } from "../../../core/rules/levels.ts";
import type { MemberId, Registration, Session } from "../../../core/session/model.ts";
import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import type { Result } from "../../../core/shared/result.ts";
import { createFakePush } from "./push/fake-push.ts";

/** Noon in Bangkok on a Friday in the middle of a month. */
export const NOON = instant(Date.UTC(2026, 10, 20, 5));

/** Fast. The slow hashes of the product have tests of their own. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain ${password}`,
  decoy: () => "decoy",
  verify: async (password, hash) => hash === `plain ${password}`,
};

/** A clock that moves only when the test advances it. */
export function testClock(start: Instant = NOON) {
  let time = start;
  const advance = (ms: number): void => {
    time = plus(time, ms);
  };
  return { now: () => time, advance };
}

export interface TestHouse {
  readonly house: House;
  readonly journal: Journal<HouseEvent>;
  readonly now: () => Instant;
  readonly advance: (ms: number) => void;
}

export interface TestHouseOptions {
  readonly journal?: Journal<HouseEvent>;
  readonly clock?: ReturnType<typeof testClock>;
  readonly backOffice?: BackOffice;
  readonly slipBank?: SlipBank;
  readonly content?: Partial<SiteContent>;
  readonly passwords?: Passwords;
  readonly refusalsPerDay?: number;
  readonly twoPersonsAbove?: Satang;
  readonly sessions?: Partial<SessionLimits>;
  readonly audit?: AuditLog;
  readonly onAuditFailure?: (error: unknown) => void;
  readonly limitStore?: LimitStore;
  readonly rates?: Limits;
  /** None by default. */
  readonly puzzles?: Puzzles;
  readonly passwordQueue?: PasswordQueueSettings;
  readonly passwordWatch?: QueueWatch;
  readonly commonPasswords?: CommonPasswords;
  readonly siteNames?: readonly string[];
  readonly platinumBasis?: LevelBasis;
  /** By default one that takes every push and forgets it. */
  readonly push?: PushSender | "none";
  /** By default one that forgets every code. */
  readonly codeSender?: CodeSender;
  /** 0 by default. */
  readonly codesWithinMs?: number;
  /** Two houses with different numbers make different tokens, ids and random numbers. */
  readonly number?: number;
}

export async function openTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const { journal = createMemoryJournal<HouseEvent>(), clock = testClock(), number = 1 } = options;
  const random = seededRandom(number);
  const house = await createHouse({
    journal,
    clock: clock.now,
    random,
    passwords: options.passwords ?? plainPasswords,
    tokens: countedTokens(number),
    commonPasswords: options.commonPasswords ?? createNodeCommonPasswords(),
    secondFactors: createNodeSecondFactors("a key of tests only, of 32 letters"),
    passkeys: createNodePasskeys("a key of tests only, of 32 letters", []),
    newId: () => seededUuid(random),
    banks: createSandboxBanks(),
    slipBank: options.slipBank ?? createSandboxSlipBank(SANDBOX_ACCOUNT),
    content: { ...SANDBOX_CONTENT, ...options.content },
    options: {
      refusalsPerDay: options.refusalsPerDay,
      twoPersonsAbove: options.twoPersonsAbove,
      sessions: options.sessions,
      rates: options.rates,
      passwordQueue: options.passwordQueue,
      siteNames: options.siteNames,
      platinumBasis: options.platinumBasis,
      codesWithinMs: options.codesWithinMs ?? 0,
    },
    push: options.push === "none" ? undefined : (options.push ?? createFakePush().sender),
    codeSender: options.codeSender ?? { send: async () => undefined },
    ...(options.puzzles && { puzzles: options.puzzles }),
    passwordWatch: options.passwordWatch,
    ...(options.audit && { audit: options.audit }),
    ...(options.onAuditFailure && { onAuditFailure: options.onAuditFailure }),
    ...(options.limitStore && { limitStore: options.limitStore }),
    ...(options.backOffice && { backOffice: options.backOffice }),
  });
  return { house, journal, now: clock.now, advance: clock.advance };
}

function countedTokens(number: number): Tokens {
  let count = 0;
  return {
    create: () => {
      count += 1;
      return `token-${number}-${count}`;
    },
    hash: async (token) => `hash of ${token}`,
  };
}

let keys = 0;

/** Returns a different key for every call. */
export function newKey(): IdempotencyKey {
  keys += 1;
  return idempotencyKey(`test-key-${String(keys).padStart(12, "0")}`);
}

/** A valid registration. Registrations with different numbers share no unique value. */
export function registrationOf(number: number): Registration {
  const digits = String(number).padStart(7, "0");
  return {
    username: `member${number}`,
    password: "secret1234",
    name: "สมาชิก ทดสอบ",
    phone: `081${digits}`,
    bank: "004",
    accountNumber: `123${digits}`,
  };
}

export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A refusal's code or a fault's kind. "ok" for a success. */
export function codeOf(result: Result<unknown, { readonly kind: string }>): string {
  if (result.ok) return "ok";
  const { error } = result;
  if ("code" in error && error.kind === "refusal") return String(error.code);
  return "fault" in error ? String(error.fault) : error.kind;
}

export interface TestMember {
  readonly id: MemberId;
  readonly session: Session;
  readonly service: MemberService;
}

/** Registers a member and tops up the credit. */
export async function joinHouse(house: House, number = 1, credit: Satang = baht(0)): Promise<TestMember> {
  const session = unwrap(await house.visitors.register(registrationOf(number), undefined));
  const { id } = session.member;
  if (credit > 0) unwrap(await house.staff.topUp(id, credit));
  return { id, session, service: house.member(id) };
}

export async function eventsOf(journal: Journal<HouseEvent>): Promise<readonly HouseEvent[]> {
  const events: HouseEvent[] = [];
  for await (const { event } of journal.all()) events.push(event);
  return events;
}
