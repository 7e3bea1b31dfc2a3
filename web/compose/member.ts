// inversify reads metadata through `Reflect`, so this comes before it.
import "reflect-metadata/lite";
import { Container } from "inversify";
import { clientOf } from "../../adapters/http/client/client-of.ts";
import { memberId } from "../../core/session/model.ts";
import { MemberLevelStore } from "../stores/session/member-level-store.ts";
import type { MemberStores } from "../stores/stores-context.ts";
import { CreditStore } from "../stores/wallet/credit-store.ts";
import { DepositStore } from "../stores/wallet/deposit-store.ts";
import { HistoryStore } from "../stores/wallet/history-store.ts";
import { SlipStore } from "../stores/wallet/slip-store.ts";
import { WithdrawalStore } from "../stores/wallet/withdrawal-store.ts";
import { ADDRESS, AFFILIATE, GAMES, MEMBER, REWARDS, SITE } from "./identifiers.ts";
import { lazyModule } from "./lazy-module.ts";
import { moneyActionModule } from "./money-action.ts";
import { sessionModule } from "./session.ts";
import type { SiteParts } from "./site-parts.ts";
import { walletModule } from "./wallet.ts";

/** One member's stores, wired by a container of their own. */
export function composeMember(site: SiteParts, id: string): MemberStores {
  const member = memberId(id);
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(SITE).toConstantValue({ ...site, client: clientOf(member, site.client, site.identity) });
  container.bind(MEMBER).toConstantValue(member);
  container.load(moneyActionModule, walletModule, sessionModule);

  const games = lazyModule(container, GAMES, async () => (await import("./games.ts")).gamesModule);
  // The frame of every page needs them: load them together with the screen's code.
  games().catch(() => undefined);
  return {
    credit: container.get(CreditStore),
    level: container.get(MemberLevelStore),
    deposit: container.get(DepositStore),
    slip: container.get(SlipStore),
    withdrawal: container.get(WithdrawalStore),
    history: container.get(HistoryStore),
    games,
    rewards: lazyModule(container, REWARDS, async () => (await import("./rewards.ts")).rewardsModule),
    affiliate: lazyModule(container, AFFILIATE, async () => (await import("./affiliate.ts")).affiliateModule),
    address: lazyModule(container, ADDRESS, async () => (await import("./address.ts")).addressModule),
  };
}
