import { feelResult, forgetResult, startFeel } from "./feel.js";
import { newKey, playRound, readTable } from "./house.js";
import {
  byId,
  diceLie,
  formatBaht,
  oddsLine,
  pickedBet,
  showBets,
  showChips,
  showDice,
  showRounds,
  throwDice,
} from "./view.js";

/** @typedef {import("./parse.js").Table} Table @typedef {import("./parse.js").Round} Round */
/** @typedef {import("./house.js").RoundRequest} RoundRequest */

const CHIPS = [10, 50, 100, 500];
const MAX_ROUNDS = 20;
/** The refusal after which this launch cannot play any more. */
const LAUNCH_OVER = "launch-over";

/** @type {Table | undefined} */
let table;
/** @type {RoundRequest | undefined} The round whose outcome is not known yet. Until then no other round can be played. */
let pending;
let busy = false;

const amountField = /** @type {HTMLInputElement} */ (byId("amount"));
const playButton = /** @type {HTMLButtonElement} */ (byId("play"));

byId("form").addEventListener("submit", (event) => {
  event.preventDefault();
  void submit();
});
amountField.addEventListener("input", describeBet);
byId("again").addEventListener("click", () => void (pending ? play(pending) : openTable()));
document.documentElement.classList.toggle("framed", window.parent !== window);
startFeel(notifyParent);
void openTable();

async function openTable() {
  byId("again").hidden = true;
  byId("note").hidden = true;
  const reply = await readTable();
  byId("game").setAttribute("aria-busy", "false");
  if (reply.kind === "answer") {
    showTable(reply.body);
  } else if (reply.kind === "refused") {
    showRefusal(reply.code, reply.message);
  } else if (reply.kind === "broken") {
    showNote("ระบบตอบข้อมูลไม่ครบหรือผิดรูปแบบ กรุณาลองใหม่ หากยังพบปัญหา กรุณาแจ้งเจ้าหน้าที่", true);
  } else {
    showNote("เชื่อมต่อไม่ได้ กรุณาตรวจอินเทอร์เน็ต", true);
  }
}

/** @param {Table} loaded */
function showTable(loaded) {
  table = loaded;
  byId("title").textContent = loaded.title;
  document.title = loaded.title;
  byId("credit").textContent = formatBaht(loaded.credit);
  if (loaded.bets.length === 0) {
    byId("felt").hidden = true;
    showNote(`${loaded.title} เป็นเกมของค่าย ${loaded.provider} สนามทดสอบนี้ไม่มีตัวเกม เปิดและปิดได้แต่ไม่มีรอบให้เล่น`, false);
    return;
  }
  const last = loaded.rounds[0];
  showDice(last ? last.dice : [], false);
  byId("outcome").textContent = last ? "ผลของรอบก่อน" : "เลือกสิ่งที่จะเดิมพันแล้วกดเล่น";
  showBets(loaded.bets, describeBet);
  showChips(CHIPS, (picked) => {
    amountField.value = String(picked);
    describeBet();
  });
  showRounds(loaded.rounds, loaded.bets);
  byId("form").hidden = false;
  describeBet();
}

/** Shows the odds of the picked bet, and the bet and its amount on the button. */
function describeBet() {
  if (!table) return;
  const bet = table.bets.find(({ id }) => id === pickedBet());
  const amount = readAmount();
  byId("odds").textContent = oddsLine(bet);
  byId("problem").textContent = "";
  amountField.removeAttribute("aria-invalid");
  playButton.textContent = bet && amount !== undefined ? `เล่น ${formatBaht(amount)} ที่ ${bet.label}` : "เล่น";
}

async function submit() {
  if (busy || pending || !table) return;
  const amount = readAmount();
  const problem = amount === undefined ? "กรุณาใส่จำนวนเงิน เช่น 50 หรือ 12.50" : amountProblem(amount);
  if (problem !== "" || amount === undefined) {
    byId("problem").textContent = problem;
    amountField.setAttribute("aria-invalid", "true");
    amountField.focus();
    return;
  }
  await play({ key: newKey(), betOn: pickedBet(), amount, resumed: false });
}

