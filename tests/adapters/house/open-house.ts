import { createHouse } from "../../../adapters/house/create-house.ts";
import type { HouseEvent } from "../../../adapters/house/engine/events.ts";
import type { House, MemberService } from "../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../adapters/house/journals/memory.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";
import type { Passwords } from "../../../adapters/house/ports/passwords.ts";
import type { SlipBank } from "../../../adapters/house/ports/slip-bank.ts";
import type { Tokens } from "../../../adapters/house/ports/tokens.ts";
import { createSandboxBanks } from "../../../adapters/house/sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "../../../adapters/house/sandbox/sandbox-content.ts";
import { createSandboxSlipBank } from "../../../adapters/house/sandbox/sandbox-slip-bank.ts";
import { seededChance, seededUuid } from "../../../adapters/house/seeds/seeded-chance.ts";
import type { BackOffice } from "../../../adapters/house/staff/back-office.ts";
import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { MemberId, Registration, Session } from "../../../core/session/model.ts";
import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import type { Result } from "../../../core/shared/result.ts";

/** Noon in Bangkok on a Friday in the middle of a month. */
export const NOON = instant(Date.UTC(2026, 10, 20, 5));

/** Nothing slow about them: the real ones have a test of their own. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain ${password}`,
  decoy: () => "decoy",
  verify: async (password, hash) => hash === `plain ${password}`,
};

/** A clock that a test turns. */
export function handClock(start: Instant = NOON) {
  let time = start;
  const advance = (ms: number): void => {
    time = plus(time, ms);
  };
  return { now: () => time, advance };
}

export interface OpenHouse {
  readonly house: House;
  readonly journal: Journal<HouseEvent>;
  readonly now: () => Instant;
  readonly advance: (ms: number) => void;
}

export interface HouseSetting {
  readonly journal?: Journal<HouseEvent>;
  readonly clock?: ReturnType<typeof handClock>;
  readonly backOffice?: BackOffice;
  readonly slipBank?: SlipBank;
  readonly passwords?: Passwords;
  /** Tells apart the tokens, ids and chances of two houses. */
  readonly number?: number;
}

export async function openHouse(setting: HouseSetting = {}): Promise<OpenHouse> {
  const { journal = createMemoryJournal<HouseEvent>(), clock = handClock(), number = 1 } = setting;
  const chance = seededChance(number);
  const house = await createHouse({
    journal,
    clock: clock.now,
    chance,
    passwords: setting.passwords ?? plainPasswords,
    tokens: countedTokens(number),
    newId: () => seededUuid(chance),
    banks: createSandboxBanks(),
    slipBank: setting.slipBank ?? createSandboxSlipBank(SANDBOX_ACCOUNT),
    content: SANDBOX_CONTENT,
    ...(setting.backOffice && { backOffice: setting.backOffice }),
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

/** Another one every time. */
export function newKey(): IdempotencyKey {
  keys += 1;
  return idempotencyKey(`test-key-${String(keys).padStart(12, "0")}`);
}

/** A registration that is fine and shares nothing with one of another number. */
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

/** The code of a refusal or the kind of a fault; "ok" when it is neither. */
export function codeOf(result: Result<unknown, { readonly kind: string }>): string {
  if (result.ok) return "ok";
  const { error } = result;
  if ("code" in error && error.kind === "refusal") return String(error.code);
  return "fault" in error ? String(error.fault) : error.kind;
}

export interface Guest {
  readonly id: MemberId;
  readonly session: Session;
  readonly service: MemberService;
}

/** Registers a member and gives them credit. */
export async function joinHouse(house: House, number = 1, credit: Satang = baht(0)): Promise<Guest> {
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
