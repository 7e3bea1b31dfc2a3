import type { Clock } from "../../core/platform/clock.ts";
import type { Wait } from "../../core/platform/timers.ts";
import type { RewardsDependencies } from "../../core/rewards/port.ts";
import type { InputRules } from "../../core/rules/input-rules.ts";
import type { SessionStorage } from "../../core/session/port.ts";
import type { Satang } from "../../core/shared/money.ts";
import type { WalletDependencies } from "../../core/wallet/port.ts";
import type { Ports } from "./ports.ts";

/** The ports of one target and the session of one profile. */
export interface Backend extends WalletDependencies, RewardsDependencies, Ports {
  readonly sessionStorage: SessionStorage;
  readonly clock: Clock;
  /** What the brand of the command line accepts; undefined for our defaults. */
  readonly inputRules?: InputRules;
  /** The smallest withdrawal of that brand. */
  readonly withdrawalMinimumSatang?: Satang | undefined;
  readonly wait: Wait;
  /** The target and the profile, for messages. */
  readonly targetName: string;
  /** The options that select this target and profile, with a leading space; empty for the defaults. */
  readonly targetOptions: string;
}
