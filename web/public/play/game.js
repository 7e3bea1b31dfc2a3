import { loadArt, paint } from "./art.js";
import { dice } from "./dice.js";
import { feelResult, forgetResult, startFeel } from "./feel.js";
import { highLow } from "./high-low.js";
import { delay, keepRound, launchId, leftRound, newKey, playRound, readTable } from "./house.js";
import { numbers } from "./numbers.js";
import { parseLeftRound } from "./parse.js";
import { penalty } from "./penalty.js";
import { reels } from "./reels.js";
import { language, text } from "./texts.js";
import {
  byId,
  check,
  disable,
  fill,
  formatBaht,
  percent,
  radio,
  rest,
  shortBaht,
  showBets,
  showPrizes,
  showRounds,
  symbol,
} from "./view.js";

/** @typedef {import("./parse.js").Table} Table @typedef {import("./parse.js").Round} Round @typedef {import("./parse.js").Bet} Bet */
/** @typedef {import("./house.js").RoundRequest} RoundRequest */
/**
 * `flying`: the house decides. `landing`: the outcome is being shown. `still`: nothing moves.
 * @typedef {"flying" | "landing" | "still"} Phase
 * @typedef {{ drawn: readonly number[], phase: Phase, table: Table, open: boolean }} SceneState
 */
/**
 * What one kind of game draws and says. `draw` returns the part that comes to rest last; `choose` draws choices of its
 * own; `onScene` puts the choices over the drawing, and `heldMs` keeps
 * them away from an outcome so long; `share` is how much of the stake a prize is paid on.
 * @typedef {{
 *   asks: string,
 *   draw: (box: HTMLElement, state: SceneState) => Element | undefined,
 *   label: (drawn: readonly number[], table: Table) => string,
 *   how: (round: Round, table: Table) => string,
 *   verb: (bet: Bet, amount: string, isOpen: boolean) => string,
 *   rule: (table: Table) => string,
 *   choose?: (bets: readonly Bet[], onPick: (betOn: string) => void) => Bet | undefined,
 *   missing?: () => string,
 *   worth?: (bet: Bet | undefined, stake: number) => string,
 *   onScene?: boolean,
 *   heldMs?: number,
 *   share?: number,
 * }} Scene
 */

const SCENES = { dice, reels, "high-low": highLow, penalty, numbers };
const CASH_OUT = "cash-out";
/** Baht. */
const STAKES = [5, 20, 50, 100, 500];
const MAX_ROUNDS = 20;
/** The refusal after which this launch cannot play any more. */
const LAUNCH_OVER = "launch-over";

/** @type {Table | undefined} */
let table;
/** @type {Scene} */
let scene = dice;
/** @type {RoundRequest | undefined} The round whose outcome is not known yet. Until then no other round can be played. */
let pending;
let busy = false;
/** True when this launch cannot play any more. */
let over = false;
/** Whether the last round was won and nothing else was chosen since. */
let afterWin = false;
let stake = 20;
/** The id of what is chosen; empty while something is missing. */
let betOn = "";
/** @type {ReturnType<typeof parseLeftRound>} A round that an earlier page sent, and whose outcome it did not hear. */
let left = leftRound();

const playButton = byId("play");

document.documentElement.setAttribute("lang", language);
document.title = text.game;
for (const [id, words] of Object.entries(text.words)) byId(id).textContent = words;
for (const [id, words] of Object.entries(text.labels)) byId(id).setAttribute("aria-label", words);

byId("form").addEventListener("submit", (event) => {
  event.preventDefault();
  void submit();
});
byId("cash").addEventListener("click", () => {
  const open = table && table.open;
  if (open && !busy && !pending)
    void play({ key: newKey(), launchId, betOn: CASH_OUT, amount: open.bet, resumed: false });
});
byId("enough").addEventListener("click", () => notifyParent({ event: "leave" }));
byId("again").addEventListener("click", () => void (pending ? play(pending) : openTable()));
document.documentElement.classList.toggle("framed", window.parent !== window);
startFeel(notifyParent, (round) => {
  left = left || parseLeftRound(round);
  resumeLeftRound();
});
void openTable();

