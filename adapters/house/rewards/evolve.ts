import { isRewardFinal, type Prize, type RewardStatus } from "../../../core/rewards/model.ts";
import { addDays, type Instant, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { HistoryEntry, HistoryKind, TimelineStep } from "../../../core/wallet/model.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { Evolvers } from "../engine/evolvers.ts";
import { withNew, withStep } from "../engine/requests.ts";
import type { ClaimRecord, MemberState } from "../engine/state.ts";
import { post } from "../wallet/ledger.ts";
import { cardPlayOf, spinOf } from "./play-views.ts";

export const rewardEvolvers: Evolvers<
  "reward-claimed" | "reward-granted" | "reward-rejected" | "wheel-spun" | "card-flipped" | "checked-in"
> = {
  "reward-claimed": (state, { id, at, rewardId, title, prize, price, intent }) =>
    withClaim(posted(state, "reward", { id, at, title }, -price), {
      ...newClaim({ id, at, rewardId, title, prize, price }),
      from: "catalogue",
      intent: intent?.key,
    }),
  "reward-granted": (state, { id, at, title, prize }) =>
    posted(moved(state, id, { status: "granted", at }), "reward", { id, at, title }, 0, prize),
  "reward-rejected": (state, { id, at, title, price, reason }) =>
    posted(moved(state, id, { status: "rejected", at, reason }), "reward", { id, at, title }, price),

  "wheel-spun": (state, event) => {
    const after = posted(state, "wheel", event, -event.price, event.prize);
    return { ...after, spins: { head: spinOf(event, after.points), tail: state.spins } };
  },
  "card-flipped": (state, event) => {
    const { id, at, eventId, title, prize, price, claimId, intent } = event;
    const given = claimId === undefined ? prize : undefined;
    const paid = posted(state, "flip-card", { id, at, title }, -price, given);
    const after =
      claimId === undefined
        ? paid
        : withClaim(paid, {
            ...newClaim({ id: claimId, at, rewardId: eventId, title, prize, price }),
            from: "cards",
            intent: intent?.key,
          });
    return { ...after, cardPlays: { head: cardPlayOf(event, after.points), tail: state.cardPlays } };
  },
  "checked-in": (state, { id, at, day, points }) => {
    const date = parseBangkokDate(day);
    const last = state.checkIns?.head;
    const follows = date !== undefined && last?.day === addDays(date, -1);
    const inARow = follows ? (last?.inARow ?? 0) + 1 : 1;
    return {
      ...posted(state, "check-in", { id, at }, points),
      checkIns: { head: { id, day, points, inARow }, tail: state.checkIns },
    };
  },
};

type Claimed = Pick<MemberEventOf<"reward-claimed">, "id" | "at" | "rewardId" | "title" | "prize" | "price">;

function newClaim({ id, at, rewardId, title, prize, price }: Claimed): Omit<ClaimRecord, "from" | "intent"> {
  const status = "checking";
  return { id, rewardId, title, prize, pricePoints: price, status, createdAt: at, timeline: [{ status, at }] };
}

function withClaim(state: MemberState, claim: ClaimRecord): MemberState {
  return { ...state, claims: withNew(state.claims, claim) };
}

function moved(state: MemberState, id: string, step: TimelineStep<RewardStatus>): MemberState {
  return { ...state, claims: withStep(state.claims, id, step, isRewardFinal) };
}

interface Cause {
  readonly id: string;
  readonly at: Instant;
  readonly title?: string;
}

/** What a fact moved, in one line of the ledger; none where it moved nothing: a thing was won, or a free spin lost. */
function posted(state: MemberState, kind: HistoryKind, cause: Cause, points: number, prize?: Prize): MemberState {
  const { creditSatang, points: won } = worthOf(prize);
  const moves: Pick<HistoryEntry, "creditSatang" | "points"> = { creditSatang, points: points + won };
  if (moves.creditSatang === 0 && moves.points === 0) return state;
  return post(state, { kind, at: cause.at, ...moves, reference: cause.id, title: cause.title });
}

function worthOf(prize: Prize | undefined): { readonly creditSatang: Satang; readonly points: number } {
  if (prize?.kind === "credit") return { creditSatang: prize.amountSatang, points: 0 };
  return { creditSatang: ZERO, points: prize?.kind === "points" ? prize.points : 0 };
}
