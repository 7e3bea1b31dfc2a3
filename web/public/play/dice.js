import { text } from "./texts.js";
import { element, fill } from "./view.js";

/** The pips of each face, on a grid of three by three that is counted from 1. */
const PIPS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** @type {import("./game.js").Scene} */
export const dice = {
  asks: text.dice.asks,
  draw(box, { drawn, phase }) {
    const dice = (drawn.length > 0 ? drawn : [1, 1, 1]).map((face) => die(face, phase));
    fill(box, dice);
    return dice[dice.length - 1];
  },
  label: (drawn) => (drawn.length === 0 ? text.dice.none : text.dice.thrown(drawn.join(" "), sumOf(drawn))),
  how: ({ dice }) => `${dice.join(" + ")} = ${sumOf(dice)}`,
  verb: (bet, amount) => text.dice.verb(amount, bet.label),
  rule: () => text.dice.rule,
};

/** @param {readonly number[]} faces */
function sumOf(faces) {
  return faces.reduce((total, face) => total + face, 0);
}

/** @param {number} face @param {string} phase */
function die(face, phase) {
  const box = element("span", `die ${phase === "landing" ? "thrown" : phase}`);
  const pips = PIPS[face] || [];
  for (let cell = 1; cell <= 9; cell += 1) box.appendChild(element("i", pips.indexOf(cell) < 0 ? "" : "pip"));
  return box;
}
