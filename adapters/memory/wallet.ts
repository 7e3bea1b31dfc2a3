import type { WalletPort } from "../../core/wallet/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** The member's money straight at a house in this process. */
export function createMemoryWalletPort(house: House, identity: Identity): WalletPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    credit: () => asMember("wallet.credit", "read", (desk) => desk.credit()),

    depositInfo: () => asMember("wallet.depositInfo", "read", (desk) => desk.depositInfo()),
    deposits: () => asMember("wallet.deposits", "read", (desk) => desk.deposits()),
    depositHistory: () => asMember("wallet.depositHistory", "read", (desk) => desk.depositHistory()),
    requestDeposit: (amount, intent) =>
      flat(asMember("wallet.requestDeposit", "action", (desk) => desk.requestDeposit(amount, intent))),
    cancelDeposit: (id, intent) =>
      flat(asMember("wallet.cancelDeposit", "action", (desk) => desk.cancelDeposit(id, intent))),
    confirmDeposit: (id, intent) =>
      flat(asMember("wallet.confirmDeposit", "action", (desk) => desk.confirmDeposit(id, intent))),

    verifySlip: (payload) => flat(asMember("wallet.verifySlip", "read", (desk) => desk.verifySlip(payload))),
    confirmSlip: (slipId, intent) =>
      flat(asMember("wallet.confirmSlip", "action", (desk) => desk.confirmSlip(slipId, intent))),
    requestSlipDeposit: (slip, intent) =>
      flat(asMember("wallet.requestSlipDeposit", "action", (desk) => desk.requestSlipDeposit(slip, intent))),
    slips: () => asMember("wallet.slips", "read", (desk) => desk.slips()),

    withdrawals: () => asMember("wallet.withdrawals", "read", (desk) => desk.withdrawals()),
    withdrawalHistory: () => asMember("wallet.withdrawalHistory", "read", (desk) => desk.withdrawalHistory()),
    requestWithdrawal: (amount, intent) =>
      flat(asMember("wallet.requestWithdrawal", "action", (desk) => desk.requestWithdrawal(amount, intent))),
    retryWithdrawal: (id, intent) =>
      flat(asMember("wallet.retryWithdrawal", "action", (desk) => desk.retryWithdrawal(id, intent))),

    history: (query) => flat(asMember("wallet.history", "read", (desk) => desk.history(query))),
  };
}
