import type { FlipCardEvent, FlipCardGame, FlipCardPick, FlipCardPlay, Prize } from "../../../core/rewards/model.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type BangkokDate, bangkokDateOf, endOfDay, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Rules, ServiceContext } from "../context.ts";
import { bodyOf, put, rowPage, withRow } from "../engine/derived/rows.ts";
import { eventOf, execute } from "../engine/execute.ts";
import { intentRecord } from "../engine/idempotency.ts";
import {
  type Answer,
  type CurrentState,
  type Decision,
  type IntentEvent,
  type Moment,
  type OptionalKey,
  ownerOf,
  type WithIntent,
} from "../engine/model.ts";
import { requestId } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { LedgerState } from "../wallet/ledger.ts";
import { draw, postPrize } from "./prizes.ts";
import { addClaim, type ClaimState } from "./reward.ts";
import type { CardEvent } from "./rewards-content.ts";

export interface FlipCard extends WithIntent, FlipCardPick {
  readonly type: "flip-card";
  readonly game: FlipCardGame;
}

interface CardFlipped extends IntentEvent<"card-flipped"> {
  readonly game: FlipCardGame;
  readonly eventId: string;
  readonly title: string;
  readonly card: number;
  readonly prize: Prize;
  readonly revealed: readonly Prize[];
  readonly price: number;
  /** The claim for the prize when staff hand it out. Otherwise the prize was given at once. */
  readonly claimId?: string;
}

interface CardState {
  /** How many cards were flipped on the latest day that had one, by event. */
  readonly cardPlays: { readonly day: BangkokDate | ""; readonly byEvent: ReadonlyMap<string, number> };
}

/** Draws every card by the stated chances and flips the picked one. All cards have the same chances. */
function decideFlipCard(
  state: CardState & LedgerState,
  command: FlipCard,
  { now, random, rewards }: Moment & Pick<Rules, "rewards">,
): Decision<CardFlipped> {
  const { game, card, intent } = command;
  const cardEvent = rewards.cardEvents(now).find((each) => each.id === command.eventId && each.game === game);
  if (!cardEvent) return err(refuse("cards-not-on"));
  const { id: eventId, title, cards, pricePoints: price, playsPerDay } = cardEvent;
  if (!Number.isInteger(card) || card < 0 || card >= cards) return err(refuse("card-not-there", { cards }));
  if (playsOn(state, eventId, now) >= playsPerDay) {
    return err(refuse("cards-no-plays-left", { playsPerDay, resetsAt: endOfDay(bangkokDateOf(now)) }));
  }
  if (price > state.points) return err(refuse("points-insufficient", { points: state.points, pricePoints: price }));
  const revealed = drawCards(cardEvent, random);
  const prize = revealed[card] ?? { kind: "nothing" };
  const needsStaff = game === "flip-card-reward" && prize.kind !== "nothing";
  return ok([
    {
      type: "card-flipped",
      at: now,
      id: requestId("F", now, random),
      game,
      eventId,
      title,
      card,
      prize,
      revealed,
      price,
      ...(needsStaff && { claimId: requestId("R", now, random) }),
      ...(intent && { intent }),
    },
  ]);
}

function drawCards({ cards, prizes }: CardEvent, random: () => number): readonly Prize[] {
  const chances: readonly { readonly prize: Prize; readonly chance: number }[] = prizes;
  return Array.from({ length: cards }, () => draw(chances, random).prize);
}

/** How many cards of an event the member flipped on the Bangkok day of `now`. */
function playsOn({ cardPlays }: CardState, eventId: string, now: Instant): number {
  return cardPlays.day === bangkokDateOf(now) ? (cardPlays.byEvent.get(eventId) ?? 0) : 0;
}

export interface FlipCardService {
  cardEvents(): Promise<readonly FlipCardEvent[]>;
  /** Refuses `cards-*`, `card-not-there` and `points-insufficient`. */
  flipCard(game: FlipCardGame, pick: FlipCardPick, key: OptionalKey): Answer<FlipCardPlay>;
  cardPlays(query: PageQuery): Answer<Page<FlipCardPlay>>;
}

function createFlipCardService(context: Context, id: MemberId): FlipCardService {
  const { streams, content, rows } = context;
  return {
    async cardEvents() {
      const current = await streams.read(id);
      return content()
        .rewards.cardEvents(current.now)
        .map((event) => cardEventView(event, current));
    },
    flipCard(game, { eventId, card }, key) {
      const intent = intentRecord(key, "flip-card", game, eventId, card);
      return execute(context, id, { type: "flip-card", game, eventId, card, intent }, (effect) =>
        cardPlayView(eventOf<CardFlipped>(effect, "card-flipped"), effect.points),
      );
    },
    async cardPlays(query) {
      await streams.read(id);
      return rowPage(rows, { list: "card-plays", owner: id }, query, (row) => bodyOf<FlipCardPlay>(row));
    },
  };
}

export function cardEventView(
  { playsPerDay, ...event }: CardEvent,
  { state, now }: CurrentState<CardState>,
): FlipCardEvent {
  return { ...event, playsLeft: Math.max(0, playsPerDay - playsOn(state, event.id, now)) };
}

/** The same for the answer to a flip and for the log. */
function cardPlayView(event: CardFlipped, pointsAfter: number): FlipCardPlay {
  const { id, game, eventId, card, prize, revealed, at, intent } = event;
  return { id, game, eventId, card, prize, revealed, pointsAfter, at, intent: intent?.key };
}

type Context = ServiceContext<CardState, FlipCard>;

interface FlipCards {
  readonly state: CardState;
  readonly needs: LedgerState & ClaimState;
  readonly command: FlipCard;
  readonly event: CardFlipped;
  readonly rules: Pick<Rules, "rewards">;
  readonly context: Context;
  readonly service: FlipCardService;
}

export const flipCards: Slice<FlipCards> = {
  initial: { cardPlays: { day: "", byEvent: new Map() } },
  decide: { "flip-card": decideFlipCard },
  /** Gives the prize at once, or adds a claim for it when staff hand it out. */
  evolve: {
    "card-flipped": (state, event) => {
      const { id, at, eventId, title, prize, price, claimId, intent } = event;
      const prizeNow = claimId === undefined ? prize : undefined;
      const paid = postPrize(state, "flip-card", { id, at, title }, -price, prizeNow);
      const claim = claimId === undefined ? undefined : { id: claimId, at, rewardId: eventId, title, prize, price };
      const after = claim ? addClaim(paid, claim, "cards", intent?.key) : paid;
      const day = bangkokDateOf(at);
      const body = cardPlayView(event, after.points);
      const row = put({ list: "card-plays", owner: ownerOf(state), id, order: state.version + 1, day, body });
      const today = state.cardPlays.day === day ? state.cardPlays.byEvent : new Map<string, number>();
      const byEvent = new Map([...today, [eventId, (today.get(eventId) ?? 0) + 1]]);
      return { ...withRow(after, row), cardPlays: { day, byEvent } };
    },
  },
  shows: { "card-flipped": ["credit"] },
  service: createFlipCardService,
};
