import { walletEndpoints as rows } from "../../contracts/endpoints/wallet.ts";
import type { Clock } from "../../core/platform/device.ts";
import type { Session } from "../../core/session/model.ts";
import { toBaht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { HttpClient } from "./client/client.ts";
import { createHttpCredit } from "./credit.ts";
import {
  depositBonusesFromWire,
  depositFromWire,
  depositInfoFromWire,
  historyPageFromWire,
  slipFromWire,
  slipReviewFromWire,
  withdrawalFromWire,
} from "./wallet-from-wire.ts";

/** The wallet port over HTTP. Without a session the client refuses every call before it sends anything. */
export function createHttpWallet(client: HttpClient, identity: () => Session | undefined, clock: Clock): WalletPort {
  const ownParams = () => ({ uuid: identity()?.member.id ?? "" });
  return {
    credit: createHttpCredit(client, identity, clock),

    async depositInfo() {
      return mapOk(await client.call(rows.deposit, { params: ownParams() }), depositInfoFromWire);
    },
    async deposits() {
      return mapOk(await client.call(rows.myDepositRequests, {}), (list) => list.map(depositFromWire));
    },
    async depositHistory() {
      return mapOk(await client.call(rows.deposit, { params: ownParams() }), ({ history }) =>
        history.map(depositFromWire),
      );
    },
    async depositBonuses() {
      return mapOk(await client.call(rows.depositBonuses, { params: ownParams() }), depositBonusesFromWire);
    },
    async requestDeposit(amount, intent, bonus) {
      const body = { amount: toBaht(amount), ...(bonus !== undefined && { bonus: toBaht(bonus) }) };
      return mapOk(await client.call(rows.requestDeposit, { body, intent }), depositFromWire);
    },
    async cancelDeposit(id, intent) {
      return mapOk(await client.call(rows.cancelDeposit, { body: { id }, intent }), depositFromWire);
    },
    async confirmDeposit(id, intent) {
      return mapOk(await client.call(rows.confirmTransfer, { body: { id }, intent }), depositFromWire);
    },

    async verifySlip(payload) {
      return mapOk(await client.call(rows.verifySlip, { body: { payload } }), slipReviewFromWire);
    },
    async confirmSlip(slipId, intent) {
      return mapOk(await client.call(rows.confirmSlip, { body: { slipId }, intent }), slipFromWire);
    },
    async requestSlipDeposit({ payload, amountSatang }, intent) {
      const body = { payload, amount: toBaht(amountSatang) };
      return mapOk(await client.call(rows.requestSlipDeposit, { body, intent }), slipFromWire);
    },
    async slips() {
      return mapOk(await client.call(rows.mySlipRequests, {}), (list) => list.map(slipFromWire));
    },

    async withdrawals() {
      return mapOk(await client.call(rows.withdrawRequests, { params: ownParams() }), (list) =>
        list.map(withdrawalFromWire),
      );
    },
    async withdrawalHistory() {
      return mapOk(await client.call(rows.withdrawHistory, { params: ownParams() }), (list) =>
        list.map(withdrawalFromWire),
      );
    },
    async requestWithdrawal(amount, intent) {
      const input = { params: ownParams(), body: { amount: toBaht(amount) }, intent };
      return mapOk(await client.call(rows.withdraw, input), withdrawalFromWire);
    },
    async retryWithdrawal(id, intent) {
      return mapOk(await client.call(rows.retryWithdraw, { body: { id }, intent }), withdrawalFromWire);
    },

    async history({ kinds, from, to, cursor, limit }) {
      const body = { kinds: kinds.length > 0 ? [...kinds] : undefined, from, to, cursor, limit };
      return mapOk(await client.call(rows.transactionHistory, { body }), historyPageFromWire);
    },
  };
}
