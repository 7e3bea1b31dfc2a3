import { siteEndpoints as rows } from "../../../contracts/endpoints/site.ts";
import { ok } from "../../../core/shared/result.ts";
import {
  announcementsToWire,
  configurationToWire,
  feedToWire,
  operationToWire,
  promotionToWire,
  rankingToWire,
  settingToWire,
} from "../wire/site.ts";
import { forMember, forVisitor, type Handlers } from "./serve.ts";

export const siteHandlers = {
  setting: forVisitor(rows.setting, async ({ house }) => ok(settingToWire(await house.site.settings()))),
  operation: forVisitor(rows.operation, async ({ house }) => ok(operationToWire(await house.site.operation()))),
  configuration: forVisitor(rows.configuration, async ({ house }) =>
    ok(configurationToWire(await house.site.configuration())),
  ),
  memberConfiguration: forMember(rows.memberConfiguration, async ({ house }) =>
    ok(configurationToWire(await house.site.configuration())),
  ),
  userSetting: forMember(rows.userSetting, async ({ service }) => ok(promotionToWire(await service.promotion()))),
  memberAnnouncements: forMember(rows.memberAnnouncements, async ({ house }) =>
    ok(announcementsToWire(await house.site.announcements("member"))),
  ),
  announcements: forVisitor(rows.announcements, async ({ house }) =>
    ok(announcementsToWire(await house.site.announcements("visitor"))),
  ),
  publicDeposits: forVisitor(rows.publicDeposits, async ({ house }) =>
    ok(feedToWire(await house.site.recentDeposits())),
  ),
  publicWithdrawals: forVisitor(rows.publicWithdrawals, async ({ house }) =>
    ok(feedToWire(await house.site.recentWithdrawals())),
  ),
  ranking: forMember(rows.ranking, async ({ service, query }) =>
    ok(rankingToWire(await service.ranking(query.period))),
  ),
} satisfies Handlers<typeof rows>;
