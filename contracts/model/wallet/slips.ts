import { adopted, chosen, keepId, maybe, newId } from "../adopt.ts";
import { MINUTE } from "../bangkok.ts";
import { notify } from "../inbox.ts";
import { anyText, anything, baht, hole, type Pattern, time } from "../pattern.ts";
import { about, type Rules, refusedFor, type View } from "../rule.ts";
import { emit, type MemberState, nextOrder, type RequestState, type State } from "../state.ts";
import { bonusPattern, creditBonus } from "./deposits.ts";
import { post } from "./ledger.ts";
import { earnedBonus } from "./promises.ts";
import { keyOf, ofKind, statusOf, timelineOf } from "./requests.ts";

/** A transfer that the sandbox's bank knows, or does not. */
export interface Transfer {
  readonly payload: string;
  readonly amount: number;
  readonly reference: string;
  readonly at: number;
  readonly toUs: boolean;
}

/** What the bank knows of a slip's text. */
function transferOf(state: State, payload: string): Transfer | undefined {
  return state.adopted.get(`transfer ${payload}`) as Transfer | undefined;
}

export function noteTransfer(state: State, transfer: Transfer): void {
  state.adopted.set(`transfer ${transfer.payload}`, transfer);
}

/** By whom a transfer is in use: it waits or is credited. A rejected one can be sent again. */
function isUsed(state: State, member: MemberState, payload: string): "here" | "by another member" | undefined {
  const isBy = (other: MemberState) =>
    ofKind(other, "slip").some((slip) => {
      const status = statusOf(slip);
      const waits = status === "checking" && (other === member || slip.matches === true);
      // What the bank confirmed belongs to the member who sent it, also after a rejection.
      return (
        slip.transfer === payload && (waits || status === "credited" || (other !== member && slip.matches === true))
      );
    });
  if (isBy(member)) return "here";
  return state.members.some((other) => other !== member && isBy(other)) ? "by another member" : undefined;
}

export const slipRules = {
  mySlipRequests: {
    says: "The list has all slips of the member, the newest first.",
    ...about("7 Slip", ["requests"]),
    answers: ({ state, member }) => ({ reply: ofKind(member, "slip").map((request) => slipPattern(state, request)) }),
  },
  verifySlip: {
    says: "The bank says amount, time and receiver of a slip's transfer, and nothing changes. A slip in use is a duplicate.",
    ...about("7 Slip", ["requests"]),
    answers({ state, member, body: { payload } }) {
      const transfer = transferOf(state, payload);
      if (!transfer) return { refused: ["slip-not-a-slip", "slip-not-found"] };
      const refused = refusedFor([
        !transfer.toUs && "slip-wrong-receiver",
        isUsed(state, member, payload) !== undefined && "slip-duplicate",
      ]);
      if (refused) return refused;
      return {
        reply: {
          slipId: anyText,
          amount: baht(transfer.amount),
          transferredAt: adopted(state, `the time of the transfer ${payload}`, nearly(transfer.at)),
          senderName: anything,
          senderBank: anything,
          receiverName: anything,
          receiverBank: anything,
          reference: transfer.reference,
        },
        apply: ({ slipId }) => {
          state.adopted.set(`slip ${slipId}`, transfer);
        },
      };
    },
  },
  confirmSlip: {
    says: "A verified transfer becomes one request over the amount that the bank says, whoever sends it, and is credited after staff approve it.",
    ...about("7 Slip", ["requests"], ["requests"]),
    answers({ state, member, body: { slipId }, key }) {
      const transfer = state.adopted.get(`slip ${slipId}`) as Transfer | undefined;
      if (!transfer) return { refused: ["slip-not-a-slip", "slip-not-found"] };
      const refused = refusedFor([
        !transfer.toUs && "slip-wrong-receiver",
        isUsed(state, member, transfer.payload) !== undefined && "slip-duplicate",
      ]);
      return refused ?? submitted(state, member, transfer, { amount: transfer.amount, matches: true, key });
    },
  },
  requestSlipDeposit: {
    says: "Staff look a slip up over the amount that the member states. One transfer is credited once, whoever sends it.",
    ...about("7 Slip", ["requests"], ["requests"]),
    answers({ state, member, body, key }) {
      const transfer = transferOf(state, body.payload);
      const amount = Math.round(body.amount * 100);
      const { minimum } = chosen<{ readonly minimum: number }>(state, "deposit.bankTransfer");
      const matches = transfer?.toUs === true && transfer.amount === amount;
      const used = isUsed(state, member, body.payload);
      // What the bank does not confirm, staff compare with what others sent.
      const isStaffs = used === "by another member" && !matches;
      const refused = refusedFor([
        !transfer && "slip-not-a-slip",
        used !== undefined && !isStaffs && "slip-duplicate",
        amount < Math.round(minimum * 100) && "amount-below-minimum",
      ]);
      if (refused || !transfer) return refused ?? { refused: [] };
      const sent = submitted(state, member, transfer, { amount, matches, key });
      return isStaffs ? { ...sent, or: { refused: ["slip-duplicate"] } } : sent;
    },
  },
} satisfies Partial<Rules>;

