import { knowRefusals } from "./know-refusals.ts";
import "reflect-metadata/lite";
import { Container, ContainerModule, type ServiceIdentifier } from "inversify";
import { observable } from "mobx";
import { createInstallation } from "../../adapters/browser/offline/installation.ts";
import { createDeviceFlag } from "../../adapters/browser/storage/device-flag.ts";
import { createHttpSecondFactor } from "../../adapters/http/second-factor.ts";
import { createHttpLanguage } from "../../adapters/http/session/language.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import { levelTable } from "../../core/rules/levels.ts";
import { type MemberId, memberId } from "../../core/session/model.ts";
import { Resource } from "../stores/base/resource.ts";
import { ConfirmationStore } from "../stores/session/confirmation-store.ts";
import { MemberLevelStore } from "../stores/session/member-level-store.ts";
import { keepInAccount, speakAccountLanguage } from "../stores/site/account-language.ts";
import { InstallStore } from "../stores/site/install-store.ts";
import type { LoadedFairPlay, MemberStores } from "../stores/stores-context.ts";
import {
  ADDRESS,
  AFFILIATE,
  CONFIRMATION,
  DEVICES,
  FAIR_PLAY,
  GAMES,
  INBOX,
  LEVEL,
  MEMBER,
  PASSWORD,
  PUSH,
  REWARDS,
  SECOND_FACTOR,
  SITE,
  type SiteParts,
  USER_SETTING,
  WALLET,
} from "./identifiers.ts";
import { composeLive, inboxModule } from "./inbox.ts";
import { memoize } from "./memoize.ts";
import { composeSounds } from "./sounds.ts";
import { moneyActionModule, storedWallet, walletModule } from "./wallet.ts";

// inversify reads metadata through `Reflect`, so this comes before it.

/** One member's stores, once the page speaks the language that the sign-in told. */
export async function openMember(site: SiteParts, id: string, language?: string): Promise<MemberStores> {
  await speakAccountLanguage(language, site);
  return composeMember(site, id);
}

/** Wired by a container of their own. */
function composeMember(site: SiteParts, id: string): MemberStores {
  const member = memberId(id);
  knowRefusals(site);
  const container = new Container({ defaultScope: "Singleton" });
  const client = site.client.of(member);
  container.bind(SITE).toConstantValue({ ...site, client });
  container.bind(MEMBER).toConstantValue(member);
  keepInAccount(site, member, createHttpLanguage(client));
  const confirmation = new ConfirmationStore(createHttpSecondFactor(client));
  container.bind(CONFIRMATION).toConstantValue(confirmation);
  container.load(moneyActionModule, walletModule, sessionModule, inboxModule);

  const games = lazyModule(container, GAMES, async () => (await import("./games.ts")).gamesModule);
  // The frame of every page needs them: load them together with the screen's code.
  games().catch(() => undefined);
  const wallet = container.get(WALLET);
  return {
    ...wallet,
    ...storedWallet(site, member, wallet),
    level: container.get(LEVEL),
    userSetting: container.get(USER_SETTING),
    inbox: container.get(INBOX),
    live: composeLive(container),
    install: new InstallStore(
      createInstallation(site.page),
      createDeviceFlag(site.storage, site.brand.id, "not-installed"),
    ),
    sounds: composeSounds(site),
    confirmation,
    games,
    rewards: lazyModule(container, REWARDS, async () => (await import("./rewards.ts")).rewardsModule),
    affiliate: lazyModule(container, AFFILIATE, async () => (await import("./affiliate.ts")).affiliateModule),
    loadedFairPlay: observable<LoadedFairPlay>({ stores: undefined }, undefined, { deep: false }),
    fairPlay: lazyModule(container, FAIR_PLAY, async () => (await import("./fair-play.ts")).fairPlayModule),
    devices: lazyModule(container, DEVICES, async () => (await import("./session/devices.ts")).devicesModule),
    secondFactor: lazyModule(
      container,
      SECOND_FACTOR,
      async () => (await import("./session/second-factor.ts")).secondFactorModule,
    ),
    address: lazyModule(container, ADDRESS, async () => (await import("./session/address.ts")).addressModule),
    push: lazyModule(container, PUSH, async () => (await import("./push.ts")).pushModule),
    password: lazyModule(container, PASSWORD, async () => (await import("./session/password.ts")).passwordModule),
  };
}

/**
 * A context whose code comes in a chunk of its own. The first call imports the chunk's module and loads it into the
 * container; every call resolves to what the module binds to `id`. After a failure the next call tries again.
 */
export function lazyModule<T>(
  container: Container,
  id: ServiceIdentifier<T>,
  importModule: () => Promise<ContainerModule>,
): () => Promise<T> {
  return memoize(async () => {
    const module = await importModule();
    // A second load would bind every identifier twice.
    if (!container.isBound(id)) container.load(module);
    return container.get(id);
  }).get;
}

const sessionModule = new ContainerModule(({ bind }) => {
  bind(LEVEL).toResolvedValue(
    ({ sessionPort, brand, session }: SiteParts, member: MemberId) =>
      new MemberLevelStore(sessionPort, levelTable({ platinumBasis: brand.platinumBasis }), (change) =>
        session.updateMember(member, change),
      ),
    [SITE, MEMBER],
  );
  bind(USER_SETTING).toResolvedValue(
    ({ client, identity }: SiteParts) => {
      const site = createHttpSite(client, identity);
      return new Resource(() => site.memberPromotion());
    },
    [SITE],
  );
});
