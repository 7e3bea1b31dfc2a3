import { artTile } from "./art.js";
import { element, fill, formatBaht, percent, SHEET, symbol } from "./view.js";

/** Places of nine cells, by rows. */
const LINES = [
  { name: "เส้นบน", cells: [0, 1, 2] },
  { name: "เส้นกลาง", cells: [3, 4, 5] },
  { name: "เส้นล่าง", cells: [6, 7, 8] },
  { name: "เส้นทแยงลง", cells: [0, 4, 8] },
  { name: "เส้นทแยงขึ้น", cells: [2, 4, 6] },
];
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
      ? "ยังไม่หมุน"
      : `ออก ${drawn.map((index) => ((table.prizes || [])[index] || { label: "" }).label).join(" ")}`,
  how({ dice, bet, win }, table) {
    const hits = wonLines(dice);
    const parts = hits.map(({ name, cells }) => {
      const prize = (table.prizes || [])[dice[cells[0] || 0] || 0];
      return prize ? `${prize.label} 3 ช่อง ${name} ×${Math.round(prize.pays * 100) / 10000}` : name;
    });
    return win > 0 ? `${parts.join(" · ")} (เส้นละ ${formatBaht(bet / LINES.length)})` : "ไม่มีเส้นที่เหมือนกันสามช่อง";
  },
  verb: (_, amount) => `หมุน ${amount}`,
  // A prize is of one line's stake.
  share: 1 / LINES.length,
  worth: (_, stake) => `5 เส้น เส้นละ ${formatBaht(stake / LINES.length)}`,
  rule: (table) => {
    const line = (table.prizes || []).reduce((all, { chance }) => all + chance, 0);
    return `เหมือนกันสามช่องในเส้นเดียวได้เงิน ถูกได้หลายเส้น โอกาสต่อเส้น ${percent(line * 100)} ทุกช่องสุ่มแยกกัน`;
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
