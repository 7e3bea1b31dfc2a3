import type { Clock } from "../../core/platform/clock.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import type { WalletPort } from "../../core/wallet/port.ts";

export interface Clocked {
  readonly wallet: WalletPort;
  readonly clock: Clock;
}

/**
 * The backend's time, as far as its last reading of the credit told it: a sandbox's clock can be moved, and this
 * machine's can be wrong. Limits are the backend's day's, so they are judged by its clock.
 */
export function learnClock(wallet: WalletPort, clock: Clock): Clocked {
  let aheadMs = 0;
  return {
    wallet: {
      ...wallet,
      credit: async () => {
        const credit = await wallet.credit();
        if (credit.ok) aheadMs = credit.value.asOf - clock();
        return credit;
      },
    },
    clock: () => instant(clock() + aheadMs),
  };
}
