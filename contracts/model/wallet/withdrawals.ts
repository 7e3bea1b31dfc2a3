import { chosenOr, keepId, maybe, newId, recent } from "../adopt.ts";
import { dayOf, startOf } from "../bangkok.ts";
import { mustConfirm, orConfirm } from "../factors.ts";
import { applyDueNotices, notify } from "../inbox.ts";
import { baht, type Pattern, time } from "../pattern.ts";
import { type Asked, about, type Refused, type Rules, refusedFor, type View } from "../rule.ts";
import { emit, type MemberState, nextOrder, type RequestState, type State, sum } from "../state.ts";
import { creditOf, type LevelName, levelOf, post } from "./ledger.ts";
import { keyOf, ofKind, statusOf, timelineOf } from "./requests.ts";

/** Spec section 9: of a Bangkok day, and for vip of each withdrawal. */
const CAPS: Readonly<Record<LevelName, number>> = {
  silver: 10_000_000,
  gold: 30_000_000,
  platinum: 50_000_000,
  diamond: 100_000_000,
  vip: 10_000_000,
};

const PER_DAY = 5;

/** When the latest attempt began: it counts on that day. */
function attemptedAt({ steps, createdAt }: RequestState): number {
  return steps.findLast(({ status }) => status === "checking")?.at ?? createdAt;
}

/** What is left of today's cap. A rejected attempt counts on no day. */
export function withdrawalsLeft(state: State, member: MemberState) {
  const today = ofKind(member, "withdrawal").filter(
    (request) => statusOf(request) !== "rejected" && dayOf(attemptedAt(request)) === dayOf(state.now),
  );
  const level = levelOf(state, member);
  const cap = CAPS[level];
  return {
    per: level === "vip" ? "time" : "day",
    amount: level === "vip" ? cap : Math.max(0, cap - sum(today.map(({ amount }) => amount))),
    count: Math.max(0, PER_DAY - today.length),
  };
}

/** Why the amount cannot be withdrawn now. */
function reasonsAgainst({ state, member, session }: Asked<"withdraw" | "retryWithdraw">, amount: number) {
  const { per, amount: left, count } = withdrawalsLeft(state, member);
  const { bonus } = member;
  const isBound = bonus !== undefined && bonus.played < bonus.turnover && state.now < startOf(bonus.lastDay + 1);
  return refusedFor([
    mustConfirm(state, session) === true && "second-factor-required",
    isBound && "bonus-turnover",
    count === 0 && "withdraw-no-count-left",
    amount > left && `withdraw-over-${per}-cap`,
    amount > creditOf(member) && "credit-insufficient",
  ]);
}

/** Where only the next call says whether the session is confirmed, another reason may come second. */
function perhapsUnconfirmed({ state, session }: Asked<"withdraw" | "retryWithdraw">): readonly string[] {
  return mustConfirm(state, session) === undefined ? ["second-factor-required"] : [];
}

