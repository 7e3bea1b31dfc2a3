import { adopted, chosen, chosenOr, keepId, maybe, newId, recent } from "../adopt.ts";
import { DAY, dateOf, dayOf, startOf } from "../bangkok.ts";
import { notify } from "../inbox.ts";
import { among, anyText, anything, baht, hole, listOf, type Pattern, textOrNothing, time } from "../pattern.ts";
import { type Asked, about, type Expected, type ReplyOf, type Rules, refusedFor, type View } from "../rule.ts";
import type { BonusState, MemberState, RequestState, State } from "../state.ts";
import { emit, nextOrder } from "../state.ts";
import { creditOf, post } from "./ledger.ts";
import { earnedBonus, givenBy, isAutomatic, type Period, periodNow, promotionOf } from "./promises.ts";
import { keyOf, ofKind, statusOf, timelineOf } from "./requests.ts";

interface BankTransfer {
  readonly accounts: readonly unknown[];
  readonly minimum: number;
  readonly maximum: number;
}

const bankTransfer = (state: State) => chosen<BankTransfer>(state, "deposit.bankTransfer");

const account = { bankId: anyText, bankName: anyText, accountName: anyText };

export const depositRules = {
  deposit: {
    says: "The receiving accounts and limits are the same for everybody, and the history has all deposits of the member, the newest first.",
    ...about("3 Deposit", ["requests"]),
    answers: ({ state, member }) => ({
      reply: {
        bankTransfer: adopted(state, "deposit.bankTransfer", {
          accounts: listOf(account, { least: 1 }),
          promptPayId: textOrNothing,
          minimum: hole("an amount above 0", (got) => typeof got === "number" && got > 0),
          maximum: hole("an amount above 0", (got) => typeof got === "number" && got > 0),
        }),
        history: ofKind(member, "deposit").map((request) => depositPattern(state, request)),
      },
    }),
  },
  myDepositRequests: {
    says: "The recent deposits include every open one and those of the last day, the newest first.",
    ...about("7 Deposit", ["requests", "now"]),
    answers: ({ state, member }) => ({
      reply: recent(state, "age of recent deposits", ofKind(member, "deposit"), {
        pattern: (request) => depositPattern(state, request),
        id: ({ id }) => id,
        at: ({ createdAt }) => createdAt,
        must: (request) => isOpen(request) || state.now - request.createdAt < DAY,
      }),
    }),
  },
  depositBonuses: {
    says: "The next deposit can take the bonus of the period that is open by the Bangkok time of day, while none is running or comes with an open deposit.",
    ...about("2 Promotion page", ["bonus", "requests", "now"]),
    answers({ state, member }) {
      const offer = offerNow(state, member);
      const { bonus } = member;
      return {
        reply: {
          offer: isUnknown(state, member)
            ? anything
            : offer && {
                rate: offer.rate,
                endBonus: baht(offer.endBonus),
                maximum: baht(offer.maximum),
                turnoverTimes: adopted(state, "bonus.turnoverTimes", anything),
                lastDay: lastDayPattern(state),
              },
          running: bonus && { ...bonusPattern(bonus), played: baht(bonus.played) },
        },
      };
    },
  },
  requestDeposit: {
    says: "A deposit of an amount within the limits waits for its transfer; one may wait at a time. It takes the bonus that the member was shown, or none; where bonuses come by themselves, it earns what its period still gives.",
    ...about("4 Deposit request lifecycle", ["requests", "bonus"], ["requests"]),
    answers(asked) {
      const { state, member, body, key } = asked;
      const { minimum, maximum } = bankTransfer(state);
      const amount = Math.round(body.amount * 100);
      const taken = body.bonus === undefined ? undefined : bonusOf(state, member, amount);
      const shown = body.bonus === undefined ? undefined : Math.round(body.bonus * 100);
      const refused = refusedFor([
        amount < Math.round(minimum * 100) && "amount-below-minimum",
        amount > Math.round(maximum * 100) && "amount-above-maximum",
        ofKind(member, "deposit").some((each) => statusOf(each) === "awaiting-transfer") && "request-already-open",
        taken?.amount !== shown && "bonus-changed",
      ]);
      if (refused) return refused;
      const bonus = taken ?? earnedBonus(state, member, amount);
      const created = state.now;
      return {
        reply: {
          id: newId(state, "request"),
          amount: baht(amount),
          bonus: bonus && bonusPattern(bonus),
          status: "awaiting-transfer",
          createdAt: time(created),
          expiresAt: anything,
          account: among(bankTransfer(state).accounts),
          timeline: [{ status: "awaiting-transfer", at: time(created) }],
          idempotencyKey: maybe(state, "deposit.idempotencyKey", key),
        },
        apply(reply) {
          const given = typeof reply.expiresAt === "string" ? Date.parse(reply.expiresAt) : undefined;
          const request: RequestState = {
            kind: "deposit",
            id: reply.id,
            member,
            amount,
            createdAt: created,
            order: nextOrder(state),
            steps: [{ status: "awaiting-transfer", at: created }],
            keys: [key],
            more: { account: { ...reply.account } },
            ...(bonus && { bonus: { ...bonus, deposit: reply.id } }),
            ...(given !== undefined && { expiresAt: given }),
          };
          keepId(state, "request", reply.id);
          member.requests.push(request);
          emit(member, "deposit", reply.id);
        },
      };
    },
  },
  cancelDeposit: {
    says: "A member cancels a deposit before its transfer; afterwards it never changes.",
    ...about("4 Deposit request lifecycle", ["requests"], ["requests"]),
    answers: (asked) => changeByMember(asked, "cancelled"),
  },
  confirmTransfer: {
    says: "A member confirms the transfer of a waiting deposit, which staff then check.",
    ...about("4 Deposit request lifecycle", ["requests"], ["requests"]),
    answers: (asked) => changeByMember(asked, "checking"),
  },
} satisfies Partial<Rules>;

