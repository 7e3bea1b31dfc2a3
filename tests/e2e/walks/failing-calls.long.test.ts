import { expect, test } from "vitest";
import { ROUTE_ADDRESSES } from "./addresses.ts";
import { checkPageWithoutReplies } from "./check-page.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";

const walk = setUpWalk();

test.each(ROUTE_ADDRESSES)(
  "$path has no problem while its calls wait, and after all of them failed",
  async (address) => {
    // The other walks open pages on a phone.
    const page = await walk.pageOf(userOf(address), "desktop");
    expect(await checkPageWithoutReplies(page, `${walk.site.url}${address.path}`)).toEqual([]);
  },
);
