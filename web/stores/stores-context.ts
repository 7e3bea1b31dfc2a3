import { createContext, use } from "react";
import type { Clock } from "../../core/platform/device.ts";
import type { InputRules } from "../../core/rules/input-rules.ts";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { Words } from "../../core/sentences/sentences.ts";
import type { LevelPolicy } from "../../core/session/level-overview.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { PasskeyDevice } from "../../core/session/second-factor/port.ts";
import type { Problem } from "../../core/shared/fault.ts";
import type { PageFacts } from "../../core/site/support-text.ts";
import type { AffiliateStore } from "./affiliate/affiliate-store.ts";
import type { Resource } from "./base/resource.ts";
import type { FairPlayStore } from "./fair-play/fair-play-store.ts";
import type { PlayTimeStore } from "./fair-play/play-time-store.ts";
import type { CategoryStore } from "./games/category-store.ts";
import type { GameSessionStore } from "./games/game-session-store.ts";
import type { LobbyStore } from "./games/lobby-store.ts";
import type { SavedGamesStore } from "./games/saved-games-store.ts";
import type { WinLossStore } from "./games/win-loss-store.ts";
import type { CheckInStore } from "./rewards/check-in-store.ts";
import type { FlipCardStore } from "./rewards/flip-card-store.ts";
import type { RewardStore } from "./rewards/reward-store.ts";
import type { WheelStore } from "./rewards/wheel-store.ts";
import type { AddressStore } from "./session/address-store.ts";
import type { ConfirmationStore } from "./session/confirmation-store.ts";
import type { DevicesStore } from "./session/devices-store.ts";
import type { LogoutStore } from "./session/logout-store.ts";
import type { MemberLevelStore } from "./session/member-level-store.ts";
import type { PasswordStore } from "./session/password-store.ts";
import type { RecoveryStore } from "./session/recovery-store.ts";
import type { RegisterStore } from "./session/register-store.ts";
import type { SecondFactorStore } from "./session/second-factor-store.ts";
import type { SessionStore } from "./session/session-store.ts";
import type { ConnectivityStore, FailureStore } from "./site/connectivity-store.ts";
import type { DeviceClockStore, DeviceSettingsStore } from "./site/device-stores.ts";
import type { InboxStore } from "./site/inbox-store.ts";
import type { InstallStore } from "./site/install-store.ts";
import type { LanguageStore } from "./site/language-store.ts";
import type { LiveStore } from "./site/live-store.ts";
import type { PushStore } from "./site/push-store.ts";
import type { RankingStore } from "./site/ranking-store.ts";
import type { SiteStore } from "./site/site-store.ts";
import type { SoundStore } from "./site/sound-store.ts";
import type { ToastStore } from "./site/toast-store.ts";
import type { DraftStore } from "./wallet/draft-store.ts";
import type { LastKnownStore } from "./wallet/last-known-store.ts";
import type { WalletStores } from "./wallet/wallet-stores.ts";

/** Loaded with the first screen. */
export interface Stores {
  readonly session: SessionStore;
  readonly site: SiteStore;
  readonly connectivity: ConnectivityStore;
  readonly failure: FailureStore;
  readonly toast: ToastStore;
  readonly logout: LogoutStore;
  readonly category: CategoryStore;
  readonly device: DeviceSettingsStore;
  readonly language: LanguageStore;
  readonly deviceClock: DeviceClockStore;
}

/** One member's stores. The functions load a context's code: they return the same promise until it fails. */
export interface MemberStores extends WalletStores, StoredWallet {
  readonly level: MemberLevelStore;
  /** Spec section 3, "User setting". */
  readonly userSetting: Resource<PromotionSetting>;
  readonly inbox: InboxStore;
  readonly live: LiveStore;
  readonly install: InstallStore;
  readonly sounds: SoundStore;
  readonly rewards: () => Promise<RewardsStores>;
  readonly games: () => Promise<GamesStores>;
  readonly affiliate: () => Promise<AffiliateStore>;
  readonly address: () => Promise<AddressStore>;
  readonly password: () => Promise<PasswordStore>;
  readonly devices: () => Promise<DevicesStore>;
  readonly fairPlay: () => Promise<FairPlayStores>;
  readonly loadedFairPlay: LoadedFairPlay;
  readonly secondFactor: () => Promise<SecondFactorStore>;
  readonly push: () => Promise<PushStore>;
  readonly confirmation: ConfirmationStore;
}

/** Every store of the site, those in lazily loaded chunks included. */
export interface StoresRoot {
  readonly stores: Stores;
  /** The brand's choices among the level rules. */
  readonly policy: LevelPolicy;
  /** The lengths of what members enter. */
  readonly inputRules: InputRules;
  readonly page: PageFacts;
  /** Whether the brand has the page of a path. A screen leaves out links and parts of pages that the brand has not. */
  readonly isOpen: (path: string) => boolean;
  /** Says a refusal or a fault in the page's language. */
  readonly words: (problem: Problem) => Words;
  readonly legal: Legal;
  /** Where to find help with play. */
  readonly help: { readonly label: string; readonly url: string };
  /** For countdowns on screens; stores have a clock of their own. */
  readonly clock: Clock;
  /** The same promise for the same member, until it fails or the member signs out. */
  readonly member: (id: MemberId) => Promise<MemberStores>;
  readonly register: () => Promise<RegisterStore>;
  readonly recovery: () => Promise<RecoveryStore>;
  /** The lobby without a session. */
  readonly visitorLobby: () => Promise<LobbyStore>;
  /** Loads the code for this device's passkeys. Undefined where the browser has none. */
  readonly passkeys: (() => Promise<PasskeyDevice>) | undefined;
  /** Fetches the code of a member's stores early, for somebody who is about to sign in. */
  readonly warmMember: () => void;
}

export const StoresRootContext = createContext<StoresRoot | undefined>(undefined);

export function useStoresRoot(): StoresRoot {
  const root = use(StoresRootContext);
  if (!root) throw new Error("no StoresRootContext above this component");
  return root;
}

export function useStores(): Stores {
  return useStoresRoot().stores;
}

/** The backend's clock, for countdowns and relative times. */
export function useClock(): Clock {
  return useStoresRoot().clock;
}

/** A member's stores of games and play. */
export interface GamesStores {
  readonly lobby: LobbyStore;
  readonly savedGames: SavedGamesStore;
  readonly game: GameSessionStore;
  readonly winLoss: WinLossStore;
  readonly ranking: RankingStore;
}

/** Known once its code is here, for parts of the page that nothing waits for. */
export interface LoadedFairPlay {
  stores: FairPlayStores | undefined;
}

/** A member's limits and breaks, and the time at play. */
export interface FairPlayStores {
  readonly fairPlay: FairPlayStore;
  readonly playTime: PlayTimeStore;
}

/** A member's stores of points and prizes. */
export interface RewardsStores {
  readonly reward: RewardStore;
  readonly wheel: WheelStore;
  readonly flipCard: FlipCardStore;
  readonly checkIn: CheckInStore;
  /** This member's bonus periods. */
}

/** What a member's device stores of their money until the session ends. */
export interface StoredWallet {
  readonly lastKnown: LastKnownStore;
  readonly drafts: DraftStore;
}

/** The documents that visitors accept when they register. */
export interface Legal {
  /** Names the versions of both documents. Undefined when the operator asks for no consent. */
  readonly consentVersion: string | undefined;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  /** The company that offers the site. */
  readonly company: string;
  /** From which day the documents count, where the operator says so. */
  readonly from: Readonly<Record<"terms" | "privacy", string | undefined>>;
  readonly minimumAge: number;
}
