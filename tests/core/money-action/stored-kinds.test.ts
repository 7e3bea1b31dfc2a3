import { expect, test } from "vitest";
import { withdrawAffiliate } from "../../../core/affiliate/withdraw-affiliate.ts";
import { cashOut } from "../../../core/games/cash-out.ts";
import { openGame } from "../../../core/games/open-game.ts";
import { playRound } from "../../../core/games/play-round.ts";
import { transferToBank } from "../../../core/games/transfer-to-bank.ts";
import { checkIn } from "../../../core/rewards/check-in.ts";
import { claimReward } from "../../../core/rewards/claim-reward.ts";
import { flipCard } from "../../../core/rewards/flip-card.ts";
import { spinWheel } from "../../../core/rewards/spin-wheel.ts";
import { ADDRESS_CHANGE } from "../../../core/session/change-address.ts";
import { PASSWORD_CHANGE } from "../../../core/session/change-password.ts";
import { cancelDeposit } from "../../../core/wallet/cancel-deposit.ts";
import { confirmDeposit } from "../../../core/wallet/confirm-deposit.ts";
import { confirmSlip } from "../../../core/wallet/confirm-slip.ts";
import { requestDeposit } from "../../../core/wallet/request-deposit.ts";
import { requestSlipDeposit } from "../../../core/wallet/request-slip-deposit.ts";
import { requestWithdrawal } from "../../../core/wallet/request-withdrawal.ts";
import { retryWithdrawal } from "../../../core/wallet/retry-withdrawal.ts";

/** Devices have stored intents in this form: an update must still read them. */
const STORED = {
  "address-change": { fields: "ids", mark: "text" },
  "affiliate-withdrawal": { amountSatang: "satang", type: ["af", "wl"], knownIds: "ids" },
  "check-in": { day: "day" },
  "deposit-cancel": { id: "text" },
  "deposit-confirm": { id: "text" },
  "deposit-request": { amountSatang: "satang", knownIds: "ids" },
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
