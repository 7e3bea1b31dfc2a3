/**
 * @typedef {{ id: string, label: string, chance: number, pays: number, returnPercent: number }} Bet
 * @typedef {{ id: string, betOn: string, bet: number, win: number, dice: number[], idempotencyKey?: string | null }} Round
 * @typedef {{ title: string, provider: string, credit: number, minimum: number, maximum: number, bets: Bet[],
 *   rounds: Round[] }} Table
 * @typedef {{ kind: "answer", body: any } | { kind: "refused", code: string, message: string } | { kind: "lost" }} Reply
 *   `lost`: nobody knows whether it arrived.
 * @typedef {{ kind: "played", round: Round, credit: number } | { kind: "refused", code: string, message: string }
 *   | { kind: "unknown" }} Outcome
 */

const TIMEOUT_MS = 20_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000];

/** The launch stands behind the `#`, so that no server and no log ever hears of it from an address. */
const launchId = location.hash.slice(1);

/** @returns {Promise<Reply>} */
export function readTable() {
  return post("table", { launchId });
}

/**
 * Plays one round and finds out what became of it: a lost reply is looked up among the table's rounds, and the very
 * same round is sent again under its own key, which the house plays once however often it comes.
 * @param {{ key: string, betOn: string, amount: number, resumed: boolean }} ask
 * @param {() => void} onChecking
 * @returns {Promise<Outcome>}
 */
export async function playRound(ask, onChecking) {
  if (!ask.resumed) {
    const reply = await sendRound(ask);
    if (reply.kind !== "lost") return outcomeOf(reply);
  }
  onChecking();
  for (const ms of WAITS_MS) {
    await wait(ms);
    const seen = await readTable();
    const found = seen.kind === "answer" && seen.body.rounds.find(isOf(ask.key));
    if (seen.kind === "answer" && found) return { kind: "played", round: found, credit: seen.body.credit };
    if (seen.kind === "lost") continue;
    const again = await sendRound(ask);
    if (again.kind !== "lost") return outcomeOf(again);
  }
  return { kind: "unknown" };
}

/** @param {{ key: string, betOn: string, amount: number }} ask */
function sendRound({ key, betOn, amount }) {
  return post("round", { launchId, betOn, amount }, key);
}

/** @param {Reply} reply @returns {Outcome} */
function outcomeOf(reply) {
  if (reply.kind === "answer") return { kind: "played", round: reply.body.round, credit: reply.body.credit };
  return reply.kind === "refused" ? reply : { kind: "unknown" };
}

/** @param {string} key @returns {(round: Round) => boolean} */
function isOf(key) {
  return (round) => round.idempotencyKey === key;
}

/** Nobody can guess it, and it never comes again. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join("");
}

/**
 * What the page around this one is told. Nothing of it is secret, and whose page that may be is said where this one is
 * served (`frame-ancestors`): the site may be at another origin.
 * @param {"round" | "over" | "leave"} event
 */
export function tellParent(event) {
  if (window.parent !== window) window.parent.postMessage({ source: "game", event }, "*");
}

/** @param {string} call @param {object} body @param {string} [key] @returns {Promise<Reply>} */
async function post(call, body, key) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`../api/game/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
      body: JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
      signal: controller.signal,
    });
    const json = await response.json();
    if (response.ok) return { kind: "answer", body: json };
    const decided = response.status >= 400 && response.status < 500 && response.status !== 408;
    const closed = response.status === 503 && json.code === "maintenance";
    if (!(decided || closed)) return { kind: "lost" };
    return { kind: "refused", code: String(json.code), message: String(json.message) };
  } catch {
    return { kind: "lost" };
  } finally {
    clearTimeout(timer);
  }
}

/** @param {number} ms @returns {Promise<void>} */
function wait(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
