import { rewardsEndpoints as rows } from "../../../contracts/endpoints/rewards.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import {
  cardEventsToWire,
  cardPlayToWire,
  categoriesToWire,
  checkInDoneToWire,
  checkInLogToWire,
  claimToWire,
  pageToWire,
  spinToWire,
  wheelToWire,
} from "../wire/rewards-to-wire.ts";
import { forMember, type Handlers } from "./handler.ts";

const PAGE = 20;

export const rewardsHandlers = {
  rewards: forMember(rows.rewards, async ({ service }) => ok(categoriesToWire(await service.rewards()))),
  requestReward: forMember(rows.requestReward, async ({ service, id, body, intent }) => {
    // Nobody claims for somebody else.
    if (body.userUuid !== id) return err(at("userUuid", refuse("body-invalid", { field: "userUuid" })));
    return mapOk(await service.claimReward(body.rewardId, intent), claimToWire);
  }),
  rewardRequestHistory: forMember(rows.rewardRequestHistory, async ({ service, body: { cursor, limit = PAGE } }) =>
    mapOk(await service.claims({ cursor, limit }), (page) => pageToWire(page, claimToWire)),
  ),

  wheel: forMember(rows.wheel, async ({ service }) => ok(wheelToWire(await service.wheel()))),
  spinWheel: forMember(rows.spinWheel, async ({ service, intent }) =>
    mapOk(await service.spinWheel(intent), spinToWire),
  ),
  wheelLog: forMember(rows.wheelLog, async ({ service, body: { cursor, limit = PAGE } }) =>
    mapOk(await service.spins({ cursor, limit }), (page) => pageToWire(page, spinToWire)),
  ),

  gameEvents: forMember(rows.gameEvents, async ({ service }) => ok(cardEventsToWire(await service.cardEvents()))),
  flipCard: forMember(rows.flipCard, async ({ service, body, intent }) =>
    mapOk(await service.flipCard("flip-card", body, intent), cardPlayToWire),
  ),
  flipCardReward: forMember(rows.flipCardReward, async ({ service, body, intent }) =>
    mapOk(await service.flipCard("flip-card-reward", body, intent), cardPlayToWire),
  ),
  flipCardLogs: forMember(rows.flipCardLogs, async ({ service, query: { cursor, limit = PAGE } }) =>
    mapOk(await service.cardPlays({ cursor, limit }), (page) => pageToWire(page, cardPlayToWire)),
  ),
  myGameRewardRequests: forMember(rows.myGameRewardRequests, async ({ service }) =>
    ok((await service.cardClaims()).map(claimToWire)),
  ),

  checkInLog: forMember(rows.checkInLog, async ({ service }) => ok(checkInLogToWire(await service.checkIns()))),
  checkIn: forMember(rows.checkIn, async ({ service, intent }) =>
    mapOk(await service.checkIn(intent), checkInDoneToWire),
  ),
} satisfies Handlers<typeof rows>;
