import { unbroken } from "../../keep-together.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/rewards/flip-card.ts";

export const flipCardText: Texts<typeof th.flipCardText> = {
  title: { "flip-card": "Flip cards, win now", "flip-card-reward": "Flip cards for rewards" },
  intro: {
    "flip-card": "Choose 1 card, flip it and get your prize at once.",
    "flip-card-reward": "Choose 1 card. If it holds a reward, our staff will hand it out.",
  },
  legend: "Choose 1 card",
  card: (card) => `Card ${formatCount(card + 1)}`,
  place: (card) => `Card ${formatCount(card + 1)}`,
  cardHeld: (card, prize) => `Card ${formatCount(card + 1)}: ${prize}`,
  period: (from, to) => `Open from ${unbroken(from)} to ${unbroken(to)}`,
  pickFirst: "Choose a card first",
  turn: (card, price) => `Flip card ${formatCount(card + 1)} for ${price}`,
  turnFree: (card) => `Flip card ${formatCount(card + 1)} for free`,
  turning: "Flipping the card",
  again: "Play again",
  closed: "Only the card you chose is flipped. The others stay face down.",
  tooFewPoints: "You do not have enough points to flip a card. The daily check-in gives you points.",
  noneLeft: "You have made all of today's flips. The count starts again at 00:00.",
  note: "Every card has the same chances, so it makes no difference which one you choose. All cards are drawn together, by these chances.",
  requests: "Rewards from cards",
  requestsEmpty: "No rewards from cards yet",
  log: "Your flips",
  logEmpty: "No flips yet",
  logEmptyHint: "What your cards held and the points you have left will show here.",
  none: "This card game is not on at the moment",
  noneHint: "When a new round opens, you will find its dates and chances here.",
  column: { card: "Card" },
};
