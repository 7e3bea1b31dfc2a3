import type { ServiceIdentifier } from "inversify";
import type { KeyValue } from "../../adapters/browser/storage/key-value.ts";
import type { HttpClient } from "../../adapters/http/client/client.ts";
import type { Clock, Wait } from "../../core/platform/device.ts";
import type { InputRules } from "../../core/rules/input-rules.ts";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { VisitorSentences } from "../../core/sentences/sentences.ts";
import type { MemberId, Session } from "../../core/session/model.ts";
import type { DeviceTokenStorage, SessionStorage, SignInPort } from "../../core/session/port.ts";
import type { PuzzleSolver } from "../../core/session/solve-puzzles.ts";
import type { Problem } from "../../core/shared/fault.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Requests } from "../../core/wallet/find-request.ts";
import type { Credit } from "../../core/wallet/model.ts";
import type { WithheldPrizes } from "../../core/wallet/withheld-prizes.ts";
import type { Brand } from "../brand/brand.ts";
import type { AffiliateStore } from "../stores/affiliate/affiliate-store.ts";
import type { ActionDependencies, Activity, LiveStatus } from "../stores/base/dependencies.ts";
import type { Resource } from "../stores/base/resource.ts";
import type { CategoryStore } from "../stores/games/category-store.ts";
import type { AddressStore } from "../stores/session/address-store.ts";
import type { ConfirmationStore } from "../stores/session/confirmation-store.ts";
import type { DevicesStore } from "../stores/session/devices-store.ts";
import type { MemberLevelStore } from "../stores/session/member-level-store.ts";
import type { PasswordStore } from "../stores/session/password-store.ts";
import type { SecondFactorStore } from "../stores/session/second-factor-store.ts";
import type { SessionStore } from "../stores/session/session-store.ts";
import type { DeviceSettingsStore } from "../stores/site/device-stores.ts";
import type { InboxStore } from "../stores/site/inbox-store.ts";
import type { LanguageStore } from "../stores/site/language-store.ts";
import type { PushStore } from "../stores/site/push-store.ts";
import type { FairPlayStores, GamesStores, RewardsStores } from "../stores/stores-context.ts";
import type { WalletStores } from "../stores/wallet/wallet-stores.ts";
import type { EarlyRead } from "./early-read.ts";

/** The member whose container it is. */
export const MEMBER: ServiceIdentifier<MemberId> = Symbol("member");
/** With a client that sends in this member's name only. */
export const SITE: ServiceIdentifier<SiteParts> = Symbol("site");
export const ACTIONS: ServiceIdentifier<ActionDependencies> = Symbol("actions");
/** Prizes that no page has shown yet. */
export const WITHHELD: ServiceIdentifier<WithheldPrizes> = Symbol("withheld");
/** To be called when the credit may have changed. */
export const ON_CREDIT: ServiceIdentifier<() => void> = Symbol("on credit");

/** Set by the event stream, read by everything that polls. */
export const LIVE_STATUS: ServiceIdentifier<LiveStatus> = Symbol("live status");

export interface RequestsSource {
  read: () => Requests;
}
/** The member's listed requests. Set once the wallet exists. */
export const REQUESTS: ServiceIdentifier<RequestsSource> = Symbol("requests");

/** The stores of each context. */
export const FAIR_PLAY: ServiceIdentifier<FairPlayStores> = Symbol("fair play");
export const INBOX: ServiceIdentifier<InboxStore> = Symbol("inbox");
export const WALLET: ServiceIdentifier<WalletStores> = Symbol("wallet");
export const USER_SETTING: ServiceIdentifier<Resource<PromotionSetting>> = Symbol("user setting");
export const LEVEL: ServiceIdentifier<MemberLevelStore> = Symbol("level");
export const GAMES: ServiceIdentifier<GamesStores> = Symbol("games");
export const REWARDS: ServiceIdentifier<RewardsStores> = Symbol("rewards");
export const AFFILIATE: ServiceIdentifier<AffiliateStore> = Symbol("affiliate");
export const DEVICES: ServiceIdentifier<DevicesStore> = Symbol("devices");
export const SECOND_FACTOR: ServiceIdentifier<SecondFactorStore> = Symbol("second factor");
/** Asks for a code in the middle of an action. */
export const CONFIRMATION: ServiceIdentifier<ConfirmationStore> = Symbol("confirmation");
export const ADDRESS: ServiceIdentifier<AddressStore> = Symbol("address");
export const PUSH: ServiceIdentifier<PushStore> = Symbol("push");
export const PASSWORD: ServiceIdentifier<PasswordStore> = Symbol("password");

/** What the first screen already has, for the parts that are loaded later. */
export interface SiteParts {
  readonly earlyCredit: EarlyRead<Result<Credit, Problem>>;
  readonly page: Window;
  readonly brand: Brand;
  /** One for the whole site: it also holds what the browser refuses to store. */
  readonly storage: KeyValue;
  readonly client: HttpClient;
  readonly identity: () => Session | undefined;
  readonly sessionPort: SignInPort;
  readonly deviceToken: DeviceTokenStorage;
  readonly sessionStorage: SessionStorage;
  readonly session: SessionStore;
  readonly category: CategoryStore;
  readonly device: DeviceSettingsStore;
  readonly language: LanguageStore;
  /** The backend's time. */
  readonly clock: Clock;
  readonly wait: Wait;
  /** Loads its code when a backend first offers a puzzle. */
  readonly solvePuzzle: PuzzleSolver["solve"];
  /** Says problems from now on with the sentences that the function gives at that time. */
  readonly say: (sentences: () => VisitorSentences) => void;
  /** The brand's, or our defaults. */
  readonly inputRules: InputRules;
  readonly activity: Activity;
}