async function openTable() {
  byId("again").hidden = true;
  byId("note").hidden = true;
  const reply = await readTable();
  over = reply.kind === "refused" && reply.code === LAUNCH_OVER;
  byId("game").setAttribute("aria-busy", "false");
  if (reply.kind === "answer") {
    const said = table ? byId("outcome").textContent || "" : "";
    showTable(reply.body);
    if (said !== "") byId("outcome").textContent = said;
    resumeLeftRound();
  } else if (reply.kind === "refused") {
    showRefusal(reply.code, reply.message);
    resumeLeftRound();
  } else if (reply.kind === "broken") {
    showNote(text.broken, true);
  } else {
    showNote(text.unreachable, true);
  }
}

/** @param {Table} loaded */
function showTable(loaded) {
  table = loaded;
  scene = SCENES[loaded.engine || "dice"];
  byId("title").textContent = loaded.title;
  document.title = loaded.title;
  if (loaded.bets.length === 0) {
    byId("stage").hidden = true;
    showNote(text.noRounds(loaded.title, loaded.provider), false);
    return;
  }
  byId("game").className = loaded.engine || "dice";
  paint(/** @type {HTMLCanvasElement} */ (byId("backdrop")));
  void loadArt(loaded.image);
  byId("outcome").textContent = loaded.open ? openWords(loaded.open) : loaded.rounds.length > 0 ? text.before : "";
  const [first, last] = [loaded.bets[0], loaded.bets[loaded.bets.length - 1]];
  const [least, most] = [first ? first.returnPercent : 0, last ? last.returnPercent : 0];
  byId("return").textContent = text.returned(`${percent(least)}${least === most ? "" : `–${percent(most)}`}`);
  byId("rule").textContent = scene.rule(loaded);
  byId("odds").hidden = false;
  if (window.innerWidth >= 900) byId("odds").setAttribute("open", "");
  byId("form").hidden = false;
  byId("choices").hidden = loaded.bets.length === 1 && !scene.choose;
  if (scene.onScene) byId("felt").appendChild(byId("choices"));
  byId("asked").textContent = scene.asks;
  showRound();
}

/** Where the game stands: its last draws, what can be chosen now, and what that pays. */
function showRound() {
  if (!table) return;
  const { open, bets } = table;
  if (open) stake = open.bet;
  showCredit(table.credit);
  drawScene("still", lastDrawn());
  const before = betOn.replace(/-\d.*$/, "");
  const again = bets.find(({ id }) => id.replace(/-\d.*$/, "") === before) || bets[0];
  if (scene.choose) scene.choose(bets, pick);
  else betOn = again ? again.id : "";
  showRounds(table.rounds);
  describeBet();
}

/** @param {number} credit Baht. */
function showCredit(credit) {
  byId("credit").textContent = formatBaht(credit);
}

/** @param {string} id */
function pick(id) {
  if (busy || pending) return;
  betOn = id;
  afterWin = false;
  describeBet();
}

/** @param {Phase} phase @param {readonly number[]} drawn */
function drawScene(phase, drawn) {
  if (!table) return undefined;
  const box = byId("scene");
  box.setAttribute("aria-label", phase === "still" ? scene.label(drawn, table) : text.playing);
  return scene.draw(box, { drawn, phase, table, open: Boolean(table.open) });
}

/** @returns {readonly number[]} */
function lastDrawn() {
  const round = table && (table.open || table.rounds[0]);
  return round ? round.dice : [];
}

