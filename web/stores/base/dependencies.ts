import type { NewIntentKey } from "../../../core/money-action/idempotency-key.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import type { TabHold } from "../../../core/money-action/tab-lock.ts";
import type { After } from "../../../core/platform/timers.ts";
import type { Visibility } from "../../../core/platform/visibility.ts";
import type { WalletDesk } from "../../../core/wallet/dependencies.ts";
import type { MoneyDesk } from "../../../core/money-action/run.ts";

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
