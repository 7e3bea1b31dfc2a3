import { text } from "./texts.js";
import { element, fill, formatBaht, paidBack, percent, symbol } from "./view.js";

const CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"];

/** @type {import("./game.js").Scene} */
export const penalty = {
  asks: text.penalty.asks,
  onScene: true,
  heldMs: 700,
  draw(box, { drawn, phase, table, open }) {
    // Before the next kick of a round, the keeper stands in the middle again.
    const isShown = drawn.length > 0 && phase !== "flying" && !(open && phase === "still");
    const [ball, keeper] = isShown ? drawn.slice(-2) : [];
    const isSaved = isShown && ball === keeper;
    const goal = element("div", "goal");
    const man = element("span", `keeper ${isShown ? `to-${CORNERS[keeper || 0]}` : ""} ${phase}`);
    man.appendChild(symbol("keeper"));
    goal.appendChild(element("i", "net"));
    goal.appendChild(man);
    const kicked = element(
      "span",
      `ball ${isShown ? `to-${CORNERS[ball || 0]}` : ""} ${phase} ${isSaved ? "saved" : ""}`,
    );
    kicked.appendChild(symbol("ball"));
    // A ball that still flies is no goal yet.
    const goals = (drawn.length - (isSaved || phase === "landing" ? 2 : 0)) / 2;
    fill(box, [element("i", "lights"), goal, element("i", "spot"), kicked, ladder(table, goals, open)]);
    return kicked;
  },
  label: (drawn) => {
    const [ball, keeper] = drawn.slice(-2);
    if (drawn.length === 0) return text.penalty.none;
    return ball === keeper ? text.penalty.saved : text.penalty.goals(drawn.length / 2);
  },
  how: ({ dice, betOn }) => {
    const [ball, keeper] = dice.slice(-2);
    if (betOn === "cash-out") return text.penalty.scored(dice.length / 2);
    if (ball === keeper) return text.penalty.saved;
    return dice.length === 10 ? text.penalty.all : text.penalty.scoredSoFar(dice.length / 2);
  },
  verb: (bet, amount, isOpen) => `${text.penalty.verb(bet.label)}${isOpen ? "" : ` ${amount}`}`,
  worth: (bet, stake) =>
    bet ? text.penalty.worth(percent(bet.chance * 100), formatBaht(paidBack(stake, bet.pays))) : "",
  rule: () => text.penalty.rule,
};

/** The multipliers of one to five goals. @param {import("./parse.js").Table} table @param {number} goals @param {boolean} open */
function ladder({ prizes }, goals, open) {
  const box = element("div", "ladder");
  (prizes || []).forEach(({ pays, label }, index) => {
    const isDone = index < goals;
    const isNext = index === (open ? goals : 0) && !(isDone && open);
    const step = element("span", isDone ? "done" : isNext ? "next" : "");
    step.appendChild(element("b", "", `×${(pays / 100).toFixed(2)}`));
    step.appendChild(element("small", "", isDone ? text.penalty.done : isNext ? text.penalty.next : label));
    box.appendChild(step);
  });
  return box;
}
