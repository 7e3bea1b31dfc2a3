import { adopted, chosen, chosenOr, keepId, maybe, newId } from "./adopt.ts";
import { dayOf, monthOf } from "./bangkok.ts";
import { notify } from "./inbox.ts";
import { page } from "./pages.ts";
import { anyText, anything, hole, listOf, type Pattern, textOrNothing, time } from "./pattern.ts";
import { about, type Refused, type Rules, refusedFor, type View } from "./rule.ts";
import { emit, type MemberState, nextOrder, type RequestState, type State } from "./state.ts";
import { levelIdOf, pointsOf, post } from "./wallet/ledger.ts";
import { keyOf, ofKind, statusOf, timelineOf } from "./wallet/requests.ts";

/** A prize as the wire has it. */
export type WirePrize = {
  readonly kind: "credit" | "points" | "item" | "nothing";
  readonly amount?: number;
  readonly point?: number;
  readonly title?: string;
};

export function worthOf({ kind, amount = 0, point = 0 }: WirePrize): {
  readonly credit: number;
  readonly points: number;
} {
  return { credit: kind === "credit" ? Math.round(amount * 100) : 0, points: kind === "points" ? point : 0 };
}

interface RewardShown {
  readonly id: string;
  readonly title: string;
  readonly prize: WirePrize;
  readonly price: number;
  readonly available: boolean;
}

/** What is known of a reward's limits. Texts tell them to people; refusals tell them to programs. */
interface Known {
  readonly per?: "day" | "month" | "ever";
  readonly times?: number;
  /** The lowest level at which somebody could claim it, and the highest at which somebody could not. */
  readonly level?: number;
  readonly refusedLevel?: number;
}

const knownOf = (state: State, id: string) => chosenOr<Known>(state, `limits of reward ${id}`, {});

function note(state: State, id: string, more: Known): void {
  state.adopted.set(`limits of reward ${id}`, { ...knownOf(state, id), ...more });
}

const USED = { day: "reward-used-today", month: "reward-used-month", ever: "reward-used-ever" } as const;
const MAY_BE = ["reward-level", ...Object.values(USED)];

/** The claims of a reward that count: a rejected one never does. */
function counted(member: MemberState, id: string, per: Known["per"], now: number): number {
  const inPeriod = ({ createdAt }: RequestState) =>
    per === "day"
      ? dayOf(createdAt) === dayOf(now)
      : per === "month"
        ? monthOf(dayOf(createdAt)) === monthOf(dayOf(now))
        : true;
  const claims = ofKind(member, "claim").filter(({ reward }) => reward === id);
  return claims.filter((claim) => statusOf(claim) !== "rejected" && inPeriod(claim)).length;
}

/** Both ids of vip are one level. */
export function rankOf(state: State, member: MemberState): number {
  return Math.min(levelIdOf(state, member), 5);
}

/** Why the member cannot claim a reward now, as far as it is known. */
function reasonsAgainst(state: State, member: MemberState, { id, price }: Pick<RewardShown, "id" | "price">) {
  const { per, times, refusedLevel = 0 } = knownOf(state, id);
  return refusedFor([
    rankOf(state, member) <= refusedLevel && "reward-level",
    ofKind(member, "claim").some((claim) => claim.reward === id && statusOf(claim) === "checking") && "reward-waiting",
    per !== undefined && times !== undefined && counted(member, id, per, state.now) >= times && USED[per],
    price > pointsOf(member) && "points-insufficient",
  ]);
}

/** Whether something that nobody knows yet may stand against it. */
function isOpen(state: State, member: MemberState, id: string): boolean {
  const { per, level } = knownOf(state, id);
  const byLevel = level === undefined || rankOf(state, member) < level;
  return byLevel || (per === undefined && counted(member, id, "ever", state.now) > 0);
}

function availability(state: State, member: MemberState, id: string, price: number): Pattern {
  if (reasonsAgainst(state, member, { id, price })) return false;
  return isOpen(state, member, id) ? anything : true;
}

const number = hole("a number, 0 or more", (got) => typeof got === "number" && got >= 0);

/** Each reward as it was shown last, of all categories. */
const shownTo = (state: State, { username }: MemberState) =>
  chosenOr<readonly RewardShown[]>(state, `rewards of ${username}`, []);

