import { jsonOf, type WireAnswer, type WireCall } from "../../../../cli/conform/engine/wire.ts";
import type { RowName } from "../../../../contracts/model/rule.ts";
import { type Fault, replies, rowOfCall } from "../laws/faults.ts";
import { type Catalogue, header, type Item, problems, remade, values } from "./right.ts";

/** Changes the items of a list, which is the reply, its `items` or its `history`. */
function items(name: RowName, change: (items: readonly Item[], count: number) => readonly Item[] | null): Fault {
  return replies(name, (reply, count) => {
    const { items: paged, history, ...more } = Object(reply);
    if (Array.isArray(reply)) return change(reply, count);
    return paged ? { ...more, items: change(paged, count) } : { ...more, history: change(history, count) };
  });
}

/** Changes a field of each item. `count` is 1 in the first reply. */
const field = (name: RowName, own: string, change: (value: unknown, item: Item, count: number) => unknown): Fault =>
  items(name, (all, count) => all.map((item) => ({ ...item, [own]: change(item[own], item, count) })));

/** Answers with something of what it answered before to calls that are alike. */
const remembering =
  (
    name: RowName,
    alike: (call: WireCall) => string | undefined,
    pick: (before: readonly WireAnswer[], now: WireAnswer) => WireAnswer | undefined,
  ): Fault =>
  (send) => {
    const all = new Map<string, WireAnswer[]>();
    return async (call) => {
      const answer = await send(call);
      const key = rowOfCall(call) === name ? alike(call) : undefined;
      if (key === undefined) return answer;
      const before = all.get(key) ?? [];
      all.set(key, [...before, answer]);
      return pick(before, answer) ?? answer;
    };
  };

const whose = ({ headers, path }: WireCall) => `${headers["authorization"]} ${path}`;
const keyOf = ({ headers }: WireCall) => headers["idempotency-key"];
const isRefusal = ({ status }: WireAnswer) => status === 422;
const isDone = ({ status }: WireAnswer) => status === 200;
const spaced = (answer: WireAnswer) => ({ ...answer, text: `${answer.text} ` });
const times = (factor: number) => (value: unknown) => Number(value) * factor;
const shifted = (ms: number) => (value: unknown) => new Date(Date.parse(String(value)) + ms).toISOString();
const HOUR = 3_600_000;

const noSteps = (value: unknown) => (value as Item[]).filter(({ status }) => status !== "checking");

/** Says yes, and the house never hears of it. */
const deaf =
  (name: RowName): Fault =>
  (send) =>
  async (call) =>
    rowOfCall(call) === name ? { status: 200, header: () => "application/json", text: "{}" } : send(call);

const withoutKeys: Fault =
  (send) =>
  ({ headers: { "idempotency-key": _key, ...headers }, ...call }) =>
    send({ ...call, headers });

/** Changes a list by what the reply before had, of whichever member. */
const mixed =
  (name: RowName, change: (before: readonly Item[], now: readonly Item[]) => readonly Item[]): Fault =>
  (send) => {
    let before: readonly Item[] = [];
    return items(name, (now) => {
      const shown = change(before, now);
      before = now;
      return shown;
    })(send);
  };

/** A cursor shows the list of whoever got it first. */
const sharedCursors: Fault = (send) => {
  const owners = new Map<string, string>();
  return async (call) => {
    const { cursor } = Object(jsonOf(call.body ?? ""));
    const { authorization = "" } = call.headers;
    const headers = { ...call.headers, authorization: owners.get(cursor) ?? authorization };
    const answer = await send({ ...call, headers });
    const { next } = Object(jsonOf(answer.text));
    if (typeof next === "string" && !owners.has(next)) owners.set(next, authorization);
    return answer;
  };
};

const [OUT, IN, LINES] = ["wallet/a-withdrawal", "wallet/a-deposit-from", "transactionHistory"] as const;

