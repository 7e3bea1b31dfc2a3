import type { Clock } from "../../core/bangkok-time.ts";
import type { BackOffice } from "./back-office.ts";
import type { BankDirectory } from "./bank-directory.ts";
import type { House } from "./house.ts";
import type { Journal } from "./journal/journal.ts";
import type { Passwords } from "./passwords.ts";
import type { SiteContent } from "./site-content.ts";
import type { SlipBank } from "./slip-bank.ts";
import type { Tokens } from "./tokens.ts";

export interface HouseOptions {
  readonly journal: Journal;
  readonly clock: Clock;
  /** Evenly spread in [0, 1); never reaches tokens or passwords. */
  readonly chance: () => number;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  /** A fresh uuid. */
  readonly newId: () => string;
  readonly backOffice?: BackOffice;
  readonly banks: BankDirectory;
  readonly slipBank: SlipBank;
  readonly content: SiteContent;
}

/** Opens a house on its journal; reads all of it once, for the public feeds. */
export declare function createHouse(options: HouseOptions): Promise<House>;
