import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { createHttpClient } from "../../../adapters/http/client/client.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { startServer } from "../../../adapters/server/start-server.ts";
import { ROOT } from "../../../cli/boot/root.mjs";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Session } from "../../../core/session/model.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { plainPasswords, registrationOf, unwrap } from "../../adapters/house/open-house.ts";
import { openContext, PHONE } from "./browser.ts";

/** Noon in Bangkok on a fixed day, for house and pages alike: no journey meets a midnight. */
export const NOON = "2026-11-20T12:00:00+07:00";

const PASSWORD = "demo1234";
const SITE_DIR = join(ROOT, "build/web");

/** The built site on a sandbox in this process; nothing of it outlives `close`. */
export interface Site {
  readonly url: string;
  /** Works a control below /sandbox and gives its answer. */
  control(path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** `otherSites` are origins that may call the house from elsewhere. */
export async function startSite({ otherSites = [] }: { readonly otherSites?: readonly string[] } = {}): Promise<Site> {
  if (!existsSync(SITE_DIR)) throw new Error("The site is not built: run `npm run build` first.");
  const started = await startServer({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    siteDir: SITE_DIR,
    sandbox: true,
    otherSites,
    // Scrypt is slow on purpose, and every journey seeds members anew.
    passwords: plainPasswords,
  });
  if (!started.ok) throw new Error(started.error.message);
  const { url, close } = started.value;
  const control: Site["control"] = async (path, body = {}) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(`${url}/sandbox${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`/sandbox${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Readonly<Record<string, unknown>>;
  };
  await control("/clock", { set: NOON });
  await control("/reset", {});
  return { url, control, close };
}

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A visitor's page, its clock at the house's noon and running on. */
export async function openVisitor(
  browser: Browser,
  viewport: typeof PHONE = PHONE,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await openContext(browser, viewport, options);
  await context.clock.install({ time: NOON });
  return { context, page: await context.newPage() };
}

/** A page of a demo member who signed in before; signing in itself has journeys of its own. */
export async function openMember(
  browser: Browser,
  site: Site,
  username: string,
  viewport: typeof PHONE = PHONE,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const session = unwrap(await sessionsAt(site.url).signIn({ username, password: PASSWORD }));
  return openWith(session, browser, site, viewport, options);
}

/** A page of somebody who has just registered and done nothing yet; once a house. */
export async function openNewcomer(browser: Browser, site: Site, viewport: typeof PHONE = PHONE): Promise<Opened> {
  const session = unwrap(
    await sessionsAt(site.url).register(registrationOf(1), idempotencyKey("the-one-registration")),
  );
  return openWith(session, browser, site, viewport);
}

function openWith(
  session: Session,
  browser: Browser,
  site: Site,
  viewport: typeof PHONE,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const kept = { name: `${brand.id}.session`, value: JSON.stringify(session) };
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage: [kept] }] };
  return openVisitor(browser, viewport, { ...options, storageState });
}

function sessionsAt(baseUrl: string): SessionPort {
  const client = createHttpClient({
    send: fetch,
    baseUrl,
    identity: () => undefined,
    platform: "DSK",
    version: "1",
    hostname: "127.0.0.1",
    sendsIdempotencyKey: true,
    onFault: () => undefined,
  });
  return createHttpSession(client, () => undefined);
}
