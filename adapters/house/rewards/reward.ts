import {
  isRewardFinal,
  type Prize,
  type Reward,
  type RewardCategory,
  type RewardRequest,
  type RewardStatus,
} from "../../../core/rewards/model.ts";
import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import { SENTENCES } from "../../../core/sentences/every-language.ts";
import { type InLanguages, inLanguage, LANGUAGES, type Language, wordsOf } from "../../../core/sentences/sentences.ts";
import type { LevelStanding, MemberId } from "../../../core/session/model.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  endOfDay,
  type Instant,
  monthOf,
  plus,
} from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { TimelineStep } from "../../../core/wallet/model.ts";
import type { Rules, ServiceContext } from "../context.ts";
import { bodyOf, rowPage } from "../engine/derived/rows.ts";
import { execute } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import type {
  Answer,
  AnyState,
  Decision,
  IdentifiedEvent,
  IntentEvent,
  Moment,
  OptionalKey,
  RejectedEvent,
  WithIntent,
} from "../engine/model.ts";
import {
  afterSteps,
  HISTORY_COUNT,
  type Listed,
  type RequestKind,
  type Requests,
  requestId,
  requestIn,
  withRequest,
  withStep,
} from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import { type AccountState, standingOf } from "../session/account.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import { postPrize } from "./prizes.ts";
import type { ClaimLimit, OfferedCategory, OfferedReward } from "./rewards-content.ts";

export interface ClaimReward extends WithIntent {
  readonly type: "claim-reward";
  readonly rewardId: string;
}

/** Takes the price in points. */
interface RewardClaimed extends IntentEvent<"reward-claimed"> {
  readonly rewardId: string;
  readonly title: string;
  readonly prize: Prize;
  readonly price: number;
}

export type RewardEvent =
  | RewardClaimed
  | (IdentifiedEvent<"reward-granted"> & { readonly title: string; readonly prize: Prize })
  /** Gives the price back. */
  | (RejectedEvent<"reward-rejected"> & { readonly title: string; readonly price: number });

interface ClaimRecord extends RewardRequest, Listed {
  readonly from: "catalogue" | "cards";
}

/** How many claims of a reward count towards its limit; rejected ones do not. */
interface ClaimCounts {
  readonly ever: number;
  readonly month: string;
  readonly inMonth: number;
  readonly day: BangkokDate;
  readonly onDay: number;
}

export interface ClaimState {
  readonly claims: Requests<ClaimRecord>;
  /** By reward. */
  readonly claimCounts: ReadonlyMap<string, ClaimCounts>;
}

type State = AnyState & ClaimState & LedgerState & AccountState;

/** A claim takes the price at once. Staff or the back office grant the claim, or reject it and return the price. */
function decideReward(
  state: State,
  { rewardId, intent }: ClaimReward,
  { now, random, rewards, levels }: Moment & Pick<Rules, "rewards" | "levels">,
): Decision<RewardEvent> {
  const offered = rewards.categories.flatMap((category) => category.rewards).find(({ id }) => id === rewardId);
  if (!offered) return err(refuse("reward-not-found"));
  const refusal = checkReward(state, offered, standingOf(state, now, levels), now);
  if (refusal) return err(refusal);
  const { title, prize, pricePoints: price } = offered;
  const id = requestId("R", now, random);
  return ok([{ type: "reward-claimed", at: now, id, rewardId, title, prize, price, ...(intent && { intent }) }]);
}

/** Why the member cannot claim the reward now. Undefined when they can. */
function checkReward(
  state: State,
  offered: OfferedReward,
  { level }: LevelStanding,
  now: Instant,
): Refusal | undefined {
  const { leastLevel, limit, pricePoints } = offered;
  if (leastLevel && LEVEL_NAMES.indexOf(level) < LEVEL_NAMES.indexOf(leastLevel)) {
    return refuse("reward-level", { level: leastLevel });
  }
  const isWaiting = [...state.claims.values()].some(
    ({ rewardId, status }) => rewardId === offered.id && status === "checking",
  );
  if (isWaiting) return refuse("reward-waiting");
  const limitReached = limit && checkLimit(state.claimCounts.get(offered.id), limit, now);
  if (limitReached) return limitReached;
  return pricePoints > state.points ? refuse("points-insufficient", { points: state.points, pricePoints }) : undefined;
}

function checkLimit(counts: ClaimCounts | undefined, { times, per }: ClaimLimit, now: Instant): Refusal | undefined {
  const today = bangkokDateOf(now);
  if (countedClaims(counts, per, now) < times) return undefined;
  switch (per) {
    case "day":
      return refuse("reward-used-today", { times, resetsAt: endOfDay(today) });
    case "month":
      return refuse("reward-used-month", {
        times,
        resetsAt: endOfDay(addDays(today, daysInMonth(today) - dayOfMonth(today))),
      });
    case "ever":
      return refuse("reward-used-ever", { times });
  }
}

