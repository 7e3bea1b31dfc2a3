import type { BodyOf } from "../../../contracts/model/rule.ts";
import { type Caller, createCaller, type Person } from "./caller.ts";
import type { Staff } from "./controls.ts";
import { notChecked } from "./findings.ts";
import { randomOf } from "./random.ts";
import type { Secrets } from "./secrets.ts";
import type { Random } from "./sequence.ts";
import { type SendWire, toSatang } from "./wire.ts";

/** A member under test, in one session. Amounts are in satang. */
export interface Member extends Caller, Person {
  readonly password: string;
  /** The same member with a session of its own. */
  readonly signIn: () => Promise<Member>;
  readonly credit: () => Promise<number>;
}

/** The member of a session. Without a password it cannot sign in again. */
export function memberOf(send: SendWire, person: Person, password = ""): Member {
  const { token, uuid, username } = person;
  const caller = createCaller(send, person);
  return {
    ...caller,
    token,
    uuid,
    username,
    password,
    async signIn() {
      const { token: another } = await caller.get("login", { body: { username, password } });
      return memberOf(send, { ...person, token: another }, password);
    },
    credit: async () => toSatang((await caller.get("getCredit", { body: { balanceType: "credit" } })).credit),
  };
}

export interface NewMember {
  /** Satang that staff give. */
  readonly credit?: number;
  readonly points?: number;
  /** The affiliate code of the inviter. */
  readonly afCode?: string;
}

export interface Registration {
  readonly send: SendWire;
  readonly secrets: Secrets;
  readonly staff: Staff;
  readonly random: Random;
}

/** A run with the seed of an earlier one draws the accounts that exist since then first. */
const MOST_TRIES = 20;
const TAKEN = ["username-taken", "phone-taken", "bank-account-taken"];

/** Registers a member with random values that nobody else has. */
export async function registerMember(
  { send, secrets, staff, random }: Registration,
  { credit = 0, points = 0, afCode }: NewMember,
): Promise<Member> {
  for (let tries = 1; ; tries += 1) {
    const body = newAccount(random, afCode);
    secrets.learn(body);
    const answer = await createCaller(send).ask("register", { body });
    if (!answer.ok) {
      if (TAKEN.includes(answer.code) && tries < MOST_TRIES) continue;
      return notChecked(`no member could be registered: ${answer.status} ${answer.code}`);
    }
    const { token, user } = answer.value;
    const member = memberOf(send, { token, uuid: user.uuid, username: user.user_pass.username }, body.password);
    if (credit > 0) await staff.topUp(member, credit);
    if (points > 0) await staff.givePoints(member, points);
    return member;
  }
}

/** A mask must not show a short name whole. */
const NAMES = ["สมาชิก ทดสอบ", "กอ ดี"];
const PASSWORD = "rainy-season-7";

/**
 * The seed of a run's values: the given one, or one that follows from it, where an earlier run with it on this backend has
 * registered its members. Registers one by which the next run knows.
 */
export async function unusedSeed(seed: number, send: SendWire, secrets: Secrets): Promise<number | string> {
  for (let nth = 1; ; nth += 1) {
    const drawn = nth === 1 ? seed : `${seed}, time ${nth}`;
    const body = newAccount(randomOf(`${drawn} run`));
    secrets.learn(body);
    const answer = await createCaller(send).ask("register", { body });
    if (answer.ok || !TAKEN.includes(answer.code)) return drawn;
  }
}

/** What a new member registers with: values that nobody else is likely to have. */
export function newAccount(random: Random, afCode?: string): BodyOf<"register"> & { readonly password: string } {
  return {
    username: `q${textOf("abcdefghijkmnpqrstuvwxyz", 11, random)}`,
    password: PASSWORD,
    name: NAMES[random(NAMES.length)] ?? "",
    phone: `08${textOf("0123456789", 8, random)}`,
    bankName: "004",
    bankId: `1${textOf("0123456789", 8, random)}7`,
    ...(afCode === undefined ? {} : { afCode }),
  };
}

function textOf(alphabet: string, length: number, random: Random): string {
  return Array.from({ length }, () => alphabet.charAt(random(alphabet.length))).join("");
}
