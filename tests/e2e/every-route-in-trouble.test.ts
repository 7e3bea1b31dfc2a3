import { expect, test } from "vitest";
import { lookAtTrouble } from "./look-at-page.ts";
import { setUpWalk, STOPS } from "./walk.ts";

const walk = setUpWalk();

test.each(STOPS)(
  "$at stands without a fault while its calls are under way, and when all of them fail",
  async (stop) => {
    expect(await lookAtTrouble(await walk.forStop("phone", stop), `${walk.site.url}${stop.at}`)).toEqual([]);
  },
);