function countedClaims(counts: ClaimCounts | undefined, per: ClaimLimit["per"], now: Instant): number {
  if (!counts) return 0;
  const today = bangkokDateOf(now);
  if (per === "ever") return counts.ever;
  if (per === "month") return counts.month === monthOf(today) ? counts.inMonth : 0;
  return counts.day === today ? counts.onDay : 0;
}

const CLAIMS: RequestKind<"claims", ClaimRecord, RewardEvent> = {
  kind: "reward",
  list: "claims",
  isFinal: ({ status }) => isRewardFinal(status),
  found: ({ createdAt, from }) => ({ day: bangkokDateOf(createdAt), tag: from }),
  shown: ({ prize, title }) => ({ amountSatang: prize.kind === "credit" ? prize.amountSatang : ZERO, title }),
  due({ id, title, prize, createdAt }, policy) {
    if (policy.mode === "waiting") return [];
    return [{ type: "reward-granted", at: plus(createdAt, policy.afterMs), id, title, prize }];
  },
  review({ id, title, prize, pricePoints: price, status }, command, { now: at }) {
    if (isRewardFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
    return ok([
      command.type === "approve"
        ? { type: "reward-granted", at, id, title, prize }
        : { type: "reward-rejected", at, id, title, price, reason: command.reason },
    ]);
  },
};

type NewClaim = Pick<RewardClaimed, "id" | "at" | "rewardId" | "title" | "prize" | "price">;

/** Adds a claim that staff must check. */
export function addClaim<Claiming extends AnyState & ClaimState>(
  state: Claiming,
  { id, at, rewardId, title, prize, price }: NewClaim,
  from: ClaimRecord["from"],
  intent: ClaimRecord["intent"],
): Claiming {
  const status = "checking";
  const timeline = [{ status, at }] as const;
  const claim: ClaimRecord = {
    id,
    rewardId,
    title,
    prize,
    pricePoints: price,
    status,
    createdAt: at,
    timeline,
    from,
    intent,
    order: state.version + 1,
  };
  return { ...withRequest(state, CLAIMS, claim), claimCounts: countClaim(state.claimCounts, claim) };
}

function addClaimStep(state: State, id: string, step: TimelineStep<RewardStatus>): State {
  return withRequest(state, CLAIMS, withStep(state.claims, id, step));
}

type Counts = ClaimState["claimCounts"];
type Counted = Pick<ClaimRecord, "rewardId" | "createdAt">;

function countClaim(counts: Counts, { rewardId, createdAt }: Counted): Counts {
  const before = counts.get(rewardId);
  const day = bangkokDateOf(createdAt);
  const month = monthOf(day);
  return new Map([
    ...counts,
    [
      rewardId,
      {
        ever: before ? before.ever + 1 : 1,
        month,
        inMonth: before?.month === month ? before.inMonth + 1 : 1,
        day,
        onDay: before?.day === day ? before.onDay + 1 : 1,
      },
    ],
  ]);
}

/** A rejected claim no longer counts, neither on its own day nor in its own month. */
function uncountClaim(counts: Counts, { rewardId, createdAt }: Counted): Counts {
  const before = counts.get(rewardId);
  if (!before) return counts;
  const day = bangkokDateOf(createdAt);
  return new Map([
    ...counts,
    [
      rewardId,
      {
        ...before,
        ever: before.ever - 1,
        inMonth: before.month === monthOf(day) ? before.inMonth - 1 : before.inMonth,
        onDay: before.day === day ? before.onDay - 1 : before.onDay,
      },
    ],
  ]);
}

export interface RewardClaimService {
  /** Why a reward cannot be claimed, and its conditions, are in `language`. */
  rewards(language?: Language): Promise<readonly RewardCategory[]>;
  /** Refuses `reward-*` and `points-insufficient`. */
  claimReward(rewardId: string, key: OptionalKey): Answer<RewardRequest>;
  claims(query: PageQuery): Answer<Page<RewardRequest>>;
  /** Claims for prizes of the card games that staff hand out. */
  cardClaims(): Promise<readonly RewardRequest[]>;
}

function createRewardClaimService(context: Context, id: MemberId): RewardClaimService {
  const { streams, content, rows, levels } = context;
  return {
    async rewards(language = LANGUAGES[0]) {
      const { state, now } = await streams.read(id);
      return rewardCategories(content().rewards.categories, state, now, levels, language);
    },
    claimReward(rewardId, key) {
      const intent = intentRecord(key, "claim-reward", rewardId);
      return execute(context, id, { type: "claim-reward", rewardId, intent }, (effect, { claims }) =>
        claimView(requestIn(claims, effect.id), effect.steps),
      );
    },
    async claims(query) {
      await streams.read(id);
      const catalogue = { list: "claims", owner: id, tags: ["catalogue"] } as const;
      return rowPage(rows, catalogue, query, (row) => claimView(bodyOf<ClaimRecord>(row)));
    },
    async cardClaims() {
      await streams.read(id);
      const found = await rows.page({ list: "claims", owner: id, limit: HISTORY_COUNT, tags: ["cards"] });
      return found.map((row) => claimView(bodyOf<ClaimRecord>(row)));
    },
  };
}

/** The catalogue as the member sees it now. */
function rewardCategories(
  catalogue: readonly OfferedCategory[],
  state: State,
  now: Instant,
  levels: Rules["levels"],
  language: Language,
): readonly RewardCategory[] {
  const standing = standingOf(state, now, levels);
  return catalogue.map(({ categoryId, title, rewards }) => ({
    categoryId,
    title,
    rewards: rewards.map((offered) =>
      rewardView(offered, categoryId, checkReward(state, offered, standing, now), language),
    ),
  }));
}

function rewardView(
  offered: OfferedReward,
  categoryId: string,
  refusal: Refusal | undefined,
  language: Language,
): Reward {
  const { id, title, prize, pricePoints, imagePath } = offered;
  return {
    id,
    categoryId,
    title,
    prize,
    pricePoints,
    conditions: conditionsOf(offered, language),
    imagePath,
    available: refusal === undefined,
    reason: refusal && wordsOf(refusal, SENTENCES[language]).message,
  };
}

interface ConditionWords {
  readonly per: Readonly<Record<ClaimLimit["per"], string>>;
  readonly limit: (times: number, per: string) => string;
  readonly checked: string;
  readonly pointsBack: string;
}

const CONDITIONS: InLanguages<ConditionWords> = {
  th: {
    per: { day: "ต่อวัน", month: "ต่อเดือน", ever: "ต่อสมาชิก" },
    limit: (times, per) => `แลกได้ ${times} ครั้ง${per}`,
    checked: "เจ้าหน้าที่ตรวจสอบก่อนมอบ",
    pointsBack: "เจ้าหน้าที่ตรวจสอบก่อนมอบ หากไม่ผ่านจะคืนแต้มให้ทั้งหมด",
  },
  en: {
    per: { day: "a day", month: "a month", ever: "per member" },
    limit: (times, per) => `Can be claimed ${times === 1 ? "once" : `${times} times`} ${per}.`,
    checked: "Our staff check a claim before they grant it.",
    pointsBack: "Our staff check a claim before they grant it. If they reject it, you get all points back.",
  },
};

/** Made from the rule's own data, so that text and rule cannot differ. The operator's own terms are as they are. */
function conditionsOf({ leastLevel, limit, pricePoints, terms }: OfferedReward, language: Language): readonly string[] {
  const words = inLanguage(CONDITIONS, language);
  return [
    ...(leastLevel ? [SENTENCES[language].refusals["reward-level"]({ level: leastLevel })] : []),
    ...(limit ? [words.limit(limit.times, words.per[limit.per])] : []),
    pricePoints > 0 ? words.pointsBack : words.checked,
    ...terms,
  ];
}

/** The claim after its first steps, or after all of them. */
function claimView(claim: ClaimRecord, steps?: number): RewardRequest {
  const { from: _from, order: _order, ...request } = claim;
  return { ...request, ...afterSteps(claim, steps) };
}

type Context = ServiceContext<State, ClaimReward>;

interface Rewards {
  readonly state: ClaimState;
  readonly needs: LedgerState & AccountState;
  readonly command: ClaimReward;
  readonly event: RewardEvent;
  readonly rules: Pick<Rules, "rewards" | "levels">;
  readonly context: Context;
  readonly service: RewardClaimService;
}

export const rewards: Slice<Rewards> = {
  initial: { claims: new Map(), claimCounts: new Map() },
  decide: { "claim-reward": decideReward },
  evolve: {
    "reward-claimed": (state, event) => {
      const { id, at, title, price, intent } = event;
      return addClaim(postPrize(state, "reward", { id, at, title }, -price), event, "catalogue", intent?.key);
    },
    "reward-granted": (state, { id, at, title, prize }) =>
      postPrize(addClaimStep(state, id, { status: "granted", at }), "reward", { id, at, title }, 0, prize),
    "reward-rejected": (state, { id, at, title, price, reason }) => {
      const rejected = addClaimStep(state, id, { status: "rejected", at, reason });
      const claimCounts = uncountClaim(state.claimCounts, requestIn(state.claims, id));
      return { ...postPrize(rejected, "reward", { id, at, title }, price), claimCounts };
    },
  },
  shows: {
    "reward-claimed": ["reward", "credit"],
    "reward-granted": ["reward", "credit", "inbox"],
    "reward-rejected": ["reward", "credit", "inbox"],
  },
  requests: CLAIMS,
  service: createRewardClaimService,
};
