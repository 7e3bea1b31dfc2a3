import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { GamesPort, TablePort } from "../../core/games/port.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { Wait } from "../../core/platform/timers.ts";
import type { RewardsDependencies } from "../../core/rewards/port.ts";
import type { AddressPort, SessionPort, SessionStorage } from "../../core/session/port.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { WalletDependencies } from "../../core/wallet/port.ts";

/** A target, opened for one profile: what the use cases of the core work with. */
export interface Backend extends WalletDependencies, RewardsDependencies {
  readonly session: SessionPort;
  readonly site: SitePort;
  readonly games: GamesPort;
  readonly table: TablePort;
  readonly affiliate: AffiliatePort;
  readonly addresses: AddressPort;
  readonly sessionStorage: SessionStorage;
  readonly clock: Clock;
  readonly wait: Wait;
  /** Named in messages: the target and the profile. */
  readonly title: string;
  /** What a command line ends with to mean the same target and profile; empty for the default ones. */
  readonly aim: string;
  /** Writes down what must outlive the process and lets go of connections. */
  readonly close: () => Promise<void>;
}
