import type { HttpClient } from "../../adapters/http/client/client.ts";
import type { Wait } from "../../core/platform/timers.ts";
import type { Session } from "../../core/session/model.ts";
import type { SessionPort } from "../../core/session/port.ts";
import type { Brand } from "../brand/brand.ts";
import type { CategoryStore } from "../stores/games/category-store.ts";
import type { SessionStore } from "../stores/session/session-store.ts";

/** What a member's part takes over from the site's. */
export interface MemberParts {
  readonly page: Window;
  readonly brand: Brand;
  readonly client: HttpClient;
  readonly identity: () => Session | undefined;
  readonly sessionPort: SessionPort;
  readonly session: SessionStore;
  readonly category: CategoryStore;
  readonly wait: Wait;
}
