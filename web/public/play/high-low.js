import { artTile } from "./art.js";
import { text } from "./texts.js";
import { element, fill, symbol } from "./view.js";

/** @type {Readonly<Record<number, string>>} */
const NAMES = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const SUITS = ["spade", "heart", "club", "diamond"];
/** Cards of the round that are shown beside the one on top. */
const SHOWN = 4;

/** @type {import("./game.js").Scene} */
export const highLow = {
  asks: text.highLow.asks,
  draw(box, { drawn, phase, table }) {
    const cards = drawn.length > 0 ? drawn : [topCard(table)];
    const top = cards.length - 1;
    const past = element("div", "pile");
    cards.slice(Math.max(0, top - SHOWN), top).forEach((card, index) => {
      past.appendChild(cardOf(card, index + Math.max(0, top - SHOWN), "small"));
    });
    const open = cardOf(cards[top] || 1, top, phase === "landing" ? "top turned" : "top");
    const deck = element("span", `card back ${phase}`);
    deck.appendChild(symbol("ball"));
    deck.appendChild(artTile("art"));
    fill(box, [past, open, deck]);
    return open;
  },
  label: (drawn, table) =>
    drawn.length === 0 ? text.highLow.first(nameOf(topCard(table))) : text.highLow.turned(drawn.map(nameOf).join(" ")),
  how({ dice, win, value, betOn }) {
    const right = dice.length - 1 - (win > 0 || value ? 0 : 1);
    if (betOn === "cash-out") return text.highLow.inARow(right);
    return text.highLow.drawn(nameOf(dice[dice.length - 1] || 1), right);
  },
  verb: (bet, amount, isOpen) => `${text.highLow.verb(bet.label)}${isOpen ? "" : ` ${amount}`}`,
  rule: () => text.highLow.rule,
};

/** The card that the choices are about: their ids name it. @param {import("./parse.js").Table} table */
function topCard({ bets }) {
  const [, card] = /-(\d+)-\d+$/.exec((bets[0] || { id: "" }).id) || [];
  return Number(card || 8);
}

/** @param {number} card */
function nameOf(card) {
  return NAMES[card] || String(card);
}

/** The suit is only drawn: it decides nothing. @param {number} card @param {number} place @param {string} className */
function cardOf(card, place, className) {
  const suit = (card * 3 + place) % 4;
  const box = element("span", `card ${className} ${suit % 2 === 1 ? "red" : ""}`);
  box.appendChild(element("b", "", nameOf(card)));
  box.appendChild(symbol(SUITS[suit] || "", "suit"));
  box.appendChild(symbol(SUITS[suit] || "", "suit big"));
  return box;
}
