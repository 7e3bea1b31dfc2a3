import { PHONE } from "./launch-browser.ts";
import { setUpVisit, type Visit } from "./set-up-visit.ts";
import { NOON, openMember } from "./start-site.ts";

/**
 * A demo member's page in every journey, at a house seeded anew at noon whose staff do nothing unless the journey says
 * so.
 */
export function setUpMember(username = "gold", viewport: typeof PHONE = PHONE): Visit {
  return setUpVisit(async (browser, site) => {
    await site.control("/clock", { set: NOON });
    await site.control("/reset");
    await site.control("/back-office", { mode: "waiting" });
    return openMember(browser, site, username, viewport);
  });
}
