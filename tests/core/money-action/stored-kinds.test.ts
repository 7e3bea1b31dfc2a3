import { expect, test } from "vitest";
import { withdrawAffiliate } from "../../../core/affiliate/affiliate.ts";
import { cashOut, openGame, playRound, transferToBank } from "../../../core/games/play-game.ts";
import { checkIn } from "../../../core/rewards/check-in.ts";
import { claimReward, flipCard, spinWheel } from "../../../core/rewards/win-prize.ts";
import { ADDRESS_CHANGE } from "../../../core/session/change-address.ts";
import { PASSWORD_CHANGE } from "../../../core/session/change-password.ts";
import { cancelDeposit, confirmDeposit, requestDeposit } from "../../../core/wallet/deposit.ts";
import { confirmSlip, requestSlipDeposit } from "../../../core/wallet/slip.ts";
import { requestWithdrawal, retryWithdrawal } from "../../../core/wallet/withdrawal.ts";

/** Devices have stored intents in this form: an update must still read them. */
const STORED = {
  "address-change": { fields: "ids", mark: "text" },
  "affiliate-withdrawal": { amountSatang: "satang", type: ["af", "wl"], knownIds: "ids" },
  "check-in": { day: "day" },
  "deposit-cancel": { id: "text" },
  "deposit-confirm": { id: "text" },
  "deposit-request": { amountSatang: "satang", bonusSatang: "added-satang", knownIds: "ids" },
  "flip-card": { game: ["flip-card", "flip-card-reward"], eventId: "text", card: "count", knownIds: "ids" },
  "game-cash-out": { gameId: "text" },
  "game-open": { gameId: "text" },
  "game-round": { launchId: "text", betOn: "text", amountSatang: "satang" },
  "game-transfer": {},
  "password-change": {},
  "reward-claim": { rewardId: "text", knownIds: "ids" },
  "slip-confirm": { slipId: "text", reference: "text", knownIds: "ids" },
  "slip-manual": { amountSatang: "satang", payload: "text", knownIds: "ids" },
  "wheel-spin": { knownIds: "ids" },
  "withdrawal-request": { amountSatang: "satang", knownIds: "ids" },
  "withdrawal-retry": { id: "text", attempt: "count" },
};

test("every money action stores its intents under a kind of its own, in a form that stays", () => {
  const actions = [
    ADDRESS_CHANGE,
    PASSWORD_CHANGE,
    withdrawAffiliate,
    checkIn,
    claimReward,
    flipCard,
    spinWheel,
    cashOut,
    openGame,
    playRound,
    transferToBank,
    cancelDeposit,
    confirmDeposit,
    confirmSlip,
    requestDeposit,
    requestSlipDeposit,
    requestWithdrawal,
    retryWithdrawal,
  ];
  expect(Object.fromEntries(actions.map(({ kind, stored }) => [kind, stored]))).toEqual(STORED);
});
