import {
  type FairPlay,
  type FairPlayFigures,
  type FairPlayStep,
  isRealityCheckMinutes,
  type RealityCheckMinutes,
} from "../../../core/fair-play/model.ts";
import { BREAK_DAYS, decideBreak, decideExclusion, decideReturn, EXCLUSION_MONTHS } from "../../../core/rules/pause.ts";
import {
  decideCancellation,
  decideConfirmation,
  decideLimit,
  isPlayLimit,
  type LimitChange,
  MOST_MINUTES,
  type PlayLimit,
  withLimitChange,
} from "../../../core/rules/play-limits.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf, DAY_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { at as atField, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, rowPage, withRow } from "../engine/derived/rows.ts";
import {
  type Answer,
  type AnyState,
  type BaseEvent,
  type Decision,
  type IdentifiedEvent,
  type Moment,
  type OfType,
  ownerOf,
} from "../engine/model.ts";
import { requestId } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { GameOpened, GamesState, RoundPlayed, RoundStepped } from "../games/play.ts";
import type { DepositEvent, DepositState } from "../wallet/deposit.ts";
import type { SlipEvent, SlipState } from "../wallet/slip.ts";
import type { WithdrawalEvent } from "../wallet/withdrawal.ts";
import { fairPlayView } from "./fair-play-view.ts";
import { readFigures } from "./figures.ts";
import {
  daysOf,
  type FairPlayState,
  partOf,
  withAct,
  withDeposit,
  withPaidOut,
  withPart,
  withRound,
} from "./play-record.ts";

/** A repeated one changes nothing more, so none has a key. */
export type FairPlayCommand =
  | (PlayLimit & { readonly type: "set-play-limit" | "confirm-play-limit"; readonly amount: number | undefined })
  | (PlayLimit & { readonly type: "cancel-play-limit" })
  | { readonly type: "start-break"; readonly days: number }
  | { readonly type: "exclude-self"; readonly months: number | undefined }
  | { readonly type: "ask-to-return" }
  | { readonly type: "set-reality-check"; readonly minutes: RealityCheckMinutes }
  | { readonly type: "note-suggestion" };

/** Satang, or minutes for time; no limit without one. Events have money under another name. */
type LimitEvent<Type extends string> = IdentifiedEvent<Type> & PlayLimit & { readonly value?: number };

export type FairPlayEvent =
  /** `raised` where the member confirmed a higher limit, or none. */
  | (LimitEvent<"play-limit-set"> & { readonly raised?: true })
  | LimitEvent<"play-limit-asked">
  | (IdentifiedEvent<"play-limit-cancelled"> & PlayLimit)
  | (IdentifiedEvent<"break-started"> & { readonly days: number; readonly until: Instant })
  /** Without an end it is for good. */
  | (IdentifiedEvent<"self-excluded"> & { readonly months?: number; readonly until?: Instant })
  | IdentifiedEvent<"return-asked">
  | (IdentifiedEvent<"reality-check-set"> & { readonly minutes: RealityCheckMinutes })
  | BaseEvent<"suggestion-noted">;

type Needs = DepositState & SlipState & GamesState;
type State = AnyState & Needs & FairPlayState;

function decideFairPlay(state: State, command: FairPlayCommand, moment: Moment): Decision<FairPlayEvent> {
  const { now, random } = moment;
  const { limits, pause, realityCheckMinutes, suggestedOn } = partOf(state);
  const made = { at: now, id: requestId("X", now, random) } as const;
  switch (command.type) {
    case "set-play-limit":
      return ok(limitEvents(decideLimit(limits, command, now).change, made));
    case "confirm-play-limit": {
      const decided = decideConfirmation(limits, command, now);
      return decided.allowed ? ok(limitEvents(decided.change, made, true)) : err(decided.reason);
    }
    case "cancel-play-limit":
      return ok(limitEvents(decideCancellation(limits, command, now).change, made));
    case "start-break": {
      const { days } = command;
      const decided = decideBreak(pause, days, now);
      if (!decided.allowed) return err(decided.reason);
      const until = decided.pause?.until;
      return ok(until === undefined ? [] : [{ type: "break-started", ...made, days, until }]);
    }
    case "exclude-self": {
      const { months } = command;
      const decided = decideExclusion(pause, months, now);
      if (!decided.allowed) return err(decided.reason);
      if (!decided.pause) return ok([]);
      const { until } = decided.pause;
      const length = { ...(months !== undefined && { months }), ...(until !== undefined && { until }) };
      return ok([{ type: "self-excluded", ...made, ...length }]);
    }
    case "ask-to-return": {
      const decided = decideReturn(pause, now);
      if (!decided.allowed) return err(decided.reason);
      return ok(decided.pause ? [{ type: "return-asked", ...made }] : []);
    }
    case "set-reality-check": {
      const { minutes } = command;
      return ok(minutes === realityCheckMinutes ? [] : [{ type: "reality-check-set", ...made, minutes }]);
    }
    case "note-suggestion":
      return ok(suggestedOn === bangkokDateOf(now) ? [] : [{ type: "suggestion-noted", at: now }]);
  }
}

