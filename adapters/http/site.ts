import { siteEndpoints as rows } from "../../contracts/endpoints/site.ts";
import type { Session } from "../../core/session/model.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { HttpClient } from "./client/client.ts";
import {
  announcementsFromWire,
  configurationFromWire,
  feedFromWire,
  operationFromWire,
  promotionFromWire,
  rankingFromWire,
  settingsFromWire,
} from "./site-from-wire.ts";

/** The site port over HTTP. With a session it calls the members' rows where the contract has them. */
export function createHttpSite(client: HttpClient, identity: () => Session | undefined): SitePort {
  return {
    async settings() {
      return mapOk(await client.call(rows.setting, {}), settingsFromWire);
    },
    async memberPromotion() {
      return mapOk(await client.call(rows.userSetting, {}), promotionFromWire);
    },
    async operation() {
      return mapOk(await client.call(rows.operation, {}), operationFromWire);
    },
    async configuration(signal) {
      const row = identity() ? rows.memberConfiguration : rows.configuration;
      return mapOk(await client.call(row, { signal }), configurationFromWire);
    },
    async announcements() {
      const row = identity() ? rows.memberAnnouncements : rows.announcements;
      return mapOk(await client.call(row, {}), announcementsFromWire);
    },
    async recentDeposits() {
      return mapOk(await client.call(rows.publicDeposits, {}), feedFromWire);
    },
    async recentWithdrawals() {
      return mapOk(await client.call(rows.publicWithdrawals, {}), feedFromWire);
    },

    async ranking(period) {
      return mapOk(await client.call(rows.ranking, { query: { period } }), rankingFromWire);
    },
  };
}
