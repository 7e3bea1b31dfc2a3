import type { MemberId } from "../../../../core/session/model.ts";
import { each } from "../../collections/persistent-list.ts";
import type { Tell } from "../../engine/execute.ts";
import { pageOf } from "../../engine/page.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { playsOn } from "../flip-card/decide.ts";
import type { RewardsService } from "../service.ts";
import { spinsOn } from "./decide.ts";
import { cardPlayOf, spinOf } from "./views.ts";

type WheelAndCardService = Pick<
  RewardsService,
  "wheel" | "spinWheel" | "spins" | "cardEvents" | "flipCard" | "cardPlays"
>;

export function createWheelAndCardService(
  { streams, content }: ServiceContext,
  tell: Tell,
  id: MemberId,
): WheelAndCardService {
  const { wheel, cardEvents } = content.rewards;
  return {
    async wheel() {
      const { state, now } = await streams.read(id);
      const { segments, pricePoints, spinsPerDay } = wheel;
      return { segments, pricePoints, spinsLeft: Math.max(0, spinsPerDay - spinsOn(state, now)) };
    },
    spinWheel(key) {
      return tell({ type: "spin-wheel", intent: intentRecord(key, "spin-wheel") }, "wheel-spun", (spun, { points }) =>
        spinOf(spun, points),
      );
    },
    async spins(query) {
      return pageOf(each((await streams.read(id)).state.spins), query);
    },

    async cardEvents() {
      const { state, now } = await streams.read(id);
      return cardEvents(now).map(({ playsPerDay, ...event }) => ({
        ...event,
        playsLeft: Math.max(0, playsPerDay - playsOn(state, event.id, now)),
      }));
    },
    flipCard(game, { eventId, card }, key) {
      const intent = intentRecord(key, "flip-card", game, eventId, card);
      return tell({ type: "flip-card", game, eventId, card, intent }, "card-flipped", (flipped, { points }) =>
        cardPlayOf(flipped, points),
      );
    },
    async cardPlays(query) {
      return pageOf(each((await streams.read(id)).state.cardPlays), query);
    },
  };
}
