import type { FlipCardEvent, FlipCardGame, FlipCardPick, FlipCardPlay } from "../../../../core/rewards/model.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import { bodyOf, rowPage } from "../../engine/derived/rows.ts";
import { eventOf, execute } from "../../engine/execute.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { cardEventView, cardPlayView } from "./views.ts";

export interface FlipCardService {
  cardEvents(): Promise<readonly FlipCardEvent[]>;
  /** Refuses `cards-*`, `card-not-there` and `points-insufficient`. */
  flipCard(game: FlipCardGame, pick: FlipCardPick, key: OptionalKey): Answer<FlipCardPlay>;
  cardPlays(query: PageQuery): Answer<Page<FlipCardPlay>>;
}

export function createFlipCardService(context: ServiceContext, id: MemberId): FlipCardService {
  const { streams, content, rows } = context;
  return {
    async cardEvents() {
      const current = await streams.read(id);
      return content.rewards.cardEvents(current.now).map((event) => cardEventView(event, current));
    },
    flipCard(game, { eventId, card }, key) {
      const intent = intentRecord(key, "flip-card", game, eventId, card);
      return execute(context, id, { type: "flip-card", game, eventId, card, intent }, (effect) =>
        cardPlayView(eventOf(effect, "card-flipped"), effect.points),
      );
    },
    async cardPlays(query) {
      await streams.read(id);
      return rowPage(rows, { list: "card-plays", owner: id }, query, (row) => bodyOf<FlipCardPlay>(row));
    },
  };
}
