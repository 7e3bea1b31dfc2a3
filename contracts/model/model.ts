import { ACCOUNT_VIEWS, accountRules } from "./account.ts";
import { ACTIVITY_VIEWS, activityRules } from "./activity.ts";
import { affiliateRules, affiliateViews } from "./affiliate.ts";
import { DRAW_VIEWS, drawRules } from "./draws.ts";
import { applyDueFactors, FACTOR_VIEWS, factorRules } from "./factors.ts";
import { FAIR_PLAY_VIEWS, fairPlayRules } from "./fair-play.ts";
import { applyDueRounds, gameRules, gameViews } from "./games.ts";
import { INBOX_VIEWS, inboxRules } from "./inbox.ts";
import { passkeyRules } from "./passkeys.ts";
import { guarded } from "./play-guard.ts";
import { recoveryRules } from "./recovery.ts";
import { registrationRules } from "./registration.ts";
import { REWARD_VIEWS, rewardRules } from "./rewards.ts";
import type { Rules, View } from "./rule.ts";
import { SITE_VIEWS, siteRules } from "./site.ts";
import type { MemberState, State } from "./state.ts";
import { PUSH_VIEWS, pushRules } from "./stream.ts";
import { applyDueDeposits, DEPOSIT_VIEWS, depositRules } from "./wallet/deposits.ts";
import { ledgerRules, ledgerViews } from "./wallet/ledger.ts";
import { refundAt, refundsDue } from "./wallet/promises.ts";
import { slipRules, slipViews } from "./wallet/slips.ts";
import { WITHDRAWAL_VIEWS, withdrawalRules } from "./wallet/withdrawals.ts";

/** What every call must answer, and what it changes. */
export const MODEL: Partial<Rules> = guarded({
  ...ledgerRules,
  ...depositRules,
  ...withdrawalRules,
  ...slipRules,
  ...rewardRules,
  ...drawRules,
  ...gameRules,
  ...affiliateRules,
  ...fairPlayRules,
  ...siteRules,
  ...factorRules,
  ...passkeyRules,
  ...accountRules,
  ...registrationRules,
  ...recoveryRules,
  ...inboxRules,
  ...activityRules,
  ...pushRules,
});

/** All that a member can read, and must find as the state has it after each change. */
export function viewsOf(state: State, member: MemberState): readonly View[] {
  return [
    ...ledgerViews(member, state),
    ...DEPOSIT_VIEWS,
    ...WITHDRAWAL_VIEWS,
    ...slipViews(member),
    ...REWARD_VIEWS,
    ...DRAW_VIEWS,
    ...gameViews(state, member),
    ...affiliateViews(state),
    ...FAIR_PLAY_VIEWS,
    ...ACCOUNT_VIEWS,
    ...FACTOR_VIEWS,
    ...SITE_VIEWS,
    ...INBOX_VIEWS,
    ...ACTIVITY_VIEWS,
    ...PUSH_VIEWS,
  ];
}

/** What became due by now, of all members. */
export function applyDue(state: State): void {
  const { now } = state;
  for (const member of state.members) {
    // A refund depends on the rounds that ended before it.
    for (const at of refundsDue(state, member)) {
      state.now = at;
      applyDueRounds(state, member);
      applyDueDeposits(state, member);
      refundAt(state, member);
      state.now = now;
    }
    applyDueRounds(state, member);
    applyDueDeposits(state, member);
    applyDueFactors(state, member);
  }
}
