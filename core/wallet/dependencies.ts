import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { WalletPort } from "./port.ts";

/** What every money action of the wallet works with. */
export interface WalletDependencies extends MoneyActionDependencies {
  readonly wallet: WalletPort;
}
