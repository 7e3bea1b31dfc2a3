import type { GamesPort } from "../../core/games/port.ts";
import type { TablePort } from "../../core/games/table-port.ts";
import type { SessionPort } from "../../core/session/port.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { WalletPort } from "../../core/wallet/port.ts";

/** A target's ports, and how to let go of it. */
export interface Ports {
  readonly session: SessionPort;
  readonly site: SitePort;
  readonly wallet: WalletPort;
  readonly games: GamesPort;
  readonly table: TablePort;
  readonly close: () => Promise<void>;
}
