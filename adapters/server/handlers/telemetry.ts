import { telemetryEndpoints as rows } from "../../../contracts/endpoints/telemetry.ts";
import { ok } from "../../../core/shared/result.ts";
import type { SiteReport } from "../../../core/telemetry/site-event.ts";
import type { Caller } from "../../house/session/caller.ts";
import { type Handlers, publicHandler } from "./handler.ts";

/** Reports are about the pages of this server, not about the house, so they go to who watches the server. */
export function telemetryHandlers(take: (report: SiteReport, caller: Caller | undefined) => void) {
  return {
    reportSite: publicHandler(rows.reportSite, async ({ body, caller }) => {
      take(body, caller);
      return ok(null);
    }),
  } satisfies Handlers<typeof rows>;
}
