import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Session } from "../../../core/session/model.ts";
import type { SessionPort } from "../../../core/session/port.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { registrationOf, unwrap } from "../../adapters/house/test-house.ts";
import { clientAt } from "../../client-at.ts";
import { NOON } from "./noon.ts";
import { openContext } from "./open-context.ts";
import type { ScreenSize } from "./screen-sizes.ts";
import type { SiteSetup } from "./set-up-site.ts";
import type { Site } from "./start-site.ts";

/** Of every demo member. */
export const PASSWORD = "demo1234";

export interface OpenedPage {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A visitor's page. Its clock starts at noon and runs. */
export async function openVisitor(
  browser: Browser,
  viewport?: ScreenSize,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await openContext(browser, viewport, options);
  await context.clock.install({ time: NOON });
  return { context, page: await context.newPage() };
}

/** A page of a demo member who is signed in already: signing in has its own journeys. */
export async function openMember(
  browser: Browser,
  site: Site,
  username: string,
  viewport?: ScreenSize,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  return openWithSession(await signInAt(site, username), { browser, site }, viewport, options);
}

/** A new session of a demo member. */
export async function signInAt(site: Site, username: string, password = PASSWORD): Promise<Session> {
  return unwrap(await sessionsAt(site).signIn({ username, password }));
}

/** A page on which a member is signed in, or a visitor's. */
export function openWithSession(
  session: Session | undefined,
  { browser, site }: SiteSetup,
  viewport?: ScreenSize,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const origins = [{ origin: site.url, localStorage: storedEntries(session) }];
  return openVisitor(browser, viewport, { ...options, storageState: { cookies: [], origins } });
}

/** What the site stores of a session. */
export function storedEntries(session: Session | undefined): { name: string; value: string }[] {
  return session ? [{ name: SESSION_KEY, value: JSON.stringify(session) }] : [];
}

/** A page of a member who has just registered and has no history. Call it once a house. */
export async function openNewMember(browser: Browser, site: Site, viewport?: ScreenSize): Promise<OpenedPage> {
  const key = idempotencyKey("the-one-registration");
  const session = unwrap(await sessionsAt(site).register(registrationOf(1), key));
  return openWithSession(session, { browser, site }, viewport);
}

/** The token that the site has stored in a member's browser. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { token: string }).token,
    SESSION_KEY,
  );
}

export const SESSION_KEY = `${brand.id}.session`;

function sessionsAt({ url }: Site): SessionPort {
  return createHttpSession(clientAt(url), () => undefined);
}
