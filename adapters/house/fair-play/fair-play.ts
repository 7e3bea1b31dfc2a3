import type {
  FairPlay,
  FairPlayFigures,
  FairPlayStep,
  FigureSpan,
  PauseView,
  PlayFigures,
  RealityCheckMinutes,
} from "../../../core/fair-play/model.ts";
import {
  decideBreak,
  decideExclusion,
  decideReturn,
  type Pause,
  type PauseDecision,
  pauseStage,
  RETURN_WAIT_MS,
} from "../../../core/rules/pause.ts";
import {
  askedNow,
  confirmableOf,
  decideCancellation,
  decideConfirmation,
  decideLimit,
  type LimitChange,
  type LimitDecision,
  type PlayLimit,
  settingOf,
  withLimitChange,
} from "../../../core/rules/play-limits.ts";
import { isInMonth, limitUses } from "../../../core/rules/play-usage.ts";
import { signsOfHarm } from "../../../core/rules/signs-of-harm.ts";
import type { MemberId } from "../../../core/session/model.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  DAY_MS,
  type Instant,
  MINUTE_MS,
  plus,
} from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { refusalOf } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, rowPage, withRow } from "../engine/derived/rows.ts";
import {
  type AmountEvent,
  type Answer,
  type AnyState,
  type BaseEvent,
  type CurrentState,
  type Decision,
  type IdentifiedEvent,
  type Moment,
  ownerOf,
} from "../engine/model.ts";
import { requestId } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { GameOpened, GamesState, RoundPlayed, RoundStepped } from "../games/play.ts";
import type { Row } from "../ports/rows.ts";
import type { DepositState } from "../wallet/deposit.ts";
import type { SlipState } from "../wallet/slip.ts";
import {
  type FairPlayState,
  PLAY_DAYS,
  type PlayRecord,
  recordOf,
  sumsOf,
  usageOf,
  withAct,
  withDeposit,
  withPaidWithdrawal,
  withRound,
} from "./play-record.ts";

/** Satang, or minutes for time; undefined where the member wants no such limit. */
type LimitAmount = PlayLimit & { readonly amount: number | undefined };

/** The amount, which is no sum of money for time, under a name of its own. */
type LimitValue = PlayLimit & { readonly value?: number };

type FairPlayCommand =
  | (LimitAmount & { readonly type: "set-play-limit" })
  | (LimitAmount & { readonly type: "confirm-play-limit" })
  | (PlayLimit & { readonly type: "cancel-play-limit" })
  | { readonly type: "start-break"; readonly days: number }
  /** Without months for good. */
  | { readonly type: "exclude-self"; readonly months: number | undefined }
  | { readonly type: "ask-to-return" }
  | { readonly type: "set-reality-check"; readonly minutes: RealityCheckMinutes }
  | { readonly type: "note-suggestion" };

type FairPlayEvent =
  /** `raised`: it is a higher one, or none, that the member confirmed. */
  | (IdentifiedEvent<"play-limit-set"> & LimitValue & { readonly raised?: true })
  | (IdentifiedEvent<"play-limit-asked"> & LimitValue)
  | (IdentifiedEvent<"play-limit-cancelled"> & PlayLimit)
  | (IdentifiedEvent<"break-started"> & { readonly days: number; readonly until: Instant })
  | (IdentifiedEvent<"self-excluded"> & { readonly months?: number | undefined; readonly until?: Instant | undefined })
  | IdentifiedEvent<"return-asked">
  | (IdentifiedEvent<"reality-check-set"> & { readonly minutes: RealityCheckMinutes })
  | BaseEvent<"suggestion-noted">;

type Needs = DepositState & SlipState & GamesState;
type State = AnyState & Needs & FairPlayState;

/** What a member gets who has not chosen. */
const REALITY_CHECK_MINUTES = 60;
/** Signs of harm look back 30 days. */
const RAISES_KEPT_MS = 31 * DAY_MS;

const newId = ({ now, random }: Moment) => requestId("F", now, random);

