import { rewardsOf } from "../laws/lists.ts";
import { cardRowOf, launchOf, TABLE_GAME, withdrawalOf } from "../laws/steps.ts";
import { type Caller, createCaller } from "./caller.ts";
import { notChecked } from "./findings.ts";
import type { Member, NewMember, Random, Staff, Trial } from "./law.ts";
import type { BodyOf } from "./rows.ts";
import type { Secrets } from "./secrets.ts";
import { type SendWire, toSatang } from "./wire.ts";

/** A session of a member that already exists. */
export interface KnownSession {
  readonly token: string;
  readonly uuid: string;
  readonly username: string;
}

/** The member of a session. It cannot sign in again, because nobody knows the password. */
export function knownMember(send: SendWire, { token, uuid, username }: KnownSession): Member {
  return memberOf(send, { token, uuid, username, password: "" });
}

/** A run with the seed of an earlier one draws the accounts that exist since then first. */
const MOST_TRIES = 20;
const TAKEN = ["username-taken", "phone-taken", "bank-account-taken"];

export interface Registration {
  readonly send: SendWire;
  readonly secrets: Secrets;
  readonly staff: Staff;
  readonly random: Random;
  readonly grantLevel: (username: string, level: number) => Promise<void>;
}

/** Registers a member with random values that nobody else has. */
export async function registerMember(
  { send, secrets, staff, random, grantLevel }: Registration,
  { credit = 0, points = 0, level, afCode }: NewMember,
): Promise<Member> {
  const visitor = createCaller({ send });
  for (let tries = 1; ; tries += 1) {
    const body = newAccount(random, afCode);
    secrets.learn(body);
    const answer = await visitor.ask("register", { body });
    if (!answer.ok) {
      if (TAKEN.includes(answer.code) && tries < MOST_TRIES) continue;
      return notChecked(`no member could be registered: ${answer.status} ${answer.code}`);
    }
    const { token, user } = answer.value;
    const { password } = body;
    const member = memberOf(send, { token, uuid: user.uuid, username: user.user_pass.username, password });
    if (level !== undefined) await grantLevel(member.username, level);
    if (credit > 0) await staff.topUp(member, credit);
    if (points > 0) await staff.givePoints(member, points);
    return member;
  }
}

interface Identity extends KnownSession {
  readonly password: string;
}

function memberOf(send: SendWire, identity: Identity): Member {
  const { token, uuid, username, password } = identity;
  const caller: Caller = createCaller({ send, token: () => token, own: { uuid, username } });
  const balances = () => caller.get("getCredit", { body: { balanceType: "credit" } });
  return {
    ...caller,
    uuid,
    username,
    password,
    token: () => token,
    async signIn() {
      const { token: another } = await createCaller({ send }).get("login", { body: { username, password } });
      return memberOf(send, { ...identity, token: another });
    },
    withToken: (another) => memberOf(send, { ...identity, token: another }),
    through: (other) => memberOf(other, identity),
    credit: async () => toSatang((await balances()).credit),
    points: async () => (await balances()).point,
  };
}

const PASSWORD = "rainy-season-7";

/** What a new member registers with: values that nobody else is likely to have. */
export function newAccount(random: Random, afCode?: string): BodyOf<"register"> & { readonly password: string } {
  return {
    username: `q${textOf("abcdefghijkmnpqrstuvwxyz", 11, random)}`,
    password: PASSWORD,
    name: "สมาชิก ทดสอบ",
    phone: `08${textOf("0123456789", 8, random)}`,
    bankName: "004",
    bankId: `1${textOf("0123456789", 8, random)}7`,
    ...(afCode === undefined ? {} : { afCode }),
  };
}

function textOf(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet.charAt(random(alphabet.length))).join("");
}

const ROUNDS = 9;

/** A member with a history of every kind, for the laws that only read. What the backend lacks or refuses is left out. */
export async function livedMember({ member, staff, visitor }: Trial): Promise<Member> {
  const one = await member({ credit: 200_000, points: 2_000 });
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { id } = await one.get("requestDeposit", { body: { amount: 12_000 } });
      await one.get("confirmTransfer", { body: { id } });
      await staff.approve(id);
    },
    async () => {
      const { id } = await one.get("requestDeposit", { body: { amount: 500 } });
      await one.get("cancelDeposit", { body: { id } });
    },
    async () => staff.approve((await withdrawalOf(one, 20_000)).id),
    async () => staff.reject((await withdrawalOf(one, 30_050)).id),
    async () => withdrawalOf(one, 10_025),
    async () => playRounds(one, visitor),
    async () => one.get("checkIn"),
    async () => one.get("spinWheel"),
    async () => one.get("spinWheel"),
    async () => one.get("spinWheel"),
    async () => flipCards(one),
    async () => buy(one),
    async () => one.get("cashOut", { body: { gameId: TABLE_GAME } }),
  ];
  for (const step of steps) await step().catch(() => undefined);
  return one;
}

async function playRounds(one: Member, visitor: Caller): Promise<void> {
  const launchId = await launchOf(one);
  const { bets } = await visitor.get("gameTable", { body: { launchId } });
  for (let round = 0; round < ROUNDS; round += 1) {
    const betOn = bets[round % bets.length]?.id ?? "";
    await visitor.get("playRound", { body: { launchId, betOn, amount: 10.37 } });
  }
}

async function flipCards(one: Member): Promise<void> {
  for (const event of await one.get("gameEvents")) {
    for (const card of [0, 1]) await one.ask(cardRowOf(event), { body: { eventId: event.id, card } });
  }
}

async function buy(one: Member): Promise<void> {
  for (const { id, available } of await rewardsOf(one)) {
    if (available) await one.ask("requestReward", { body: { userUuid: one.uuid, rewardId: id } });
  }
}