function changeByMember(
  { state, member, body: { id } }: Asked<"cancelDeposit" | "confirmTransfer">,
  status: string,
): Expected<ReplyOf<"cancelDeposit">> {
  const request = ofKind(member, "deposit").find((each) => each.id === id);
  if (!request) return { refused: ["request-not-found"] };
  if (statusOf(request) !== "awaiting-transfer") return { refused: ["request-status"] };
  const step = { status, at: state.now };
  return {
    reply: depositPattern(state, { ...request, steps: [...request.steps, step] }),
    apply() {
      request.steps.push(step);
      emit(member, "deposit", id);
    },
  };
}

function depositPattern(state: State, request: RequestState): Pattern {
  const { id, amount, bonus, createdAt, expiresAt, more } = request;
  return {
    id,
    amount: baht(amount),
    bonus: bonus && bonusPattern(bonus),
    status: statusOf(request),
    createdAt: time(createdAt),
    expiresAt: expiresAt === undefined ? undefined : time(expiresAt),
    account: more["account"],
    timeline: timelineOf(request),
    idempotencyKey: maybe(state, "deposit.idempotencyKey", keyOf(request)),
  };
}

export function bonusPattern({ amount, turnover, lastDay }: Pick<BonusState, "amount" | "turnover" | "lastDay">) {
  return { amount: baht(amount), turnover: baht(turnover), lastDay: dateOf(lastDay) };
}

function isOpen(request: RequestState): boolean {
  return ["awaiting-transfer", "checking"].includes(statusOf(request));
}

/** A bonus binds, or comes with an open deposit. */
function hasBonus(member: MemberState): boolean {
  return (
    member.bonus !== undefined ||
    ofKind(member, "deposit").some((each) => each.bonus && each.bonus.turnover > 0 && isOpen(each))
  );
}

/** Whether nobody in the member's level has read its promotion yet. */
function isUnknown(state: State, member: MemberState): boolean {
  return !hasBonus(member) && promotionOf(state, member) === undefined;
}

