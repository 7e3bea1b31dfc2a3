import { browserClock, type Device } from "../../adapters/browser/device.ts";
import type { KeyValue } from "../../adapters/browser/storage/key-value.ts";
import { createHttpClient, type HttpClient, type HttpClientOptions } from "../../adapters/http/client/client.ts";
import { reportTime, type Send } from "../../adapters/http/client/deliver.ts";
import { siteEndpoints } from "../../contracts/endpoints/site.ts";
import type { TimeReport } from "../../core/platform/backend-clock.ts";
import { judgeFault } from "../../core/rules/failure-policy.ts";
import type { VisitorSentences } from "../../core/sentences/sentences.ts";
import type { Session } from "../../core/session/model.ts";
import type { SessionStorage } from "../../core/session/port.ts";
import { version } from "../../package.json" with { type: "json" };
import type { Brand } from "../brand/brand.ts";
import type { Stores } from "../stores/stores-context.ts";
import { language, textsReady } from "../text/live.ts";
import { withEarlyCall } from "./early-call.ts";

let fits: HttpClientOptions["fits"];

/**
 * Comes before scripts of others. They may add to the prototype of every object, which a parse takes for a field; this
 * test looks at an object's own fields only. The first page has no bytes for it.
 */
export async function loadFitsTest(): Promise<void> {
  fits = (await import("../../contracts/fits-exactly.ts")).fitsExactly;
}

interface SiteClientSettings {
  readonly page: Window;
  readonly brand: Brand;
  readonly storage: KeyValue;
  readonly device: Device;
  readonly sentences: () => VisitorSentences;
  readonly identity: () => Session | undefined;
  readonly onTime: (report: TimeReport) => void;
  readonly sessionStorage: SessionStorage;
  /** A function, because the stores are built on the client. */
  readonly stores: () => Pick<Stores, "session" | "site" | "connectivity" | "failure">;
}

const STATUS_ROW = `${siteEndpoints.operation.method} ${siteEndpoints.operation.path}`;

/** The site's HTTP client. What its replies and faults show about the service goes into the stores. */
export function createSiteClient({
  page,
  brand,
  storage,
  device,
  sentences,
  identity,
  onTime,
  sessionStorage,
  stores,
}: SiteClientSettings): HttpClient {
  /** While true, the status is read because of a failure. It would end the problem that has just begun. */
  let askedByFailure = false;
  const askForMaintenance = async () => {
    askedByFailure = true;
    await stores().site.operation.load();
    askedByFailure = false;
  };
  // Taken now: a script of somebody else, such as the chat's, may put another one in its place.
  const fetch = page.fetch.bind(page);
  const send: Send = async (url, request) => {
    const [reply] = await Promise.all([fetch(url, request), textsReady()]);
    // A closed site answers 503 to every call; the poll would notice much later.
    if (reply.status === 503 && !stores().site.operation.loading) void askForMaintenance();
    return reply;
  };
  return createHttpClient({
    send: withEarlyCall({ page, storage, prefix: brand.id, identity }, reportTime(send, browserClock, onTime)),
    baseUrl: brand.backendUrl,
    identity,
    platform: device.platform,
    version,
    hostname: device.hostname,
    sendsIdempotencyKey: brand.sendIdempotencyKey,
    // The texts may not be here yet, but are before a reply is read.
    sentences: () => ({ ...sentences(), language: language() }),
    clock: browserClock,
    fits: (schema, value) => fits?.(schema, value) === true,
    onRenewed: (session) => {
      // Whoever signs out leaves no token, also not one that a reply brings meanwhile.
      if (!stores().session.leaving) sessionStorage.write(session);
    },
    onFault: (fault, session) => {
      const { endsSession, raisesServiceProblem } = judgeFault(fault, brand.sessionEndsOn);
      if (raisesServiceProblem) stores().connectivity.note({ type: "disturbed", endpoint: fault.endpoint });
      if (endsSession) stores().session.expire(session, fault);
    },
    onSettled: (endpoint, problem) => {
      if (problem) return stores().failure.note(endpoint, problem);
      const showsAll = endpoint === STATUS_ROW && !askedByFailure;
      stores().connectivity.note(showsAll ? { type: "status-read" } : { type: "succeeded", endpoint });
    },
  });
}
