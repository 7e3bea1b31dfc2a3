import { ContainerModule } from "inversify";
import { reaction, when } from "mobx";
import { firstWords } from "#text/wallet/balance.ts";
import { browserAfter, browserClock, createConnectivity } from "../../adapters/browser/device.ts";
import { newIdempotencyKey } from "../../adapters/browser/new-idempotency-key.ts";
import { createSlipPictures } from "../../adapters/browser/offline/slip-pictures.ts";
import { readSlipPicture } from "../../adapters/browser/read-slip-picture.ts";
import { saveFile } from "../../adapters/browser/save-file.ts";
import { createDraftStorage } from "../../adapters/browser/storage/draft-storage.ts";
import { createIntentStorage } from "../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { createLastKnownStorage } from "../../adapters/browser/storage/last-known-storage.ts";
import { createWithheldPrizes } from "../../adapters/browser/storage/withheld-prizes.ts";
import { openNamedLocks } from "../../adapters/browser/tab-lock/named-locks.ts";
import { createTabLock } from "../../adapters/browser/tab-lock/tab-lock.ts";
import { createVisibility } from "../../adapters/browser/visibility.ts";
import { createHttpWallet } from "../../adapters/http/wallet.ts";
import type { IntentStorage } from "../../core/money-action/intent.ts";
import type { MemberId } from "../../core/session/model.ts";
import { confirmedCall } from "../../core/session/second-factor/second-factors.ts";
import { withDepositMinimum } from "../../core/wallet/deposit.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import { TURNING_KINDS, WITHHELD_MS, type WithheldPrizes } from "../../core/wallet/withheld-prizes.ts";
import type { ActionDependencies, LiveStatus } from "../stores/base/dependencies.ts";
import type { ConfirmationStore } from "../stores/session/confirmation-store.ts";
import type { InboxStore } from "../stores/site/inbox-store.ts";
import type { StoredWallet } from "../stores/stores-context.ts";
import { CreditStore } from "../stores/wallet/credit-store.ts";
import { DepositStore } from "../stores/wallet/deposit-store.ts";
import { DraftStore } from "../stores/wallet/draft-store.ts";
import { HistoryStore } from "../stores/wallet/history-store.ts";
import { LastKnownStore } from "../stores/wallet/last-known-store.ts";
import { ReceiptStore } from "../stores/wallet/receipt-store.ts";
import { SlipStore } from "../stores/wallet/slip-store.ts";
import type { WalletStores } from "../stores/wallet/wallet-stores.ts";
import { WithdrawalStore } from "../stores/wallet/withdrawal-store.ts";
import { language } from "../text/live.ts";
import {
  ACTIONS,
  CONFIRMATION,
  INBOX,
  LIVE_STATUS,
  MEMBER,
  ON_CREDIT,
  SITE,
  type SiteParts,
  WALLET,
  WITHHELD,
} from "./identifiers.ts";

