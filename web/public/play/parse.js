/**
 * @typedef {{ id: string, label: string, chance: number, pays: number, returnPercent: number }} Bet
 * @typedef {{ id: string, label: string, chance: number, pays: number }} Prize
 * @typedef {{ id: string, betOn: string, bet: number, win: number, value?: number | null, dice: number[],
 *   idempotencyKey?: string | null }} Round  `value`: what cashing out pays; only of a round that is not over.
 * @typedef {"dice" | "reels" | "high-low" | "penalty" | "numbers"} Engine
 * @typedef {{ title: string, provider: string, credit: number, minimum: number, maximum: number,
 *   engine?: Engine | null, image?: string | null, bets: Bet[], prizes?: Prize[] | null, open?: Round | null,
 *   rounds: Round[] }} Table
 * @typedef {{ round: Round, credit: number, bets?: Bet[] | null }} PlayedRound
 * @typedef {{ code: string, message: string }} Refusal
 */

/**
 * The codes with which the house says that nothing happened. A failed reply with another code, or with none, may come
 * from a proxy after the round was played.
 */
export const REFUSAL_CODES = [
  "launch-over",
  "game-not-found",
  "game-closed",
  "provider-down",
  "bet-unknown",
  "amount-negative",
  "amount-zero",
  "amount-decimals",
  "amount-too-large",
  "amount-below-minimum",
  "amount-above-maximum",
  "credit-insufficient",
  "play-paused",
  "play-limit-reached",
  "key-reused",
  "body-invalid",
  "maintenance",
];

const ENGINES = ["dice", "reels", "high-low", "penalty", "numbers"];

/** Undefined when the body does not follow the contract. @param {unknown} body @returns {Table | undefined} */
export function parseTable(body) {
  if (!isRecord(body)) return undefined;
  const { title, provider, credit, minimum, maximum, bets, rounds } = body;
  const { engine, image, prizes, open } = body;
  const fits =
    isText(title) &&
    isText(provider) &&
    [credit, minimum, maximum].every(isBaht) &&
    isMaybe(engine, (name) => isText(name) && ENGINES.indexOf(String(name)) >= 0) &&
    isMaybe(image, isText) &&
    isMaybe(prizes, (list) => isList(list, isPrize)) &&
    isMaybe(open, isRound) &&
    isList(bets, isBet) &&
    isList(rounds, isRound);
  return fits ? /** @type {Table} */ (/** @type {unknown} */ (body)) : undefined;
}

/** Undefined when the body does not follow the contract. @param {unknown} body @returns {PlayedRound | undefined} */
export function parsePlayedRound(body) {
  const fits =
    isRecord(body) &&
    isRound(body["round"]) &&
    isBaht(body["credit"]) &&
    isMaybe(body["bets"], (list) => isList(list, isBet));
  return fits ? /** @type {PlayedRound} */ (/** @type {unknown} */ (body)) : undefined;
}

/** Undefined unless the body is a refusal of the house. @param {unknown} body @returns {Refusal | undefined} */
export function parseRefusal(body) {
  if (!isRecord(body)) return undefined;
  const { code, message } = body;
  if (typeof code !== "string" || REFUSAL_CODES.indexOf(code) < 0) return undefined;
  return typeof message === "string" && message !== "" ? { code, message } : undefined;
}

/**
 * A round that an earlier page left without an outcome. Undefined for anything else.
 * @param {unknown} value
 * @returns {{ key: string, launchId: string, betOn: string, amount: number } | undefined}
 */
export function parseLeftRound(value) {
  if (!isRecord(value)) return undefined;
  const { key, launchId, betOn, amount } = value;
  const fits =
    typeof key === "string" && /^[\w-]{16,128}$/.test(key) && typeof launchId === "string" && launchId !== "";
  if (!fits || typeof betOn !== "string" || !isBaht(amount) || amount <= 0) return undefined;
  return { key, launchId, betOn, amount };
}

/** @param {unknown} value */
function isBet(value) {
  return isPrize(value) && isRecord(value) && isNumber(value["returnPercent"]);
}

/** @param {unknown} value */
function isPrize(value) {
  if (!isRecord(value)) return false;
  const { id, label, chance, pays } = value;
  return isId(id) && isText(label) && isNumber(chance) && chance >= 0 && chance <= 1 && isNumber(pays);
}

/** @param {unknown} value */
function isRound(value) {
  if (!isRecord(value)) return false;
  const { id, betOn, bet, win, value: worth, dice, idempotencyKey } = value;
  const fits = isId(id) && isText(betOn) && isBaht(bet) && isBaht(win) && isList(dice, isCount);
  return fits && isMaybe(worth, isBaht) && isMaybe(idempotencyKey, isText);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null;
}

/** @param {unknown} value @param {(item: unknown) => boolean} fits */
function isMaybe(value, fits) {
  return value === undefined || value === null || fits(value);
}

/** @param {unknown} value @param {(item: unknown) => boolean} fits */
function isList(value, fits) {
  return Array.isArray(value) && value.every(fits);
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string";
}

/** @param {unknown} value */
function isId(value) {
  return isText(value) && value !== "";
}

/** @param {unknown} value @returns {value is number} */
function isNumber(value) {
  return typeof value === "number" && isFinite(value);
}

/** @param {unknown} value */
function isCount(value) {
  return isNumber(value) && Number.isSafeInteger(value) && value >= 0;
}

/** More than anybody has, as in the contract. */
const MOST_BAHT = 100000000000;

/** Baht with at most two decimals, save rounding noise. @param {unknown} value @returns {value is number} */
function isBaht(value) {
  if (!isNumber(value) || Math.abs(value) > MOST_BAHT) return false;
  const satang = Math.round(value * 100);
  return Number.isSafeInteger(satang) && Math.abs(satang / 100 - value) <= Math.abs(value) * Math.pow(2, -50);
}
