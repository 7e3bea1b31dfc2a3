import type { Page, Request, Route } from "playwright-core";
import { expect } from "vitest";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { shellText } from "../../../web/text/th/site/shell.ts";
import { type RowName, rowOfCall } from "../../called-rows/row-of-call.ts";
import { follow } from "../support/follow.ts";
import { leaveSite } from "../support/leave-site.ts";
import { pageListeners } from "../support/page-listeners.ts";
import { currentProblems, pageProblems } from "../support/page-problems.ts";

export interface PageReport {
  /** In words; empty when the page has no problem. */
  readonly problems: readonly string[];
  /** The rows of the contract that the page called. */
  readonly called: ReadonlySet<RowName>;
}

const API = "**/api/**";

/** Opens an address while every call succeeds, and checks the loaded page at both sizes; in the light scheme, too, if asked. */
export async function checkPage(page: Page, url: string, light: boolean): Promise<PageReport> {
  const open = () => page.goto(url);
  const report = await reportOf(page, url, open, (ready) => pageProblems(page, ready, light));
  await end(page);
  return report;
}

/** The same at the page's size only, by a link, as visitors go from screen to screen. What this cuts off is no problem. */
export async function checkNextScreen(page: Page, url: string): Promise<readonly string[]> {
  const { pathname, search } = new URL(url);
  const isOnOther = await page.evaluate(
    (path) => document.querySelector("main h1") !== null && location.pathname !== path,
    pathname,
  );
  const open = () => (isOnOther ? followUntilThere(page, pathname + search) : page.goto(url));
  const { problems } = await reportOf(page, url, open, (ready) => ready().then(() => currentProblems(page)));
  const found = problems.filter((problem) => !problem.endsWith(CUT_OFF));
  // The next screen has a page without these problems.
  if (found.length > 0) await end(page);
  return found;
}

const CUT_OFF = "net::ERR_ABORTED";

async function followUntilThere(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.waitForFunction(() => document.title !== "");
}

