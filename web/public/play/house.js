/**
 * @typedef {{ id: string, label: string, chance: number, pays: number, returnPercent: number }} Bet
 * @typedef {{ id: string, betOn: string, bet: number, win: number, dice: number[], idempotencyKey?: string | null }} Round
 * @typedef {{ title: string, provider: string, credit: number, minimum: number, maximum: number, bets: Bet[],
 *   rounds: Round[] }} Table
 * @typedef {{ key: string, betOn: string, amount: number, resumed: boolean }} RoundRequest
 *   `resumed`: sent before, without a known outcome.
 * @typedef {{ kind: "answer", body: any } | { kind: "refused", code: string, message: string } | { kind: "lost" }} Reply
 *   `lost`: the request may have arrived or not.
 * @typedef {{ kind: "played", round: Round, credit: number } | { kind: "refused", code: string, message: string }
 *   | { kind: "unknown" }} Outcome
 */

const TIMEOUT_MS = 20_000;
/** The delays before each attempt to find out a lost round's outcome. */
const DELAYS_MS = [1000, 2000, 4000, 8000, 15_000];

/** The launch is in the fragment of the address, because browsers send no fragment to a server or a log. */
const launchId = location.hash.slice(1);

/** @returns {Promise<Reply>} */
export function readTable() {
  return post("table", { launchId });
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
    const reply = await sendRound(request);
    if (reply.kind !== "lost") return outcomeOf(reply);
  }
  onChecking();
  for (const ms of DELAYS_MS) {
    await delay(ms);
    const table = await readTable();
    if (table.kind === "lost") continue;
    const round = table.kind === "answer" && table.body.rounds.find(hasKey(request.key));
    if (table.kind === "answer" && round) return { kind: "played", round, credit: table.body.credit };
    const reply = await sendRound(request);
    if (reply.kind !== "lost") return outcomeOf(reply);
  }
  return { kind: "unknown" };
}

/** @param {RoundRequest} request */
function sendRound({ key, betOn, amount }) {
  return post("round", { launchId, betOn, amount }, key);
}

/** @param {Reply} reply @returns {Outcome} */
function outcomeOf(reply) {
  if (reply.kind === "answer") return { kind: "played", round: reply.body.round, credit: reply.body.credit };
  return reply.kind === "refused" ? reply : { kind: "unknown" };
}

/** @param {string} key @returns {(round: Round) => boolean} */
function hasKey(key) {
  return (round) => round.idempotencyKey === key;
}

/** A random idempotency key: 128 bits in hexadecimal. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join("");
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
    const refused = response.status >= 400 && response.status < 500 && response.status !== 408;
    const maintenance = response.status === 503 && json.code === "maintenance";
    if (!(refused || maintenance)) return { kind: "lost" };
    return { kind: "refused", code: String(json.code), message: String(json.message) };
  } catch {
    return { kind: "lost" };
  } finally {
    clearTimeout(timer);
  }
}

/** @param {number} ms @returns {Promise<void>} */
function delay(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
