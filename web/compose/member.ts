import { Container, type ServiceIdentifier } from "inversify";
import { browserAfter, browserClock } from "../../adapters/browser/browser-time.ts";
import { createIntentMemory } from "../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { newIntentKey } from "../../adapters/browser/new-idempotency-key.ts";
import { openTabDoor } from "../../adapters/browser/tab-lock/open-named-locks.ts";
import { promptPayPayload } from "../../adapters/browser/prompt-pay.ts";
import { readSlipPicture } from "../../adapters/browser/read-slip-picture.ts";
import { saveFile } from "../../adapters/browser/save-file.ts";
import { createTabHold } from "../../adapters/browser/tab-lock/tab-lock.ts";
import { createVisibility } from "../../adapters/browser/visibility.ts";
import { clientOf } from "../../adapters/http/client/client-of.ts";
import { createHttpWallet } from "../../adapters/http/wallet.ts";
import { levelTable } from "../../core/rules/levels.ts";
import { type MemberId, memberId } from "../../core/session/model.ts";
import type { IntentMemory } from "../../core/money-action/intent.ts";
import type { TabHold } from "../../core/money-action/tab-lock.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import { CreditStore } from "../stores/wallet/credit-store.ts";
import { DepositStore } from "../stores/wallet/deposit-store.ts";
import { HistoryStore } from "../stores/wallet/history-store.ts";
import type { MemberDesk } from "../stores/base/dependencies.ts";
import { MemberLevelStore } from "../stores/session/member-level-store.ts";
import { SlipStore } from "../stores/wallet/slip-store.ts";
import type { MemberStores } from "../stores/stores-context.ts";
import { WithdrawalStore } from "../stores/wallet/withdrawal-store.ts";
import type { MemberParts } from "./member-parts.ts";
import { remembered } from "./memoize.ts";

const PARTS: ServiceIdentifier<MemberParts> = Symbol("parts");
const MEMBER: ServiceIdentifier<MemberId> = Symbol("member");
const WALLET: ServiceIdentifier<WalletPort> = Symbol("wallet");
const MEMORY: ServiceIdentifier<IntentMemory> = Symbol("intent memory");
const HOLD: ServiceIdentifier<TabHold> = Symbol("tab hold");
const DESK: ServiceIdentifier<MemberDesk> = Symbol("desk");

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
  const rewards = remembered(async () => {
    const { composeRewards } = await import("./rewards.ts");
    return composeRewards(container.get(DESK), parts, () => void credit.load());
  });
  const games = remembered(async () => {
    const { composeGames } = await import("./games.ts");
    return composeGames(parts, container.get(DESK), member, () => void credit.load());
  });
  const affiliate = remembered(async () => {
    const { composeAffiliate } = await import("./affiliate.ts");
    return composeAffiliate(parts, container.get(DESK), () => void credit.load());
  });
  const address = remembered(async () => {
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
    .bind(MEMORY)
    .toResolvedValue(
      ({ page, brand }: MemberParts, member: MemberId) =>
        createIntentMemory(
          { storage: keyValue(() => page.localStorage), page, clock: browserClock, prefix: brand.id },
          member,
        ),
      [PARTS, MEMBER],
    );
  container
    .bind(HOLD)
    .toResolvedValue(
      ({ page, brand }: MemberParts, member: MemberId) =>
        createTabHold(openTabDoor(page, browserClock, browserAfter), browserAfter, brand.id, member),
      [PARTS, MEMBER],
    );
  container.bind(DESK).toResolvedValue(
    (parts: MemberParts, wallet: WalletPort, memory: IntentMemory, hold: TabHold): MemberDesk => ({
      wallet,
      memory,
      hold,
      session: parts.sessionPort,
      clock: browserClock,
      wait: parts.wait,
      after: browserAfter,
      visibility: createVisibility(parts.page.document),
      newKey: newIntentKey,
      honoursKeys: parts.brand.sendIdempotencyKey,
    }),
    [PARTS, WALLET, MEMORY, HOLD],
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
      (desk: MemberDesk, credit: CreditStore) => new DepositStore(desk, () => void credit.load(), promptPayPayload),
      [DESK, CreditStore],
    );
  container
    .bind(SlipStore)
    .toResolvedValue(
      (desk: MemberDesk, credit: CreditStore) => new SlipStore(desk, () => void credit.load(), readSlipPicture),
      [DESK, CreditStore],
    );
  container
    .bind(WithdrawalStore)
    .toResolvedValue(
      (desk: MemberDesk, credit: CreditStore) => new WithdrawalStore(desk, (read) => credit.take(read)),
      [DESK, CreditStore],
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
