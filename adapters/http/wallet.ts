import { walletEndpoints as rows } from "../../contracts/endpoints/wallet.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { Session } from "../../core/session/model.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { HttpClient } from "./client/client.ts";
import { depositInfoOf, depositOf } from "./deposit-wire.ts";
import { bahtOf } from "./money-wire.ts";
import { creditOf, historyPageOf, slipOf, slipReviewOf, withdrawalOf } from "./wallet-wire.ts";

/** The wallet port over HTTP. Without a session, the client answers every call by itself. */
export function createHttpWallet(client: HttpClient, identity: () => Session | undefined, clock: Clock): WalletPort {
  const mine = () => ({ uuid: identity()?.member.id ?? "" });
  return {
    async credit() {
      const askedAt = clock();
      const params = { username: identity()?.member.username ?? "" };
      const reply = await client.call(rows.getCredit, { params, body: { balanceType: "credit" } });
      return mapOk(reply, (wire) => creditOf(wire, askedAt));
    },

    async depositInfo() {
      return mapOk(await client.call(rows.deposit, { params: mine() }), depositInfoOf);
    },
    async deposits() {
      return mapOk(await client.call(rows.myDepositRequests, {}), (list) => list.map(depositOf));
    },
    async depositHistory() {
      return mapOk(await client.call(rows.deposit, { params: mine() }), ({ history }) => history.map(depositOf));
    },
    async requestDeposit(amount, intent) {
      return mapOk(await client.call(rows.requestDeposit, { body: { amount: bahtOf(amount) }, intent }), depositOf);
    },
    async cancelDeposit(id, intent) {
      return mapOk(await client.call(rows.cancelDeposit, { body: { id }, intent }), depositOf);
    },
    async confirmDeposit(id, intent) {
      return mapOk(await client.call(rows.confirmTransfer, { body: { id }, intent }), depositOf);
    },

    async verifySlip(payload) {
      return mapOk(await client.call(rows.verifySlip, { body: { payload } }), slipReviewOf);
    },
    async confirmSlip(slipId, intent) {
      return mapOk(await client.call(rows.confirmSlip, { body: { slipId }, intent }), slipOf);
    },
    async requestSlipDeposit({ payload, amountSatang }, intent) {
      const body = { payload, amount: bahtOf(amountSatang) };
      return mapOk(await client.call(rows.requestSlipDeposit, { body, intent }), slipOf);
    },
    async slips() {
      return mapOk(await client.call(rows.mySlipRequests, {}), (list) => list.map(slipOf));
    },

    async withdrawals() {
      return mapOk(await client.call(rows.withdrawRequests, { params: mine() }), (list) => list.map(withdrawalOf));
    },
    async withdrawalHistory() {
      return mapOk(await client.call(rows.withdrawHistory, { params: mine() }), (list) => list.map(withdrawalOf));
    },
    async requestWithdrawal(amount, intent) {
      const input = { params: mine(), body: { amount: bahtOf(amount) }, intent };
      return mapOk(await client.call(rows.withdraw, input), withdrawalOf);
    },
    async retryWithdrawal(id, intent) {
      return mapOk(await client.call(rows.retryWithdraw, { body: { id }, intent }), withdrawalOf);
    },

    async history({ kinds, from, to, cursor, limit }) {
      const body = { kinds: kinds.length > 0 ? [...kinds] : undefined, from, to, cursor, limit };
      return mapOk(await client.call(rows.transactionHistory, { body }), historyPageOf);
    },
  };
}
