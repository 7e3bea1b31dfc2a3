import { ContainerModule } from "inversify";
import { promptPayPayload } from "../../adapters/browser/prompt-pay.ts";
import { readSlipPicture } from "../../adapters/browser/read-slip-picture.ts";
import { saveFile } from "../../adapters/browser/save-file.ts";
import { createHttpWallet } from "../../adapters/http/wallet.ts";
import { confirmedCall } from "../../core/session/second-factor/confirmed-call.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import { withDepositMinimum } from "../../core/wallet/with-deposit-minimum.ts";
import type { ActionDependencies } from "../stores/base/dependencies.ts";
import type { ConfirmationStore } from "../stores/session/confirmation-store.ts";
import type { InboxStore } from "../stores/site/inbox-store.ts";
import { CreditStore } from "../stores/wallet/credit-store.ts";
import { DepositStore } from "../stores/wallet/deposit-store.ts";
import { HistoryStore } from "../stores/wallet/history-store.ts";
import { ReceiptStore } from "../stores/wallet/receipt-store.ts";
import { SlipStore } from "../stores/wallet/slip-store.ts";
import type { WalletStores } from "../stores/wallet/wallet-stores.ts";
import { WithdrawalStore } from "../stores/wallet/withdrawal-store.ts";
import { ACTIONS, CONFIRMATION, INBOX, ON_CREDIT, SITE, WALLET } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

export const walletModule = new ContainerModule(({ bind }) => {
  bind(WALLET).toResolvedValue(
    (
      { page, clock, client, identity, sessionPort, earlyCredit, inputRules }: SiteParts,
      actions: ActionDependencies,
      inbox: InboxStore,
      confirmation: ConfirmationStore,
    ) => {
      const { depositMinimumSatang, withdrawalMinimumSatang } = inputRules;
      const http = withDepositMinimum(createHttpWallet(client, identity, clock), depositMinimumSatang);
      const wallet: WalletPort = {
        ...http,
        credit: () => earlyCredit.take(() => http.credit()),
        requestWithdrawal: (...asked) =>
          confirmedCall(
            () => http.requestWithdrawal(...asked),
            (refusal) => confirmation.ask(refusal),
          ),
        retryWithdrawal: (...asked) =>
          confirmedCall(
            () => http.retryWithdrawal(...asked),
            (refusal) => confirmation.ask(refusal),
          ),
      };
      const dependencies = { ...actions, wallet, session: sessionPort, withdrawalMinimumSatang };
      const credit = new CreditStore(wallet);
      const onSettled = () => {
        void credit.load();
        void inbox.refresh();
      };
      return {
        credit,
        deposit: new DepositStore(dependencies, onSettled, promptPayPayload),
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
    [SITE, ACTIONS, INBOX, CONFIRMATION],
  );
  bind(ON_CREDIT).toResolvedValue(({ credit }: WalletStores) => reloadOf(credit), [WALLET]);
});

function reloadOf(credit: CreditStore): () => void {
  return () => void credit.load();
}
