import type { BrowserPage } from "../browsers/browser-page.ts";

/** One of the screens of which every brand has pictures. */
export interface BrandScreen {
  readonly name: string;
  readonly path: string;
  /** What is true once the picture can be made; runs in the page, also in the oldest browser. */
  readonly isReady: () => boolean;
  /** What a member types first. */
  readonly amount?: string;
  /** Whether Enter sends the amount. */
  readonly sends?: boolean;
}

export const BRAND_SCREENS: readonly BrandScreen[] = [
  {
    name: "landing",
    path: "/",
    isReady: () => document.querySelectorAll("main img").length > 3 && document.querySelector("main picture") !== null,
  },
  {
    name: "login",
    path: "/login",
    // Only a wide page has a picture, which comes late.
    isReady: () =>
      document.querySelector("input[name=password]") !== null &&
      (innerWidth < 1024 || document.querySelector("main picture") !== null),
  },
  {
    name: "dashboard",
    path: "/auth/dashboard",
    isReady: () => document.querySelector("[role=progressbar]") !== null,
  },
  {
    name: "deposit",
    path: "/auth/deposit",
    amount: "500",
    sends: true,
    isReady: () => document.querySelector("main svg[role=img]") !== null,
  },
  {
    name: "withdraw",
    path: "/auth/withdraw",
    amount: "5000",
    isReady: () => /5,000/.test((document.querySelector("main [type=submit]") || document.body).textContent || ""),
  },
  { name: "wheel", path: "/auth/media/wheel", isReady: () => document.querySelector("main table") !== null },
];

const TIMEOUT_MS = 30_000;
const PICTURES_MS = 6000;
const LOOK_MS = 100;

/** Opens a screen, does what its picture needs, and waits until pictures and letters are there. */
export async function openBrandScreen(page: BrowserPage, screen: BrandScreen): Promise<void> {
  await page.open(`${page.url}${screen.path}`);
  if (screen.amount !== undefined) {
    await until(page, focusAmount, screen.name);
    await page.type(screen.amount);
    if (screen.sends) await page.press("Enter");
  }
  await until(page, screen.isReady, screen.name);
  await page.run(() => scrollTo(0, 0));
  // A picture that does not come leaves a place without it, and a person sees that.
  await until(page, hasAllPictures, "", PICTURES_MS).catch(() => undefined);
}

async function until(page: BrowserPage, isTrue: () => boolean, what: string, within = TIMEOUT_MS): Promise<void> {
  const end = performance.now() + within;
  while (!(await page.run(isTrue))) {
    if (performance.now() > end) throw new Error(`${what} did not come: ${(await page.problems()).join("; ")}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

// These run in the page: they use only the JavaScript of 2019.

function focusAmount(): boolean {
  const field = document.querySelector<HTMLInputElement>("input[name=amount]");
  if (field === null) return false;
  field.focus();
  return document.activeElement === field;
}

/** Loading parts are gone, visible pictures are there, no letters are still on their way, nothing moves. */
function hasAllPictures(): boolean {
  const pictures = Array.from(document.querySelectorAll("img")).filter((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight;
  });
  const moving = document.getAnimations ? document.getAnimations().filter((one) => one.playState === "running") : [];
  const isFinite = (one: Animation) => !one.effect || one.effect.getComputedTiming().iterations !== Infinity;
  return (
    document.fonts.status === "loaded" &&
    pictures.every((picture) => picture.complete && getComputedStyle(picture).opacity === "1") &&
    document.querySelector("main [aria-busy=true]") === null &&
    moving.filter(isFinite).length === 0
  );
}
