import { expect, test } from "vitest";
import { lookAtTrouble } from "./check-page.ts";
import { guestOf, STOPS, setUpWalk } from "./set-up-walk.ts";

const walk = setUpWalk();

test.each(STOPS)(
  "$at stands without a fault while its calls are under way, and when all of them fail",
  async (stop) => {
    // Opened on a desktop, as the other walks open on a phone.
    const context = await walk.contextFor(guestOf(stop), "desktop");
    expect(await lookAtTrouble(context, `${walk.site.url}${stop.at}`)).toEqual([]);
  },
);
