import { parseLeftRound, parsePlayedRound, parseRefusal, parseTable } from "./parse.js";
import { language } from "./texts.js";

/**
 * @typedef {import("./parse.js").Round} Round
 * @typedef {{ key: string, launchId: string, betOn: string, amount: number, resumed: boolean }} RoundRequest
 *   `resumed`: sent before, without a known outcome, perhaps from an earlier launch.
 */
/**
 * @template Body
 * @typedef {{ kind: "answer", body: Body } | { kind: "refused", code: string, message: string } | { kind: "lost" }
 *   | { kind: "broken" }} Reply
 *   `lost`: the request may have arrived or not. `broken`: a reply that does not follow the contract.
 */
/**
 * @typedef {{ kind: "played", round: Round, credit: number | undefined, bets?: import("./parse.js").Bet[] | null | undefined } | { kind: "refused", code: string, message: string }
 *   | { kind: "unknown" }} Outcome
 *   `credit`: after the round, where it is known to be the present one.
 */

const TIMEOUT_MS = 20000;
/** The delays before each attempt to find out a lost round's outcome. */
const DELAYS_MS = [1000, 2000, 4000, 8000, 15000];

/**
 * The launch is in the fragment of the address, because browsers send no fragment to a server or a log. After it comes a
 * round whose outcome is not known: a page in a sandbox keeps nothing else over a reload.
 */
const [launch = "", left = ""] = location.hash.slice(1).split("&");
export const launchId = launch;

/** The round that this page left at its last reload; undefined without one. */
export function leftRound() {
  try {
    return parseLeftRound(JSON.parse(decodeURIComponent(left)));
  } catch {
    return undefined;
  }
}

/** @param {Omit<RoundRequest, "resumed"> | undefined} round Kept over a reload of this page. */
export function keepRound(round) {
  location.replace(`#${launchId}${round ? `&${encodeURIComponent(JSON.stringify(round))}` : ""}`);
}

/** @returns {Promise<Reply<import("./parse.js").Table>>} */
export function readTable() {
  return post("table", { launchId }, parseTable);
}

/**
 * Plays one round. After a lost reply it looks for the round in the table, and sends the round again under the same
 * key. The house plays a key once.
 * @param {RoundRequest} request
 * @param {() => void} onChecking Called when the reply is lost.
 * @returns {Promise<Outcome>}
 */
export async function playRound(request, onChecking) {
  if (!request.resumed) {
    const outcome = await sendRound(request);
    if (outcome.kind !== "unknown") return outcome;
  }
  onChecking();
  for (const ms of request.resumed ? [0].concat(DELAYS_MS) : DELAYS_MS) {
    await delay(ms);
    const table = await readTable();
    if (table.kind === "lost" || table.kind === "broken") continue;
    const round =
      table.kind === "answer" &&
      (table.body.open ? [table.body.open] : [])
        .concat(table.body.rounds)
        .find((each) => each.idempotencyKey === request.key && isOf(each, request));
    if (table.kind === "answer" && round) {
      return { kind: "played", round, credit: table.body.credit, bets: table.body.bets };
    }
    const outcome = await sendRound(request);
    // An earlier launch plays no more: what its key tells is older than the table.
    if (outcome.kind === "played" && (table.kind === "refused" || request.launchId !== launchId))
      return { ...outcome, credit: table.kind === "answer" ? table.body.credit : undefined };
    if (outcome.kind !== "unknown") return outcome;
  }
  return { kind: "unknown" };
}

/**
 * The outcome of one sending. A reply that breaks the contract comes after the round was played, or not.
 * @param {RoundRequest} request
 * @returns {Promise<Outcome>}
 */
async function sendRound(request) {
  const { key, launchId, betOn, amount } = request;
  const reply = await post("round", { launchId, betOn, amount }, parsePlayedRound, key);
  if (reply.kind === "refused") return reply;
  // The answer to another request tells nothing about this one.
  if (reply.kind !== "answer" || !isOf(reply.body.round, request)) return { kind: "unknown" };
  return { kind: "played", round: reply.body.round, credit: reply.body.credit, bets: reply.body.bets };
}

/** Whether a round is the one that was asked for. A backend may leave its key out. @param {Round} round @param {RoundRequest} request */
function isOf({ idempotencyKey, betOn, bet }, { key, ...asked }) {
  return betOn === asked.betOn && bet === asked.amount && (!idempotencyKey || idempotencyKey === key);
}

/** A random idempotency key: 128 bits in hexadecimal. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join("");
}

/**
 * @template Body
 * @param {string} call
 * @param {object} body
 * @param {(body: unknown) => Body | undefined} parse
 * @param {string} [key]
 * @returns {Promise<Reply<Body>>}
 */
async function post(call, body, parse, key) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`../api/game/${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": language,
        ...(key ? { "idempotency-key": key } : {}),
      },
      body: JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
      signal: controller.signal,
    });
    const text = await response.text();
    const json = parseJson(text);
    if (response.ok) {
      const answer = parse(json);
      return answer === undefined ? { kind: "broken" } : { kind: "answer", body: answer };
    }
    const refusal = parseRefusal(json);
    return refusal ? { kind: "refused", code: refusal.code, message: refusal.message } : { kind: "lost" };
  } catch {
    return { kind: "lost" };
  } finally {
    clearTimeout(timer);
  }
}

/** Undefined for a text that is not JSON. @param {string} text @returns {unknown} */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {number} ms @returns {Promise<void>} */
export function delay(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
