import { least, type Satang } from "../shared/money.ts";
import { mapOk } from "../shared/result.ts";
import type { WalletPort } from "./port.ts";

/**
 * A wallet whose deposits begin at the operator's minimum. The backend's own minimum counts when it is higher, and its
 * maximum always can be deposited.
 */
export function withDepositMinimum(wallet: WalletPort, minimum: Satang | undefined): WalletPort {
  if (minimum === undefined) return wallet;
  return {
    ...wallet,
    depositInfo: async () =>
      mapOk(await wallet.depositInfo(), (info) => {
        const raised = least(minimum, info.maximumSatang);
        return raised > info.minimumSatang ? { ...info, minimumSatang: raised } : info;
      }),
  };
}
