import { createContext, use } from "react";
import type { Clock } from "../../core/platform/clock.ts";
import type { LevelPolicy } from "../../core/session/level-overview.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { AffiliateStore } from "./affiliate/affiliate-store.ts";
import type { CategoryStore } from "./games/category-store.ts";
import type { GamesStores } from "./games/games-stores.ts";
import type { RewardsStores } from "./rewards/rewards-stores.ts";
import type { AddressStore } from "./session/address-store.ts";
import type { LogoutStore } from "./session/logout-store.ts";
import type { MemberLevelStore } from "./session/member-level-store.ts";
import type { RegisterStore } from "./session/register-store.ts";
import type { SessionStore } from "./session/session-store.ts";
import type { ConnectivityStore } from "./site/connectivity-store.ts";
import type { SiteStore } from "./site/site-store.ts";
import type { ToastStore } from "./site/toast-store.ts";
import type { CreditStore } from "./wallet/credit-store.ts";
import type { DepositStore } from "./wallet/deposit-store.ts";
import type { HistoryStore } from "./wallet/history-store.ts";
import type { SlipStore } from "./wallet/slip-store.ts";
import type { WithdrawalStore } from "./wallet/withdrawal-store.ts";

/** There from the first screen on. */
export interface Stores {
  readonly session: SessionStore;
  readonly site: SiteStore;
  readonly connectivity: ConnectivityStore;
  readonly toast: ToastStore;
  readonly logout: LogoutStore;
  readonly category: CategoryStore;
}

/** One member's; the next member gets others. */
export interface MemberStores {
  readonly credit: CreditStore;
  readonly level: MemberLevelStore;
  readonly deposit: DepositStore;
  readonly slip: SlipStore;
  readonly withdrawal: WithdrawalStore;
  readonly history: HistoryStore;
  /** The same promise every time, until it fails. */
  rewards(): Promise<RewardsStores>;
  affiliate(): Promise<AffiliateStore>;
  address(): Promise<AddressStore>;
  /** The same promise every time, until it fails. */
  games(): Promise<GamesStores>;
}

/** The stores, those that come in chunks of their own included. */
export interface StoresRoot {
  readonly stores: Stores;
  /** What the brand chose among the level rules. */
  readonly policy: LevelPolicy;
  /** For what a screen counts down or up to; stores have their own. */
  readonly clock: Clock;
  /** The same promise for the same member, until it fails or another member signs in. */
  member(id: MemberId): Promise<MemberStores>;
  register(): Promise<RegisterStore>;
  /** Fetches a member's code ahead, for someone who is about to sign in. */
  warmMember(): void;
}

export const StoresRootContext = createContext<StoresRoot | undefined>(undefined);

export function useStoresRoot(): StoresRoot {
  const house = use(StoresRootContext);
  if (!house) throw new Error("no StoresRootContext above this component");
  return house;
}

export function useStores(): Stores {
  return useStoresRoot().stores;
}

/** The device's clock, for countdowns and "so long ago". */
export function useClock(): Clock {
  return useStoresRoot().clock;
}
