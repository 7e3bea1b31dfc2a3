import type { House } from "../../../adapters/house/house.ts";
import type { AffiliatePort } from "../../../core/affiliate/port.ts";
import type { GamesPort, TablePort } from "../../../core/games/port.ts";
import type { RewardsPort } from "../../../core/rewards/port.ts";
import type { Registration, Session } from "../../../core/session/model.ts";
import type { AddressPort, SessionPort } from "../../../core/session/port.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { SitePort } from "../../../core/site/port.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";

/** The three ports, however they get there, and the house at the other end. */
export interface PortStage {
  readonly session: SessionPort;
  readonly wallet: WalletPort;
  readonly site: SitePort;
  readonly rewards: RewardsPort;
  readonly games: GamesPort;
  readonly table: TablePort;
  readonly affiliate: AffiliatePort;
  readonly addresses: AddressPort;
  /** The house that answers, for what staff do; a fresh one, without seeds. */
  readonly house: House;
  /** Whose session the ports act in from now on. */
  readonly become: (session: Session | undefined) => void;
  /** The house's clock. */
  readonly now: () => Instant;
  readonly advance: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** The stage of the test that runs, and its latest member. */
export interface Scene {
  readonly stage: PortStage;
  /** Registers another member through the port, tops up their credit and becomes them. */
  readonly signedUp: (credit?: Satang) => Promise<Session>;
  /** What the latest member was registered with. */
  readonly registration: () => Registration;
}
