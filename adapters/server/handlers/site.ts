import { siteEndpoints as rows } from "../../../contracts/endpoints/site.ts";
import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { inboxPageToWire } from "../wire/inbox-to-wire.ts";
import {
  announcementsToWire,
  configurationToWire,
  feedToWire,
  operationToWire,
  promotionToWire,
  rankingToWire,
  settingsToWire,
} from "../wire/site-to-wire.ts";
import { type Handlers, memberHandler, publicHandler, streamHandler } from "./handler.ts";
import { liveEvents } from "./live-events.ts";

const PAGE_SIZE = 20;

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
  inbox: memberHandler(rows.inbox, async ({ service, query: { group, cursor, limit = PAGE_SIZE } }) =>
    mapOk(await service.inbox({ group, cursor, limit }), inboxPageToWire),
  ),
  seeInbox: memberHandler(rows.seeInbox, async ({ service, body: { upTo, ids = [], dismissed = [] } }) => {
    const seenUpTo = upTo === undefined ? undefined : parseInstant(upTo);
    return ok({ unread: await service.changeInbox({ seenUpTo, seenIds: ids, dismissedIds: dismissed }) });
  }),
  stream: streamHandler(rows.stream, liveEvents),
} satisfies Handlers<typeof rows>;
