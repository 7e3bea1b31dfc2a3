// inversify reads metadata through `Reflect`, so this comes before it.
import "reflect-metadata/lite";
import { Container } from "inversify";
import { createInstallation } from "../../adapters/browser/offline/installation.ts";
import { createDeviceFlag } from "../../adapters/browser/storage/device-flag.ts";
import { clientOf } from "../../adapters/http/client/client-of.ts";
import { createHttpSecondFactor } from "../../adapters/http/second-factor.ts";
import { memberId } from "../../core/session/model.ts";
import { ConfirmationStore } from "../stores/session/confirmation-store.ts";
import { InstallStore } from "../stores/site/install-store.ts";
import type { MemberStores } from "../stores/stores-context.ts";
import {
  ADDRESS,
  AFFILIATE,
  CONFIRMATION,
  DEVICES,
  GAMES,
  INBOX,
  LEVEL,
  MEMBER,
  PASSWORD,
  PUSH,
  REWARDS,
  SECOND_FACTOR,
  SITE,
  USER_SETTING,
  WALLET,
} from "./identifiers.ts";
import { composeLive, inboxModule } from "./inbox.ts";
import { lazyModule } from "./lazy-module.ts";
import { moneyActionModule } from "./money-action.ts";
import { storedWallet } from "./offline/stored-wallet.ts";
import { sessionModule } from "./session/session.ts";
import type { SiteParts } from "./site-parts.ts";
import { composeSounds } from "./sounds.ts";
import { walletModule } from "./wallet.ts";

/** One member's stores, wired by a container of their own. */
export function composeMember(site: SiteParts, id: string): MemberStores {
  const member = memberId(id);
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(SITE).toConstantValue({ ...site, client: clientOf(member, site.client, site.identity) });
  container.bind(MEMBER).toConstantValue(member);
  const confirmation = new ConfirmationStore(createHttpSecondFactor(clientOf(member, site.client, site.identity)));
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