export const rewardRules = {
  rewards: {
    says: "All members see the same rewards; one is available exactly when a claim of it would succeed, and otherwise the reason is told.",
    ...about("3 Reward", ["requests", "lines", "grantedLevel", "now"]),
    answers: ({ state, member }) => ({
      reply: listOf({
        categoryId: anyText,
        title: anyText,
        rewards: listOf(
          hole("a reward as everybody sees it, available when it can be claimed", (got) => {
            const { available, reason, ...fixed } = Object(got);
            const { id, price } = fixed;
            const same = adopted(state, `reward ${id}`, {
              title: anyText,
              price: number,
              prize: anything,
              conditions: listOf(anyText),
            });
            const isRight = availability(state, member, id, price);
            return (
              same.differs(fixed) === undefined &&
              (isRight === anything || isRight === available) &&
              (available === true
                ? reason === null || reason === undefined
                : reason === undefined || anyText.differs(reason) === undefined)
            );
          }),
          { least: 1 },
        ),
      }),
      apply(reply) {
        const all = reply.flatMap(({ rewards }) => rewards) as readonly RewardShown[];
        state.adopted.set(`rewards of ${member.username}`, all);
        const level = rankOf(state, member);
        for (const { id, available } of all) {
          const known = knownOf(state, id).level;
          if (available && (known === undefined || level < known)) note(state, id, { level });
        }
      },
    }),
  },
  requestReward: {
    says: "A claim takes the reward's price in points and waits for staff, once at a time, as often as the reward allows in its period; a rejected claim counts for nothing.",
    ...about("3 Reward", ["requests", "lines", "grantedLevel", "now"], ["requests", "lines"]),
    answers({ state, member, body: { userUuid, rewardId }, key }) {
      if (userUuid !== member.uuid) return { refused: ["body-invalid", "forbidden"] };
      const reward = shownTo(state, member).find(({ id }) => id === rewardId);
      if (!reward) return { refused: ["reward-not-found"] };
      const reasons = reasonsAgainst(state, member, reward);
      const mayBeMore = isOpen(state, member, rewardId);
      if (reasons || (!reward.available && mayBeMore)) {
        const level = rankOf(state, member);
        return {
          refused: [...(reasons?.refused ?? []), ...(mayBeMore ? MAY_BE : [])],
          apply({ code, facts }: Refused) {
            const per = (["day", "month", "ever"] as const).find((each) => USED[each] === code);
            // A backend that names no number has reached it.
            if (per)
              note(state, rewardId, {
                per,
                times: Number(facts["times"] ?? counted(member, rewardId, per, state.now)),
              });
            if (code === "reward-level") note(state, rewardId, { refusedLevel: level });
          },
        };
      }
      const { title, prize, price } = reward;
      const at = state.now;
      const more = { rewardId, title, prize: { ...prize } };
      return {
        reply: {
          ...more,
          id: newId(state, "request"),
          price,
          status: "checking",
          createdAt: time(at),
          timeline: [{ status: "checking", at: time(at) }],
          idempotencyKey: maybe(state, "claim.idempotencyKey", key),
        },
        apply({ id }) {
          addClaim(state, member, { kind: "claim", id, key, more, price, prize, reward: rewardId });
          if (price > 0) post(state, member, { kind: "reward", points: 0 - price, reference: id });
          emit(member, "reward", id);
          emit(member, "credit");
        },
      };
    },
  },
  rewardRequestHistory: {
    says: "The history has all claims of the member, the newest first.",
    ...about("7 Rewards", ["requests"]),
    answers: ({ state, member, body: { cursor, limit } }) =>
      page({
        name: "claims",
        state,
        member,
        items: ofKind(member, "claim"),
        order: ({ order }) => order,
        cursor,
        limit,
        pattern: (request) => claimPattern(state, request),
      }),
  },
  myGameRewardRequests: {
    says: "Each prize of a card that staff hand out is a request, the newest first.",
    ...about("7 Flip card", ["requests"]),
    answers({ state, member }) {
      const gifts = ofKind(member, "gift");
      return {
        reply: gifts.map((request) => claimPattern(state, request)),
        apply(reply) {
          for (const [index, { id }] of reply.entries()) {
            const gift = gifts[index];
            if (!gift || gift.id !== "") continue;
            gift.id = id;
            keepId(state, "request", id);
          }
        },
      };
    },
  },
} satisfies Partial<Rules>;

interface NewClaim extends Pick<RequestState, "kind" | "id" | "more"> {
  readonly key: string | undefined;
  readonly reward: string;
  readonly price: number;
  readonly prize: WirePrize;
}

/** Adds a claim, or a card's prize, that staff decide. */
export function addClaim(state: State, member: MemberState, { key, prize, ...claim }: NewClaim): void {
  const at = state.now;
  if (claim.id !== "") keepId(state, "request", claim.id);
  member.requests.push({
    ...claim,
    member,
    amount: 0,
    createdAt: at,
    order: nextOrder(state),
    steps: [{ status: "checking", at }],
    keys: [key],
    gives: worthOf(prize),
  });
}

function claimPattern(state: State, request: RequestState): Pattern {
  const { id, price = 0, createdAt, more } = request;
  return {
    ...more,
    id: id === "" ? newId(state, "request") : id,
    price,
    status: statusOf(request),
    createdAt: time(createdAt),
    timeline: timelineOf(request),
    idempotencyKey: maybe(state, "claim.idempotencyKey", keyOf(request)),
  };
}

export function approveClaim(state: State, request: RequestState): void {
  const { member, id, gives = { credit: 0, points: 0 }, more } = request;
  const { credit, points } = gives;
  request.steps.push({ status: "granted", at: state.now });
  if (credit > 0 || points > 0) post(state, member, { kind: "reward", credit, points, reference: id });
  notify(state, member, {
    topic: "reward-granted",
    reference: id,
    title: more["title"] ?? textOrNothing,
    ...(credit > 0 && { amount: credit }),
    ...(points > 0 && { point: points }),
  });
  emit(member, "reward", id);
  emit(member, "credit");
}

/** Returns the price. */
export function rejectClaim(state: State, request: RequestState, reason: string): void {
  const { member, id, price = 0, more } = request;
  request.steps.push({ status: "rejected", at: state.now, reason });
  if (price > 0) post(state, member, { kind: "reward", points: price, reference: id });
  const title = more["title"] ?? textOrNothing;
  notify(state, member, { topic: "reward-rejected", reference: id, title, reason, ...(price > 0 && { point: price }) });
  emit(member, "reward", id);
  emit(member, "credit");
}

/** The ids and prices of all rewards, as the member saw them last. */
export function rewardsShownTo(state: State, member: MemberState): readonly RewardShown[] {
  return chosen<readonly RewardShown[]>(state, `rewards of ${member.username}`);
}

export const REWARD_VIEWS: readonly View[] = [
  { name: "rewards" },
  { name: "rewardRequestHistory", input: { body: { limit: 100 } } },
  { name: "rewardRequestHistory", input: { body: { limit: 2 } } },
  { name: "myGameRewardRequests" },
];
