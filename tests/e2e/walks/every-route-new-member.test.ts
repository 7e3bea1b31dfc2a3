import { expect, test } from "vitest";
import { ROUTE_ADDRESSES } from "./addresses.ts";
import { setUpWalk } from "./set-up-walk.ts";

const walk = setUpWalk();

test.each(ROUTE_ADDRESSES.filter(({ guard }) => guard === "member"))(
  "$path has no problem for a member without a history",
  async (address) => {
    expect((await walk.check(address, "newMember")).problems).toEqual([]);
  },
);
