import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { GamesPort, TablePort } from "../../core/games/port.ts";
import type { RewardsPort } from "../../core/rewards/port.ts";
import type { AddressPort, DevicesPort, SessionPort } from "../../core/session/port.ts";
import type { SecondFactorPort } from "../../core/session/second-factor/port.ts";
import type { InboxPort } from "../../core/site/inbox-port.ts";
import type { LivePort } from "../../core/site/live.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { PushPort } from "../../core/site/push-port.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { Trouble } from "../output/trouble.ts";

/** The ports of one target. */
export interface Ports {
  readonly session: SessionPort;
  readonly site: SitePort;
  readonly wallet: WalletPort;
  readonly rewards: RewardsPort;
  readonly games: GamesPort;
  readonly table: TablePort;
  readonly affiliate: AffiliatePort;
  readonly addresses: AddressPort;
  readonly devices: DevicesPort;
  readonly secondFactor: SecondFactorPort;
  readonly inbox: InboxPort;
  readonly live: LivePort;
  readonly push: PushPort;
  /** What was strange about the last reply; undefined where there are no replies. */
  readonly trouble?: () => Trouble | undefined;
  /** Stores everything that must outlive the process and closes the connections: `now` cuts what still waits. */
  readonly close: (how?: "now") => Promise<void>;
}
