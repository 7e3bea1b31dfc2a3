import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { Clock } from "../../core/shared/bangkok-time.ts";
import type { GamesPort } from "../../core/games/port.ts";
import type { TablePort } from "../../core/games/table-port.ts";
import type { RewardsDesk } from "../../core/rewards/dependencies.ts";
import type { AddressPort } from "../../core/session/address-port.ts";
import type { SessionPort, SessionVault } from "../../core/session/port.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { Wait } from "../../core/platform/timers.ts";
import type { WalletDesk } from "../../core/wallet/dependencies.ts";

/** A target, opened for one profile: what the use cases of the core work with. */
export interface Backend extends WalletDesk, RewardsDesk {
  readonly session: SessionPort;
  readonly site: SitePort;
  readonly games: GamesPort;
  readonly table: TablePort;
  readonly affiliate: AffiliatePort;
  readonly addresses: AddressPort;
  readonly vault: SessionVault;
  readonly clock: Clock;
  readonly wait: Wait;
  /** Named in messages: the target and the profile. */
  readonly title: string;
  /** What a command line ends with to mean the same target and profile; empty for the default ones. */
  readonly aim: string;
  /** Writes down what must outlive the process and lets go of connections. */
  readonly close: () => Promise<void>;
}
