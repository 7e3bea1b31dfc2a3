import type { AskedLimit, FairPlay, PauseView } from "../../../core/fair-play/model.ts";
import { type Pause, pauseStage, RETURN_WAIT_MS } from "../../../core/rules/pause.ts";
import { askedNow, confirmableOf, type LimitSetting, settingOf } from "../../../core/rules/play-limits.ts";
import { limitUses } from "../../../core/rules/play-usage.ts";
import { signsOfHarm } from "../../../core/rules/signs-of-harm.ts";
import { bangkokDateOf, type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import type { CurrentState } from "../engine/model.ts";
import type { GamesState } from "../games/play.ts";
import type { DepositState } from "../wallet/deposit.ts";
import type { SlipState } from "../wallet/slip.ts";
import { type FairPlayState, partOf, usageOf } from "./play-record.ts";

export function fairPlayView({
  state,
  now,
}: CurrentState<FairPlayState & DepositState & SlipState & GamesState>): FairPlay {
  const { limits, pause, realityCheckMinutes, raisedAt, suggestedOn } = partOf(state);
  const usage = usageOf(state);
  const isQuiet = suggestedOn === bangkokDateOf(now) || pauseStage(pause, now) !== undefined;
  return {
    limits: limitUses(limits, usage, now).map((use) => ({
      ...use,
      asked: askedView(settingOf(limits, use), now),
    })),
    pause: pause && pauseView(pause, now),
    realityCheckMinutes,
    signs: isQuiet ? [] : signsOfHarm({ days: usage.days, raisedAt }, now),
  };
}

function askedView(setting: LimitSetting, now: Instant): AskedLimit | undefined {
  const asked = askedNow(setting, now);
  return asked && { amount: asked.amount, askedAt: asked.askedAt, ...confirmableOf(asked.askedAt) };
}

function pauseView(pause: Pause, now: Instant): PauseView | undefined {
  const stage = pauseStage(pause, now);
  if (stage === undefined) return undefined;
  const { kind, startedAt, until, returnAskedAt } = pause;
  const returnsAt = returnAskedAt === undefined ? undefined : plus(returnAskedAt, RETURN_WAIT_MS);
  return { kind, startedAt, until, stage, returnsAt };
}
