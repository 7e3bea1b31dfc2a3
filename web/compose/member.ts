import { Container, type ServiceIdentifier } from "inversify";
import { browserAfter, browserClock } from "../../adapters/browser/browser-time.ts";
import { newIdempotencyKey } from "../../adapters/browser/new-idempotency-key.ts";
import { promptPayPayload } from "../../adapters/browser/prompt-pay.ts";
import { readSlipPicture } from "../../adapters/browser/read-slip-picture.ts";
import { saveFile } from "../../adapters/browser/save-file.ts";
import { createIntentStorage } from "../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { openNamedLocks } from "../../adapters/browser/tab-lock/open-named-locks.ts";
import { createTabLock } from "../../adapters/browser/tab-lock/tab-lock.ts";
import { createVisibility } from "../../adapters/browser/visibility.ts";
import { clientOf } from "../../adapters/http/client/client-of.ts";
import { createHttpWallet } from "../../adapters/http/wallet.ts";
import type { IntentStorage } from "../../core/money-action/intent.ts";
import type { TabLock } from "../../core/money-action/tab-lock.ts";
import { levelTable } from "../../core/rules/levels.ts";
import { type MemberId, memberId } from "../../core/session/model.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { WalletStoreDependencies } from "../stores/base/dependencies.ts";
import { MemberLevelStore } from "../stores/session/member-level-store.ts";
import type { MemberStores } from "../stores/stores-context.ts";
import { CreditStore } from "../stores/wallet/credit-store.ts";
import { DepositStore } from "../stores/wallet/deposit-store.ts";
import { HistoryStore } from "../stores/wallet/history-store.ts";
import { SlipStore } from "../stores/wallet/slip-store.ts";
import { WithdrawalStore } from "../stores/wallet/withdrawal-store.ts";
import type { MemberParts } from "./member-parts.ts";
import { memoize } from "./memoize.ts";

const PARTS: ServiceIdentifier<MemberParts> = Symbol("parts");
const MEMBER: ServiceIdentifier<MemberId> = Symbol("member");
const WALLET: ServiceIdentifier<WalletPort> = Symbol("wallet");
const INTENTS: ServiceIdentifier<IntentStorage> = Symbol("intents");
const TAB_LOCK: ServiceIdentifier<TabLock> = Symbol("tab hold");
const DEPENDENCIES: ServiceIdentifier<WalletStoreDependencies> = Symbol("dependencies");

/** One member's stores, wired by a container of their own. */
export function composeMember(site: MemberParts, id: string): MemberStores {
  const member = memberId(id);
  const parts = { ...site, client: clientOf(member, site.client, site.identity) };
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(PARTS).toConstantValue(parts);
  container.bind(MEMBER).toConstantValue(member);
  bindAdapters(container);
  bindStores(container);
  const credit = container.get(CreditStore);
  const rewards = memoize(async () => {
    const { composeRewards } = await import("./rewards.ts");
    return composeRewards(container.get(DEPENDENCIES), parts, () => void credit.load());
  });
  const games = memoize(async () => {
    const { composeGames } = await import("./games.ts");
    return composeGames(parts, container.get(DEPENDENCIES), member, () => void credit.load());
  });
  const affiliate = memoize(async () => {
    const { composeAffiliate } = await import("./affiliate.ts");
    return composeAffiliate(parts, container.get(DEPENDENCIES), () => void credit.load());
  });
  const address = memoize(async () => {
    const { composeAddress } = await import("./address.ts");
    return composeAddress(parts);
  });
  // The frame asks for them on every page; they come along with the screen's code, not after it.
  games.of("games").catch(() => undefined);
  return {
    credit,
    level: container.get(MemberLevelStore),
    deposit: container.get(DepositStore),
    slip: container.get(SlipStore),
    withdrawal: container.get(WithdrawalStore),
    history: container.get(HistoryStore),
    rewards: () => rewards.of("rewards"),
    affiliate: () => affiliate.of("affiliate"),
    address: () => address.of("address"),
    games: () => games.of("games"),
  };
}

function bindAdapters(container: Container): void {
  container
    .bind(WALLET)
    .toResolvedValue(({ client, identity }: MemberParts) => createHttpWallet(client, identity, browserClock), [PARTS]);
  container
    .bind(INTENTS)
    .toResolvedValue(
      ({ page, brand }: MemberParts, member: MemberId) =>
        createIntentStorage(
          { storage: keyValue(() => page.localStorage), page, clock: browserClock, prefix: brand.id },
          member,
        ),
      [PARTS, MEMBER],
    );
  container
    .bind(TAB_LOCK)
    .toResolvedValue(
      ({ page, brand }: MemberParts, member: MemberId) =>
        createTabLock(openNamedLocks(page, browserClock, browserAfter), browserAfter, brand.id, member),
      [PARTS, MEMBER],
    );
  container.bind(DEPENDENCIES).toResolvedValue(
    (parts: MemberParts, wallet: WalletPort, intents: IntentStorage, tabLock: TabLock): WalletStoreDependencies => ({
      wallet,
      intents,
      tabLock,
      session: parts.sessionPort,
      clock: browserClock,
      wait: parts.wait,
      after: browserAfter,
      visibility: createVisibility(parts.page.document),
      newKey: newIdempotencyKey,
      honoursKeys: parts.brand.sendIdempotencyKey,
    }),
    [PARTS, WALLET, INTENTS, TAB_LOCK],
  );
}

function bindStores(container: Container): void {
  container.bind(CreditStore).toResolvedValue((wallet: WalletPort) => new CreditStore(wallet), [WALLET]);
  container
    .bind(HistoryStore)
    .toResolvedValue(
      (wallet: WalletPort, { page }: MemberParts) => new HistoryStore(wallet, saveFile.bind(undefined, page)),
      [WALLET, PARTS],
    );
  container
    .bind(DepositStore)
    .toResolvedValue(
      (dependencies: WalletStoreDependencies, credit: CreditStore) =>
        new DepositStore(dependencies, () => void credit.load(), promptPayPayload),
      [DEPENDENCIES, CreditStore],
    );
  container
    .bind(SlipStore)
    .toResolvedValue(
      (dependencies: WalletStoreDependencies, credit: CreditStore) =>
        new SlipStore(dependencies, () => void credit.load(), readSlipPicture),
      [DEPENDENCIES, CreditStore],
    );
  container
    .bind(WithdrawalStore)
    .toResolvedValue(
      (dependencies: WalletStoreDependencies, credit: CreditStore) =>
        new WithdrawalStore(dependencies, (read) => credit.take(read)),
      [DEPENDENCIES, CreditStore],
    );
  container
    .bind(MemberLevelStore)
    .toResolvedValue(
      ({ sessionPort, brand, session }: MemberParts) =>
        new MemberLevelStore(sessionPort, levelTable({ platinumBasis: brand.platinumBasis }), (change) =>
          session.updateMember(change),
        ),
      [PARTS],
    );
}