/** Shows what each choice pays of the stake, what is chosen, and both on the buttons. */
function describeBet() {
  if (!table) return;
  const { bets, open, minimum, maximum, prizes } = table;
  const bet = scene.choose ? bets[0] : bets.find(({ id }) => id === betOn);
  const isLocked = busy || Boolean(pending);
  const stakes = STAKES.filter((each) => each >= minimum && each <= maximum);
  if (!open && stakes.indexOf(stake) < 0) stake = stakes[0] || minimum;
  if (!scene.choose) showBets(bets, stake, betOn, isLocked, pick);
  showPrizes(prizes || [], stake * (scene.share || 1));
  byId("prizes").hidden = !prizes || prizes.length === 0;
  const chips = stakes.map((amount) => {
    const chip = radio("chip", shortBaht(amount));
    check(chip, amount === stake);
    disable(chip, isLocked || Boolean(open));
    chip.addEventListener("click", () => {
      stake = amount;
      afterWin = false;
      describeBet();
    });
    return chip;
  });
  fill(byId("chips"), chips);
  byId("staked").textContent = open ? text.locked(formatBaht(stake)) : text.stake;
  byId("staked").className = open ? "locked" : "";
  if (open) byId("staked").appendChild(symbol("lock", "lock"));
  byId("worth").textContent = scene.worth ? scene.worth(bet, stake) : "";
  byId("problem").textContent = "";
  byId("cash").hidden = !open;
  byId("cash").textContent = open ? text.cash(formatBaht(open.value || 0)) : "";
  byId("enough").hidden = !afterWin || window.parent === window;
  playButton.className = afterWin ? "even" : "";
  const isMissing = betOn === "" && scene.missing;
  playButton.textContent = !bet
    ? text.play
    : isMissing && scene.missing
      ? scene.missing()
      : afterWin
        ? text.playAgain(formatBaht(stake))
        : scene.verb(bet, formatBaht(stake), Boolean(open));
  for (const button of [playButton, byId("cash")]) {
    if (isLocked) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }
}

async function submit() {
  if (busy || pending || !table) return;
  const problem = betOn === "" && scene.missing ? scene.missing() : stakeProblem();
  if (problem !== "") {
    byId("problem").textContent = problem;
    return;
  }
  await play({ key: newKey(), launchId, betOn, amount: stake, resumed: false });
}

/** Why the stake cannot be played, or "". An open round has taken it. */
function stakeProblem() {
  if (!table || table.open) return "";
  return stake > table.credit ? text.tooLittle(formatBaht(table.credit)) : "";
}

/** Finds out how a round ended that an earlier page left, once a table tells which rounds there are. */
function resumeLeftRound() {
  const isReady = over || (table && table.bets.length > 0);
  if (!left || !isReady || busy || pending) return;
  const round = left;
  left = undefined;
  void play({ ...round, resumed: true });
}

/**
 * Keeps a round until its outcome is known: here for a reload of this page, and in the page around it for a later game.
 * @param {RoundRequest} request
 */
function keep({ key, launchId, betOn, amount }) {
  const round = { key, launchId, betOn, amount };
  keepRound(round);
  notifyParent({ event: "round-sent", round });
}

/** @param {RoundRequest} request */
function forget({ key }) {
  keepRound(undefined);
  notifyParent({ event: "round-settled", key });
}