/** A bank's clock may have no milliseconds, or no seconds. */
function nearly(at: number): Pattern {
  return hole(`within the minute of ${new Date(at).toISOString()}`, (got) => {
    const given = Date.parse(String(got));
    return given <= at && at - given < MINUTE;
  });
}

interface Submission {
  readonly amount: number;
  readonly matches: boolean;
  readonly key: string | undefined;
}

function submitted(state: State, member: MemberState, transfer: Transfer, { amount, matches, key }: Submission) {
  const at = state.now;
  const { reference } = transfer;
  const bonus = earnedBonus(state, member, amount);
  return {
    reply: {
      id: newId(state, "request"),
      amount: baht(amount),
      bonus: bonus && bonusPattern(bonus),
      status: "checking",
      reference,
      createdAt: time(at),
      timeline: [{ status: "checking", at: time(at) }],
      idempotencyKey: maybe(state, "slip.idempotencyKey", key),
    },
    apply({ id }: { readonly id: string }) {
      keepId(state, "request", id);
      member.requests.push({
        kind: "slip",
        id,
        member,
        amount,
        createdAt: at,
        order: nextOrder(state),
        steps: [{ status: "checking", at }],
        keys: [key],
        more: { reference },
        ...(bonus && { bonus: { ...bonus, deposit: id } }),
        transfer: transfer.payload,
        matches,
      });
      emit(member, "slip", id);
    },
  };
}

function slipPattern(state: State, request: RequestState): Pattern {
  const { id, amount, bonus, createdAt, more } = request;
  return {
    id,
    amount: baht(amount),
    bonus: bonus && bonusPattern(bonus),
    status: statusOf(request),
    reference: more["reference"],
    createdAt: time(createdAt),
    timeline: timelineOf(request),
    idempotencyKey: maybe(state, "slip.idempotencyKey", keyOf(request)),
  };
}

/** One transfer, one credit: where another member's slip has it already, the approval makes a duplicate. */
export function approveSlip(state: State, request: RequestState): void {
  const { member, id, amount, bonus, transfer } = request;
  const isTaken = state.members.some((other) =>
    ofKind(other, "slip").some(
      (slip) =>
        slip !== request &&
        slip.transfer === transfer &&
        (statusOf(slip) === "credited" || (other !== member && slip.matches === true)),
    ),
  );
  request.steps.push({ status: isTaken ? "duplicate" : "credited", at: state.now });
  notify(state, member, { topic: isTaken ? "slip-duplicate" : "slip-credited", reference: id, amount });
  emit(member, "slip", id);
  if (isTaken) return;
  post(state, member, { kind: "deposit", credit: amount, reference: id });
  if (bonus) creditBonus(state, member, bonus, id, state.now);
  emit(member, "credit");
}

export function rejectSlip(state: State, request: RequestState, reason: string): void {
  const { member, id, amount } = request;
  request.steps.push({ status: "rejected", at: state.now, reason });
  notify(state, member, { topic: "slip-rejected", reference: id, amount, reason });
  emit(member, "slip", id);
}

export function slipViews(member: MemberState): readonly View[] {
  const [latest] = ofKind(member, "slip");
  const again: readonly View[] =
    latest?.transfer === undefined ? [] : [{ name: "verifySlip", input: { body: { payload: latest.transfer } } }];
  return [{ name: "mySlipRequests" }, ...again];
}
