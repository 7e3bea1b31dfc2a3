import type { ServiceIdentifier } from "inversify";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { MemberId } from "../../core/session/model.ts";
import type { Requests } from "../../core/wallet/open-requests.ts";
import type { AffiliateStore } from "../stores/affiliate/affiliate-store.ts";
import type { ActionDependencies, LiveStatus } from "../stores/base/dependencies.ts";
import type { Resource } from "../stores/base/resource.ts";
import type { GamesStores } from "../stores/games/games-stores.ts";
import type { RewardsStores } from "../stores/rewards/rewards-stores.ts";
import type { AddressStore } from "../stores/session/address-store.ts";
import type { ConfirmationStore } from "../stores/session/confirmation-store.ts";
import type { DevicesStore } from "../stores/session/devices-store.ts";
import type { MemberLevelStore } from "../stores/session/member-level-store.ts";
import type { PasswordStore } from "../stores/session/password-store.ts";
import type { SecondFactorStore } from "../stores/session/second-factor-store.ts";
import type { InboxStore } from "../stores/site/inbox-store.ts";
import type { PushStore } from "../stores/site/push-store.ts";
import type { WalletStores } from "../stores/wallet/wallet-stores.ts";
import type { SiteParts } from "./site-parts.ts";

/** The member whose container it is. */
export const MEMBER: ServiceIdentifier<MemberId> = Symbol("member");
/** With a client that sends in this member's name only. */
export const SITE: ServiceIdentifier<SiteParts> = Symbol("site");
export const ACTIONS: ServiceIdentifier<ActionDependencies> = Symbol("actions");
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
