import { artTile } from "./art.js";
import { text } from "./texts.js";
import { element, fill, formatBaht, percent, SHEET, symbol } from "./view.js";

/** Places of nine cells, by rows, in the order of the lines' names. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
].map((cells, index) => ({ name: text.reels.lines[index] || "", cells }));
/** Shown before the first round. */
const START = [1, 0, 3, 2, 5, 4, 3, 1, 5];

/** @type {import("./game.js").Scene} */
export const reels = {
  asks: "",
  draw(box, { drawn, phase, table }) {
    const cells = drawn.length === 9 ? drawn : START;
    const won = phase === "still" ? wonCells(drawn) : [];
    const prizes = table.prizes || [];
    const boxes = cells.map((index, place) => {
      const cell = element("span", `cell column-${place % 3} ${phase} ${won.indexOf(place) < 0 ? "" : "hit"}`);
      const id = (prizes[index] || { id: "" }).id;
      const face = element("i", "face");
      face.appendChild(SHEET.indexOf(id) < 0 ? own() : symbol(id));
      cell.appendChild(face);
      return cell;
    });
    fill(box, boxes);
    box.classList.toggle("has-hit", won.length > 0);
    const last = boxes[boxes.length - 1];
    return last ? last.children[0] : undefined;
  },
  label: (drawn, table) =>
    drawn.length === 0
      ? text.reels.none
      : text.reels.drawn(drawn.map((index) => ((table.prizes || [])[index] || { label: "" }).label).join(" ")),
  how({ dice, bet, win }, table) {
    const hits = wonLines(dice);
    const parts = hits.map(({ name, cells }) => {
      const prize = (table.prizes || [])[dice[cells[0] || 0] || 0];
      return prize ? text.reels.hit(prize.label, name, Math.round(prize.pays * 100) / 10000) : name;
    });
    return win > 0 ? text.reels.hits(parts.join(" · "), formatBaht(bet / LINES.length)) : text.reels.noHit;
  },
  verb: (_, amount) => text.reels.verb(amount),
  // A prize is of one line's stake.
  share: 1 / LINES.length,
  worth: (_, stake) => text.reels.worth(formatBaht(stake / LINES.length)),
  rule: (table) => {
    const line = (table.prizes || []).reduce((all, { chance }) => all + chance, 0);
    return text.reels.rule(percent(line * 100));
  },
};

function own() {
  const box = element("b", "own");
  box.appendChild(symbol("seven"));
  box.appendChild(artTile("art"));
  return box;
}

/** @param {readonly number[]} drawn */
function wonLines(drawn) {
  return LINES.filter(({ cells }) => drawn.length === 9 && cells.every((cell) => drawn[cell] === drawn[cells[0] || 0]));
}

/** @param {readonly number[]} drawn @returns {readonly number[]} */
function wonCells(drawn) {
  return wonLines(drawn).reduce((all, { cells }) => all.concat(cells), /** @type {number[]} */ ([]));
}
