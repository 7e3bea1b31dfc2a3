import { NOON } from "./noon.ts";
import { signInAt } from "./open-page.ts";
import type { ScreenSize } from "./screen-sizes.ts";
import { setUpVisit, type Visit } from "./set-up-visit.ts";

/** A demo member's page for every journey, at noon, on a house with fresh data whose staff do nothing by themselves. */
export function setUpMember(username = "gold", size?: ScreenSize): Visit {
  return setUpVisit({
    size,
    async prepare(site) {
      await site.control("/clock", { set: NOON });
      await site.control("/reset");
      await site.control("/back-office", { mode: "waiting" });
    },
    signIn: (site) => signInAt(site, username),
  });
}