/** @param {RoundRequest} request */
async function play(request) {
  // Set before the first await, so that a second click in the same task is ignored.
  if (busy) return;
  busy = true;
  pending = request;
  playButton.setAttribute("aria-disabled", "true");
  byId("again").hidden = true;
  byId("note").hidden = true;
  forgetResult();
  byId("outcome").classList.remove("won");
  byId("outcome").textContent = "กำลังทอย…";
  throwDice();
  const outcome = await playRound(request, () => {
    byId("outcome").textContent = "กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ";
  });
  if (outcome.kind === "played") await land(outcome.round);
  else showDice(table && table.rounds[0] ? table.rounds[0].dice : [], false);
  busy = false;
  if (outcome.kind === "unknown") {
    pending = { ...request, resumed: true };
    byId("outcome").textContent = "";
    showNote("ยังไม่ทราบผลของรอบนี้ ระบบจะไม่คิดเงินซ้ำ กดตรวจอีกครั้งหรือดูในประวัติ", true);
    return;
  }
  pending = undefined;
  playButton.removeAttribute("aria-disabled");
  if (outcome.kind === "played") {
    showResult(outcome.round, outcome.credit);
    return;
  }
  byId("outcome").textContent = "";
  if (outcome.code === LAUNCH_OVER) showRefusal(outcome.code, outcome.message);
  else byId("problem").textContent = outcome.message;
}

/** Nothing tells the outcome before the dice lie. @param {Round} round */
async function land(round) {
  showDice(round.dice, true);
  byId("sum").textContent = "";
  await diceLie();
}

/** @param {Round} round @param {number} credit Baht after the round. */
function showResult(round, credit) {
  if (!table) return;
  notifyParent({ event: "round" });
  const rounds = [round].concat(table.rounds.filter(({ id }) => id !== round.id)).slice(0, MAX_ROUNDS);
  table = { ...table, credit, rounds };
  byId("credit").textContent = formatBaht(credit);
  showDice(round.dice, false);
  showRounds(rounds, table.bets);
  byId("outcome").classList.toggle("won", round.win > 0);
  feelResult(round.win > 0);
  byId("outcome").textContent =
    round.win > 0
      ? `ถูก ได้คืน ${formatBaht(round.win)} จากเดิมพัน ${formatBaht(round.bet)}`
      : `ไม่ถูก เสีย ${formatBaht(round.bet)}`;
}

/** Shows why the game cannot be played. @param {string} code @param {string} message */
function showRefusal(code, message) {
  byId("form").hidden = true;
  if (!table) byId("title").textContent = "เปิดเกมไม่ได้";
  showNote(message, code !== LAUNCH_OVER);
  if (code === LAUNCH_OVER) notifyParent({ event: "over" });
}

/** @param {string} text @param {boolean} retry Whether to offer a retry. */
function showNote(text, retry) {
  byId("note").textContent = text;
  byId("note").hidden = false;
  byId("again").hidden = !retry;
}

/** The typed amount in baht. Undefined when the text is no amount. */
function readAmount() {
  const text = amountField.value.trim().replace(/,/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** Why an amount cannot be staked, or "". @param {number} amount Baht. */
function amountProblem(amount) {
  if (!table) return "";
  if (amount < table.minimum) return `เดิมพันขั้นต่ำ ${formatBaht(table.minimum)}`;
  if (amount > table.maximum) return `เดิมพันสูงสุดต่อรอบ ${formatBaht(table.maximum)}`;
  return amount > table.credit ? `เครดิตไม่พอ ตอนนี้มี ${formatBaht(table.credit)}` : "";
}

/**
 * Sends an event to the page that embeds the game. The target is "*", because the site may be at another origin and
 * the events hold no secret. `frame-ancestors` limits who can embed this page.
 * @param {object} message With its `event`.
 */
function notifyParent(message) {
  if (window.parent !== window) window.parent.postMessage({ source: "game", ...message }, "*");
}
