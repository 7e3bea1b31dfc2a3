import type { BrowserContext, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { NOON } from "../support/noon.ts";
import { openMember, openVisitor, SESSION_KEY } from "../support/open-page.ts";
import { DESKTOP, PHONE } from "../support/screen-sizes.ts";
import { setUpSite } from "../support/set-up-site.ts";
import { slowLine } from "../support/slow-line.ts";
import { type Address, ROUTE_ADDRESSES } from "./addresses.ts";
import { userOf } from "./set-up-walk.ts";
import { FIRST_ROUTES, SHIFT_LIMIT, type ShiftFigure, shiftOf } from "./shift-of.ts";

/** The first brand has a walk of its own, on a desktop, too: layout-shift.long.test.ts. */
const OTHER_BRANDS = ["racha", "rimnam", "chad"];
const SIZES = { phone: PHONE, desktop: DESKTOP };
type SizeName = keyof typeof SIZES;

const CASES = OTHER_BRANDS.flatMap((brand) =>
  (["phone", "desktop"] as const).flatMap((size) =>
    ROUTE_ADDRESSES.filter(({ path }) => size === "phone" || FIRST_ROUTES.has(path)).flatMap((address) =>
      [false, true]
        .filter((slow) => !slow || FIRST_ROUTES.has(address.path))
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
    const options = slow ? { slowDown: slowLine } : {};
    expectStill(await shiftOf(await contextOf(brand, address, size), urlOf(brand) + address.path, options));
  },
);

test("a notice that the device's clock is far off does not move the page", async () => {
  const { context } = await openVisitor(setup.browser, PHONE);
  await context.clock.setSystemTime(Date.parse(NOON) + 60 * MINUTE_MS);
  const shown = (page: Page) => page.getByText(/^นาฬิกาของเครื่องนี้/).waitFor();
  expectStill(await shiftOf(context, `${setup.site.url}/login`, { shown }));
  await context.close();
});

function expectStill({ shift, movers }: ShiftFigure): void {
  expect(shift, `${shift.toFixed(3)}\n${movers.slice(0, 8).join("\n")}`).toBeLessThanOrEqual(SHIFT_LIMIT);
}
