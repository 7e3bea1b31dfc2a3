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
  const session = unwrap(await sessionsAt(site).signIn({ username, password: PASSWORD }));
  return openWithSession(session, browser, site, viewport, options);
}

/** A page of a member who has just registered and has no history. Call it once a house. */
export async function openNewMember(browser: Browser, site: Site, viewport?: ScreenSize): Promise<OpenedPage> {
  const key = idempotencyKey("the-one-registration");
  const session = unwrap(await sessionsAt(site).register(registrationOf(1), key));
  return openWithSession(session, browser, site, viewport);
}

/** The token that the site has stored in a member's browser. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { token: string }).token,
    SESSION_KEY,
  );
}

export const SESSION_KEY = `${brand.id}.session`;

function openWithSession(
  session: Session,
  browser: Browser,
  site: Site,
  viewport?: ScreenSize,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const entry = { name: SESSION_KEY, value: JSON.stringify(session) };
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage: [entry] }] };
  return openVisitor(browser, viewport, { ...options, storageState });
}

function sessionsAt({ url }: Site): SessionPort {
  return createHttpSession(clientAt(url), () => undefined);
}
