import { makeSandboxSlip } from "../../../adapters/house/sandbox/sandbox-slip.ts";
import { DEFAULT_LIMITS, type Limits } from "../../../adapters/house/session/limits/default-limits.ts";
import type { Session } from "../../../core/session/model.ts";
import { bangkokDateOf, MINUTE_MS, plus, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { unwrap } from "../../adapters/house/test-house.ts";
import { openServer } from "../../adapters/server/open-server.ts";
import { totpCode } from "../../adapters/totp-code.ts";

/** Values that calls can name, by the name of the property or parameter that takes them. A function makes one for now. */
type Pool = Map<string, unknown[]>;

/** So low that a walk reaches them. */
const LOW_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  account: { free: 2, forgetMs: 15 * MINUTE_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  house: { free: 4, forgetMs: MINUTE_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  registerHouse: { free: 3, forgetMs: MINUTE_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
  lookUpHouse: { free: 8, forgetMs: MINUTE_MS, firstDelayMs: SECOND_MS, maxDelayMs: MINUTE_MS },
};

/** A house over HTTP in this process with a member who has money, points and a history. */
export async function openFuzzedHouse() {
  const opened = await openServer({ rates: LOW_LIMITS, refusalsPerDay: 3 }, baht(20_000));
  const { house, now, advance, testMember } = opened;
  unwrap(await house.staff.givePoints(testMember.id, 700));
  const pool: Pool = new Map();
  const note = (name: string, value: unknown) => pool.set(name, [...(pool.get(name) ?? []), value]);
  for (const [name, values] of Object.entries(KNOWN)) for (const value of values) note(name, value);
  for (const options of [{}, { toUs: false }, { at: plus(now(), 3_600_000) }]) {
    note("payload", makeSandboxSlip({ amount: baht(250), at: now(), ...options }).payload);
  }
  for (const name of ["start", "end", "from", "to"]) note(name, bangkokDateOf(now()));
  note("oldPassword", "secret1234");
  note("password", "secret1234");
  note("username", testMember.session.member.username);
  note("value", testMember.session.member.username);
  note("value", testMember.session.member.phone);
  note("phone", testMember.session.member.phone);
  note("userUuid", testMember.id);
  return { ...opened, pool, note, advance, session: testMember.session };
}

export type FuzzedHouse = Awaited<ReturnType<typeof openFuzzedHouse>>;

/** Names that a sandbox knows. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  gameId: ["sanam-dice", "fruit-slot", "mermaid-princess"],
  betOn: ["low", "high", "nothing-like-it"],
  rewardId: ["credit-20", "credit-1000", "shirt"],
  eventId: ["lucky-2026-11", "gifts-2026-11"],
  card: [0, 1, 5, 99],
  amount: [1, 100, 0.01, 5_000, 50_000, 3_000_000],
  bankName: ["004"],
  bank: ["004", "014"],
  bankId: ["1234567890", "1110000"],
  newPassword: ["cool-season-8", "secret1234", "password123"],
  confirmPassword: ["cool-season-8", "secret1234", "password123"],
  phone: ["0812345678", "+66 81-234-5678"],
};

/** Notes the ids of a reply, so that later calls can name them. */
export function noteReply({ note, now }: FuzzedHouse, operation: string, reply: unknown): void {
  const { id, launchId, slipId, code, next, items, ticket, secret, recoveryCodes } = Object(reply);
  if (typeof ticket === "string") note("ticket", ticket);
  if (typeof secret === "string") note("code", () => totpCode(secret, now()));
  if (Array.isArray(recoveryCodes)) for (const each of recoveryCodes) note("code", each);
  if (typeof id === "string") note("id", id);
  if (typeof launchId === "string") note("launchId", launchId);
  if (typeof slipId === "string") note("slipId", slipId);
  if (operation === "affiliateCode") note("afCode", code);
  if (typeof next === "string") note("cursor", next);
  if (Array.isArray(items)) for (const item of items) note("cursor", Object(item).id);
}

/** A path of the member, or of another one. */
export function memberParams({ member }: Session): Readonly<Record<string, string>> {
  return { uuid: member.id, username: member.username };
}
