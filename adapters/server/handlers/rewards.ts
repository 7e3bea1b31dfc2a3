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
} from "../wire/rewards.ts";
import { forMember, type Handlers } from "./serve.ts";

const PAGE = 20;

export const rewardsHandlers = {
  rewards: forMember(rows.rewards, async ({ desk }) => ok(categoriesToWire(await desk.rewards()))),
  requestReward: forMember(rows.requestReward, async ({ desk, id, body, intent }) => {
    // Nobody claims for somebody else.
    if (body.userUuid !== id) return err(at("userUuid", refuse("body-invalid", { field: "userUuid" })));
    return mapOk(await desk.claimReward(body.rewardId, intent), claimToWire);
  }),
  rewardRequestHistory: forMember(rows.rewardRequestHistory, async ({ desk, body: { cursor, limit = PAGE } }) =>
    mapOk(await desk.claims({ cursor, limit }), (page) => pageToWire(page, claimToWire)),
  ),

  wheel: forMember(rows.wheel, async ({ desk }) => ok(wheelToWire(await desk.wheel()))),
  spinWheel: forMember(rows.spinWheel, async ({ desk, intent }) => mapOk(await desk.spinWheel(intent), spinToWire)),
  wheelLog: forMember(rows.wheelLog, async ({ desk, body: { cursor, limit = PAGE } }) =>
    mapOk(await desk.spins({ cursor, limit }), (page) => pageToWire(page, spinToWire)),
  ),

  gameEvents: forMember(rows.gameEvents, async ({ desk }) => ok(cardEventsToWire(await desk.cardEvents()))),
  flipCard: forMember(rows.flipCard, async ({ desk, body, intent }) =>
    mapOk(await desk.flipCard("flip-card", body, intent), cardPlayToWire),
  ),
  flipCardReward: forMember(rows.flipCardReward, async ({ desk, body, intent }) =>
    mapOk(await desk.flipCard("flip-card-reward", body, intent), cardPlayToWire),
  ),
  flipCardLogs: forMember(rows.flipCardLogs, async ({ desk, query: { cursor, limit = PAGE } }) =>
    mapOk(await desk.cardPlays({ cursor, limit }), (page) => pageToWire(page, cardPlayToWire)),
  ),
  myGameRewardRequests: forMember(rows.myGameRewardRequests, async ({ desk }) =>
    ok((await desk.cardClaims()).map(claimToWire)),
  ),

  checkInLog: forMember(rows.checkInLog, async ({ desk }) => ok(checkInLogToWire(await desk.checkIns()))),
  checkIn: forMember(rows.checkIn, async ({ desk, intent }) => mapOk(await desk.checkIn(intent), checkInDoneToWire)),
} satisfies Handlers<typeof rows>;
