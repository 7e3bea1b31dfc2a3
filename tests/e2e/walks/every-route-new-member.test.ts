import { expect, test } from "vitest";
import { STOPS, setUpWalk } from "./set-up-walk.ts";

const walk = setUpWalk();

test.each(STOPS.filter(({ guard }) => guard === "member"))(
  "$at stands without a fault for somebody who has done nothing yet",
  async (stop) => {
    expect((await walk.look(stop, "newcomer")).problems).toEqual([]);
  },
);
