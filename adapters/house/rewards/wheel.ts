import type { Prize, Wheel, WheelSpin } from "../../../core/rewards/model.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type BangkokDate, bangkokDateOf, endOfDay, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Rules, ServiceContext } from "../context.ts";
import { bodyOf, put, rowPage, withRow } from "../engine/derived/rows.ts";
import { eventOf, execute } from "../engine/execute.ts";
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
import { draw, postPrize } from "./prizes.ts";
import type { WheelRules } from "./rewards-content.ts";

export interface SpinWheel extends WithIntent {
  readonly type: "spin-wheel";
}

interface WheelSpun extends IntentEvent<"wheel-spun"> {
  readonly segmentId: string;
  readonly prize: Prize;
  readonly price: number;
}

interface WheelState {
  /** How many spins there were on the latest day that had one. */
  readonly spins: { readonly day: BangkokDate | ""; readonly count: number };
}

type WheelContent = Pick<Rules, "rewards">;

/** Price and prize of a spin are in one event, so neither is written without the other. */
function decideWheel(
  state: WheelState & LedgerState,
  { intent }: SpinWheel,
  { now, random, rewards }: Moment & WheelContent,
): Decision<WheelSpun> {
  const { segments, pricePoints, spinsPerDay } = rewards.wheel;
  if (spinsOn(state, now) >= spinsPerDay) {
    return err(refuse("wheel-no-spins-left", { spinsPerDay, resetsAt: endOfDay(bangkokDateOf(now)) }));
  }
  if (pricePoints > state.points) return err(refuse("points-insufficient", { points: state.points, pricePoints }));
  const { id: segmentId, prize } = draw(segments, random);
  const id = requestId("P", now, random);
  return ok([{ type: "wheel-spun", at: now, id, segmentId, prize, price: pricePoints, ...(intent && { intent }) }]);
}

/** How many spins the member made on the Bangkok day of `now`. */
function spinsOn({ spins }: WheelState, now: Instant): number {
  return spins.day === bangkokDateOf(now) ? spins.count : 0;
}

export interface WheelService {
  wheel(): Promise<Wheel>;
  /** Refuses `wheel-no-spins-left` and `points-insufficient`. */
  spinWheel(key: OptionalKey): Answer<WheelSpin>;
  spins(query: PageQuery): Answer<Page<WheelSpin>>;
}

function createWheelService(context: Context, id: MemberId): WheelService {
  const { streams, content, rows } = context;
  return {
    wheel: async () => wheelView(content().rewards.wheel, await streams.read(id)),
    spinWheel(key) {
      const intent = intentRecord(key, "spin-wheel");
      return execute(context, id, { type: "spin-wheel", intent }, (effect) =>
        spinView(eventOf<WheelSpun>(effect, "wheel-spun"), effect.points),
      );
    },
    async spins(query) {
      await streams.read(id);
      return rowPage(rows, { list: "spins", owner: id }, query, (row) => bodyOf<WheelSpin>(row));
    },
  };
}

export function wheelView(
  { segments, pricePoints, spinsPerDay }: WheelRules,
  { state, now }: CurrentState<WheelState>,
): Wheel {
  return { segments, pricePoints, spinsLeft: Math.max(0, spinsPerDay - spinsOn(state, now)) };
}

/** The same for the answer to a spin and for the log. */
function spinView({ id, segmentId, prize, at, intent }: WheelSpun, pointsAfter: number): WheelSpin {
  return { id, segmentId, prize, pointsAfter, at, intent: intent?.key };
}

type Context = ServiceContext<WheelState, SpinWheel>;

interface Wheels {
  readonly state: WheelState;
  readonly needs: LedgerState;
  readonly command: SpinWheel;
  readonly event: WheelSpun;
  readonly rules: WheelContent;
  readonly context: Context;
  readonly service: WheelService;
}

export const wheel: Slice<Wheels> = {
  initial: { spins: { day: "", count: 0 } },
  decide: { "spin-wheel": decideWheel },
  evolve: {
    "wheel-spun": (state, event) => {
      const { id, at } = event;
      const after = postPrize(state, "wheel", { id, at }, -event.price, event.prize);
      const day = bangkokDateOf(at);
      const body = spinView(event, after.points);
      const row = put({ list: "spins", owner: ownerOf(state), id, order: state.version + 1, day, body });
      return { ...withRow(after, row), spins: { day, count: state.spins.day === day ? state.spins.count + 1 : 1 } };
    },
  },
  shows: { "wheel-spun": ["credit"] },
  service: createWheelService,
};
