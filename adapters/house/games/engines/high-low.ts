import { cut, type Engine, LOST, paidBack, type Standing } from "./engine.ts";

const RANKS = 13;
/** The card that a launch begins with: the middle of A (1) to K (13), a little towards high. */
const FIRST_CARD = 8;
/** A round ends with its win at this many times the stake, or after this many cards. */
const MOST = 100;
const MOST_CARDS = 20;

const CHOICES = [
  {
    id: "higher",
    label: { th: "สูงกว่า", en: "Higher than" },
    isRight: (from: number, to: number) => to > from,
    count: (card: number) => RANKS - card,
  },
  {
    id: "lower",
    label: { th: "ต่ำกว่า", en: "Lower than" },
    isRight: (from: number, to: number) => to < from,
    count: (card: number) => card - 1,
  },
  {
    id: "same",
    label: { th: "เท่ากับ", en: "Equal to" },
    isRight: (from: number, to: number) => to === from,
    count: () => 1,
  },
] as const;

const NAMES: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** The face-up cards of the round, the one that it began with first. */
function cardsOf({ open, drawn }: Standing): readonly number[] {
  return open ? drawn : [drawn[drawn.length - 1] ?? FIRST_CARD];
}

/** The chance of all steps so far: every one was right, so the cards tell what was chosen. */
function chanceSoFar(cards: readonly number[]): number {
  return cards.slice(1).reduce((product, card, index) => {
    const before = cards[index] ?? FIRST_CARD;
    const choice = CHOICES.find(({ isRight }) => isRight(before, card));
    return product * ((choice?.count(before) ?? 0) / RANKS);
  }, 1);
}

/**
 * Thirteen ranks, drawn with replacement. Each right choice raises the win to the rate divided by the product of the
 * chances, so the return is the same at every step; a tie loses unless it was chosen.
 */
export const highLow: Engine = {
  returnPercent: ({ rate }) => rate,
  prizes: () => [],
  bets({ rate }, standing) {
    const cards = cardsOf(standing);
    const card = cards[cards.length - 1] ?? FIRST_CARD;
    const name = NAMES[card] ?? card;
    return CHOICES.filter(({ count }) => count(card) > 0).map(({ id, label, count }) => {
      const chance = count(card) / RANKS;
      return {
        // With the card and the step: a choice that was made for another card is unknown.
        id: `${id}-${card}-${cards.length}`,
        label: { th: `${label.th} ${name}`, en: `${label.en} ${name}` },
        chance,
        pays: cut(rate / (chanceSoFar(cards) * chance)),
        returnPercent: rate,
      };
    });
  },
  play(game, standing, betOn, stake, random) {
    const bet = highLow.bets(game, standing).find(({ id }) => id === betOn);
    const choice = CHOICES.find(({ id }) => betOn.startsWith(id));
    if (!bet || !choice) return undefined;
    const cards = cardsOf(standing);
    const card = 1 + Math.floor(random() * RANKS);
    const drawn = [...cards, card];
    if (!choice.isRight(cards[cards.length - 1] ?? FIRST_CARD, card)) return { drawn, ...LOST };
    return { drawn, win: paidBack(stake, bet.pays), over: bet.pays >= 100 * MOST || drawn.length >= MOST_CARDS };
  },
};
