import type { Page, Request, Route } from "playwright-core";
import { expect } from "vitest";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { shellText } from "../../../web/text/th/site/shell.ts";
import { type RowName, rowOfCall } from "../../called-rows/row-of-call.ts";
import { leaveSite } from "../support/leave-site.ts";
import { pageListeners } from "../support/page-listeners.ts";
import { currentProblems, pageProblems } from "../support/page-problems.ts";
import { ALL_WALKS } from "./share-of.ts";

export interface PageReport {
  /** In words; empty when the page has no problem. */
  readonly problems: readonly string[];
  /** The rows of the contract that the page called. */
  readonly called: ReadonlySet<RowName>;
}

const API = "**/api/**";

interface CheckOptions {
  /** Checks the page at the other size, too. */
  readonly bothSizes: boolean;
  /** Checks the light scheme, too. */
  readonly light: boolean;
}

/** Opens an address while every call succeeds, and checks the loaded page. */
export async function checkPage(page: Page, url: string, options: CheckOptions): Promise<PageReport> {
  const { on, removeAll } = pageListeners(page);
  const calls = watchCalls(on);
  const errors = recordErrors(on);
  on("response", (reply) => {
    if (reply.status() >= 400) errors.push(`${reply.request().method()} ${reply.url()}: ${reply.status()}`);
  });
  on("requestfailed", (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`));
  await page.goto(url);
  await showInterest(page);
  const found = await pageProblems(page, () => waitUntilLoaded(page, calls), options);
  const problems = [...errors, ...found];
  if (page.url() !== url) problems.push(`redirected to ${page.url()}`);
  await end(page, removeAll);
  return { problems, called: calls.rows };
}

/**
 * Opens an address and checks the page twice: while its calls wait for a reply, and after every call has failed with
 * status 500, then at both sizes in `npm run walks`. Returns the problems.
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
  const afterFailure = [
    ...(await pageProblems(page, () => waitUntilLoaded(page, calls), { bothSizes: ALL_WALKS, light: ALL_WALKS })),
  ];
  if (page.url() !== url) afterFailure.push(`redirected to ${page.url()}`);
  await end(page, removeAll);
  return [
    ...crashes,
    ...whileLoading.map((problem) => `while calls wait: ${problem}`),
    ...afterFailure.map((problem) => `after calls failed: ${problem}`),
  ];
}

/** Opens an address and waits until it is loaded. */
export async function openLoaded(page: Page, url: string): Promise<void> {
  const { on, removeAll } = pageListeners(page);
  const calls = watchCalls(on);
  await page.goto(url);
  await waitUntilLoaded(page, calls);
  removeAll();
}

/** The next check begins on an empty page: what this one cuts off is no problem of either. */
async function end(page: Page, removeListeners: () => void): Promise<void> {
  removeListeners();
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
  await end(page, removeAll);
  return { problems: [...crashes, ...problems], notAvailable, failed };
}

interface Calls {
  readonly rows: ReadonlySet<RowName>;
  /** Whether a call waits for its reply. */
  isWaiting(): boolean;
}

function watchCalls(on: Page["on"]): Calls {
  const rows = new Set<RowName>();
  const waiting = new Set<Request>();
  on("request", (request) => {
    const { pathname } = new URL(request.url());
    // A stream never ends, so nothing waits for it.
    if (!pathname.startsWith("/api/") || pathname === ENDPOINTS.eventStream.path) return;
    waiting.add(request);
    const row = rowOfCall(request.method(), request.url());
    if (row) rows.add(row);
  });
  const end = (request: Request) => void waiting.delete(request);
  on("requestfinished", end);
  on("requestfailed", end);
  return { rows, isWaiting: () => waiting.size > 0 };
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

/** Waits until the page has a heading, no call waits and no skeleton is left, three looks in a row. */
async function waitUntilLoaded(page: Page, calls: Calls): Promise<void> {
  await page.locator("h1").first().waitFor();
  const skeletons = page.getByText(shellText.loading, { exact: true });
  let loadedLooks = 0;
  await expect
    .poll(
      async () => {
        loadedLooks = calls.isWaiting() || (await skeletons.count()) > 0 ? 0 : loadedLooks + 1;
        return loadedLooks;
      },
      { timeout: 30_000, interval: 30 },
    )
    .toBeGreaterThanOrEqual(3);
}

/** Waits until the fonts are loaded and two frames are drawn; calls may still wait. */
function waitUntilDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