function limitEvents(
  change: LimitChange | undefined,
  made: { readonly at: Instant; readonly id: string },
  raised = false,
): readonly FairPlayEvent[] {
  if (!change) return [];
  const { kind, period } = change;
  if (change.change === "cancel") return [{ type: "play-limit-cancelled", ...made, kind, period }];
  const limit = { ...made, kind, period, ...(change.amount !== undefined && { value: change.amount }) };
  return change.change === "ask"
    ? [{ type: "play-limit-asked", ...limit }]
    : [{ type: "play-limit-set", ...limit, ...(raised && { raised }) }];
}

type HistoryLine = Pick<FairPlayStep, "step"> & Partial<FairPlayStep>;

/** Adds a line to the history. No event changes one. */
function withStep(state: State, { id, at }: IdentifiedEvent<string>, line: HistoryLine): State {
  const body: FairPlayStep = { id, at, limit: undefined, amount: undefined, until: undefined, ...line };
  const order = state.version + 1;
  return withRow(state, put({ list: "fair-play-steps", owner: ownerOf(state), id, order, body }));
}

function withLimit(state: State, change: LimitChange): State {
  return withPart(state, { limits: withLimitChange(partOf(state).limits, change) });
}

/** Longer than signs of harm look back. */
const RAISES_STORED_MS = 31 * DAY_MS;

function withRaise(state: State, at: Instant): State {
  const stored = partOf(state).raisedAt.filter((each) => at - each < RAISES_STORED_MS);
  return withPart(state, { raisedAt: [...stored, at] });
}

/** A member's limits, breaks and figures. See `FairPlayPort` for what each call does and refuses. */
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
  /** Refuses `body-invalid` for a cursor that no page returned. */
  fairPlaySteps(query: PageQuery): Answer<Page<FairPlayStep>>;
}

