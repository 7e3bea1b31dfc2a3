import type { BrowserContext, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { shellText } from "../../../web/text/th/site/shell.ts";
import { type RowName, rowOfCall } from "../../called-rows/row-of-call.ts";
import { faultsAsItStands, pageFaults } from "../support/page-problems.ts";

/** What an address gave. */
export interface Look {
  /** Each in words; empty when there is nothing to find fault with. */
  readonly problems: readonly string[];
  /** The rows of the contract that were called. */
  readonly called: ReadonlySet<RowName>;
}

const API = "**/api/**";

/** Opens an address with everything well, and finds fault with what stands there at rest, at both sizes. */
export async function lookAt(context: BrowserContext, url: string): Promise<Look> {
  const page = await context.newPage();
  const calls = watchCalls(page);
  const trouble = watchTrouble(page);
  page.on("response", (reply) => {
    if (reply.status() >= 400) trouble.push(`${reply.request().method()} ${reply.url()}: ${reply.status()}`);
  });
  page.on("requestfailed", (request) => trouble.push(`${request.url()}: ${request.failure()?.errorText}`));
  await page.goto(url);
  const faults = await pageFaults(page, () => comeToRest(page, calls));
  const problems = [...trouble, ...faults];
  if (page.url() !== url) problems.push(`led to ${page.url()}`);
  await page.close();
  return { problems, called: calls.rows };
}

/**
 * Opens an address whose calls are held back, finds fault with what stands there meanwhile, answers all of them with
 * 500, and finds fault with what stands there then; both at both sizes.
 */
export async function lookAtTrouble(context: BrowserContext, url: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));
  const calls = watchCalls(page);
  const fail = (route: Route) => route.fulfill({ status: 500, json: { message: "ระบบขัดข้อง", code: "trouble" } });
  const held: Route[] = [];
  let failing = false;
  await page.route(API, async (route) => {
    if (failing) await fail(route);
    else held.push(route);
  });
  await page.goto(url);
  await page.locator("h1").first().waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const waiting = (await pageFaults(page, () => comeToDrawing(page))).map((words) => `while it waits: ${words}`);
  failing = true;
  await Promise.all(held.map(fail));
  const failed = (await pageFaults(page, () => comeToRest(page, calls))).map((words) => `when all fails: ${words}`);
  if (page.url() !== url) failed.push(`when all fails: led to ${page.url()}`);
  await page.close();
  return [...crashes, ...waiting, ...failed];
}

/** Opens an address at a backend that has no such row, and tells how many parts of it then say what. */
export async function lookWithout(
  context: BrowserContext,
  url: string,
  row: RowName,
  status: 404 | 501,
): Promise<{ readonly problems: readonly string[]; readonly switchedOff: number; readonly failed: number }> {
  const page = await context.newPage();
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));
  const calls = watchCalls(page);
  await page.route(API, (route) =>
    rowOfCall(route.request().method(), route.request().url()) === row
      ? route.fulfill({ status, json: {} })
      : route.continue(),
  );
  await page.goto(url);
  await comeToRest(page, calls);
  const said = (words: string) => page.getByRole("main").getByText(words, { exact: true }).count();
  const [switchedOff, failed] = await Promise.all([said(shellText.panel.notAvailable), said(shellText.panel.failed)]);
  const problems = await faultsAsItStands(page);
  await page.close();
  return { problems: [...crashes, ...problems], switchedOff, failed };
}

interface Calls {
  readonly rows: ReadonlySet<RowName>;
  /** Whether a call is under way. */
  busy(): boolean;
}

function watchCalls(page: Page): Calls {
  const rows = new Set<RowName>();
  let underWay = 0;
  const counts = (url: string) => new URL(url).pathname.startsWith("/api/");
  page.on("request", (request) => {
    if (!counts(request.url())) return;
    underWay += 1;
    const row = rowOfCall(request.method(), request.url());
    if (row) rows.add(row);
  });
  const end = (request: { url(): string }) => {
    if (counts(request.url())) underWay -= 1;
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return { rows, busy: () => underWay > 0 };
}

function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on("pageerror", ({ message }) => trouble.push(`error: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()}`);
  });
  return trouble;
}

/** Until there is a heading, no call is under way, and nothing stands in for what comes. */
async function comeToRest(page: Page, calls: Calls): Promise<void> {
  await page.locator("h1").first().waitFor();
  const skeletons = page.getByText(shellText.loading, { exact: true });
  let still = 0;
  await expect
    .poll(
      async () => {
        still = calls.busy() || (await skeletons.count()) > 0 ? 0 : still + 1;
        return still;
      },
      { timeout: 30_000, interval: 30 },
    )
    .toBeGreaterThanOrEqual(3);
}

/** Until the fonts are there and what was laid out is drawn, whatever is under way. */
function comeToDrawing(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
