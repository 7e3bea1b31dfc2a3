import type { NewIntentKey } from "../../core/intent.ts";
import type { SessionPort } from "../../core/session/port.ts";
import type { After } from "../../core/timers.ts";
import type { Visibility } from "../../core/visibility.ts";
import type { MoneyDesk } from "../../core/wallet/money-desk.ts";

/** What the stores of a member's money work with. */
export interface MemberDesk extends MoneyDesk {
  readonly session: Pick<SessionPort, "level">;
  readonly newKey: NewIntentKey;
  readonly after: After;
  readonly visibility: Visibility;
}

/** How often an open request is looked at while its page can be seen. */
export const WATCH_INTERVAL_MS = 3000;
