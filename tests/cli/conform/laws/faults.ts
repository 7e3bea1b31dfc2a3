import { type ReplyOf, ROW_NAMES, type RowName, rowOf } from "../../../../cli/conform/engine/rows.ts";
import type { SendWire, WireAnswer, WireCall } from "../../../../cli/conform/engine/wire.ts";
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

/** The control says yes and does nothing. */
function idleControl(part: string): Fault {
  return (send) => async (call) =>
    call.path.startsWith("/sandbox") && call.path.includes(part) ? problem(200, "") : send(call);
}

export function problem(status: number, code: string): WireAnswer {
  const headers: Readonly<Record<string, string>> = { "content-type": "application/json" };
  return { status, header: (name) => headers[name], text: JSON.stringify({ message: "a fault", code, facts: {} }) };
}

const REVIEW = {
  slipId: "x",
  amount: 1,
  transferredAt: "2026-11-20T05:00:00.000Z",
  senderName: "",
  senderBank: "",
  receiverName: "",
  receiverBank: "",
  reference: "",
};

const MEMBER = {
  uuid: "x",
  name: "x",
  phone: "x",
  level: 1,
  user_pass: { username: "x" },
};

/** For each law, one fault that it must find. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  "money/withdrawal-takes-and-returns": replies("getCredit", (reply, count) =>
    count === 4 ? { ...reply, credit: reply.credit - 0.01 } : reply,
  ),
  "money/deposit-credits-once": replies("getCredit", (reply, count) =>
    count === 2 ? { ...reply, credit: 250.75 } : reply,
  ),
  "money/late-rejection-returns-once": replies("getCredit", (reply) => ({ ...reply, credit: reply.credit + 0.01 })),
  "money/ledger-adds-up": replies("transactionHistory", ({ items, ...page }) => ({
    ...page,
    items: items.map((item, index) => (index === 2 ? { ...item, amount: item.amount + 0.01 } : item)),
  })),
  "money/ledger-has-every-change": replies("transactionHistory", ({ items, ...page }) => ({
    ...page,
    items: items.filter(({ amount }) => amount !== 200.03),
  })),
  "money/round-moves-the-credit": replies("playRound", ({ round, credit }, count) => ({
    round: count === 5 ? { ...round, win: round.win + 0.01 } : round,
    credit,
  })),
  "money/refusal-changes-nothing": replies("getCredit", (reply) => ({ ...reply, point: reply.point - 1 })),
  "money/satang-are-exact": accepts("withdraw", ["body-invalid"]),
  "money/cash-out-returns-the-credit": replies("cashOut", (reply) => ({ ...reply, credit: 0 })),

  "caps/day-cap": accepts("withdraw", ["withdraw-over-day-cap"]),
  "caps/day-count": refuses("withdraw", "withdraw-no-count-left", (count) => count === 11),
  "caps/vip-per-time": accepts("withdraw", ["withdraw-over-time-cap"]),
  "caps/cap-by-level": refuses("withdraw", "withdraw-over-day-cap", (_, { body }) => body === '{"amount":499999}'),
  "caps/rejected-does-not-count": refuses("withdraw", "withdraw-over-day-cap", (count) => count === 3),
  "caps/credit-is-the-limit": refuses("withdraw", "credit-insufficient", (_, { body }) => body === '{"amount":123.45}'),
  "caps/todays-attempts-are-listed": replies("withdrawRequests", () => []),
  "caps/deposit-limits": accepts("requestDeposit", ["amount-below-minimum"]),

  "terminal/ended-deposit-stays": accepts("cancelDeposit", ["request-status"], {
    id: "x",
    amount: 1,
    status: "cancelled",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "terminal/paid-withdrawal-stays": idleControl("/reject"),
  "terminal/rejected-withdrawal-waits": replies("withdrawHistory", (all) => [...all, ...all]),
  "terminal/deposit-expires": replies("myDepositRequests", (all) =>
    all.map((request) => (request.status === "expired" ? { ...request, status: "awaiting-transfer" } : request)),
  ),
  "terminal/one-open-deposit": accepts("requestDeposit", ["request-already-open"]),
  "terminal/timelines-end-with-the-status": replies("withdrawHistory", (all) =>
    all.map((request) => ({ ...request, status: "checking" })),
  ),

  "slips/one-slip-one-credit": accepts("requestSlipDeposit", ["slip-duplicate"], {
    id: "x",
    amount: 1,
    status: "checking",
    reference: "",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "slips/slip-has-the-banks-amount": replies("getCredit", (reply) => ({ ...reply, credit: reply.credit + 0.01 })),
  "slips/rejected-slip-credits-nothing": replies("getCredit", (reply, count) => ({
    ...reply,
    credit: count === 2 ? 9 : 0,
  })),
  "slips/slips-by-hand-credit-once": replies("getCredit", (reply) => ({ ...reply, credit: 9 })),
  "slips/wrong-slips-are-refused": accepts("verifySlip", ["slip-not-a-slip"], REVIEW),

  "keys/same-key-same-bytes": replies("withdraw", (reply, count) =>
    count === 3 ? { ...reply, status: "rejected" } : reply,
  ),
  "keys/other-body-is-refused": withoutKeys,
  "keys/refusals-are-stored": withoutKeys,
  "keys/near-keys-are-apart": sends((call) => {
    const key = call.headers["idempotency-key"];
    return key === undefined ? call : { ...call, headers: { ...call.headers, "idempotency-key": key.toLowerCase() } };
  }),
  "keys/keys-are-a-members-own": replies("withdraw", (reply) => ({ ...reply, id: "the-same" })),
  "keys/keys-last-24-hours": replies("withdraw", (reply, count) => (count > 5 ? { ...reply, attempt: 9 } : reply)),
  "keys/refusals-are-bounded": refuses("withdraw", "too-many-refused", (count) => count === 150),
  "keys/requests-show-their-key": replies("wheelLog", ({ items, next }) => ({
    items: items.map((item) => ({ ...item, idempotencyKey: "another" })),
    next,
  })),
  "keys/every-money-call-has-keys": withoutKeys,

  "pages/any-size-makes-the-list": replies("transactionHistory", ({ items, next }) => ({
    items: items.length === 3 ? items.slice(0, 2) : items,
    next,
  })),
  "pages/assumed-lists-have-pages": replies("inbox", (page) => ({ ...page, items: [...page.items, ...page.items] })),
  "pages/new-lines-move-no-page": replies("transactionHistory", ({ items, next }, count) => ({
    items: count === 3 ? items.slice(1) : items,
    next,
  })),
  "pages/wrong-cursors-are-refused": accepts("transactionHistory", ["body-invalid"], { items: [] }),

  "days/days-partition-the-ledger": replies("transactionHistory", ({ items, next }, _, { body }) => ({
    items: body?.includes('"from"') ? items.slice(1) : items,
    next,
  })),
  "days/kinds-partition-the-ledger": replies("transactionHistory", ({ items, next }, _, { body }) => ({
    items: body?.includes('"kinds":["game"]') ? items.slice(1) : items,
    next,
  })),
  "days/midnight-parts-the-days": replies("winLoss", (reply) => ({
    ...reply,
    days: reply.days.map((day) => ({ ...day, staked: 33 })),
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
  "times/actions-have-their-time": replies("transactionHistory", ({ items, next }) => ({
    items: items.map((item) => ({ ...item, at: items[items.length - 1]?.at })),
    next,
  })),

  "daily/check-in-once-a-day": accepts("checkIn", ["check-in-done"]),
  "daily/announced-equals-given": replies("checkIn", (reply) => ({ ...reply, gameValueTomorrow: 5 })),
  "daily/longer-rows-give-more": replies("getCredit", (reply, count) => ({ ...reply, point: count * 5 })),
  "daily/missed-day-starts-over": replies("checkIn", ({ gameLog, ...reply }, count) => ({
    ...reply,
    gameLog: count === 6 ? { ...gameLog, value: 10 } : gameLog,
  })),
  "daily/check-in-log-has-the-days": replies("checkInLog", (reply, count) =>
    count === 3 ? { ...reply, gameLog: [...reply.gameLog, ...reply.gameLog] } : reply,
  ),
  "daily/rows-cross-month-ends": replies("checkInLog", (reply) => ({ ...reply, gameLog: [] })),
  "daily/spins-and-cards-a-day": replies("wheel", (reply) => ({ ...reply, spinsLeft: 5 })),
  "daily/rewards-have-their-limits": accepts("requestReward", ["reward-used-ever"]),

  "draws/chances-add-up": replies("wheel", (reply) => ({ ...reply, segments: reply.segments.slice(1) })),
  "draws/table-says-its-return": replies("gameTable", (reply) => ({
    ...reply,
    bets: reply.bets.map((bet) => ({ ...bet, returnPercent: 99.5 })),
  })),
  "draws/wheel-agrees-with-its-chances": replies("wheel", (reply) => ({
    ...reply,
    segments: reply.segments.map((segment) => ({ ...segment, chance: segment.chance < 0.02 ? 0.5 : segment.chance })),
  })),
  "draws/dice-agree-with-their-odds": replies("playRound", ({ round, credit }) => ({
    round: round.dice[0] === 6 ? { ...round, win: 0 } : { ...round, win: 1.94 },
    credit,
  })),

  "points/spin-takes-its-price": replies("wheel", (reply) => ({ ...reply, price: reply.price + 1 })),
  "points/card-takes-its-price": replies("flipCardReward", (reply) => ({ ...reply, point: reply.point + 1 })),
  "points/rejected-prize-gives-nothing": idleControl("/reject"),
  "points/rejected-purchase-returns-its-price": replies("getCredit", (reply, count) =>
    count === 2 ? { ...reply, point: reply.point - 1 } : reply,
  ),
  "points/granted-purchase-gives-its-prize": idleControl("/approve"),
  "points/ledger-has-every-point": replies("transactionHistory", ({ items, next }) => ({
    items: items.slice(1),
    next,
  })),

  "affiliate/shares-and-closing": replies("affiliateBonus", (reply) => ({
    ...reply,
    byType: reply.byType && { ...reply.byType, af: reply.byType.af + 0.01 },
  })),
  "affiliate/withdrawal-moves-to-the-credit": accepts("affiliateWithdraw", ["affiliate-insufficient"], {
    id: "x",
    amount: 1,
    type: "af",
    at: "2026-11-20T05:00:00.000Z",
  }),
  "affiliate/logs-add-up": replies("affiliateLog", (reply) => reply.slice(1)),
  "affiliate/friends-are-masked": replies("inviter", (reply) => ({ ...reply, name: "สมาชิก ทดสอบ" })),

  "levels/deposits-earn-levels": replies("level", (reply) => ({
    ...reply,
    level: reply.totalDeposit > 49_999 ? 2 : 1,
  })),
  "levels/month-ends": replies("level", (reply) => ({ ...reply, monthDeposit: reply.totalDeposit })),
  "levels/vip-by-invitation": replies("level", (reply) => ({ ...reply, level: 5 })),

  "isolation/rows-with-an-owner": accepts("affiliateBonus", ["forbidden"], { balance: 1 }),
  "isolation/requests-of-others": accepts("retryWithdraw", ["request-not-found"], {
    id: "x",
    amount: 1,
    status: "checking",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "isolation/lists-are-a-members-own": replies("affiliateDownline", () => [{ username: "ส***" }]),
  "isolation/cursors-of-others": (send) => {
    let theirs: string | undefined;
    // The page of a cursor belongs to whoever got the first one.
    return (call) => {
      const { authorization } = call.headers;
      if (call.body === '{"limit":1}') theirs = authorization;
      const isNext = call.body?.includes('"cursor"') === true && theirs !== undefined;
      return send(isNext ? { ...call, headers: { ...call.headers, authorization: theirs ?? "" } } : call);
    };
  },
  "isolation/devices-of-others": replies("devices", ({ items }, count) => ({ items: count === 3 ? [] : items })),
  "isolation/launches-of-others": replies("gameTable", (reply) => ({ ...reply, credit: 100 })),

  "sessions/sign-out-ends-a-session": accepts("level", ["unauthorised"], {
    level: 1,
    totalDeposit: 0,
    monthDeposit: 0,
  }),
  "sessions/password-change-ends-sessions": accepts("user", ["unauthorised"], MEMBER),
  "sessions/unused-session-ends": accepts("user", ["unauthorised"], MEMBER),
  "sessions/daily-session-ends": accepts("user", ["unauthorised"], MEMBER),
  "sessions/one-password-change-of-many": accepts("changePassword", ["password-wrong"], {}),
  "sessions/closed-device-is-out": replies("devices", ({ items }) => ({ items: items.slice(1) })),
  "sessions/launch-ends-with-its-session": accepts("gameTable", ["launch-over"]),

  "second-factor/sign-in-needs-a-code": accepts("login", ["second-factor-used"]),
  "second-factor/setup-begins-with-a-code": accepts("turnOnTotp", ["second-factor-wrong"], { recoveryCodes: ["x"] }),
  "second-factor/recovery-codes-work-once": replies("secondFactor", (reply) => ({ ...reply, recoveryCodesLeft: 10 })),
  "second-factor/money-needs-a-confirmation": replies("confirmSession", ({ until }) => ({
    until: new Date(Date.parse(until) - 1).toISOString(),
  })),
  "second-factor/changes-need-a-confirmation": accepts("beginPasskey", ["second-factor-required"], { options: "{}" }),
  "second-factor/turns-off-with-both": accepts("turnOffTotp", ["password-wrong"], {}),
  "second-factor/wrong-codes-are-limited": (send) => async (call) => {
    const answer = await send(call);
    const isLocked = rowOfCall(call) === "confirmSession" && answer.text.includes("sign-in-locked");
    return isLocked ? problem(422, "second-factor-wrong") : answer;
  },

  // Counts each spelling on its own.
  "lockout/counted-by-person": (send) => async (call) =>
    rowOfCall(call) === "login" && /"username":"( |[a-z]+ ")/.test(call.body ?? "")
      ? problem(401, "credentials-wrong")
      : send(call),
  "lockout/names-are-not-revealed": (send) => async (call) =>
    call.body?.includes("nobodyhasit") === true ? problem(401, "credentials-wrong") : send(call),
  "lockout/lock-ends-when-it-says": (send) => async (call) => {
    const answer = await send(call);
    return {
      ...answer,
      text: answer.text.replace(/"until":(\d+)/, (_, until: string) => `"until":${Number(until) + 1}`),
    };
  },

  "feeds/names-are-masked": replies("publicDeposits", (all) => all.map((each) => ({ ...each, name: "สมาชิก ทดสอบ" }))),
  "feeds/only-what-is-done": replies("publicWithdrawals", () => []),
  "feeds/ranking-is-in-order": replies("ranking", (all) => [...all].reverse()),
  "feeds/members-news-stay-inside": (send) => (call) =>
    send(call.path === "/sandbox/announcements" ? { ...call, body: call.body?.replace("true", "false") } : call),

  "launches/launch-ends-when-it-says": replies("gameTable", (reply) => ({
    ...reply,
    expiresAt: new Date(Date.parse(reply.expiresAt) - 1).toISOString(),
  })),
  "launches/left-games-are-over": accepts("gameTable", ["launch-over"]),
  "launches/bets-have-their-limits": accepts("playRound", ["bet-unknown"], {
    round: { id: "x", at: "2026-11-20T05:00:00.000Z", betOn: "x", bet: 1, win: 0, dice: [] },
    credit: 1,
  }),
  "launches/closed-games-do-not-open": idleControl("/providers"),

  "maintenance/closes-everything-but-the-site": idleControl("/maintenance"),
  "maintenance/keys-outlive-it": refuses("withdraw", "maintenance", (count) => count === 2),

  "concurrency/ten-on-one-key": withoutKeys,
  "concurrency/twelve-on-a-credit-for-two": accepts("withdraw", ["credit-insufficient"], {
    id: "x",
    amount: 1,
    status: "checking",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "concurrency/six-over-the-cap": refuses("withdraw", "withdraw-no-count-left", (count) => count > 12),
  "concurrency/one-slip-many-senders": replies("mySlipRequests", (all) => [...all, ...all]),
  "concurrency/once-a-day-at-once": replies("wheel", (reply) => ({ ...reply, spinsLeft: 4 })),
  "concurrency/decided-once": replies("getCredit", (reply, count) => (count === 3 ? { ...reply, credit: 1 } : reply)),
  "concurrency/one-owner-of-a-name": refuses(
    "register",
    "phone-taken",
    (_, { body }) => body?.includes('"06') === true,
  ),
};
