import type { SitePort } from "../../core/site/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, type Identity } from "./house-calls.ts";

/** The site port on a house in this process. */
export function createMemorySitePort(house: House, identity: Identity): SitePort {
  const { asVisitor, asMember } = createHouseCalls(house, identity);
  const { site } = house;
  return {
    settings: () => asVisitor("site.settings", "read", () => site.settings()),
    memberPromotion: () => asMember("site.memberPromotion", "read", (service) => service.promotion()),
    operation: () => asVisitor("site.operation", "read", () => site.operation()),
    configuration: () => asVisitor("site.configuration", "read", () => site.configuration()),
    announcements: () =>
      asVisitor("site.announcements", "read", async () => {
        const session = identity();
        const member = session && (await house.authenticate(session.token));
        return site.announcements(member ? "member" : "visitor");
      }),
    recentDeposits: () => asVisitor("site.recentDeposits", "read", () => site.recentDeposits()),
    recentWithdrawals: () => asVisitor("site.recentWithdrawals", "read", () => site.recentWithdrawals()),
    ranking: (period) => asMember("site.ranking", "read", (service) => service.ranking(period)),
  };
}
