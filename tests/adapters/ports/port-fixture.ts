import type { House } from "../../../adapters/house/house.ts";
import type { AffiliatePort } from "../../../core/affiliate/port.ts";
import type { FairPlayPort } from "../../../core/fair-play/port.ts";
import type { GamesPort, TablePort } from "../../../core/games/port.ts";
import type { RewardsPort } from "../../../core/rewards/port.ts";
import type { Registration, Session } from "../../../core/session/model.ts";
import type { AddressPort, DevicesPort, DeviceTokenStorage, SessionPort } from "../../../core/session/port.ts";
import type { SecondFactorPort } from "../../../core/session/second-factor/port.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { InboxPort } from "../../../core/site/inbox.ts";
import type { LivePort } from "../../../core/site/model.ts";
import type { SitePort } from "../../../core/site/port.ts";
import type { PushPort } from "../../../core/site/push.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";

/** The ports of one adapter, and the house behind them. */
export interface PortFixture {
  readonly session: SessionPort;
  readonly wallet: WalletPort;
  readonly site: SitePort;
  readonly rewards: RewardsPort;
  readonly games: GamesPort;
  readonly fairPlay: FairPlayPort;
  readonly table: TablePort;
  readonly affiliate: AffiliatePort;
  readonly addresses: AddressPort;
  readonly devices: DevicesPort;
  readonly secondFactor: SecondFactorPort;
  readonly inbox: InboxPort;
  readonly live: LivePort;
  readonly push: PushPort;
  /** The token that the session port keeps for this device. */
  readonly device: DeviceTokenStorage;
  /** A new house without seeds. Tests use its staff service. */
  readonly house: House;
  /** Sets the session in which the ports act. */
  readonly actAs: (session: Session | undefined) => void;
  /** The house's clock. */
  readonly now: () => Instant;
  readonly advance: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** The fixture of the current test, and its latest member. */
export interface PortContext {
  readonly fixture: PortFixture;
  /** Registers another member through the port, tops up the credit and acts in the new session. */
  readonly signUp: (credit?: Satang) => Promise<Session>;
  /** The registration of the latest member. */
  readonly registration: () => Registration;
}
