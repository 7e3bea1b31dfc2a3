/** @typedef {import("./talk.js").Bet} Bet @typedef {import("./talk.js").Round} Round */

/** Where the pips of a face stand, on a grid of three by three counted from 1. */
const PIPS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** @param {string} id @returns {HTMLElement} */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/** @param {number} amount Baht. */
export function money(amount) {
  const text = Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ",");
  return `${amount < 0 ? "-" : ""}฿${text}`;
}

/** @param {readonly number[]} dice @param {boolean} thrown Whether they have just been thrown. */
export function showDice(dice, thrown) {
  const box = part("dice");
  box.textContent = "";
  for (const face of dice) box.appendChild(die(face, thrown));
  const sum = dice.reduce((all, face) => all + face, 0);
  box.setAttribute("aria-label", dice.length === 0 ? "ยังไม่ทอยเต๋า" : `เต๋าออก ${dice.join(" ")} รวม ${sum}`);
}

/** @param {number} face @param {boolean} thrown */
function die(face, thrown) {
  const box = element("span", thrown ? "die thrown" : "die");
  const pips = PIPS[face] || [];
  for (let spot = 1; spot <= 9; spot += 1) box.appendChild(element("i", pips.indexOf(spot) < 0 ? "" : "pip"));
  return box;
}

/** @param {readonly Bet[]} bets @param {() => void} onPick */
export function showBets(bets, onPick) {
  const box = part("bets");
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
  const box = part("chips");
  box.textContent = "";
  for (const amount of amounts) {
    const chip = element("button", "", `฿${amount}`);
    chip.setAttribute("type", "button");
    chip.addEventListener("click", () => onPick(amount));
    box.appendChild(chip);
  }
}

/** @param {Bet | undefined} bet */
export function oddsLine(bet) {
  if (!bet) return "";
  const back = percent(bet.returnPercent);
  const chance = percent(bet.chance * 100);
  const times = (bet.pays / 100).toFixed(2);
  return `${bet.label} ถูกได้คืน ${times} เท่าของเดิมพัน โอกาสชนะ ${chance} ระยะยาวคืนผู้เล่น ${back}`;
}

/** @param {readonly Round[]} rounds @param {readonly Bet[]} bets */
export function showRounds(rounds, bets) {
  part("past").hidden = rounds.length === 0;
  const net = rounds.reduce((sum, { win, bet }) => sum + Math.round((win - bet) * 100), 0) / 100;
  part("net").textContent = `รวม ${rounds.length} รอบที่เห็น ${net < 0 ? "เสีย" : "ได้"} ${money(Math.abs(net))}`;
  const list = part("rounds");
  list.textContent = "";
  for (const { dice, betOn, bet, win } of rounds) {
    const on = bets.find(({ id }) => id === betOn);
    const item = element("li", "");
    item.appendChild(element("span", "", `${dice.join(" ")} = ${dice.reduce((sum, face) => sum + face, 0)}`));
    item.appendChild(element("span", "quiet", on ? on.label : betOn));
    item.appendChild(element("span", win > 0 ? "won" : "quiet", money(win - bet)));
    list.appendChild(item);
  }
}

/** @param {number} value */
function percent(value) {
  return `${value.toFixed(2).replace(/\.?0+$/, "")}%`;
}

/** @param {string} name @param {string} className @param {string} [text] @returns {HTMLElement} */
function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
