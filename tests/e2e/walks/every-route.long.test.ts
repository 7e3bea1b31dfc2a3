import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "../../../contracts/table.ts";
import type { RowName } from "../../called-rows/row-of-call.ts";
import { type Address, OTHER_LOBBIES, ROUTE_ADDRESSES } from "./addresses.ts";
import { checkPage, checkPageWithoutRow } from "./check-page.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";

const ROW_NAMES = Object.keys(ENDPOINTS) as RowName[];

/** Rows that the frame of every member's page calls: a few pages show what their absence does. */
const FRAME_ROWS: readonly RowName[] = ["inbox", "eventStream"];
const FRAME_ADDRESSES = ["/auth/dashboard", "/auth/withdraw", "/auth/inbox"];

const walk = setUpWalk();
/** The rows that the page of each address called. */
const called = new Map<string, ReadonlySet<RowName>>();

const urlOf = ({ path }: Address) => `${walk.site.url}${path}`;

test.each([...ROUTE_ADDRESSES, ...OTHER_LOBBIES])("$path, opened directly, has no problem", async (address) => {
  const report = await checkPage(await walk.pageOf(userOf(address)), urlOf(address), true);
  called.set(address.path, report.called);
  expect(report.problems).toEqual([]);
});

test.each(ROUTE_ADDRESSES.filter(({ guard }) => guard === "member"))(
  "$path has no problem for a member without a history",
  async (address) => {
    // The light scheme has the same colours for every member.
    expect((await checkPage(await walk.pageOf("newMember"), urlOf(address), false)).problems).toEqual([]);
  },
);

describe("a call that a backend may not have", () => {
  const assumed = ROW_NAMES.filter((name) => ENDPOINTS[name].source === "assumed" && ENDPOINTS[name].effect === "read");

  test.each(assumed)("%s switches off only its own panel", async (name) => {
    let pages = 0;
    for (const address of ROUTE_ADDRESSES) {
      if (FRAME_ROWS.includes(name) && !FRAME_ADDRESSES.includes(address.path)) continue;
      if (!called.get(address.path)?.has(name)) continue;
      const page = await walk.pageOf(userOf(address));
      // Both mean the same to the client, so calls and pages take turns.
      const status = (assumed.indexOf(name) + pages) % 2 === 0 ? 404 : 501;
      pages += 1;
      const report = await checkPageWithoutRow(page, urlOf(address), name, status);
      expect({ path: address.path, status, ...report }).toMatchObject({ problems: [], failed: 0 });
      expect(report.notAvailable, address.path).toBeLessThanOrEqual(1);
    }
  });
});