/** What the next deposit of the member can take now. */
function offerNow(state: State, member: MemberState): Period | undefined {
  return hasBonus(member) || isAutomatic(state, member) ? undefined : periodNow(state, member);
}

/** The bonus of an amount. */
export function bonusOf(state: State, member: MemberState, amount: number): BonusState | undefined {
  const offer = offerNow(state, member);
  const given = offer ? givenBy(offer, amount) : 0;
  if (given <= 0) return undefined;
  const turnover = Math.ceil((amount + given) * chosen<number>(state, "bonus.turnoverTimes"));
  const lastDay = dayOf(state.now) + chosen<number>(state, "bonus.days");
  return { amount: given, turnover, lastDay, deposit: "", played: 0 };
}

/** A number of days after today that is always the same. */
function lastDayPattern(state: State): Pattern {
  return hole("a day that is always so many days from now", (got) => {
    const days = Math.round(Date.parse(`${String(got)}T00:00:00Z`) / DAY) - dayOf(state.now);
    const before = chosenOr(state, "bonus.days", days);
    state.adopted.set("bonus.days", before);
    return days >= 0 && days === before;
  });
}

/** What staff or time do with a deposit. */
export function creditDeposit(state: State, request: RequestState, at: number): void {
  const { member, id, amount, bonus } = request;
  if (statusOf(request) === "awaiting-transfer") request.steps.push({ status: "checking", at });
  request.steps.push({ status: "credited", at });
  post(state, member, { kind: "deposit", at, credit: amount, reference: id });
  notify(state, member, { topic: "deposit-credited", reference: id, amount, at });
  emit(member, "deposit", id);
  emit(member, "credit");
  if (bonus) creditBonus(state, member, bonus, id, at);
}

/** A bonus without turnover binds nothing. */
export function creditBonus(state: State, member: MemberState, bonus: BonusState, reference: string, at: number): void {
  post(state, member, { kind: "bonus", at, credit: bonus.amount, reference });
  if (bonus.turnover > 0) member.bonus = { ...bonus, played: 0 };
}

export function rejectDeposit(state: State, request: RequestState, reason: string): void {
  const { member, id, amount } = request;
  if (statusOf(request) === "awaiting-transfer") request.steps.push({ status: "checking", at: state.now });
  request.steps.push({ status: "rejected", at: state.now, reason });
  notify(state, member, { topic: "deposit-rejected", reference: id, amount, reason });
  emit(member, "deposit", id);
}

/** What became due by now: deposits without a transfer expire, and so does a bonus after its last day. */
export function applyDueDeposits(state: State, member: MemberState): void {
  for (const request of ofKind(member, "deposit")) {
    const { id, amount, expiresAt } = request;
    if (statusOf(request) !== "awaiting-transfer" || expiresAt === undefined || state.now < expiresAt) continue;
    request.steps.push({ status: "expired", at: expiresAt });
    notify(state, member, { topic: "deposit-expired", reference: id, amount, at: expiresAt });
    emit(member, "deposit", id);
  }
  const { bonus } = member;
  if (!bonus || member.launches.some(({ open }) => open !== undefined)) return;
  const over = startOf(bonus.lastDay + 1);
  if (state.now < over) return;
  const taken = Math.min(bonus.amount, creditOf(member));
  post(state, member, { kind: "bonus", at: over, credit: 0 - taken, reference: bonus.deposit });
  member.bonus = undefined;
}

/** Counts a stake towards the turnover, which ends when it is played and when nothing is left for another round. */
export function countStake(member: MemberState, bet: number, leastBet: number): void {
  const { bonus } = member;
  if (!bonus) return;
  bonus.played += bet;
  const isLost = creditOf(member) < leastBet && member.launches.every(({ open }) => open === undefined);
  if (bonus.played >= bonus.turnover || isLost) member.bonus = undefined;
}

export const DEPOSIT_VIEWS: readonly View[] = [
  { name: "deposit" },
  { name: "myDepositRequests" },
  { name: "depositBonuses" },
];