/** @param {RoundRequest} request */
async function play(request) {
  // Set before the first await, so that a second click in the same task is ignored.
  if (busy) return;
  busy = true;
  pending = request;
  afterWin = false;
  keep(request);
  describeBet();
  byId("again").hidden = true;
  byId("note").hidden = true;
  forgetResult();
  say("", "", `${text.playing}…`, false);
  // The first step takes the stake at once; what a round pays comes when the scene is at rest.
  if (table && !table.open && !request.resumed) showCredit(table.credit - request.amount);
  if (request.betOn !== CASH_OUT) drawScene("flying", lastDrawn());
  const outcome = await playRound(request, () => {
    byId("outcome").textContent = text.checking;
  });
  // Nothing tells the outcome before the scene is at rest.
  if (outcome.kind === "played" && request.betOn !== CASH_OUT) await rest(drawScene("landing", outcome.round.dice));
  else drawScene("still", lastDrawn());
  if (outcome.kind === "played" && scene.heldMs && typeof outcome.round.value === "number") await delay(scene.heldMs);
  busy = false;
  if (outcome.kind === "unknown") {
    pending = { ...request, resumed: true };
    byId("outcome").textContent = "";
    showNote(text.unknown, true);
    return;
  }
  pending = undefined;
  forget(request);
  if (outcome.kind === "played") {
    showResult(outcome.round, outcome.credit, outcome.bets, request.resumed);
    if (over || (request.resumed && outcome.bets && outcome.bets.length > 0)) await openTable();
  } else {
    // What was asked again under its key, and refused, has not happened.
    byId("outcome").textContent = request.resumed ? text.notPlayed(formatBaht(request.amount)) : "";
    describeBet();
    if (table) showCredit(table.credit);
    // Another page may have gone on with the round.
    if (outcome.code === "bet-unknown") await openTable();
    if (outcome.code !== LAUNCH_OVER) {
      byId("problem").textContent = outcome.message;
      // The page around the game may show the way to what refused it.
      notifyParent({ event: "round-refused", code: outcome.code });
    } else if (request.launchId === launchId) showRefusal(outcome.code, outcome.message);
  }
  resumeLeftRound();
}

/** @param {string} how @param {string} sum @param {string} outcome @param {boolean} won */
function say(how, sum, outcome, won) {
  byId("how").textContent = how;
  byId("sum").textContent = sum;
  byId("outcome").textContent = outcome;
  byId("result").classList.toggle("won", won);
}

/** @param {Round} open */
function openWords({ value }) {
  return text.goesOn(formatBaht(value || 0));
}

/**
 * @param {Round} round
 * @param {number | undefined} credit Baht after the round; undefined leaves what is shown.
 * @param {Bet[] | null | undefined} bets What can be chosen next; undefined leaves what could be chosen before.
 * @param {boolean} resumed Whether an earlier sending of it was left without an outcome.
 */
function showResult(round, credit, bets, resumed) {
  notifyParent({ event: "round" });
  const isOpen = typeof round.value === "number";
  const won = round.win > 0;
  const result = isOpen
    ? text.rightSoFar(formatBaht(round.value || 0))
    : won
      ? text[round.betOn === CASH_OUT ? "cashed" : "won"](formatBaht(round.win), formatBaht(round.bet))
      : text.lost(formatBaht(round.bet));
  feelResult(won || isOpen, won);
  afterWin = won;
  if (table) {
    const known = isOpen || table.rounds.some(({ id }) => id === round.id);
    const rounds = known ? table.rounds : [round].concat(table.rounds).slice(0, MAX_ROUNDS);
    const next = { bets: bets && bets.length > 0 ? bets : table.bets, open: isOpen ? round : null };
    table = { ...table, ...next, credit: credit === undefined ? table.credit : credit, rounds };
    showRound();
  }
  const sum = won ? `+${formatBaht(round.win)}` : "";
  say(table ? scene.how(round, table) : "", sum, resumed ? text.beforeResult(result) : result, won);
}

/** Shows why the game cannot be played. @param {string} code @param {string} message */
function showRefusal(code, message) {
  byId("form").hidden = true;
  byId("choices").hidden = true;
  if (!table) byId("title").textContent = text.notOpened;
  showNote(message, code !== LAUNCH_OVER);
  if (code === LAUNCH_OVER) notifyParent({ event: "over" });
}

/** @param {string} words @param {boolean} retry Whether to offer a retry. */
function showNote(words, retry) {
  byId("note").textContent = words;
  byId("note").hidden = false;
  byId("again").hidden = !retry;
}

/**
 * Sends an event to the page that embeds the game. The target is "*", because the site may be at another origin. It
 * opened the launch, and `frame-ancestors` limits who can embed this page.
 * @param {object} message With its `event`.
 */
function notifyParent(message) {
  if (window.parent !== window) window.parent.postMessage({ source: "game", ...message }, "*");
}
