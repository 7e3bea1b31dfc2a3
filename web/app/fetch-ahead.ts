import { when } from "mobx";

/** The first screen has the line for itself, as long as a first page's budget counts. */
const FIRST_SCREEN_MS = 3000;
/** The line is idle when nothing has arrived for so long. */
const IDLE_MS = 1500;

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads screens that the member will need when it matters, one after another, once the line is idle. Not on a slow line,
 * and not for somebody who saves data.
 */
export function fetchAhead(page: Window, isMember: () => boolean, loads: readonly (() => Promise<unknown>)[]): void {
  when(isMember, () => {
    page.setTimeout(() => void loadWhenIdle(page, loads), FIRST_SCREEN_MS);
  });
}

async function loadWhenIdle(page: Window, loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of loads) {
    await untilIdle(page);
    if (!mayFetch(page)) return;
    // Opening the screen loads it again, and shows a failure.
    await load().catch(() => undefined);
  }
}

function untilIdle(page: Window): Promise<void> {
  const arrived = () => page.performance.getEntriesByType("resource").length;
  return new Promise((resolve) => {
    const look = (before: number) =>
      page.setTimeout(() => {
        const now = arrived();
        if (now === before && page.document.readyState === "complete") resolve();
        else look(now);
      }, IDLE_MS);
    look(arrived());
  });
}

function mayFetch({ navigator }: Window): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return navigator.onLine && connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? "");
}
