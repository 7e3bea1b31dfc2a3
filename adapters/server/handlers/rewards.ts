import { rewardsEndpoints as rows } from "../../../contracts/endpoints/rewards.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import {
  cardEventsToWire,
  cardPlayToWire,
  categoriesToWire,
  checkInLogToWire,
  checkInReplyToWire,
  claimToWire,
  pageToWire,
  spinToWire,
  wheelToWire,
} from "../wire/rewards-to-wire.ts";
import { type Handlers, memberHandler } from "./handler.ts";

const PAGE_SIZE = 20;

export const rewardsHandlers = {
  rewards: memberHandler(rows.rewards, async ({ service, language }) =>
    ok(categoriesToWire(await service.rewards(language))),
  ),
  requestReward: memberHandler(rows.requestReward, async ({ service, id, body, intent }) => {
    // A member claims for themselves only.
    if (body.userUuid !== id) return err(at("userUuid", refuse("body-invalid", { field: "userUuid" })));
    return mapOk(await service.claimReward(body.rewardId, intent), claimToWire);
  }),
  rewardRequestHistory: memberHandler(
    rows.rewardRequestHistory,
    async ({ service, body: { cursor, limit = PAGE_SIZE } }) =>
      mapOk(await service.claims({ cursor, limit }), (page) => pageToWire(page, claimToWire)),
  ),

  wheel: memberHandler(rows.wheel, async ({ service }) => ok(wheelToWire(await service.wheel()))),
  spinWheel: memberHandler(rows.spinWheel, async ({ service, intent }) =>
    mapOk(await service.spinWheel(intent), spinToWire),
  ),
  wheelLog: memberHandler(rows.wheelLog, async ({ service, body: { cursor, limit = PAGE_SIZE } }) =>
    mapOk(await service.spins({ cursor, limit }), (page) => pageToWire(page, spinToWire)),
  ),

  gameEvents: memberHandler(rows.gameEvents, async ({ service }) => ok(cardEventsToWire(await service.cardEvents()))),
  flipCard: memberHandler(rows.flipCard, async ({ service, body, intent }) =>
    mapOk(await service.flipCard("flip-card", body, intent), cardPlayToWire),
  ),
  flipCardReward: memberHandler(rows.flipCardReward, async ({ service, body, intent }) =>
    mapOk(await service.flipCard("flip-card-reward", body, intent), cardPlayToWire),
  ),
  flipCardLogs: memberHandler(rows.flipCardLogs, async ({ service, query: { cursor, limit = PAGE_SIZE } }) =>
    mapOk(await service.cardPlays({ cursor, limit }), (page) => pageToWire(page, cardPlayToWire)),
  ),
  myGameRewardRequests: memberHandler(rows.myGameRewardRequests, async ({ service }) =>
    ok((await service.cardClaims()).map(claimToWire)),
  ),

  checkInLog: memberHandler(rows.checkInLog, async ({ service }) => ok(checkInLogToWire(await service.checkIns()))),
  checkIn: memberHandler(rows.checkIn, async ({ service, intent }) =>
    mapOk(await service.checkIn(intent), checkInReplyToWire),
  ),
} satisfies Handlers<typeof rows>;
