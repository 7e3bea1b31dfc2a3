/** Every address that is a page of the site. A test holds this list against the site's route table. */
export const PAGE_PATHS = [
  "/",
  "/login",
  "/register",
  "/regis/:team/:marketing",
  "/regiss/:team/:marketing",
  "/aff/:afCode",
  "/forgot-password",
  "/contact",
  "/games",
  "/live-score",
  "/score",
  "/promotion",
  "/ma",
  "/404",
  "/terms",
  "/privacy",
  "/auth",
  "/auth/login",
  "/auth/dashboard",
  "/auth/deposit",
  "/auth/deposit/slip",
  "/auth/withdraw",
  "/auth/affiliate",
  "/auth/winlost",
  "/auth/transaction/history",
  "/auth/transaction/receipt/:kind/:id",
  "/auth/inbox",
  "/auth/reward",
  "/auth/reward/:categoryId",
  "/auth/settings/change-password",
  "/auth/settings/manage-address",
  "/auth/settings/device",
  "/auth/settings/devices",
  "/auth/settings/fair-play",
  "/auth/settings/security",
  "/auth/user/ranking",
  "/auth/contact",
  "/auth/media",
  "/auth/media/wheel",
  "/auth/media/movie",
  "/auth/media/flip-card",
  "/auth/media/flip-card-reward",
  "/auth/media/promotion",
  "/auth/media/check-in",
  "/auth/games/category",
  "/auth/games/:type/:slot",
] as const;

/** As a text of a regular expression that ignores case: every address of these pages. */
export function pagePattern(pages: readonly string[]): string {
  return `^(?:${pages.map((path) => path.replace(/:\w+/g, "[^/]+").replace(/\/$/, "")).join("|")})/?$`;
}

const ANY_PAGE = new RegExp(pagePattern(PAGE_PATHS), "i");

/** Whether an address has a page. Like the site, it ignores case and a slash at the end. */
export function isPagePath(path: string): boolean {
  return ANY_PAGE.test(path);
}
