import type { Device } from "../../adapters/browser/device.ts";
import { createHttpClient, type HttpClient } from "../../adapters/http/client/client.ts";
import { judgeFault } from "../../core/rules/failure-policy.ts";
import type { Session } from "../../core/session/model.ts";
import { version } from "../../package.json" with { type: "json" };
import type { Brand } from "../brand/brand.ts";
import type { Stores } from "../stores/stores-context.ts";

interface SiteClientSettings {
  readonly page: Window;
  readonly brand: Brand;
  readonly device: Device;
  readonly identity: () => Session | undefined;
  /** A function, because the stores are built on the client. */
  readonly stores: () => Pick<Stores, "session" | "site" | "connectivity">;
}

/** The site's HTTP client. What its replies and faults show about the service goes into the stores. */
export function createSiteClient({ page, brand, device, identity, stores }: SiteClientSettings): HttpClient {
  return createHttpClient({
    send: async (url, request) => {
      const reply = await page.fetch(url, request);
      const { connectivity, site } = stores();
      // While the operation is read, a good reply may be its own, which does not prove that other calls work again.
      if (reply.ok && !site.operation.loading) connectivity.clearServiceProblem();
      // A closed site answers 503 to every call; the poll would notice much later.
      if (reply.status === 503 && !site.operation.loading) void site.operation.load();
      return reply;
    },
    baseUrl: brand.backendUrl,
    identity,
    platform: device.platform,
    version,
    hostname: device.hostname,
    sendsIdempotencyKey: brand.sendIdempotencyKey,
    onFault: (fault, session) => {
      const { endsSession, raisesServiceProblem } = judgeFault(fault, brand.sessionEndsOn);
      if (raisesServiceProblem) stores().connectivity.raiseServiceProblem();
      if (endsSession) stores().session.expire(session, fault);
    },
  });
}
