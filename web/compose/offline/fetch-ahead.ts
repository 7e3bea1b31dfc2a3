import { when } from "mobx";

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
  when(isMember, () => void loadWhenIdle(page, loads));
}

async function loadWhenIdle(page: Window, loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of loads) {
    await untilIdle(page);
    if (savesData(page) || isSlow(page)) return;
    // Opening the screen loads it again, and shows a failure.
    await load().catch(() => undefined);
  }
}

export function untilIdle(page: Window): Promise<void> {
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

export function savesData(page: Window): boolean {
  return connectionOf(page)?.saveData === true;
}

function isSlow(page: Window): boolean {
  return !page.navigator.onLine || /2g|3g/.test(connectionOf(page)?.effectiveType ?? "");
}

function connectionOf({ navigator }: Window): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