function changed(decision: LimitDecision, moment: Moment, raised?: true): Decision<FairPlayEvent> {
  if (!decision.allowed) return err(refusalOf(decision.reason));
  const { change } = decision;
  if (!change) return ok([]);
  const { kind, period } = change;
  const event = { at: moment.now, id: newId(moment), kind, period };
  switch (change.change) {
    case "set":
      return ok([{ type: "play-limit-set", ...event, ...valueOf(change), ...(raised && { raised }) }]);
    case "ask":
      return ok([{ type: "play-limit-asked", ...event, ...valueOf(change) }]);
    case "cancel":
      return ok([{ type: "play-limit-cancelled", ...event }]);
  }
}

function valueOf({ amount: value }: { readonly amount: number | undefined }): { readonly value?: number } {
  return value === undefined ? {} : { value };
}

function paused(decision: PauseDecision, moment: Moment): Decision<FairPlayEvent> {
  if (!decision.allowed) return err(refusalOf(decision.reason));
  const { pause } = decision;
  if (!pause) return ok([]);
  const event = { at: moment.now, id: newId(moment) };
  if (pause.returnAskedAt !== undefined) return ok([{ type: "return-asked", ...event }]);
  const { kind, length, until } = pause;
  if (kind === "exclusion") return ok([{ type: "self-excluded", ...event, months: length, until }]);
  if (length === undefined || until === undefined) throw new Error("a break without an end");
  return ok([{ type: "break-started", ...event, days: length, until }]);
}

/** The state with the member's decision, and with its line, which nothing changes later. */
function decided(
  state: State,
  change: Partial<PlayRecord>,
  step: Omit<FairPlayStep, "limit" | "amount" | "until"> & Partial<FairPlayStep>,
): State {
  const { id } = step;
  const row = put({ list: STEPS, owner: ownerOf(state), id, order: state.version + 1, body: step });
  return withRow({ ...state, fairPlay: { ...recordOf(state), ...change } }, row);
}

const STEPS = "fair-play-steps";

function withChange({ limits }: PlayRecord, change: LimitChange): Pick<PlayRecord, "limits"> {
  return { limits: withLimitChange(limits, change) };
}

function pauseView(pause: Pause | undefined, now: Instant): PauseView | undefined {
  const stage = pauseStage(pause, now);
  if (!pause || stage === undefined) return undefined;
  const { kind, startedAt, until, returnAskedAt } = pause;
  const returnsAt =
    stage === "returning" && returnAskedAt !== undefined ? plus(returnAskedAt, RETURN_WAIT_MS) : undefined;
  return { kind, startedAt, until, stage, returnsAt };
}

function fairPlayView(state: State, now: Instant): FairPlay {
  const { limits, days, pause, realityCheckMinutes, raisedAt, suggestedOn } = recordOf(state);
  const view = pauseView(pause, now);
  const isQuiet = view !== undefined || suggestedOn === bangkokDateOf(now);
  return {
    limits: limitUses(limits, usageOf(state), now).map((use) => {
      const asked = askedNow(settingOf(limits, use), now);
      return { ...use, asked: asked && { ...asked, ...confirmableOf(asked.askedAt) } };
    }),
    pause: view,
    realityCheckMinutes: realityCheckMinutes ?? REALITY_CHECK_MINUTES,
    signs: isQuiet ? [] : signsOfHarm({ days, raisedAt }, now),
  };
}

/** The first day that each span counts. */
const SPAN_STARTS: Readonly<Record<FigureSpan, (today: BangkokDate) => string>> = {
  "7-days": (today) => addDays(today, -6),
  "30-days": (today) => addDays(today, -29),
  year: (today) => `${today.slice(0, 4)}-01-01`,
  ever: () => "",
};

