import type { NewIdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { TabLock } from "../../../core/money-action/latch.ts";
import type { MoneyActionDependencies } from "../../../core/money-action/run.ts";
import type { After, Connectivity, Visibility } from "../../../core/platform/device.ts";
import type { RewardsDependencies } from "../../../core/rewards/port.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { WalletDependencies } from "../../../core/wallet/port.ts";
import type { WithheldPrizes } from "../../../core/wallet/withheld-prizes.ts";

/** Whether the backend reports changes itself, so that nothing has to poll. */
export interface LiveStatus {
  connected: boolean;
}

/** How many money actions run in this page now. */
export interface Activity {
  running: number;
}

/** What a store with money actions needs; each context adds its port. */
export interface ActionDependencies extends MoneyActionDependencies {
  readonly newKey: NewIdempotencyKey;
  readonly tabLock: TabLock;
  readonly after: After;
  readonly visibility: Visibility;
  readonly live?: Readonly<LiveStatus>;
  readonly connectivity?: Pick<Connectivity, "online">;
  readonly activity?: Activity;
  /** Called when an outcome could not be found out. */
  readonly onUnknown?: () => void;
}

/** What the stores of the wallet need. */
export interface WalletStoreDependencies extends ActionDependencies, WalletDependencies {
  readonly session: Pick<SessionPort, "level">;
  /** The operator's smallest withdrawal. */
  readonly withdrawalMinimumSatang?: Satang | undefined;
}

/** What the stores of rewards, wheel, cards and check-in need. */
export interface RewardsStoreDependencies extends ActionDependencies, RewardsDependencies {
  readonly withheld: WithheldPrizes;
}
