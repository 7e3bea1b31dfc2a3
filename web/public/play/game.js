import { newKey, playRound, readTable, tellParent } from "./talk.js";
import { money, oddsLine, part, pickedBet, showBets, showChips, showDice, showRounds } from "./view.js";

/** @typedef {import("./talk.js").Table} Table @typedef {import("./talk.js").Round} Round */

const CHIPS = [10, 50, 100, 500];
const OVER = ["launch-over"];

/** @type {Table | undefined} */
let table;
/** The round that is on its way, or whose outcome nobody knows yet: until it is known there is no other. */
/** @type {{ key: string, betOn: string, amount: number, resumed: boolean } | undefined} */
let pending;
let busy = false;

const amount = /** @type {HTMLInputElement} */ (part("amount"));
const play = /** @type {HTMLButtonElement} */ (part("play"));

part("form").addEventListener("submit", (event) => {
  event.preventDefault();
  void submit();
});
amount.addEventListener("input", describe);
part("leave").addEventListener("click", () => tellParent("leave"));
part("again").addEventListener("click", () => void (pending ? carryOut(pending) : open()));
void open();

async function open() {
  part("again").hidden = true;
  part("note").hidden = true;
  const reply = await readTable();
  part("game").setAttribute("aria-busy", "false");
  if (reply.kind === "answer") {
    show(reply.body);
  } else if (reply.kind === "refused") {
    closed(reply.code, reply.message);
  } else {
    note("เชื่อมต่อไม่ได้ กรุณาตรวจอินเทอร์เน็ต", true);
  }
}

/** @param {Table} read */
function show(read) {
  table = read;
  part("title").textContent = read.title;
  document.title = read.title;
  part("credit").textContent = money(read.credit);
  if (read.bets.length === 0) {
    part("felt").hidden = true;
    note(`${read.title} เป็นเกมของค่าย ${read.provider} สนามทดสอบนี้ไม่มีตัวเกม เปิดและปิดได้แต่ไม่มีรอบให้เล่น`, false);
    return;
  }
  const last = read.rounds[0];
  showDice(last ? last.dice : [], false);
  part("outcome").textContent = last ? "ผลของรอบก่อน" : "เลือกสิ่งที่จะเดิมพันแล้วกดเล่น";
  showBets(read.bets, describe);
  showChips(CHIPS, (picked) => {
    amount.value = String(picked);
    describe();
  });
  showRounds(read.rounds, read.bets);
  part("form").hidden = false;
  describe();
}

/** Says on the button what it will do. */
function describe() {
  if (!table) return;
  const bet = table.bets.find(({ id }) => id === pickedBet());
  const asked = readAmount();
  part("odds").textContent = oddsLine(bet);
  part("problem").textContent = "";
  amount.removeAttribute("aria-invalid");
  play.textContent = bet && asked !== undefined ? `เล่น ${money(asked)} ที่ ${bet.label}` : "เล่น";
}

async function submit() {
  if (busy || pending || !table) return;
  const asked = readAmount();
  const wrong = asked === undefined ? "กรุณาใส่จำนวนเงิน เช่น 50 หรือ 12.50" : outOfReach(asked);
  if (wrong !== "" || asked === undefined) {
    part("problem").textContent = wrong;
    amount.setAttribute("aria-invalid", "true");
    amount.focus();
    return;
  }
  await carryOut({ key: newKey(), betOn: pickedBet(), amount: asked, resumed: false });
}

/** @param {{ key: string, betOn: string, amount: number, resumed: boolean }} ask */
async function carryOut(ask) {
  // Closed before anything is awaited: a second click in the same task finds it so.
  if (busy) return;
  busy = true;
  pending = ask;
  play.setAttribute("aria-disabled", "true");
  part("again").hidden = true;
  part("note").hidden = true;
  part("outcome").textContent = "กำลังทอย…";
  const outcome = await playRound(ask, () => {
    part("outcome").textContent = "กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ";
  });
  busy = false;
  if (outcome.kind === "unknown") {
    pending = { ...ask, resumed: true };
    part("outcome").textContent = "";
    note("ยังไม่ทราบผลของรอบนี้ ระบบจะไม่คิดเงินซ้ำ กดตรวจอีกครั้งหรือดูในประวัติ", true);
    return;
  }
  pending = undefined;
  play.removeAttribute("aria-disabled");
  if (outcome.kind === "played") {
    played(outcome.round, outcome.credit);
    return;
  }
  part("outcome").textContent = "";
  if (OVER.indexOf(outcome.code) >= 0) closed(outcome.code, outcome.message);
  else part("problem").textContent = outcome.message;
}

/** @param {Round} round @param {number} credit */
function played(round, credit) {
  if (!table) return;
  tellParent("round");
  const rounds = [round].concat(table.rounds.filter(({ id }) => id !== round.id)).slice(0, 20);
  table = { ...table, credit, rounds };
  part("credit").textContent = money(credit);
  showDice(round.dice, true);
  showRounds(rounds, table.bets);
  part("outcome").textContent =
    round.win > 0 ? `ถูก ได้คืน ${money(round.win)} จากเดิมพัน ${money(round.bet)}` : `ไม่ถูก เสีย ${money(round.bet)}`;
}

/** @param {string} code @param {string} message */
function closed(code, message) {
  part("form").hidden = true;
  if (!table) part("title").textContent = "เปิดเกมไม่ได้";
  note(message, OVER.indexOf(code) < 0);
  if (OVER.indexOf(code) >= 0) tellParent("over");
}

/** @param {string} text @param {boolean} retry */
function note(text, retry) {
  part("note").textContent = text;
  part("note").hidden = false;
  part("again").hidden = !retry;
}

/** Baht; undefined for what is no amount. */
function readAmount() {
  const text = amount.value.trim().replace(/,/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** @param {number} asked */
function outOfReach(asked) {
  if (!table) return "";
  if (asked < table.minimum) return `เดิมพันขั้นต่ำ ${money(table.minimum)}`;
  if (asked > table.maximum) return `เดิมพันสูงสุดต่อรอบ ${money(table.maximum)}`;
  return asked > table.credit ? `เครดิตไม่พอ ตอนนี้มี ${money(table.credit)}` : "";
}
