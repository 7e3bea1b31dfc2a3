import type { CheckInEntry, CheckInLog, CheckInReply } from "../../../core/rules/check-in.ts";
import type { MemberId } from "../../../core/session/model.ts";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  dayOfMonth,
  endOfDay,
  parseBangkokDate,
} from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, withRow } from "../engine/derived/rows.ts";
import { execute } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import {
  type Answer,
  type CurrentState,
  type Decision,
  type IntentEvent,
  type Moment,
  type OptionalKey,
  ownerOf,
  type WithIntent,
} from "../engine/model.ts";
import { requestId } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import { postPrize } from "./prizes.ts";

export interface CheckIn extends WithIntent {
  readonly type: "check-in";
}

interface CheckedIn extends IntentEvent<"checked-in"> {
  readonly day: string;
  readonly points: number;
}

interface CheckInRecord {
  readonly id: string;
  readonly day: string;
  readonly points: number;
  /** How many days in a row the member checked in, this day included. */
  readonly inARow: number;
}

interface CheckInState {
  readonly lastCheckIn: CheckInRecord | undefined;
}

/** Points by the number of days in a row. After the seventh day the row starts over. */
const POINTS = [5, 5, 8, 8, 10, 12, 20] as const;

/** The points of the nth day in a row, n from 1. */
function checkInPoints(inARow: number): number {
  return POINTS[(inARow - 1) % POINTS.length] ?? POINTS[0];
}

/** Once for each Bangkok day, in every time zone. */
function decideCheckIn(state: CheckInState, { intent }: CheckIn, { now, random }: Moment): Decision<CheckedIn> {
  const day = bangkokDateOf(now);
  if (state.lastCheckIn?.day === day) return err(refuse("check-in-done", { resetsAt: endOfDay(day) }));
  const points = checkInPoints(inARowOn(state, day));
  const id = requestId("C", now, random);
  return ok([{ type: "checked-in", at: now, id, day, points, ...(intent && { intent }) }]);
}

/** The number of days in a row that a check-in on this day makes, done or not. */
function inARowOn({ lastCheckIn: last }: CheckInState, day: BangkokDate): number {
  if (last?.day === day) return last.inARow;
  return last?.day === addDays(day, -1) ? last.inARow + 1 : 1;
}

/** A month has no more days. */
const MONTH_DAYS = 31;

export interface CheckInService {
  checkIns(): Promise<CheckInLog>;
  /** Refuses `check-in-done`. */
  checkIn(key: OptionalKey): Answer<CheckInReply>;
}

function createCheckInService(context: Context, id: MemberId): CheckInService {
  const { streams, rows } = context;
  return {
    async checkIns() {
      const current = await streams.read(id);
      const today = bangkokDateOf(current.now);
      const from = addDays(today, 1 - dayOfMonth(today));
      const found = await rows.page({ list: "check-ins", owner: id, limit: MONTH_DAYS, from });
      return checkInLog(
        current,
        found.map((row) => bodyOf<CheckInRecord>(row)),
      );
    },
    checkIn(key) {
      const intent = intentRecord(key, "check-in");
      return execute(context, id, { type: "check-in", intent }, async (effect, { lastCheckIn }) => {
        if (lastCheckIn?.id === effect.id) return checkInReply(lastCheckIn);
        const row = await rows.get({ list: "check-ins", owner: id, id: effect.id });
        if (!row) throw new Error(`no check-in ${effect.id} in this stream`);
        return checkInReply(bodyOf<CheckInRecord>(row));
      });
    },
  };
}

/** @param newestFirst this month's check-ins */
function checkInLog({ state, now }: CurrentState<CheckInState>, newestFirst: readonly CheckInRecord[]): CheckInLog {
  const today = bangkokDateOf(now);
  const entries = newestFirst.flatMap(({ id, day, points }): readonly CheckInEntry[] => {
    const date = parseBangkokDate(day);
    return date ? [{ id, day: dayOfMonth(date), value: points, date }] : [];
  });
  const inARow = inARowOn(state, today);
  return {
    entries: entries.reverse(),
    value: checkInPoints(inARow),
    valueTomorrow: checkInPoints(inARow + 1),
    today,
  };
}

function checkInReply({ id, day, points, inARow }: CheckInRecord): CheckInReply {
  return { id, value: points, valueTomorrow: checkInPoints(inARow + 1), date: parseBangkokDate(day) };
}

type Context = ServiceContext<CheckInState, CheckIn>;

interface CheckIns {
  readonly state: CheckInState;
  readonly needs: LedgerState;
  readonly command: CheckIn;
  readonly event: CheckedIn;
  readonly context: Context;
  readonly service: CheckInService;
}

export const checkIns: Slice<CheckIns> = {
  initial: { lastCheckIn: undefined },
  decide: { "check-in": decideCheckIn },
  evolve: {
    "checked-in": (state, { id, at, day, points }) => {
      const date = parseBangkokDate(day);
      const body: CheckInRecord = { id, day, points, inARow: date ? inARowOn(state, date) : 1 };
      const row = put({ list: "check-ins", owner: ownerOf(state), id, order: state.version + 1, day: date, body });
      return { ...withRow(postPrize(state, "check-in", { id, at }, points), row), lastCheckIn: body };
    },
  },
  shows: { "checked-in": ["credit"] },
  service: createCheckInService,
};
