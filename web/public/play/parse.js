/**
 * @typedef {{ id: string, label: string, chance: number, pays: number, returnPercent: number }} Bet
 * @typedef {{ id: string, betOn: string, bet: number, win: number, dice: number[], idempotencyKey?: string | null }} Round
 * @typedef {{ title: string, provider: string, credit: number, minimum: number, maximum: number, bets: Bet[],
 *   rounds: Round[] }} Table
 * @typedef {{ round: Round, credit: number }} PlayedRound
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
  "key-reused",
  "body-invalid",
  "maintenance",
];

/** Undefined when the body does not follow the contract. @param {unknown} body @returns {Table | undefined} */
export function parseTable(body) {
  if (!isRecord(body)) return undefined;
  const { title, provider, credit, minimum, maximum, bets, rounds } = body;
  const fits =
    isText(title) &&
    isText(provider) &&
    [credit, minimum, maximum].every(isBaht) &&
    isList(bets, isBet) &&
    isList(rounds, isRound);
  return fits ? /** @type {Table} */ (/** @type {unknown} */ (body)) : undefined;
}

/** Undefined when the body does not follow the contract. @param {unknown} body @returns {PlayedRound | undefined} */
export function parsePlayedRound(body) {
  const fits = isRecord(body) && isRound(body["round"]) && isBaht(body["credit"]);
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
  if (!isRecord(value)) return false;
  const { id, label, chance, pays, returnPercent } = value;
  return (
    isId(id) &&
    isText(label) &&
    isNumber(chance) &&
    chance >= 0 &&
    chance <= 1 &&
    isNumber(pays) &&
    isNumber(returnPercent)
  );
}

/** @param {unknown} value */
function isRound(value) {
  if (!isRecord(value)) return false;
  const { id, betOn, bet, win, dice, idempotencyKey } = value;
  const key = idempotencyKey === undefined || idempotencyKey === null || isText(idempotencyKey);
  return isId(id) && isText(betOn) && isBaht(bet) && isBaht(win) && isList(dice, isCount) && key;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null;
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

/** Baht with at most two decimals, save rounding noise. @param {unknown} value @returns {value is number} */
function isBaht(value) {
  if (!isNumber(value)) return false;
  const satang = Math.round(value * 100);
  return Number.isSafeInteger(satang) && Math.abs(satang / 100 - value) <= Math.abs(value) * Math.pow(2, -50);
}
