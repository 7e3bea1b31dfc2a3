import type { KeyValue } from "../../adapters/browser/storage/key-value.ts";
import type { HttpClient } from "../../adapters/http/client/client.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { Wait } from "../../core/platform/timers.ts";
import type { InputRules } from "../../core/rules/input-rules.ts";
import type { Session } from "../../core/session/model.ts";
import type { DeviceTokenStorage, SessionStorage, SignInPort } from "../../core/session/port.ts";
import type { Problem } from "../../core/shared/fault.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Credit } from "../../core/wallet/model.ts";
import type { Brand } from "../brand/brand.ts";
import type { Activity } from "../stores/base/dependencies.ts";
import type { CategoryStore } from "../stores/games/category-store.ts";
import type { SessionStore } from "../stores/session/session-store.ts";
import type { EarlyRead } from "./early-read.ts";

/** What the first screen already has, for the parts that are loaded later. */
export interface SiteParts {
  readonly earlyCredit: EarlyRead<Result<Credit, Problem>>;
  readonly page: Window;
  readonly brand: Brand;
  /** One for the whole site: it also holds what the browser refuses to store. */
  readonly storage: KeyValue;
  readonly client: HttpClient;
  readonly identity: () => Session | undefined;
  readonly sessionPort: SignInPort;
  readonly deviceToken: DeviceTokenStorage;
  readonly sessionStorage: SessionStorage;
  readonly session: SessionStore;
  readonly category: CategoryStore;
  /** The backend's time. */
  readonly clock: Clock;
  readonly wait: Wait;
  /** The brand's, or our defaults. */
  readonly inputRules: InputRules;
  readonly activity: Activity;
}
