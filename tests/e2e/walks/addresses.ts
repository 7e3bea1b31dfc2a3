import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { screenRoutes } from "../../../web/app/routes.tsx";

/** An address for each route pattern with parameters. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "/regis/:team/:marketing": "/regis/north/line",
  "/regiss/:team/:marketing": "/regiss/north/line",
  "/aff/:afCode": "/aff/GOLD8888",
  "/auth/transaction/receipt/:kind/:id": "/auth/transaction/receipt/withdrawal/no-such-request",
  "/auth/reward/:categoryId": "/auth/reward/credit",
  "/auth/games/category": "/auth/games/category?cat=sport",
  "/auth/games/:type/:slot": "/auth/games/slot/JK",
};

export interface Address {
  readonly path: string;
  readonly guard: (typeof screenRoutes)[number]["guard"];
}

/** One address for every row of the route table. */
export const ROUTE_ADDRESSES: readonly Address[] = screenRoutes.map(({ path, guard }) => ({
  path: ADDRESSES[path] ?? path,
  guard,
}));

/** The lobbies that are not among those addresses. */
export const OTHER_LOBBIES: readonly Address[] = [
  ...GAME_CATEGORIES.map((category) => `/auth/games/category?cat=${category}`),
  ...SLOT_TYPES.map((type) => `/auth/games/slot/${type}`),
].flatMap((path) => (ROUTE_ADDRESSES.some((each) => each.path === path) ? [] : [{ path, guard: "member" }]));