function createFairPlayService({ streams, rows }: Context, id: MemberId): FairPlayService {
  async function run(command: FairPlayCommand): Answer<FairPlay> {
    const invalid = invalidField(command);
    if (invalid !== undefined) return err(atField(invalid, refuse("body-invalid", { field: invalid })));
    const { outcome, ...current } = await streams.execute(id, command);
    return mapOk(outcome, () => fairPlayView(current));
  }

  return {
    fairPlay: async () => fairPlayView(await streams.read(id)),
    setPlayLimit: ({ kind, period }, amount) => run({ type: "set-play-limit", kind, period, amount }),
    confirmPlayLimit: ({ kind, period }, amount) => run({ type: "confirm-play-limit", kind, period, amount }),
    cancelPlayLimit: ({ kind, period }) => run({ type: "cancel-play-limit", kind, period }),
    startBreak: (days) => run({ type: "start-break", days }),
    excludeSelf: (months) => run({ type: "exclude-self", months }),
    askToReturn: () => run({ type: "ask-to-return" }),
    setRealityCheck: (minutes) => run({ type: "set-reality-check", minutes }),
    noteSuggestion: () => run({ type: "note-suggestion" }),
    async fairPlayFigures() {
      const { state, now } = await streams.read(id);
      return readFigures(rows, id, daysOf(state), now);
    },
    async fairPlaySteps(query) {
      await streams.read(id);
      return rowPage(rows, { list: "fair-play-steps", owner: id }, query, (row) => bodyOf<FairPlayStep>(row));
    },
  };
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** What the rules take for granted. */
function invalidField(command: FairPlayCommand): string | undefined {
  switch (command.type) {
    case "start-break":
      return isIn(command.days, BREAK_DAYS) ? undefined : "days";
    case "exclude-self":
      return command.months === undefined || isIn(command.months, EXCLUSION_MONTHS) ? undefined : "months";
    case "set-reality-check":
      return isRealityCheckMinutes(command.minutes) ? undefined : "minutes";
    case "cancel-play-limit":
      return isPlayLimit(command) ? undefined : "period";
    case "set-play-limit":
    case "confirm-play-limit": {
      const { kind, amount } = command;
      if (!isPlayLimit(command)) return "period";
      const maximum = kind === "time" ? MOST_MINUTES : Number.MAX_SAFE_INTEGER;
      return amount === undefined || isIn(amount, { minimum: 0, maximum }) ? undefined : "amount";
    }
    default:
      return undefined;
  }
}

function isIn(count: number, { minimum, maximum }: Range): boolean {
  return Number.isInteger(count) && count >= minimum && count <= maximum;
}

type Context = ServiceContext<Needs & FairPlayState, FairPlayCommand>;

interface FairPlaying {
  readonly state: FairPlayState;
  readonly needs: Needs;
  readonly command: FairPlayCommand;
  readonly event: FairPlayEvent;
  readonly others:
    | OfType<DepositEvent, "deposit-credited">
    | OfType<SlipEvent, "slip-credited">
    | OfType<WithdrawalEvent, "withdrawal-paid">
    | GameOpened
    | RoundStepped
    | RoundPlayed;
  readonly context: Context;
  readonly service: FairPlayService;
}

/** A member's own limits and breaks, and what they count. `play-guard.ts` refuses by them. */
export const fairPlay: Slice<FairPlaying> = {
  initial: {},
  decide: {
    "set-play-limit": decideFairPlay,
    "confirm-play-limit": decideFairPlay,
    "cancel-play-limit": decideFairPlay,
    "start-break": decideFairPlay,
    "exclude-self": decideFairPlay,
    "ask-to-return": decideFairPlay,
    "set-reality-check": decideFairPlay,
    "note-suggestion": decideFairPlay,
  },
  evolve: {
    "play-limit-set": (state, event) => {
      const { at, kind, period, value: amount, raised } = event;
      const step = amount === undefined ? "limit-removed" : "limit-set";
      const after = withLimit(state, { kind, period, change: "set", amount });
      return withStep(raised ? withRaise(after, at) : after, event, { step, limit: { kind, period }, amount });
    },
    "play-limit-asked": (state, event) => {
      const { at, kind, period, value: amount } = event;
      const after = withLimit(state, { kind, period, change: "ask", amount, askedAt: at });
      return withStep(after, event, { step: "limit-asked", limit: { kind, period }, amount });
    },
    "play-limit-cancelled": (state, event) => {
      const { kind, period } = event;
      const after = withLimit(state, { kind, period, change: "cancel" });
      return withStep(after, event, { step: "limit-cancelled", limit: { kind, period } });
    },
    "break-started": (state, event) => {
      const { at, days, until } = event;
      const pause = { kind: "break", length: days, startedAt: at, until, returnAskedAt: undefined } as const;
      return withStep(withPart(state, { pause }), event, { step: "break-started", until });
    },
    "self-excluded": (state, event) => {
      const { at, months, until } = event;
      const pause = { kind: "exclusion", length: months, startedAt: at, until, returnAskedAt: undefined } as const;
      return withStep(withPart(state, { pause }), event, { step: "excluded", until });
    },
    "return-asked": (state, event) => {
      const { pause } = partOf(state);
      const after = pause ? withPart(state, { pause: { ...pause, returnAskedAt: event.at } }) : state;
      return withStep(after, event, { step: "return-asked" });
    },
    "reality-check-set": (state, event) => {
      const { minutes } = event;
      const after = withPart(state, { realityCheckMinutes: minutes });
      return withStep(after, event, { step: "reality-check-set", amount: minutes });
    },
    "suggestion-noted": (state, { at }) => withPart(state, { suggestedOn: bangkokDateOf(at) }),
  },
  follow: {
    "deposit-credited": withDeposit,
    "slip-credited": withDeposit,
    "withdrawal-paid": withPaidOut,
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