async function reportOf(
  page: Page,
  url: string,
  open: () => Promise<unknown>,
  look: (ready: () => Promise<unknown>) => Promise<readonly string[]>,
): Promise<PageReport> {
  const { on, removeAll } = pageListeners(page);
  const calls = watchCalls(on);
  const errors = recordErrors(on);
  on("response", (reply) => {
    if (reply.status() >= 400) errors.push(`${reply.request().method()} ${reply.url()}: ${reply.status()}`);
  });
  on("requestfailed", (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`));
  await open();
  await showInterest(page);
  const found = await look(() => waitUntilLoaded(page, calls));
  removeAll();
  const problems = [...errors, ...found];
  if (page.url() !== url) problems.push(`redirected to ${page.url()}`);
  return { problems, called: calls.rows };
}

/**
 * Opens an address and checks the page while its calls wait for a reply, and after every call has failed with status 500,
 * then at both sizes. Returns the problems.
 */
export async function checkPageWithoutReplies(page: Page, url: string): Promise<readonly string[]> {
  const { on, removeAll } = pageListeners(page);
  const crashes = recordCrashes(on);
  const calls = watchCalls(on);
  const fail = (route: Route) => route.fulfill({ status: 500, json: { message: "ระบบขัดข้อง", code: "trouble" } });
  const waitingCalls: Route[] = [];
  let failing = false;
  await page.route(API, async (route) => {
    if (failing) await fail(route);
    else waitingCalls.push(route);
  });
  await page.goto(url);
  // The served page has a heading of its own, which the site replaces when the screen's code is loaded.
  await showInterest(page);
  await expect.poll(() => waitingCalls.length).toBeGreaterThan(0);
  await waitUntilDrawn(page);
  const whileLoading = await currentProblems(page);
  failing = true;
  await Promise.all(waitingCalls.map(fail));
  const afterFailure = [...(await pageProblems(page, () => waitUntilLoaded(page, calls), true))];
  if (page.url() !== url) afterFailure.push(`redirected to ${page.url()}`);
  removeAll();
  await end(page);
  return [
    ...crashes,
    ...whileLoading.map((problem) => `while calls wait: ${problem}`),
    ...afterFailure.map((problem) => `after calls failed: ${problem}`),
  ];
}

/** Opens an address and waits until it is loaded. `loading` is what a skeleton says in the page's language. */
export async function openLoaded(page: Page, url: string, loading?: string): Promise<void> {
  const { on, removeAll } = pageListeners(page);
  const calls = watchCalls(on);
  await page.goto(url);
  await waitUntilLoaded(page, calls, loading);
  removeAll();
}

/** The next check begins on an empty page: what this one cuts off is no problem of either. */
async function end(page: Page): Promise<void> {
  await page.unrouteAll();
  await leaveSite(page, new URL(page.url()).origin);
}

export interface MissingRowReport {
  readonly problems: readonly string[];
  /** How many parts of the page say that they are not available. */
  readonly notAvailable: number;
  /** How many parts of the page say that they failed. */
  readonly failed: number;
}

/** Opens an address while the backend does not have one row of the contract. */
export async function checkPageWithoutRow(
  page: Page,
  url: string,
  row: RowName,
  status: 404 | 501,
): Promise<MissingRowReport> {
  const { on, removeAll } = pageListeners(page);
  const crashes = recordCrashes(on);
  const calls = watchCalls(on);
  await page.route(API, (route) =>
    rowOfCall(route.request().method(), route.request().url()) === row
      ? route.fulfill({ status, json: {} })
      : route.continue(),
  );
  await page.goto(url);
  await showInterest(page);
  await waitUntilLoaded(page, calls);
  const countOf = (words: string) => page.getByRole("main").getByText(words, { exact: true }).count();
  const [notAvailable, failed] = await Promise.all([
    countOf(shellText.panel.notAvailable),
    countOf(shellText.panel.failed),
  ]);
  const problems = await currentProblems(page);
  removeAll();
  await end(page);
  return { problems: [...crashes, ...problems], notAvailable, failed };
}

interface Calls {
  readonly rows: ReadonlySet<RowName>;
  /** Whether a call waits for its reply. */
  isWaiting(): boolean;
  /** Resolves when no call waits. */
  ended(): Promise<void>;
}

function watchCalls(on: Page["on"]): Calls {
  const rows = new Set<RowName>();
  const waiting = new Set<Request>();
  const whenEnded: (() => void)[] = [];
  on("request", (request) => {
    const { pathname } = new URL(request.url());
    // A stream never ends, so nothing waits for it.
    if (!pathname.startsWith("/api/") || pathname === ENDPOINTS.eventStream.path) return;
    waiting.add(request);
    const row = rowOfCall(request.method(), request.url());
    if (row) rows.add(row);
  });
  const end = (request: Request) => {
    waiting.delete(request);
    if (waiting.size === 0) for (const resolve of whenEnded.splice(0)) resolve();
  };
  on("requestfinished", end);
  on("requestfailed", end);
  return {
    rows,
    isWaiting: () => waiting.size > 0,
    ended: () => (waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => whenEnded.push(resolve))),
  };
}

function recordErrors(on: Page["on"]): string[] {
  const errors: string[] = [];
  on("pageerror", ({ message }) => errors.push(`error: ${message}`));
  on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  return errors;
}

function recordCrashes(on: Page["on"]): readonly string[] {
  const crashes: string[] = [];
  on("pageerror", ({ message }) => crashes.push(message));
  return crashes;
}

/** Parts below the first screen load when the visitor first does something. */
async function showInterest(page: Page): Promise<void> {
  await page.locator("main h1").first().waitFor();
  await page.mouse.move(10, 10);
}

/** Waits until the page has a heading, no call waits and no skeleton is left, also in the next frames. */
async function waitUntilLoaded(page: Page, calls: Calls, loading: string = shellText.loading): Promise<void> {
  await page.locator("h1").first().waitFor();
  const skeleton = page.getByText(loading, { exact: true }).first();
  do {
    await calls.ended();
    await skeleton.waitFor({ state: "detached" });
    await waitUntilDrawn(page);
  } while (calls.isWaiting() || (await skeleton.count()) > 0);
}

/** Waits until the fonts are loaded and two frames are drawn; calls may still wait. */
function waitUntilDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