export const walletModule = new ContainerModule(({ bind }) => {
  bind(WALLET).toResolvedValue(
    (
      { page, clock, client, identity, sessionPort, earlyCredit, inputRules }: SiteParts,
      actions: ActionDependencies,
      inbox: InboxStore,
      confirmation: ConfirmationStore,
      withheld: WithheldPrizes,
    ) => {
      const { depositMinimumSatang, withdrawalMinimumSatang } = inputRules;
      const http = withDepositMinimum(createHttpWallet(client, identity, clock), depositMinimumSatang);
      const wallet: WalletPort = {
        ...confirmedCall(http, ["requestWithdrawal", "retryWithdrawal"], confirmation),
        credit: () => earlyCredit.take(() => http.credit()),
      };
      const dependencies = { ...actions, wallet, session: sessionPort, withdrawalMinimumSatang };
      const { intents, after } = actions;
      const isSent = () =>
        TURNING_KINDS.some((kind) =>
          intents.pending({ kind, stored: {} }).some(({ madeAt }) => Math.abs(clock() - madeAt) < WITHHELD_MS),
        );
      const credit = new CreditStore(wallet, { withheld, isSent, after });
      const onSettled = () => {
        void credit.load();
        void inbox.refresh();
      };
      return {
        credit,
        deposit: new DepositStore(dependencies, onSettled, async () => {
          const { promptPayPayload } = await import("../../adapters/browser/prompt-pay.ts");
          return promptPayPayload;
        }),
        slip: new SlipStore(dependencies, onSettled, readSlipPicture),
        withdrawal: new WithdrawalStore(
          dependencies,
          (read) => credit.take(read),
          () => void inbox.refresh(),
        ),
        history: new HistoryStore(wallet, saveFile.bind(undefined, page)),
        receipt: new ReceiptStore(wallet),
      };
    },
    [SITE, ACTIONS, INBOX, CONFIRMATION, WITHHELD],
  );
  bind(WITHHELD).toResolvedValue(
    ({ page, storage, brand }: SiteParts, member: MemberId) =>
      createWithheldPrizes({ storage, page, clock: browserClock, prefix: brand.id }, member),
    [SITE, MEMBER],
  );
  bind(ON_CREDIT).toResolvedValue(({ credit }: WalletStores) => reloadOf(credit), [WALLET]);
});

function reloadOf(credit: CreditStore): () => void {
  return () => void credit.load();
}

export const moneyActionModule = new ContainerModule(({ bind }) => {
  bind(ACTIONS).toResolvedValue(
    (
      { page, brand, clock, wait, activity, earlyCredit }: SiteParts,
      member: MemberId,
      live: LiveStatus,
    ): ActionDependencies => ({
      live,
      activity,
      connectivity: createConnectivity(page),
      intents: forgetting(
        earlyCredit,
        createIntentStorage(
          { storage: keyValue(() => page.localStorage), page, clock, device: browserClock, prefix: brand.id },
          member,
        ),
      ),
      // All tabs share the device's clock; each learns the backend's time for itself.
      tabLock: createTabLock(openNamedLocks(page, browserClock, browserAfter), browserAfter, brand.id, member),
      clock,
      wait,
      after: browserAfter,
      visibility: createVisibility(page.document),
      newKey: newIdempotencyKey,
      onUnknown: () => page.dispatchEvent(new Event("sanam-unknown")),
      honoursKeys: brand.sendIdempotencyKey,
    }),
    [SITE, MEMBER, LIVE_STATUS],
  );
});

/** The early answer has the credit from before an action: whoever asks after it reads anew. */
function forgetting(earlyCredit: SiteParts["earlyCredit"], intents: IntentStorage): IntentStorage {
  return {
    ...intents,
    write(intent) {
      earlyCredit.forget();
      intents.write(intent);
    },
  };
}

/** What the device stores of a member's money, until the session ends in any tab. */
export function storedWallet(
  { page, storage, clock, brand, identity, session }: SiteParts,
  member: MemberId,
  wallet: WalletStores,
): StoredWallet {
  const isCurrent = () => identity()?.member.id === member;
  const pictures = createSlipPictures(page, brand.id, member, isCurrent);
  const lastKnown = new LastKnownStore(createLastKnownStorage({ storage, clock, prefix: brand.id, isCurrent }, member));
  const drafts = new DraftStore(createDraftStorage(storage, brand.id, member, isCurrent), pictures);
  const followCredit = reaction(
    // The words are those of the page's language.
    () => [wallet.credit.credit, language()] as const,
    ([credit]) => {
      const user = session.currentUser;
      if (!credit || !user || !isCurrent()) return;
      storage.set(`${brand.id}.last.${member}.words`, JSON.stringify(firstWords(credit, user.name)));
    },
  );
  const stops = [lastKnown.follow(wallet), drafts.follow(wallet), followCredit];
  when(
    () => session.currentUser?.id !== member,
    () => {
      for (const stop of stops) stop();
      void pictures.clear();
    },
  );
  return { lastKnown, drafts };
}
