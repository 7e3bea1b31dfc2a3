import { rewardsEndpoints as rows } from "../../contracts/endpoints/rewards.ts";
import type { RewardsPort } from "../../core/rewards/port.ts";
import type { Session } from "../../core/session/model.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import {
  cardEventsFromWire,
  cardPlayFromWire,
  categoriesFromWire,
  checkInLogFromWire,
  checkInReplyFromWire,
  claimFromWire,
  pageFromWire,
  spinFromWire,
  wheelFromWire,
} from "./rewards-from-wire.ts";

/** The rewards port over HTTP. Without a session the client refuses every call before it sends anything. */
export function createHttpRewards(client: HttpClient, identity: () => Session | undefined): RewardsPort {
  return {
    async categories() {
      return mapOk(await client.call(rows.rewards, {}), categoriesFromWire);
    },
    async request(rewardId, intent) {
      const body = { userUuid: identity()?.member.id ?? "", rewardId };
      return mapOk(await client.call(rows.requestReward, { body, intent }), claimFromWire);
    },
    async requests({ cursor, limit }) {
      const reply = await client.call(rows.rewardRequestHistory, { body: { cursor, limit } });
      return mapOk(reply, (page) => pageFromWire(page, claimFromWire));
    },

    async wheel() {
      return mapOk(await client.call(rows.wheel, {}), wheelFromWire);
    },
    async spin(intent) {
      return mapOk(await client.call(rows.spinWheel, { intent }), spinFromWire);
    },
    async wheelLog({ cursor, limit }) {
      const reply = await client.call(rows.wheelLog, { body: { cursor, limit } });
      return mapOk(reply, (page) => pageFromWire(page, spinFromWire));
    },

    async flipCardEvents() {
      return mapOk(await client.call(rows.gameEvents, {}), cardEventsFromWire);
    },
    async flipCard(game, { eventId, card }, intent) {
      const row = game === "flip-card" ? rows.flipCard : rows.flipCardReward;
      const reply = await client.call(row, { body: { eventId, card }, intent });
      return mapOk(reply, (wire) => ({ ...cardPlayFromWire(wire), game }));
    },
    async flipCardLog({ cursor, limit }) {
      const reply = await client.call(rows.flipCardLogs, { query: { cursor, limit: String(limit) } });
      return mapOk(reply, (page) => pageFromWire(page, cardPlayFromWire));
    },
    async flipCardRequests() {
      return mapOk(await client.call(rows.myGameRewardRequests, {}), (list) => list.map(claimFromWire));
    },

    async checkIns() {
      return mapOk(await client.call(rows.checkInLog, {}), checkInLogFromWire);
    },
    async checkIn(intent) {
      return mapOk(await client.call(rows.checkIn, { intent }), checkInReplyFromWire);
    },
  };
}
