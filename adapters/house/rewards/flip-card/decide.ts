import type { Prize } from "../../../../core/rewards/model.ts";
import { bangkokDateOf, endOfDay, type Instant, isSameBangkokDay } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { each } from "../../collections/persistent-list.ts";
import type { Decision, DecisionContext, FlipCard } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";
import { draw } from "../draw.ts";
import type { CardEvent } from "../rewards-content.ts";

/** Deals every card by the stated chances and turns the picked one: which one is picked makes no difference. */
export function decideCards(
  state: MemberState,
  command: FlipCard,
  { now, chance, rewards }: DecisionContext,
): Decision {
  const { game, card, intent } = command;
  const event = rewards.cardEvents(now).find((each) => each.id === command.eventId && each.game === game);
  if (!event) return err(refuse("cards-not-on"));
  const { id: eventId, title, cards, pricePoints: price, playsPerDay } = event;
  if (!Number.isInteger(card) || card < 0 || card >= cards) return err(refuse("card-not-there", { cards }));
  if (playsOn(state, eventId, now) >= playsPerDay) {
    return err(refuse("cards-no-plays-left", { playsPerDay, resetsAt: endOfDay(bangkokDateOf(now)) }));
  }
  if (price > state.points) return err(refuse("points-insufficient", { points: state.points, pricePoints: price }));
  const revealed = deal(event, chance);
  const prize = revealed[card] ?? { kind: "nothing" };
  const handedOut = game === "flip-card-reward" && prize.kind !== "nothing";
  return ok([
    {
      type: "card-flipped",
      at: now,
      id: requestId("F", now, chance),
      game,
      eventId,
      title,
      card,
      prize,
      revealed,
      price,
      ...(handedOut && { claimId: requestId("R", now, chance) }),
      ...(intent && { intent }),
    },
  ]);
}

function deal({ cards, prizes }: CardEvent, chance: () => number): readonly Prize[] {
  const chanced: readonly { readonly prize: Prize; readonly chance: number }[] = prizes;
  return Array.from({ length: cards }, () => draw(chanced, chance).prize);
}

/** How many cards of an event the member has turned on the moment's Bangkok day. */
export function playsOn({ cardPlays }: MemberState, eventId: string, now: Instant): number {
  let count = 0;
  for (const play of each(cardPlays)) {
    if (!isSameBangkokDay(play.at, now)) break;
    if (play.eventId === eventId) count += 1;
  }
  return count;
}
