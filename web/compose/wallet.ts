import { ContainerModule, type ServiceIdentifier } from "inversify";
import { browserClock } from "../../adapters/browser/browser-time.ts";
import { promptPayPayload } from "../../adapters/browser/prompt-pay.ts";
import { readSlipPicture } from "../../adapters/browser/read-slip-picture.ts";
import { saveFile } from "../../adapters/browser/save-file.ts";
import { createHttpWallet } from "../../adapters/http/wallet.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { ActionDependencies, WalletStoreDependencies } from "../stores/base/dependencies.ts";
import { CreditStore } from "../stores/wallet/credit-store.ts";
import { DepositStore } from "../stores/wallet/deposit-store.ts";
import { HistoryStore } from "../stores/wallet/history-store.ts";
import { SlipStore } from "../stores/wallet/slip-store.ts";
import { WithdrawalStore } from "../stores/wallet/withdrawal-store.ts";
import { ACTIONS, ON_CREDIT, SITE } from "./identifiers.ts";
import type { SiteParts } from "./site-parts.ts";

const WALLET_PORT: ServiceIdentifier<WalletPort> = Symbol("wallet port");
const WALLET: ServiceIdentifier<WalletStoreDependencies> = Symbol("wallet");

/** Binds the wallet's stores, each to its class, and `ON_CREDIT`. */
export const walletModule = new ContainerModule(({ bind }) => {
  bind(WALLET_PORT).toResolvedValue(
    ({ client, identity }: SiteParts) => createHttpWallet(client, identity, browserClock),
    [SITE],
  );
  bind(WALLET).toResolvedValue(
    (actions: ActionDependencies, wallet: WalletPort, { sessionPort }: SiteParts) => ({
      ...actions,
      wallet,
      session: sessionPort,
    }),
    [ACTIONS, WALLET_PORT, SITE],
  );
  bind(CreditStore).toResolvedValue((wallet: WalletPort) => new CreditStore(wallet), [WALLET_PORT]);
  bind(ON_CREDIT).toResolvedValue((credit: CreditStore) => () => void credit.load(), [CreditStore]);
  bind(HistoryStore).toResolvedValue(
    (wallet: WalletPort, { page }: SiteParts) => new HistoryStore(wallet, saveFile.bind(undefined, page)),
    [WALLET_PORT, SITE],
  );
  bind(DepositStore).toResolvedValue(
    (dependencies: WalletStoreDependencies, onCredit: () => void) =>
      new DepositStore(dependencies, onCredit, promptPayPayload),
    [WALLET, ON_CREDIT],
  );
  bind(SlipStore).toResolvedValue(
    (dependencies: WalletStoreDependencies, onCredit: () => void) =>
      new SlipStore(dependencies, onCredit, readSlipPicture),
    [WALLET, ON_CREDIT],
  );
  bind(WithdrawalStore).toResolvedValue(
    (dependencies: WalletStoreDependencies, credit: CreditStore) =>
      new WithdrawalStore(dependencies, (read) => credit.take(read)),
    [WALLET, CreditStore],
  );
});
