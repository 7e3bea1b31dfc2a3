import { expect, test } from "vitest";
import { ROUTE_ADDRESSES } from "./addresses.ts";
import { setUpWalk } from "./set-up-walk.ts";
import { shareOf } from "./share-of.ts";

const MEMBER_ADDRESSES = ROUTE_ADDRESSES.filter(({ guard }) => guard === "member");

const walk = setUpWalk();

test.each(shareOf(MEMBER_ADDRESSES, 5, 1))("$path has no problem for a member without a history", async (address) => {
  expect((await walk.check(address, "newMember")).problems).toEqual([]);
});
