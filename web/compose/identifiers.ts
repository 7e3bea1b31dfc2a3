import type { ServiceIdentifier } from "inversify";
import type { MemberId } from "../../core/session/model.ts";
import type { AffiliateStore } from "../stores/affiliate/affiliate-store.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import type { GamesStores } from "../stores/games/games-stores.ts";
import type { RewardsStores } from "../stores/rewards/rewards-stores.ts";
import type { AddressStore } from "../stores/session/address-store.ts";
import type { SiteParts } from "./site-parts.ts";

/*
 * What the modules of the member's container need from each other. The identifiers of lazy stores are symbols, because
 * a class as identifier would pull the store's code into the first chunk.
 */

/** With a client that sends in this member's name only. */
export const SITE: ServiceIdentifier<SiteParts> = Symbol("site");
export const MEMBER: ServiceIdentifier<MemberId> = Symbol("member");
export const ACTIONS: ServiceIdentifier<ActionDependencies> = Symbol("actions");
/** To be called when the credit may have changed. */
export const ON_CREDIT: ServiceIdentifier<() => void> = Symbol("on credit");

export const GAMES: ServiceIdentifier<GamesStores> = Symbol("games");
export const REWARDS: ServiceIdentifier<RewardsStores> = Symbol("rewards");
export const AFFILIATE: ServiceIdentifier<AffiliateStore> = Symbol("affiliate");
export const ADDRESS: ServiceIdentifier<AddressStore> = Symbol("address");
