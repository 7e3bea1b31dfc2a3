import { instant, toIso } from "../../../../core/shared/bangkok-time.ts";
import { ok } from "../../../../core/shared/result.ts";
import type { HouseStep, HouseStepType, Wait } from "../../../arbitraries/house/house-steps.ts";
import { dayOf, expireDeposits, MINUTE, monthOfDay, type NaiveHouse, startOf } from "../naive-house.ts";
import { type Planned, type PlanStep } from "../planned.ts";
import { planOpenGame, planPlay } from "./game-steps.ts";
import { planCheckIn, planClaim, planFlip, planSpin } from "./reward-steps.ts";
import { planManualSlip, planSlip } from "./slip-steps.ts";
import { planLevel, planPoints, planReview, planTopUp } from "./staff-steps.ts";
import { planDeposit, planDepositChange, planRetry, planShares, planWithdrawal } from "./wallet-steps.ts";

const planWait: PlanStep<Extract<HouseStep, { readonly type: "wait" }>> = (model, { wait }) => {
  const to = targetOf(wait, model.now);
  return {
    title: `time goes on to ${toIso(instant(to))}`,
    actor: undefined,
    about: undefined,
    call: { sandbox: "set-clock", with: { at: toIso(instant(to)) } },
    keyed: false,
    send: async (real) => {
      real.setClock(to);
      return ok(undefined);
    },
    refusal: undefined,
    apply: () => {
      model.now = to;
      expireDeposits(model);
      return {};
    },
  };
};

function targetOf(wait: Wait, now: number): number {
  if (typeof wait === "number") return now + wait;
  const today = dayOf(now);
  const midnight = startOf(today + 1);
  if (wait === "midnight") return midnight;
  if (wait === "a millisecond before midnight") return midnight - 1;
  if (wait === "close of yesterday") {
    const close = startOf(today) + 10 * MINUTE;
    return now < close ? close : close + 24 * 60 * MINUTE;
  }
  let day = today;
  while (monthOfDay(day) === monthOfDay(today)) day += 1;
  return startOf(day);
}

type Plans = { readonly [Type in HouseStepType]: PlanStep<Extract<HouseStep, { readonly type: Type }>> };

const PLANS = {
  deposit: planDeposit,
  confirm: planDepositChange,
  cancel: planDepositChange,
  withdraw: planWithdrawal,
  retry: planRetry,
  approve: planReview,
  reject: planReview,
  "start-paying": planReview,
  "top-up": planTopUp,
  points: planPoints,
  level: planLevel,
  "check-in": planCheckIn,
  spin: planSpin,
  flip: planFlip,
  claim: planClaim,
  "open-game": planOpenGame,
  play: planPlay,
  slip: planSlip,
  "manual-slip": planManualSlip,
  affiliate: planShares,
  // It depends on what was done, not on the model.
  again: () => undefined,
  wait: planWait,
} satisfies Plans;

/** What a step is in the model's state; undefined where there is nothing that it could be about. */
export function planStep(model: NaiveHouse, step: HouseStep): Planned | undefined {
  const plan = PLANS[step.type] as PlanStep<HouseStep>;
  return plan(model, step);
}
