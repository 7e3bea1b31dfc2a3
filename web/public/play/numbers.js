import { text } from "./texts.js";
import { byId, check, element, fill, formatBaht, paidBack, percent, radio } from "./view.js";

const BALLS = 20;
const PICKS = 3;

/** @type {number[]} */
let picks = [];

/** @type {import("./game.js").Scene} */
export const numbers = {
  asks: text.numbers.asks,
  draw(box, { drawn, phase }) {
    const balls = (drawn.length > 0 ? drawn : [0, 0, 0, 0, 0]).map((number, index) => {
      const isHit = phase !== "flying" && picks.indexOf(number) >= 0;
      const shown = phase === "flying" || number === 0 ? "?" : String(number);
      return element("span", `number-ball ball-${index} ${phase} ${isHit ? "hit" : ""}`, shown);
    });
    fill(box, balls);
    return balls[balls.length - 1];
  },
  label: (drawn) => (drawn.length === 0 ? text.numbers.none : text.numbers.drawn(drawn.join(" "))),
  how({ dice, betOn }) {
    const picked = betOn.split("-").slice(1).map(Number);
    const hits = picked.filter((number) => dice.indexOf(number) >= 0);
    return hits.length === 0 ? text.numbers.noHit : text.numbers.hits(hits.length, hits.join(" "));
  },
  choose(bets, onPick) {
    const pick = () => {
      onPick(
        picks.length === PICKS
          ? `pick-${picks
              .slice()
              .sort((one, other) => one - other)
              .join("-")}`
          : "",
      );
      buttons.forEach((button, index) => check(button, picks.indexOf(index + 1) >= 0));
    };
    const buttons = Array.from({ length: BALLS }, (_, index) => {
      const button = radio("number", String(index + 1));
      button.setAttribute("role", "checkbox");
      button.addEventListener("click", () => {
        const isPicked = picks.indexOf(index + 1) >= 0;
        // A fourth number takes the place of the first one.
        picks = isPicked ? picks.filter((number) => number !== index + 1) : picks.concat([index + 1]).slice(-PICKS);
        pick();
      });
      return button;
    });
    const quick = radio("number quick", text.numbers.quick);
    quick.removeAttribute("role");
    quick.addEventListener("click", () => {
      const all = Array.from({ length: BALLS }, (_, index) => ({ number: index + 1, order: Math.random() }));
      picks = all
        .sort((one, other) => one.order - other.order)
        .slice(0, PICKS)
        .map(({ number }) => number);
      pick();
    });
    fill(byId("bets"), buttons.concat([quick]));
    pick();
    return bets[0];
  },
  verb: (_, amount) => text.numbers.verb(amount),
  worth: (bet, stake) =>
    bet ? text.numbers.worth(percent(bet.chance * 100), formatBaht(paidBack(stake, bet.pays))) : "",
  missing: () => text.numbers.missing(PICKS - picks.length),
  rule: () => text.numbers.rule,
};
