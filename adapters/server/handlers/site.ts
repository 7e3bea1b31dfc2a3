import { siteEndpoints as rows } from "../../../contracts/endpoints/site.ts";
import { ok } from "../../../core/shared/result.ts";
import {
  announcementsToWire,
  configurationToWire,
  feedToWire,
  operationToWire,
  promotionToWire,
  rankingToWire,
  settingsToWire,
} from "../wire/site-to-wire.ts";
import { type Handlers, memberHandler, publicHandler } from "./handler.ts";

export const siteHandlers = {
  setting: publicHandler(rows.setting, async ({ house }) => ok(settingsToWire(await house.site.settings()))),
  operation: publicHandler(rows.operation, async ({ house }) => ok(operationToWire(await house.site.operation()))),
  configuration: publicHandler(rows.configuration, async ({ house }) =>
    ok(configurationToWire(await house.site.configuration())),
  ),
  memberConfiguration: memberHandler(rows.memberConfiguration, async ({ house }) =>
    ok(configurationToWire(await house.site.configuration())),
  ),
  userSetting: memberHandler(rows.userSetting, async ({ service }) => ok(promotionToWire(await service.promotion()))),
  memberAnnouncements: memberHandler(rows.memberAnnouncements, async ({ house }) =>
    ok(announcementsToWire(await house.site.announcements("member"))),
  ),
  announcements: publicHandler(rows.announcements, async ({ house }) =>
    ok(announcementsToWire(await house.site.announcements("visitor"))),
  ),
  publicDeposits: publicHandler(rows.publicDeposits, async ({ house }) =>
    ok(feedToWire(await house.site.recentDeposits())),
  ),
  publicWithdrawals: publicHandler(rows.publicWithdrawals, async ({ house }) =>
    ok(feedToWire(await house.site.recentWithdrawals())),
  ),
  ranking: memberHandler(rows.ranking, async ({ service, query }) =>
    ok(rankingToWire(await service.ranking(query.period))),
  ),
} satisfies Handlers<typeof rows>;
