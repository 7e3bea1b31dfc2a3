import type { WalletPort } from "../../core/wallet/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The wallet port on a house in this process. */
export function createMemoryWalletPort(house: House, identity: Identity): WalletPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    credit: () => asMember("wallet.credit", "read", (service) => service.credit()),

    depositInfo: () => asMember("wallet.depositInfo", "read", (service) => service.depositInfo()),
    deposits: () => asMember("wallet.deposits", "read", (service) => service.deposits()),
    depositHistory: () => asMember("wallet.depositHistory", "read", (service) => service.depositHistory()),
    requestDeposit: (amount, intent) =>
      flatten(asMember("wallet.requestDeposit", "action", (service) => service.requestDeposit(amount, intent))),
    cancelDeposit: (id, intent) =>
      flatten(asMember("wallet.cancelDeposit", "action", (service) => service.cancelDeposit(id, intent))),
    confirmDeposit: (id, intent) =>
      flatten(asMember("wallet.confirmDeposit", "action", (service) => service.confirmDeposit(id, intent))),

    verifySlip: (payload) => flatten(asMember("wallet.verifySlip", "read", (service) => service.verifySlip(payload))),
    confirmSlip: (slipId, intent) =>
      flatten(asMember("wallet.confirmSlip", "action", (service) => service.confirmSlip(slipId, intent))),
    requestSlipDeposit: (slip, intent) =>
      flatten(asMember("wallet.requestSlipDeposit", "action", (service) => service.requestSlipDeposit(slip, intent))),
    slips: () => asMember("wallet.slips", "read", (service) => service.slips()),

    withdrawals: () => asMember("wallet.withdrawals", "read", (service) => service.withdrawals()),
    withdrawalHistory: () => asMember("wallet.withdrawalHistory", "read", (service) => service.withdrawalHistory()),
    requestWithdrawal: (amount, intent) =>
      flatten(
        asMember("wallet.requestWithdrawal", "action", (service, { token }) =>
          service.requestWithdrawal(amount, intent, token),
        ),
      ),
    retryWithdrawal: (id, intent) =>
      flatten(
        asMember("wallet.retryWithdrawal", "action", (service, { token }) =>
          service.retryWithdrawal(id, intent, token),
        ),
      ),

    history: (query) => flatten(asMember("wallet.history", "read", (service) => service.history(query))),
  };
}
