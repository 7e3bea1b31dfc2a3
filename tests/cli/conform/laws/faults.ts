import { ROW_NAMES, rowOf } from "../../../../cli/conform/engine/rows.ts";
import type { SendWire, WireAnswer, WireCall } from "../../../../cli/conform/engine/wire.ts";
import type { ReplyOf, RowName } from "../../../../contracts/model/rule.ts";
import { inMatchingOrder } from "../../../../contracts/table.ts";

/** Stands between a law and a right house, and makes the house look wrong in one way. */
export type Fault = (send: SendWire) => SendWire;

const SHAPES = inMatchingOrder(ROW_NAMES.map((name) => ({ ...rowOf(name), name }))).map(({ method, path, name }) => ({
  name,
  method,
  shape: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The row of a call; undefined for a control of the sandbox. */
export function rowOfCall({ method, path }: WireCall): RowName | undefined {
  const [bare = ""] = path.split("?");
  return SHAPES.find((row) => row.method === method && row.shape.test(bare))?.name;
}

function withBody(answer: WireAnswer, status: number, body: unknown): WireAnswer {
  return { ...answer, status, text: JSON.stringify(body) };
}

/** Changes the row's successful replies. `count` is 1 for the first one. */
export function replies<Name extends RowName>(
  name: Name,
  change: (reply: ReplyOf<Name>, count: number, call: WireCall) => unknown,
): Fault {
  return (send) => {
    let count = 0;
    return async (call) => {
      const answer = await send(call);
      if (rowOfCall(call) !== name || answer.status !== 200) return answer;
      count += 1;
      return withBody(answer, 200, change(JSON.parse(answer.text), count, call));
    };
  };
}

/** Answers the row's refusals with these codes as it answered the latest success, or with `value`. */
function accepts(name: RowName, codes: readonly string[], value?: unknown): Fault {
  return (send) => {
    let latest: unknown = value ?? {};
    return async (call) => {
      const answer = await send(call);
      if (rowOfCall(call) !== name) return answer;
      if (answer.status === 200) {
        latest = JSON.parse(answer.text);
        return answer;
      }
      return codes.includes(JSON.parse(answer.text).code) ? withBody(answer, 200, latest) : answer;
    };
  };
}

/** Refuses calls of the row that `when` picks, before they reach the house. `count` is 1 for the first one. */
function refuses(name: RowName, code: string, when: (count: number, call: WireCall) => boolean): Fault {
  return (send) => {
    let count = 0;
    return async (call) => {
      if (rowOfCall(call) !== name) return send(call);
      count += 1;
      return when(count, call) ? problem(422, code) : send(call);
    };
  };
}

/** Changes what reaches the house. */
function sends(change: (call: WireCall) => WireCall): Fault {
  return (send) => (call) => send(change(call));
}

/** The house does not get the idempotency keys. */
const withoutKeys: Fault = sends(({ headers: { "idempotency-key": _key, ...headers }, ...call }) => ({
  ...call,
  headers,
}));

export function problem(status: number, code: string): WireAnswer {
  const headers: Readonly<Record<string, string>> = { "content-type": "application/json" };
  return { status, header: (name) => headers[name], text: JSON.stringify({ message: "a fault", code, facts: {} }) };
}

/** For each law, one fault that it must find. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  "money/ledger-adds-up": replies("transactionHistory", ({ items, ...page }) => ({
    ...page,
    items: items.map((item, index) => (index === 2 ? { ...item, amount: item.amount + 0.01 } : item)),
  })),
  "times/timelines-end-with-the-status": replies("withdrawHistory", (all) =>
    all.map((request) => ({ ...request, status: "checking" })),
  ),

  "keys/refusals-are-bounded": refuses("withdraw", "too-many-refused", (count) => count === 150),
  "pages/any-size-makes-the-list": replies("inbox", (page) => ({ ...page, items: [...page.items, ...page.items] })),
  "pages/wrong-cursors-are-refused": accepts("transactionHistory", ["body-invalid"], { items: [] }),

  "days/filters-partition-the-ledger": replies("transactionHistory", ({ items, next }, _, { body }) => ({
    items: body?.includes('"kinds":["game"]') ? items.slice(1) : items,
    next,
  })),
  "days/win-loss-adds-up": replies("winLoss", (reply) => ({ ...reply, total: { ...reply.total, rounds: 0 } })),

  "times/lists-are-in-order": replies("wheelLog", ({ items, next }) => ({
    items: items.map((item, index) => (index === 0 ? { ...item, at: "2001-01-01T00:00:00.000Z" } : item)),
    next,
  })),
  "times/clock-that-goes-back": replies("transactionHistory", ({ items, next }) => ({
    items: [...items].reverse(),
    next,
  })),
  "draws/chances-add-up": replies("wheel", (reply) => ({ ...reply, segments: reply.segments.slice(1) })),
  "draws/wheel-agrees-with-its-chances": replies("wheel", (reply) => ({
    ...reply,
    segments: reply.segments.map((segment) => ({ ...segment, chance: segment.chance < 0.02 ? 0.5 : segment.chance })),
  })),
  "draws/dice-agree-with-their-odds": replies("playRound", ({ round, credit }) => ({
    round: round.dice[0] === 6 ? { ...round, win: 0 } : { ...round, win: 1.94 },
    credit,
  })),

  "pages/cursors-of-others": (send) => {
    let theirs: string | undefined;
    // The page of a cursor belongs to whoever got the first one.
    return (call) => {
      const { authorization } = call.headers;
      if (call.body === '{"limit":1}') theirs = authorization;
      const isNext = call.body?.includes('"cursor"') === true && theirs !== undefined;
      return send(isNext ? { ...call, headers: { ...call.headers, authorization: theirs ?? "" } } : call);
    };
  },
  "concurrency/one-password-change-of-many": accepts("changePassword", ["password-wrong"], {}),
  "feeds/names-are-masked": replies("publicDeposits", (all) => all.map((each) => ({ ...each, name: "สมาชิก ทดสอบ" }))),
  "feeds/ranking-is-in-order": replies("ranking", (all) => [...all].reverse()),
  "concurrency/ten-on-one-key": withoutKeys,
  "concurrency/no-more-than-there-is": refuses("withdraw", "withdraw-no-count-left", (count) => count > 24),
  "concurrency/one-slip-many-senders": replies("mySlipRequests", (all) => [...all, ...all]),
  "concurrency/once-a-day-at-once": replies("wheel", (reply) => ({ ...reply, spinsLeft: 4 })),
  "concurrency/one-owner-of-a-name": refuses("register", "phone-taken", (count) => count > 6),
  "concurrency/decided-once": replies("getCredit", (reply, count) => (count === 3 ? { ...reply, credit: 1 } : reply)),
};