function figuresOf(rows: readonly Row[], now: Instant): FairPlayFigures {
  const today = bangkokDateOf(now);
  const days = rows.flatMap((row) => (row.day === undefined ? [] : [{ day: row.day, ...sumsOf(row) }]));
  const spans = Object.entries(SPAN_STARTS).map(([span, startOf]): PlayFigures => {
    const start = startOf(today);
    const counted = days.filter(({ day }) => day >= start && day <= today);
    const total = (of: (day: (typeof days)[number]) => number) =>
      satang(counted.reduce((sum, day) => sum + of(day), 0));
    return {
      // The cast is safe: the names come from the table.
      span: span as FigureSpan,
      depositedSatang: total(({ deposited }) => deposited),
      withdrawnSatang: total(({ withdrawn }) => withdrawn),
      stakedSatang: total(({ staked }) => staked),
      wonSatang: total(({ won }) => won),
    };
  });
  const ofMonth = days
    .filter(({ day, deposited, staked }) => isInMonth(day, now) && day <= today && (deposited > 0 || staked > 0))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return {
    spans,
    days: ofMonth.map(({ day, deposited, staked, won, playedMs }) => ({
      day,
      depositedSatang: satang(deposited),
      stakedSatang: satang(staked),
      wonSatang: satang(won),
      minutes: Math.floor(playedMs / MINUTE_MS),
    })),
  };
}

/** More days than anybody lives. */
const MOST_DAYS = 100_000;

/** Limits, breaks and honest figures. See `FairPlayPort` for the refusals of each call. */
export interface FairPlayService {
  fairPlay(): Promise<FairPlay>;
  setPlayLimit(limit: PlayLimit, amount: number | undefined): Answer<FairPlay>;
  confirmPlayLimit(limit: PlayLimit, amount: number | undefined): Answer<FairPlay>;
  cancelPlayLimit(limit: PlayLimit): Answer<FairPlay>;
  startBreak(days: number): Answer<FairPlay>;
  excludeSelf(months: number | undefined): Answer<FairPlay>;
  askToReturn(): Answer<FairPlay>;
  setRealityCheck(minutes: RealityCheckMinutes): Answer<FairPlay>;
  noteSuggestion(): Answer<FairPlay>;
  fairPlayFigures(): Promise<FairPlayFigures>;
  fairPlaySteps(query: PageQuery): Answer<Page<FairPlayStep>>;
}

type Context = ServiceContext<FairPlayState & Needs, FairPlayCommand>;

function createFairPlayService({ streams, rows }: Context, id: MemberId): FairPlayService {
  const viewOf = ({ state, now }: CurrentState<FairPlayState & Needs>) => fairPlayView(state as State, now);
  async function run(command: FairPlayCommand): Answer<FairPlay> {
    const executed = await streams.execute(id, command);
    return executed.outcome.ok ? ok(viewOf(executed)) : executed.outcome;
  }
  return {
    fairPlay: async () => viewOf(await streams.read(id)),
    setPlayLimit: ({ kind, period }, amount) => run({ type: "set-play-limit", kind, period, amount }),
    confirmPlayLimit: ({ kind, period }, amount) => run({ type: "confirm-play-limit", kind, period, amount }),
    cancelPlayLimit: ({ kind, period }) => run({ type: "cancel-play-limit", kind, period }),
    startBreak: (days) => run({ type: "start-break", days }),
    excludeSelf: (months) => run({ type: "exclude-self", months }),
    askToReturn: () => run({ type: "ask-to-return" }),
    setRealityCheck: (minutes) => run({ type: "set-reality-check", minutes }),
    noteSuggestion: () => run({ type: "note-suggestion" }),
    async fairPlayFigures() {
      const { now } = await streams.read(id);
      return figuresOf(await rows.page({ list: PLAY_DAYS, owner: id, limit: MOST_DAYS }), now);
    },
    fairPlaySteps: (query) => rowPage(rows, { list: STEPS, owner: id }, query, stepView),
  };
}

function stepView(row: Row): FairPlayStep {
  const { id, at, step, limit, amount, until } = bodyOf<FairPlayStep>(row);
  return { id, at, step, limit, amount, until };
}

interface FairPlaySlice {
  readonly state: FairPlayState;
  readonly needs: Needs;
  readonly command: FairPlayCommand;
  readonly event: FairPlayEvent;
  readonly others:
    | AmountEvent<"deposit-credited">
    | AmountEvent<"slip-credited">
    | AmountEvent<"withdrawal-paid">
    | GameOpened
    | RoundStepped
    | RoundPlayed;
  readonly context: Context;
  readonly service: FairPlayService;
}