/** A backend that is wrong in one way, and the laws and rows that look at it. */
export const WRONG: Catalogue = {
  "amounts are texts": [field("withdrawHistory", "amount", String), "withdrawHistory"],
  "amounts are satang": [field("withdrawHistory", "amount", times(100)), OUT],
  "a field is lost": [field("mySlipRequests", "createdAt", () => undefined), "wallet/slips"],
  "an empty list is null": [items("withdrawHistory", (all) => (all.length === 0 ? null : all)), OUT],
  "the oldest comes first": [items("deposit", (all) => all.toReversed()), IN],
  "an item is there twice": [items("myDepositRequests", (all) => [...all, ...all.slice(0, 1)]), IN],
  "a line is lost": [items(LINES, (all) => all.filter((_, index) => index !== 2)), OUT],
  "pages overlap": [mixed(LINES, (page, next) => [...page.slice(-1), ...next.slice(1)]), "pages"],
  "a cursor is everybody's": [sharedCursors, "pages/cursors"],
  "the credit lags one call": [remembering("getCredit", whose, (before) => before.at(-1)), OUT],
  "what goes out is plus": [field(LINES, "amount", (value) => Math.abs(Number(value))), OUT],
  "gifts are deposits": [field(LINES, "kind", (kind) => (kind === "bonus" ? "deposit" : kind)), OUT],
  "balances come early": [field(LINES, "balance", (after, { amount }) => Number(after) - Number(amount)), OUT],
  "local times end in Z": [field("withdrawHistory", "createdAt", shifted(7 * HOUR)), OUT],
  "keys get the latest answer": [remembering("withdraw", whose, (all) => all.findLast(isDone)), OUT],
  "keys are not looked at": [withoutKeys, IN],
  "a key gets other bytes": [remembering("requestDeposit", keyOf, ([first]) => first && spaced(first)), IN],
  "a key hides another body": [remembering("requestDeposit", keyOf, ([first]) => first), IN],
  "refusals are successes": [remade(isRefusal, { status: 200 }), IN],
  "refusals are failures": [remade(isRefusal, { status: 500 }), IN],
  "refusals have another status": [remade(isRefusal, { status: 409 }), IN],
  "refusals say nothing": [problems(() => ({ message: "" })), IN],
  "refusals are pages": [remade(isRefusal, { text: "<p>ไม่สำเร็จ</p>" }), IN],
  "a refusal has another reason": [problems(({ code }) => ({ code: code.replace("-status", "-not-found") })), IN],
  "no wait is told": [header("retry-after", () => undefined, 429), "keys/refusals-are-b"],
  "caches may keep what is private": [header("cache-control", () => "public"), IN],
  "names have no mask": [field("publicWithdrawals", "name", () => "สมาชิก ทดสอบ"), "feeds/names"],
  "an id changes between reads": [field("myDepositRequests", "id", (id, _, count) => `${String(id)}-${count}`), IN],
  "a timeline lacks a step": [field("deposit", "timeline", noSteps), IN],
  "a reason is lost": [values(/^withdrawR/, /^reason$/, () => undefined), OUT],
  "a status goes back": [field("withdrawRequests", "status", (now) => (now === "paid" ? "paying" : now)), OUT],
  "others' requests are shown": [mixed("withdrawHistory", (others, own) => (own.length > 0 ? own : others)), OUT],
  "a retry is the first attempt": [field("withdrawHistory", "attempt", () => 1), OUT],
  "keys are shown at times": [field("withdrawHistory", "idempotencyKey", (key, _, nth) => (nth % 2 ? key : null)), OUT],
  "a deadline is told too late": [values(/eposit/, /^expiresAt$/, shifted(60_000)), "wallet/a-deposit-expires"],
  "another limit is shown": [values(/^deposit$/, /^minimum$/, () => 25), IN],
  "the receiving account changes": [values(/^myDeposit/, /^bankId$/, () => "9"), IN],
  "two promotions of one level": [replies("userSetting", (own, count) => ({ ...own, bonusRate: count })), OUT],
  "a slip says another amount": [values(/^verifySlip$/, /^amount$/, times(2)), "wallet/slips"],
  "the level is one too high": [values(/^level$/, /^level$/, (level) => Number(level) + 1), OUT],
  "a sign-out ends nothing": [deaf("logout"), "sessions/devices"],
  "a device is not listed": [items("devices", (all) => all.slice(0, 2)), "sessions/devices"],
  "points are rounded": [values(/^getCredit$/, /^point$/, (point) => 10 * Math.round(Number(point) / 10)), "rewards/"],
  "check-in days are UTC's": [values(/^checkIn/, /^day$/, (day) => Number(day) - 1 || 30), "rewards/"],
  "a prize changes later": [field("wheelLog", "prize", () => ({ kind: "nothing" })), "rewards/"],
  "the events change": [field("gameEvents", "price", (price, _, count) => Number(price) + count), "rewards/"],
  "an inviter's share drifts": [values(/^affiliateB/, /^(balance|af)$/, (share) => Number(share) * 1.5), "affiliate/"],
  "one more is unread": [replies("inbox", (page) => ({ ...page, unread: page.unread + 1 })), "inbox"],
  "a notice returns": [deaf("seeInbox"), "inbox"],
  "everything was done": [field("activity", "outcome", () => "done"), "sessions/passwords,wallet/a-deposit-expires"],
};
