import { artTile } from "./art.js";
import { element, fill, symbol } from "./view.js";

/** @type {Readonly<Record<number, string>>} */
const NAMES = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const SUITS = ["spade", "heart", "club", "diamond"];
/** Cards of the round that are shown beside the one on top. */
const SHOWN = 4;

/** @type {import("./game.js").Scene} */
export const highLow = {
  asks: "ใบต่อไป",
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
    drawn.length === 0 ? `ไพ่บนโต๊ะ ${nameOf(topCard(table))}` : `ไพ่ที่เปิด ${drawn.map(nameOf).join(" ")}`,
  how({ dice, win, value, betOn }) {
    const right = dice.length - 1 - (win > 0 || value ? 0 : 1);
    if (betOn === "cash-out") return `ถูก ${right} ใบติดกัน`;
    return `ไพ่ออก ${nameOf(dice[dice.length - 1] || 1)}${right > 0 ? ` · ถูกมาแล้ว ${right} ใบ` : ""}`;
  },
  verb: (bet, amount, isOpen) => `เปิดไพ่ ${bet.label}${isOpen ? "" : ` ${amount}`}`,
  rule: () =>
    "A ต่ำสุด K สูงสุด ไพ่ทุกใบสุ่มใหม่จาก 13 แต้ม แต้มเท่ากันถือว่าผิด เว้นแต่เลือกเท่ากับ รอบจบและเก็บเงินให้เองเมื่อได้ 100 เท่าหรือครบ 20 ใบ",
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