export const withdrawalRules = {
  withdrawHistory: {
    says: "The history has all withdrawals of the member, the newest first.",
    ...about("7 Withdraw", ["requests"]),
    answers: ({ state, member }) => ({
      reply: ofKind(member, "withdrawal").map((request) => withdrawalPattern(state, request)),
    }),
  },
  withdrawRequests: {
    says: "The recent withdrawals include every open one and every one that was attempted today, however old the request is, the newest first.",
    ...about("7 Withdraw", ["requests", "now"]),
    answers: ({ state, member }) => ({
      reply: recent(state, "age of recent withdrawals", ofKind(member, "withdrawal"), {
        pattern: (request) => withdrawalPattern(state, request),
        id: ({ id }) => id,
        at: attemptedAt,
        must: (request) =>
          ["checking", "paying"].includes(statusOf(request)) || dayOf(attemptedAt(request)) === dayOf(state.now),
      }),
    }),
  },
  withdraw: {
    says: "A withdrawal takes its amount off the credit at once. It is at most the credit and what the level allows a Bangkok day, five times a day; while a bonus is not played, nothing is withdrawn.",
    ...about("9", ["lines", "requests", "bonus", "factors", "sessions"], ["requests", "lines"]),
    answers(asked) {
      const { state, member, body, key } = asked;
      const amount = Math.round(body.amount * 100);
      const { above, most } = leastOf(state);
      const reasons = reasonsAgainst(asked, amount);
      // The first member asks for a satang.
      const tooSmall = amount < most ? ["amount-below-minimum"] : [];
      if (amount <= above || !state.adopted.has(LEAST) || reasons) {
        return {
          refused: [...tooSmall, ...(reasons?.refused ?? []), ...perhapsUnconfirmed(asked)],
          apply({ code, facts }: Refused) {
            const least = facts["minimumSatang"];
            if (code !== "amount-below-minimum") keepLeast(state, {});
            else keepLeast(state, typeof least === "number" ? { above: least - 1, most: least } : { above: amount });
          },
        };
      }
      const at = state.now;
      return orConfirm(state, asked.session, {
        reply: {
          ...shared(state, { amount, createdAt: at, member }),
          id: newId(state, "request"),
          status: "checking",
          attempt: maybe(state, "withdrawal.attempt", 1),
          timeline: [{ status: "checking", at: time(at) }],
          idempotencyKey: maybe(state, "withdrawal.idempotencyKey", key),
        },
        or: { refused: tooSmall },
        apply({ id }) {
          keepLeast(state, { most: amount });
          keepId(state, "request", id);
          member.requests.push({
            kind: "withdrawal",
            id,
            member,
            amount,
            createdAt: at,
            order: nextOrder(state),
            steps: [{ status: "checking", at }],
            keys: [key],
            more: {},
          });
          take(state, member, id, amount);
        },
      });
    },
  },
  retryWithdraw: {
    says: "A rejected withdrawal is tried again as another attempt of the same request, under the same rules as the first one, and counts on the day of the retry.",
    ...about("7 Withdraw", ["lines", "requests", "bonus", "factors", "sessions"], ["requests", "lines", "notices"]),
    answers(asked) {
      const { state, member, body, key } = asked;
      const request = ofKind(member, "withdrawal").find(({ id }) => id === body.id);
      const confirm = mustConfirm(state, asked.session) === false ? [] : ["second-factor-required"];
      if (!request) return { refused: ["request-not-found", ...confirm] };
      if (statusOf(request) !== "rejected") return { refused: ["request-status", ...confirm] };
      const reasons = reasonsAgainst(asked, request.amount);
      if (reasons) return { refused: [...reasons.refused, ...perhapsUnconfirmed(asked)] };
      const step = { status: "checking", at: state.now };
      return orConfirm(state, asked.session, {
        reply: withdrawalPattern(state, {
          ...request,
          steps: [...request.steps, step],
          keys: [...request.keys, key],
        }),
        apply() {
          request.steps.push(step);
          request.keys.push(key);
          applyDueNotices(member, request.id);
          take(state, member, request.id, request.amount);
          emit(member, "inbox");
        },
      });
    },
  },
} satisfies Partial<Rules>;

const LEAST = "withdrawal.minimum";

/** No call tells the least withdrawal, and a refusal may leave it out: it is above what was too small, and at most what was not. */
function leastOf(state: State): { readonly above: number; readonly most: number } {
  return chosenOr(state, LEAST, { above: 0, most: Number.MAX_SAFE_INTEGER });
}

function keepLeast(
  state: State,
  { above = 0, most = Number.MAX_SAFE_INTEGER }: Partial<ReturnType<typeof leastOf>>,
): void {
  const before = leastOf(state);
  state.adopted.set(LEAST, { above: Math.max(before.above, above), most: Math.min(before.most, most) });
}

function take(state: State, member: MemberState, id: string, amount: number): void {
  post(state, member, { kind: "withdrawal", credit: 0 - amount, reference: id });
  emit(member, "withdrawal", id);
  emit(member, "credit");
}

function shared(state: State, { amount, createdAt, member }: Pick<RequestState, "amount" | "createdAt" | "member">) {
  return {
    amount: baht(amount),
    createdAt: time(createdAt),
    user_bank: maybe(state, "withdrawal.user_bank", member.bank),
  };
}

function withdrawalPattern(state: State, request: RequestState): Pattern {
  return {
    ...shared(state, request),
    id: request.id,
    status: statusOf(request),
    attempt: maybe(state, "withdrawal.attempt", request.keys.length),
    timeline: timelineOf(request),
    idempotencyKey: maybe(state, "withdrawal.idempotencyKey", keyOf(request)),
  };
}

export function startPaying(request: RequestState, at: number): void {
  request.steps.push({ status: "paying", at });
  emit(request.member, "withdrawal", request.id);
}

export function payWithdrawal(state: State, request: RequestState): void {
  const { member, id, amount } = request;
  if (statusOf(request) === "checking") startPaying(request, state.now);
  request.steps.push({ status: "paid", at: state.now });
  notify(state, member, { topic: "withdrawal-paid", reference: id, amount });
  emit(member, "withdrawal", id);
}

/** Returns the amount to the credit. */
export function rejectWithdrawal(state: State, request: RequestState, reason: string): void {
  const { member, id, amount } = request;
  request.steps.push({ status: "rejected", at: state.now, reason });
  post(state, member, { kind: "withdrawal", credit: amount, reference: id });
  notify(state, member, { topic: "withdrawal-rejected", reference: id, amount, reason });
  emit(member, "withdrawal", id);
  emit(member, "credit");
}

export const WITHDRAWAL_VIEWS: readonly View[] = [{ name: "withdrawHistory" }, { name: "withdrawRequests" }];
