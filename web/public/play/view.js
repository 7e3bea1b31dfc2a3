import { artTile } from "./art.js";
import { text } from "./texts.js";

/** @typedef {import("./parse.js").Bet} Bet @typedef {import("./parse.js").Round} Round @typedef {import("./parse.js").Prize} Prize */

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/** @param {string} name @param {string} className @param {string} [words] @returns {HTMLElement} */
export function element(name, className, words) {
  const created = document.createElement(name);
  if (className) created.className = className;
  if (words) created.textContent = words;
  return created;
}

/** A drawing of the page's sheet of symbols. @param {string} id @param {string} [className] */
export function symbol(id, className) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`);
  svg.setAttribute("class", className || "symbol");
  svg.setAttribute("aria-hidden", "true");
  svg.appendChild(use);
  return svg;
}

/** @param {HTMLElement} parent @param {readonly Element[]} children */
export function fill(parent, children) {
  parent.textContent = "";
  for (const child of children) parent.appendChild(child);
}

/** @param {number} amount Baht. */
export function formatBaht(amount) {
  const digits = Math.abs(amount)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ",");
  return `${amount < 0 ? "-" : ""}฿${digits}`;
}

/** Without satang where there are none. @param {number} amount Baht. */
export function shortBaht(amount) {
  return formatBaht(amount).replace(/\.00$/, "");
}

/** @param {number} value */
export function percent(value) {
  return `${value.toFixed(2).replace(/\.?0+$/, "")}%`;
}

/** What a stake pays, in baht, cut to satang as the house cuts it. @param {number} stake Baht. @param {number} pays Of 100. */
export function paidBack(stake, pays) {
  return Math.floor((Math.round(stake * 100) * Math.round(pays * 100)) / 10000) / 100;
}

/** One button of a group of which one is pressed. @param {string} className @param {string} [words] */
export function radio(className, words) {
  const button = element("button", className, words);
  button.setAttribute("type", "button");
  button.setAttribute("role", "radio");
  return button;
}

/** @param {HTMLElement} button @param {boolean} on */
export function check(button, on) {
  button.setAttribute("aria-checked", String(on));
}

/** @param {HTMLElement} button @param {boolean} off */
export function disable(button, off) {
  if (off) button.setAttribute("disabled", "");
  else button.removeAttribute("disabled");
}

/**
 * The bets, each with its chance and the sum that it pays.
 * @param {readonly Bet[]} bets @param {number} stake Baht. @param {string} picked @param {boolean} locked
 * @param {(id: string) => void} onPick
 */
export function showBets(bets, stake, picked, locked, onPick) {
  const buttons = bets.map(({ id, label, chance, pays }) => {
    const button = radio(`bet ${id.replace(/-\d.*$/, "")}`);
    check(button, id === picked);
    disable(button, locked);
    button.appendChild(element("b", "", label));
    const odds = element("small", "");
    odds.appendChild(element("span", "", `${text.words.chance} `));
    odds.appendChild(element("span", "", percent(chance * 100)));
    button.appendChild(odds);
    button.appendChild(element("strong", "", formatBaht(paidBack(stake, pays))));
    button.addEventListener("click", () => onPick(id));
    return button;
  });
  fill(byId("bets"), buttons);
}

/** @param {readonly Prize[]} prizes @param {number} stake Baht, of what a prize is paid on. */
export function showPrizes(prizes, stake) {
  const rows = prizes.map(({ id, label, chance, pays }) => {
    const row = element("tr", "");
    const name = element("th", "");
    if (SHEET.indexOf(id) >= 0) name.appendChild(symbol(id));
    if (id === "own") name.appendChild(artTile("tile"));
    name.appendChild(element("span", "", label));
    row.appendChild(name);
    row.appendChild(element("td", "", formatBaht(paidBack(stake, pays))));
    row.appendChild(element("td", "quiet", percent(chance * 100)));
    return row;
  });
  fill(byId("prizes"), rows);
}

/** The symbols that the page's sheet draws. */
export const SHEET =
  "seven durian watermelon lemon mango cherry crown ruby emerald coin bell pearl crab fish star shell".split(" ");

/** @param {readonly Round[]} rounds Those that are over. */
export function showRounds(rounds) {
  byId("past").hidden = rounds.length === 0;
  const items = rounds.map(({ win, bet }) => {
    const item = element("li", win > 0 ? "paid" : "");
    item.appendChild(element("span", "", win > 0 ? `+${shortBaht(win)}` : "฿0"));
    item.setAttribute(
      "aria-label",
      win > 0 ? text.paidRound(formatBaht(win), formatBaht(bet)) : text.lostRound(formatBaht(bet)),
    );
    return item;
  });
  fill(byId("rounds"), items);
}

/** Longer than any scene takes to come to rest. */
const LAND_MS = 1600;

/** Resolves when the part that moves last is at rest: at once where nothing moves. @param {Element | undefined} last @returns {Promise<void>} */
export function rest(last) {
  if (!last || getComputedStyle(last).animationName === "none") return Promise.resolve();
  return new Promise((resolve) => {
    last.addEventListener("animationend", () => resolve());
    // A page out of sight may not animate.
    setTimeout(resolve, LAND_MS);
  });
}
