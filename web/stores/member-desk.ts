import type { NewIntentKey } from "../../core/intent.ts";
import type { SessionPort } from "../../core/session/port.ts";
import type { TabHold } from "../../core/tab-hold.ts";
import type { After } from "../../core/timers.ts";
import type { Visibility } from "../../core/visibility.ts";
import type { WalletDesk } from "../../core/wallet/wallet-desk.ts";
import type { MoneyDesk } from "../../core/money-desk.ts";

/** What every store with actions of a member works with; each context adds its port. */
export interface ActionDesk extends MoneyDesk {
  readonly newKey: NewIntentKey;
  readonly hold: TabHold;
  readonly after: After;
  readonly visibility: Visibility;
}

/** What the stores of the wallet work with. */
export interface MemberDesk extends ActionDesk, WalletDesk {
  readonly session: Pick<SessionPort, "level">;
}