/** What members set for themselves, and what counts against it. `refusalByFairPlay` decides by it. */
export const fairPlay: Slice<FairPlaySlice> = {
  initial: {},
  decide: {
    "set-play-limit": (state, { kind, period, amount }, moment) =>
      changed(decideLimit(recordOf(state).limits, { kind, period, amount }, moment.now), moment),
    "confirm-play-limit": (state, { kind, period, amount }, moment) =>
      changed(decideConfirmation(recordOf(state).limits, { kind, period, amount }, moment.now), moment, true),
    "cancel-play-limit": (state, limit, moment) =>
      changed(decideCancellation(recordOf(state).limits, limit, moment.now), moment),
    "start-break": (state, { days }, moment) => paused(decideBreak(recordOf(state).pause, days, moment.now), moment),
    "exclude-self": (state, { months }, moment) =>
      paused(decideExclusion(recordOf(state).pause, months, moment.now), moment),
    "ask-to-return": (state, _, moment) => paused(decideReturn(recordOf(state).pause, moment.now), moment),
    "set-reality-check": (state, { minutes }, moment) =>
      recordOf(state).realityCheckMinutes === minutes
        ? ok([])
        : ok([{ type: "reality-check-set", at: moment.now, id: newId(moment), minutes }]),
    "note-suggestion": (state, _, { now }) =>
      recordOf(state).suggestedOn === bangkokDateOf(now) ? ok([]) : ok([{ type: "suggestion-noted", at: now }]),
  },
  evolve: {
    "play-limit-set": (state, { id, at, kind, period, value: amount, raised }) => {
      const record = recordOf(state);
      const kept = record.raisedAt.filter((each) => at - each < RAISES_KEPT_MS);
      const change = withChange(record, { kind, period, change: "set", amount });
      const step = amount === undefined ? "limit-removed" : "limit-set";
      const after = { ...change, raisedAt: raised ? [at, ...kept] : kept };
      return decided(state, after, { id, at, step, limit: { kind, period }, amount });
    },
    "play-limit-asked": (state, { id, at, kind, period, value: amount }) =>
      decided(state, withChange(recordOf(state), { kind, period, change: "ask", amount, askedAt: at }), {
        id,
        at,
        step: "limit-asked",
        limit: { kind, period },
        amount,
      }),
    "play-limit-cancelled": (state, { id, at, kind, period }) =>
      decided(state, withChange(recordOf(state), { kind, period, change: "cancel" }), {
        id,
        at,
        step: "limit-cancelled",
        limit: { kind, period },
      }),
    "break-started": (state, { id, at, days, until }) =>
      decided(
        state,
        { pause: { kind: "break", length: days, startedAt: at, until, returnAskedAt: undefined } },
        { id, at, step: "break-started", until },
      ),
    "self-excluded": (state, { id, at, months, until }) =>
      decided(
        state,
        { pause: { kind: "exclusion", length: months, startedAt: at, until, returnAskedAt: undefined } },
        { id, at, step: "excluded", until },
      ),
    "return-asked": (state, { id, at }) => {
      const { pause } = recordOf(state);
      return decided(state, { pause: pause && { ...pause, returnAskedAt: at } }, { id, at, step: "return-asked" });
    },
    "reality-check-set": (state, { id, at, minutes }) =>
      decided(state, { realityCheckMinutes: minutes }, { id, at, step: "reality-check-set", amount: minutes }),
    "suggestion-noted": (state, { at }) => ({
      fairPlay: { ...recordOf(state), suggestedOn: bangkokDateOf(at) },
    }),
  },
  follow: {
    "deposit-credited": withDeposit,
    "slip-credited": withDeposit,
    "withdrawal-paid": withPaidWithdrawal,
    "game-opened": withAct,
    "round-stepped": withAct,
    "round-played": withRound,
  },
  shows: {
    "play-limit-set": [],
    "play-limit-asked": [],
    "play-limit-cancelled": [],
    "break-started": [],
    "self-excluded": [],
    "return-asked": [],
    "reality-check-set": [],
    "suggestion-noted": [],
  },
  service: createFairPlayService,
};
