import { expect, test } from "vitest";
import { paths } from "../../../web/app/paths.ts";
import { slowDown } from "../support/slow-line.ts";
import { type Address, ROUTE_ADDRESSES } from "./addresses.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";
import { FIRST_ROUTES, SHIFT_LIMIT, shiftOf } from "./shift-of.ts";

const walk = setUpWalk();

/** The whole lobby has rows that a category has not. */
const WHOLE_LOBBY: Address = { path: paths.allGames, guard: "member" };

const CASES = [...ROUTE_ADDRESSES, WHOLE_LOBBY].flatMap((address) =>
  (["phone", "desktop"] as const).flatMap((size) =>
    [false, true]
      .filter((slow) => !slow || size === "phone" || FIRST_ROUTES.has(address.path))
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
      slow ? { slowDown } : {},
    );
    expect(shift, `${shift.toFixed(3)}\n${movers.slice(0, 8).join("\n")}`).toBeLessThanOrEqual(SHIFT_LIMIT);
  },
);
