import { rewardsEndpoints as rows } from "../../contracts/endpoints/rewards.ts";
import type { RewardsPort } from "../../core/rewards/port.ts";
import type { Session } from "../../core/session/model.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import {
  cardEventsOf,
  cardPlayOf,
  categoriesOf,
  checkInLogOf,
  checkInReplyOf,
  claimOf,
  pageOf,
  spinOf,
  wheelOf,
} from "./rewards-wire.ts";

/** The rewards port over HTTP. Without a session, the client answers every call by itself. */
export function createHttpRewards(client: HttpClient, identity: () => Session | undefined): RewardsPort {
  return {
    async categories() {
      return mapOk(await client.call(rows.rewards, {}), categoriesOf);
    },
    async request(rewardId, intent) {
      const body = { userUuid: identity()?.member.id ?? "", rewardId };
      return mapOk(await client.call(rows.requestReward, { body, intent }), claimOf);
    },
    async requests({ cursor, limit }) {
      const reply = await client.call(rows.rewardRequestHistory, { body: { cursor, limit } });
      return mapOk(reply, (page) => pageOf(page, claimOf));
    },

    async wheel() {
      return mapOk(await client.call(rows.wheel, {}), wheelOf);
    },
    async spin(intent) {
      return mapOk(await client.call(rows.spinWheel, { intent }), spinOf);
    },
    async wheelLog({ cursor, limit }) {
      const reply = await client.call(rows.wheelLog, { body: { cursor, limit } });
      return mapOk(reply, (page) => pageOf(page, spinOf));
    },

    async flipCardEvents() {
      return mapOk(await client.call(rows.gameEvents, {}), cardEventsOf);
    },
    async flipCard(game, { eventId, card }, intent) {
      const row = game === "flip-card" ? rows.flipCard : rows.flipCardReward;
      const reply = await client.call(row, { body: { eventId, card }, intent });
      return mapOk(reply, (wire) => ({ ...cardPlayOf(wire), game }));
    },
    async flipCardLog({ cursor, limit }) {
      const reply = await client.call(rows.flipCardLogs, { query: { cursor, limit: String(limit) } });
      return mapOk(reply, (page) => pageOf(page, cardPlayOf));
    },
    async flipCardRequests() {
      return mapOk(await client.call(rows.myGameRewardRequests, {}), (list) => list.map(claimOf));
    },

    async checkIns() {
      return mapOk(await client.call(rows.checkInLog, {}), checkInLogOf);
    },
    async checkIn(intent) {
      return mapOk(await client.call(rows.checkIn, { intent }), checkInReplyOf);
    },
  };
}
