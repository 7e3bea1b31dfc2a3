import { type Caller, createCaller } from "./caller.ts";
import { toSatang } from "./satang.ts";
import type { Secrets } from "./secrets.ts";
import { notChecked } from "./stop.ts";
import type { Member, NewMember, Staff } from "./trial.ts";
import type { SendWire } from "./wire.ts";

/** A session of a member that already exists. */
export interface KnownSession {
  readonly token: string;
  readonly uuid: string;
  readonly username: string;
}

const PASSWORD = "rainy-season-7";

/** The member of a session. It cannot sign in again, because nobody knows the password. */
export function knownMember(send: SendWire, { token, uuid, username }: KnownSession): Member {
  return memberOf(send, { token, uuid, username, password: "" });
}

/** Registers a member with random values that nobody else has. */
export async function registerMember(
  send: SendWire,
  secrets: Secrets,
  staff: Staff,
  { credit = 0, points = 0, level, afCode }: NewMember,
  grantLevel: (username: string, level: number) => Promise<void>,
): Promise<Member> {
  const visitor = createCaller({ send });
  const username = `q${letters(11)}`;
  const body = {
    username,
    password: PASSWORD,
    name: "สมาชิก ทดสอบ",
    phone: `08${digits(8)}`,
    bankName: "004",
    bankId: `1${digits(8)}7`,
    ...(afCode === undefined ? {} : { afCode }),
  };
  secrets.learn(body);
  const answer = await visitor.ask("register", { body });
  if (!answer.ok) return notChecked(`no member could be registered: ${answer.status} ${answer.code}`);
  const { token, user } = answer.value;
  const member = memberOf(send, { token, uuid: user.uuid, username: user.user_pass.username, password: PASSWORD });
  if (level !== undefined) await grantLevel(member.username, level);
  if (credit > 0) await staff.topUp(member, credit);
  if (points > 0) await staff.givePoints(member, points);
  return member;
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

function digits(count: number): string {
  return randomFrom("0123456789", count);
}

function letters(count: number): string {
  return randomFrom("abcdefghijkmnpqrstuvwxyz", count);
}

function randomFrom(alphabet: string, count: number): string {
  return [...crypto.getRandomValues(new Uint32Array(count))]
    .map((number) => alphabet[number % alphabet.length])
    .join("");
}
