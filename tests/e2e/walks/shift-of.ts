import type { BrowserContext, Page, Request } from "playwright-core";
import { inboxEndpoints } from "../../../contracts/endpoints/inbox.ts";
import { shellText } from "../../../web/text/th/site/shell.ts";

/** Of every route. The vendors of browsers call 0.1 good. */
export const SHIFT_LIMIT = 0.02;

/** Visits start here. A slow line is followed here in every brand and at every size. */
export const FIRST_ROUTES: ReadonlySet<string> = new Set(["/", "/login", "/auth/dashboard", "/auth/deposit"]);

export interface ShiftFigure {
  /** The sum of all shifts from the first paint until nothing loads any more. */
  readonly shift: number;
  /** The largest movers, as `element "text" x y width height → x y width height`, largest shift first. */
  readonly movers: readonly string[];
}

interface ShiftOptions {
  readonly slowDown?: ((page: Page) => Promise<unknown>) | undefined;
  /** Resolves when the page has what the figure is about. */
  readonly shown?: (page: Page) => Promise<void>;
  /** The page shows skeletons as samples. They never end, and no part of the page is waited for. */
  readonly sampleSkeletons?: boolean;
}

/** Opens an address on a new page of a context and follows its layout until it is loaded. */
export async function shiftOf(
  context: BrowserContext,
  url: string,
  { slowDown, shown, sampleSkeletons = false }: ShiftOptions = {},
): Promise<ShiftFigure> {
  const page = await context.newPage();
  try {
    await page.addInitScript(recordShifts);
    await slowDown?.(page);
    const calls = countOpenCalls(page);
    await page.goto(url);
    await shown?.(page);
    const missingParts = async () =>
      sampleSkeletons ? 0 : await page.getByText(shellText.loading, { exact: true }).count();
    await untilQuiet(page, async () => calls() + (await missingParts()), slowDown ? 1200 : 400);
    return await page.evaluate(() => (window as unknown as { sanamShifts: () => ShiftFigure }).sanamShifts());
  } finally {
    await page.close();
  }
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node?: Node;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  }
  const shifts: { value: number; movers: string[] }[] = [];
  const nameOf = (node: Node | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return "removed";
    const text = (element.textContent ?? "").trim().slice(0, 20);
    return `${element.tagName.toLowerCase()}.${element.className.toString().split(" ")[0] ?? ""} "${text}"`;
  };
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const movers = entry.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${placeOf(from)} → ${placeOf(to)} at ${Math.round(entry.startTime)} ms`,
      );
      shifts.push({ value: entry.value, movers });
    }
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, {
    sanamShifts: () => ({
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      movers: [...shifts]
        .sort((one, other) => other.value - one.value)
        .flatMap(({ value, movers }) => movers.map((mover) => `${value.toFixed(3)} ${mover}`)),
    }),
  });
}

/** Without the stream of events, which stays open. */
function countOpenCalls(page: Page): () => number {
  const open = new Set<Request>();
  const close = (request: Request) => void open.delete(request);
  page.on("request", (request) => {
    if (!request.url().endsWith(inboxEndpoints.eventStream.path)) open.add(request);
  });
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  return () => open.size;
}

/** Waits until no request was open, and no part was missing, for some time. */
async function untilQuiet(page: Page, missing: () => Promise<number>, quietMs: number): Promise<void> {
  await page.locator("main h1").first().waitFor();
  // Parts below the first screen load when the visitor first does something. A shift after a move of the mouse counts.
  await page.mouse.move(10, 10);
  for (let quietSince = performance.now(); performance.now() - quietSince < quietMs; ) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    if ((await missing()) > 0) quietSince = performance.now();
  }
}
