/** @typedef {import("./parse.js").Bet} Bet @typedef {import("./parse.js").Round} Round */

/** The pips of each face, on a grid of three by three that is counted from 1. */
const PIPS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/** @param {number} amount Baht. */
export function formatBaht(amount) {
  const text = Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ",");
  return `${amount < 0 ? "-" : ""}฿${text}`;
}

/** @param {readonly number[]} dice @param {boolean} thrown Whether to animate the throw. */
export function showDice(dice, thrown) {
  const box = byId("dice");
  box.textContent = "";
  for (const face of dice) box.appendChild(die(face, thrown));
  const sum = dice.reduce((total, face) => total + face, 0);
  box.classList.remove("flying");
  box.setAttribute("aria-label", dice.length === 0 ? "ยังไม่ทอยเต๋า" : `เต๋าออก ${dice.join(" ")} รวม ${sum}`);
  byId("sum").textContent = dice.length === 0 ? "" : `${dice.join(" + ")} = ${sum}`;
}

/** The dice are in the air: what they showed before no longer counts. */
export function throwDice() {
  const box = byId("dice");
  if (box.children.length === 0) showDice([1, 1, 1], false);
  box.classList.add("flying");
  box.setAttribute("aria-label", "กำลังทอยเต๋า");
  byId("sum").textContent = "";
}

/** Longer than the throw of the last die. */
const THROW_MS = 1200;

/** Resolves when the thrown dice lie: at once where nothing moves. @returns {Promise<void>} */
export function diceLie() {
  const last = byId("dice").lastElementChild;
  if (!last || getComputedStyle(last).animationName === "none") return Promise.resolve();
  return new Promise((resolve) => {
    last.addEventListener("animationend", () => resolve());
    // A page out of sight may not animate.
    setTimeout(resolve, THROW_MS);
  });
}

/** @param {number} face @param {boolean} thrown */
function die(face, thrown) {
  const box = element("span", thrown ? "die thrown" : "die");
  const pips = PIPS[face] || [];
  for (let cell = 1; cell <= 9; cell += 1) box.appendChild(element("i", pips.indexOf(cell) < 0 ? "" : "pip"));
  return box;
}

/** @param {readonly Bet[]} bets @param {() => void} onPick */
export function showBets(bets, onPick) {
  const box = byId("bets");
  box.textContent = "";
  bets.forEach((bet, index) => {
    const label = element("label", bet.id.indexOf("face-") === 0 ? "bet narrow" : "bet");
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = "bet";
    radio.value = bet.id;
    radio.checked = index === 0;
    radio.addEventListener("change", onPick);
    const face = element("span", "face");
    face.appendChild(element("b", "", bet.label));
    face.appendChild(element("small", "", `×${(bet.pays / 100).toFixed(2)} · ${percent(bet.chance * 100)}`));
    label.appendChild(radio);
    label.appendChild(face);
    box.appendChild(label);
  });
}

export function pickedBet() {
  const radio = document.querySelector("input[name=bet]:checked");
  return radio instanceof HTMLInputElement ? radio.value : "";
}

/** @param {readonly number[]} amounts Baht. @param {(amount: number) => void} onPick */
export function showChips(amounts, onPick) {
  const box = byId("chips");
  box.textContent = "";
  for (const amount of amounts) {
    const chip = element("button", "", `฿${amount}`);
    chip.setAttribute("type", "button");
    chip.addEventListener("click", () => onPick(amount));
    box.appendChild(chip);
  }
}

/** What a bet pays, its chance and its return to players. @param {Bet | undefined} bet */
export function oddsLine(bet) {
  if (!bet) return "";
  const returned = percent(bet.returnPercent);
  const chance = percent(bet.chance * 100);
  const times = (bet.pays / 100).toFixed(2);
  return `${bet.label} ถูกได้คืน ${times} เท่าของเดิมพัน โอกาสชนะ ${chance} ระยะยาวคืนผู้เล่น ${returned}`;
}

/** @param {readonly Round[]} rounds @param {readonly Bet[]} bets */
export function showRounds(rounds, bets) {
  byId("past").hidden = rounds.length === 0;
  const net = rounds.reduce((sum, { win, bet }) => sum + Math.round((win - bet) * 100), 0) / 100;
  byId("net").textContent = `รวม ${rounds.length} รอบที่เห็น ${net < 0 ? "เสีย" : "ได้"} ${formatBaht(Math.abs(net))}`;
  const list = byId("rounds");
  list.textContent = "";
  for (const { dice, betOn, bet, win } of rounds) {
    const placedOn = bets.find(({ id }) => id === betOn);
    const item = element("li", "");
    item.appendChild(element("span", "", `${dice.join(" ")} = ${dice.reduce((sum, face) => sum + face, 0)}`));
    item.appendChild(element("span", "quiet", placedOn ? placedOn.label : betOn));
    const paid = win > 0 ? `ได้คืน ${formatBaht(win)}` : `เสีย ${formatBaht(bet)}`;
    item.appendChild(element("span", win > 0 ? "won" : "quiet", paid));
    list.appendChild(item);
  }
}

/** @param {number} value */
function percent(value) {
  return `${value.toFixed(2).replace(/\.?0+$/, "")}%`;
}

/** @param {string} name @param {string} className @param {string} [text] @returns {HTMLElement} */
function element(name, className, text) {
  const created = document.createElement(name);
  if (className) created.className = className;
  if (text) created.textContent = text;
  return created;
}
