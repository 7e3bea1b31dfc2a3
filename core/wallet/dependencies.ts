import type { MoneyDesk } from "../money-action/run.ts";
import type { WalletPort } from "./port.ts";

/** What every money action of the wallet works with. */
export interface WalletDesk extends MoneyDesk {
  readonly wallet: WalletPort;
}
