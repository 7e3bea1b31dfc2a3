import type { BrowserContext, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { NOON } from "../support/noon.ts";
import { openMember, openVisitor, SESSION_KEY } from "../support/open-page.ts";
import { DESKTOP, PHONE } from "../support/screen-sizes.ts";
import { setUpSite } from "../support/set-up-site.ts";
import { type Address, ROUTE_ADDRESSES } from "./addresses.ts";
import { userOf } from "./set-up-walk.ts";
import { ALL_WALKS } from "./share-of.ts";
import { SHIFT_LIMIT, type ShiftFigure, shiftOf } from "./shift-of.ts";

/** The first brand has a walk of its own: layout-shift.test.ts. */
const OTHER_BRANDS = ["racha", "rimnam", "chad"];
const SIZES = { phone: PHONE, desktop: DESKTOP };
type SizeName = keyof typeof SIZES;

/** The share has every brand: its login page on a phone and a slow line, and one other route. */
const CASES = OTHER_BRANDS.flatMap((brand, turn) =>
  (["phone", "desktop"] as const).flatMap((size, side) =>
    ROUTE_ADDRESSES.filter(
      ({ path }, index) =>
        ALL_WALKS || (side === turn % 2 && index === turn * 8) || (size === "phone" && path === "/login"),
    ).flatMap((address) =>
      [false, true]
        .filter((slow) => ALL_WALKS || slow === (address.path === "/login"))
        .map((slow) => ({ ...address, brand, size, slow, line: slow ? "a slow line" : "a fast line" })),
    ),
  ),
);

const setup = setUpSite();
const contexts = new Map<string, Promise<BrowserContext>>();
afterAll(() => contexts.clear());

/** Browsers resolve every name below `localhost` to their own machine. */
const urlOf = (brand: string) => setup.site.url.replace("127.0.0.1", `${brand}.localhost`);

/** The session of a member, stored as the brand's page stores it. */
async function openContextOf(brand: string, user: ReturnType<typeof userOf>, size: SizeName): Promise<BrowserContext> {
  if (user !== "gold") return (await openVisitor(setup.browser, SIZES[size])).context;
  const { context } = await openMember(setup.browser, setup.site, "gold", SIZES[size]);
  const { origins } = await context.storageState();
  await context.close();
  const localStorage = (origins[0]?.localStorage ?? [])
    .filter(({ name }) => name === SESSION_KEY)
    .map(({ value }) => ({ name: `${brand}.session`, value }));
  const storageState = { cookies: [], origins: [{ origin: urlOf(brand), localStorage }] };
  return (await openVisitor(setup.browser, SIZES[size], { storageState })).context;
}

function contextOf(brand: string, address: Address, size: SizeName): Promise<BrowserContext> {
  const user = userOf(address);
  const key = `${brand} ${user} ${size}`;
  const opened = contexts.get(key) ?? openContextOf(brand, user, size);
  contexts.set(key, opened);
  return opened;
}

test.concurrent.each(CASES)(
  "$path of $brand keeps its layout while it loads, on a $size and $line",
  async ({ brand, size, slow, ...address }) => {
    expectStill(await shiftOf(await contextOf(brand, address, size), urlOf(brand) + address.path, slow));
  },
);

test("a notice that the device's clock is far off does not move the page", async () => {
  const { context } = await openVisitor(setup.browser, PHONE);
  await context.clock.setSystemTime(Date.parse(NOON) + 60 * MINUTE_MS);
  const notice = (page: Page) => page.getByText(/^นาฬิกาของเครื่องนี้/).waitFor();
  expectStill(await shiftOf(context, `${setup.site.url}/login`, false, notice));
  await context.close();
});

function expectStill({ shift, movers }: ShiftFigure): void {
  expect(shift, `${shift.toFixed(3)}\n${movers.slice(0, 8).join("\n")}`).toBeLessThanOrEqual(SHIFT_LIMIT);
}
