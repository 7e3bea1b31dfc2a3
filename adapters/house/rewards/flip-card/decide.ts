import type { Prize } from "../../../../core/rewards/model.ts";
import { bangkokDateOf, endOfDay, type Instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { Decision, DecisionContext, FlipCard } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";
import { draw } from "../draw.ts";
import type { CardEvent } from "../rewards-content.ts";

/** Draws every card by the stated chances and flips the picked one. All cards have the same chances. */
export function decideFlipCard(
  state: MemberState,
  command: FlipCard,
  { now, random, rewards }: DecisionContext,
): Decision {
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
export function playsOn({ cardPlays }: MemberState, eventId: string, now: Instant): number {
  return cardPlays.day === bangkokDateOf(now) ? (cardPlays.byEvent.get(eventId) ?? 0) : 0;
}
