import type { Clock } from "../../core/platform/clock.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import type { WalletPort } from "../../core/wallet/port.ts";

export interface TrackedClock {
  readonly wallet: WalletPort;
  readonly clock: Clock;
}

/**
 * A clock that follows the backend's as of the last credit that `wallet` read. Limits count per day of the backend, but
 * a sandbox's clock can be moved, and the clock of this machine can be wrong.
 */
export function trackBackendClock(wallet: WalletPort, clock: Clock): TrackedClock {
  let offsetMs = 0;
  return {
    wallet: {
      ...wallet,
      credit: async () => {
        const credit = await wallet.credit();
        if (credit.ok) offsetMs = credit.value.asOf - clock();
        return credit;
      },
    },
    clock: () => instant(clock() + offsetMs),
  };
}
