import { byId, check, element, fill, formatBaht, paidBack, percent, radio } from "./view.js";

const BALLS = 20;
const PICKS = 3;

/** @type {number[]} */
let picks = [];

/** @type {import("./game.js").Scene} */
export const numbers = {
  asks: "เลือก 3 เลข",
  draw(box, { drawn, phase }) {
    const balls = (drawn.length > 0 ? drawn : [0, 0, 0, 0, 0]).map((number, index) => {
      const isHit = phase !== "flying" && picks.indexOf(number) >= 0;
      const shown = phase === "flying" || number === 0 ? "?" : String(number);
      return element("span", `number-ball ball-${index} ${phase} ${isHit ? "hit" : ""}`, shown);
    });
    fill(box, balls);
    return balls[balls.length - 1];
  },
  label: (drawn) => (drawn.length === 0 ? "ยังไม่ออกเลข" : `เลขที่ออก ${drawn.join(" ")}`),
  how({ dice, betOn }) {
    const picked = betOn.split("-").slice(1).map(Number);
    const hits = picked.filter((number) => dice.indexOf(number) >= 0);
    return hits.length === 0 ? "ไม่ตรงเลย" : `ตรง ${hits.length} เลข: ${hits.join(" ")}`;
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
    const quick = radio("number quick", "สุ่มให้");
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
  verb: (_, amount) => `ออกเลข ${amount}`,
  worth: (bet, stake) =>
    bet ? `โอกาสได้เงิน ${percent(bet.chance * 100)} สูงสุด ${formatBaht(paidBack(stake, bet.pays))}` : "",
  missing: () => `เลือกอีก ${PICKS - picks.length} เลข`,
  rule: () => "ออก 5 เลขจาก 1 ถึง 20 ทุกเลขโอกาสเท่ากัน ถูก 2 เลขขึ้นไปได้เงิน",
};
