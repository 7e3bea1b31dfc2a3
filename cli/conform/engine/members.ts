import { type Caller, createCaller } from "./caller.ts";
import { newAccount } from "./new-account.ts";
import type { Random } from "./random.ts";
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
