import { expect, test } from "vitest";
import { ROUTE_ADDRESSES } from "./addresses.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";
import { ALL_WALKS } from "./share-of.ts";
import { SHIFT_LIMIT, shiftOf } from "./shift-of.ts";

/** Visits start with these routes. `npm test` takes them on a slow line, where parts come late, and a few others on a fast one. */
const FIRST_ROUTES = /^\/(login|auth\/dashboard|auth\/deposit)?$/;

const walk = setUpWalk();

const CASES = ROUTE_ADDRESSES.flatMap((address, index) =>
  (["phone", "desktop"] as const).flatMap((size, turn) =>
    [false, true]
      .filter((slow) => ALL_WALKS || (FIRST_ROUTES.test(address.path) ? slow : !slow && index % 8 === turn * 4))
      .map((slow) => ({ ...address, size, line: slow ? "a slow line" : "a fast line", slow })),
  ),
);

/**
 * What shifts the layout, and what to do: a part that comes late needs its place in the first paint (a skeleton of its
 * height, or a fixed box); nothing may stand below a screen that is still loading.
 */
test.concurrent.each(CASES)(
  "$path keeps its layout while it loads, on a $size and $line",
  async ({ size, slow, ...address }) => {
    const { shift, movers } = await shiftOf(
      await walk.contextOf(userOf(address), size),
      walk.site.url + address.path,
      slow,
    );
    expect(shift, `${shift.toFixed(3)}\n${movers.slice(0, 8).join("\n")}`).toBeLessThanOrEqual(SHIFT_LIMIT);
  },
);
