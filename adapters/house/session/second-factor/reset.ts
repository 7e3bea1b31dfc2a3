import { type Instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { BaseEvent, Decision, Moment } from "../../engine/model.ts";
import type { Slice } from "../../engine/slice.ts";
import { isSecondFactorOn, NO_SECOND_FACTOR, type SecondFactorEvent, type SecondFactorPart } from "./proof-rules.ts";

/** What staff do about second factors of which the member can show none any more. */
export type ResetCommand =
  | { readonly type: "request-second-factor-reset"; readonly waitMs: number }
  /** The house cannot read them any more. */
  | { readonly type: "end-second-factors" };

export type ResetEvent =
  /** The factors end at `dueAt`, unless one of them is shown before. */
  | (BaseEvent<"second-factor-reset-requested"> & { readonly dueAt: Instant })
  /** All factors and recovery codes are gone. */
  | (BaseEvent<"second-factor-ended"> & { readonly because: "reset" | "lost-key" });

export interface ResetPart {
  /** The reset that waits. */
  readonly secondFactorReset: { readonly dueAt: Instant } | undefined;
}

type State = SecondFactorPart & ResetPart;

function decideReset(
  { secondFactor, secondFactorReset }: State,
  command: ResetCommand,
  { now }: Moment,
): Decision<ResetEvent> {
  if (!isSecondFactorOn(secondFactor)) return err(refuse("second-factor-changed"));
  if (command.type === "end-second-factors") return ok([ended(now, "lost-key")]);
  // A second request must not move the first one's time.
  if (secondFactorReset) return ok([]);
  return ok([{ type: "second-factor-reset-requested", at: now, dueAt: plus(now, command.waitMs) }]);
}

function ended(at: Instant, because: "reset" | "lost-key"): ResetEvent {
  return { type: "second-factor-ended", at, because };
}

/** Whether the stored state is from before a reset that has taken effect. */
export function isResetDue({ secondFactorReset }: ResetPart, now: Instant): boolean {
  return secondFactorReset !== undefined && secondFactorReset.dueAt <= now;
}

const cancelled = (): ResetPart => ({ secondFactorReset: undefined });

interface SecondFactorReset {
  readonly state: ResetPart;
  readonly needs: SecondFactorPart;
  readonly command: ResetCommand;
  readonly event: ResetEvent;
  readonly others: SecondFactorEvent;
}

export const secondFactorReset: Slice<SecondFactorReset> = {
  initial: cancelled(),
  decide: { "request-second-factor-reset": decideReset, "end-second-factors": decideReset },
  evolve: {
    "second-factor-reset-requested": (_state, { dueAt }) => ({ secondFactorReset: { dueAt } }),
    "second-factor-ended": ({ secondFactor: { usedChallenges } }) => ({
      secondFactor: { ...NO_SECOND_FACTOR, usedChallenges },
      ...cancelled(),
    }),
  },
  // Whoever shows a factor has it.
  follow: { "second-factor-used": cancelled, "totp-turned-off": cancelled, "passkey-removed": cancelled },
  due: ({ secondFactor, secondFactorReset: reset }) =>
    reset && isSecondFactorOn(secondFactor) ? [ended(reset.dueAt, "reset")] : [],
  shows: { "second-factor-reset-requested": ["inbox"], "second-factor-ended": ["inbox"] },
};
