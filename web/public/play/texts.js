/** All words of the games, in each language. What the house says comes in the language of the call. */
const th = {
  game: "เกม",
  /** What stands in the page from the start, by the ids of its elements. */
  words: {
    title: "กำลังเปิดเกม",
    "credit-name": "เครดิต",
    "if-drawn": "ถ้าออก",
    paid: "ได้",
    chance: "โอกาส",
    latest: "ล่าสุด",
    again: "ตรวจอีกครั้ง",
    sound: "เสียง",
    haptics: "สั่น",
    enough: "พอแค่นี้",
  },
  /** Names of elements, also by their ids. */
  labels: {
    felt: "ผลที่ออก",
    scene: "ยังไม่เริ่มเล่น",
    past: "รอบล่าสุด",
    feel: "เมื่อผลออก",
    chips: "เดิมพันต่อรอบ",
  },
  on: "เปิดอยู่",
  off: "ปิดอยู่",
  broken: "ระบบตอบข้อมูลไม่ครบหรือผิดรูปแบบ กรุณาลองใหม่ หากยังพบปัญหา กรุณาแจ้งเจ้าหน้าที่",
  unreachable: "เชื่อมต่อไม่ได้ กรุณาตรวจอินเทอร์เน็ต",
  notOpened: "เปิดเกมไม่ได้",
  /** @param {string} title @param {string} maker */
  noRounds: (title, maker) => `${title} เป็นเกมของค่าย ${maker} สนามทดสอบนี้ไม่มีตัวเกม เปิดและปิดได้แต่ไม่มีรอบให้เล่น`,
  before: "ผลของรอบก่อน",
  /** @param {string} result */
  beforeResult: (result) => `ผลของรอบก่อน: ${result}`,
  /** @param {string} share */
  returned: (share) => `คืนผู้เล่น ${share} ของเดิมพันในระยะยาว`,
  playing: "กำลังเล่น",
  checking: "กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ",
  unknown: "ยังไม่ทราบผลของรอบนี้ ระบบจะไม่คิดเงินซ้ำ กดตรวจอีกครั้งหรือดูในประวัติ",
  /** @param {string} amount */
  notPlayed: (amount) => `รอบก่อน ${amount} ไม่ได้เล่น ไม่เสียเงิน`,
  stake: "เดิมพันต่อรอบ",
  /** @param {string} amount */
  locked: (amount) => `เดิมพัน ${amount} ล็อกจนจบรอบ`,
  /** @param {string} amount */
  cash: (amount) => `เก็บ ${amount}`,
  play: "เล่น",
  /** @param {string} amount */
  playAgain: (amount) => `เล่นอีก ${amount}`,
  /** @param {string} credit */
  tooLittle: (credit) => `เครดิตไม่พอ ตอนนี้มี ${credit}`,
  /** @param {string} amount */
  goesOn: (amount) => `รอบนี้ยังไม่จบ ตอนนี้เก็บได้ ${amount}`,
  /** @param {string} amount */
  rightSoFar: (amount) => `ถูก ตอนนี้เก็บได้ ${amount}`,
  /** @param {string} amount @param {string} stake */
  cashed: (amount, stake) => `เก็บแล้ว ได้คืน ${amount} จากเดิมพัน ${stake}`,
  /** @param {string} amount @param {string} stake */
  won: (amount, stake) => `ถูก ได้คืน ${amount} จากเดิมพัน ${stake}`,
  /** @param {string} amount */
  lost: (amount) => `ไม่ถูก เสีย ${amount}`,
  /** @param {string} amount @param {string} stake */
  paidRound: (amount, stake) => `ได้คืน ${amount} จากเดิมพัน ${stake}`,
  /** @param {string} amount */
  lostRound: (amount) => `เสีย ${amount}`,
  dice: {
    asks: "เลือกสิ่งที่จะเดิมพัน (โอกาส · เงินที่ได้ถ้าถูก)",
    none: "ยังไม่ทอยเต๋า",
    /** @param {string} faces @param {number} total */
    thrown: (faces, total) => `เต๋าออก ${faces} รวม ${total}`,
    /** @param {string} amount @param {string} bet */
    verb: (amount, bet) => `เล่น ${amount} ที่ ${bet}`,
    rule: "เต๋าสามลูก ลูกละหกหน้าเท่ากันทุกหน้า",
  },
  highLow: {
    asks: "ใบต่อไป",
    /** @param {string} card */
    first: (card) => `ไพ่บนโต๊ะ ${card}`,
    /** @param {string} cards */
    turned: (cards) => `ไพ่ที่เปิด ${cards}`,
    /** @param {number} count */
    inARow: (count) => `ถูก ${count} ใบติดกัน`,
    /** @param {string} card @param {number} right Cards before it. */
    drawn: (card, right) => `ไพ่ออก ${card}${right > 0 ? ` · ถูกมาแล้ว ${right} ใบ` : ""}`,
    /** @param {string} bet */
    verb: (bet) => `เปิดไพ่ ${bet}`,
    rule: "A ต่ำสุด K สูงสุด ไพ่ทุกใบสุ่มใหม่จาก 13 แต้ม แต้มเท่ากันถือว่าผิด เว้นแต่เลือกเท่ากับ รอบจบและเก็บเงินให้เองเมื่อได้ 100 เท่าหรือครบ 20 ใบ",
  },
  numbers: {
    asks: "เลือก 3 เลข",
    none: "ยังไม่ออกเลข",
    /** @param {string} numbers */
    drawn: (numbers) => `เลขที่ออก ${numbers}`,
    noHit: "ไม่ตรงเลย",
    /** @param {number} count @param {string} numbers */
    hits: (count, numbers) => `ตรง ${count} เลข: ${numbers}`,
    quick: "สุ่มให้",
    /** @param {string} amount */
    verb: (amount) => `ออกเลข ${amount}`,
    /** @param {string} chance @param {string} most */
    worth: (chance, most) => `โอกาสได้เงิน ${chance} สูงสุด ${most}`,
    /** @param {number} count */
    missing: (count) => `เลือกอีก ${count} เลข`,
    rule: "ออก 5 เลขจาก 1 ถึง 20 ทุกเลขโอกาสเท่ากัน ถูก 2 เลขขึ้นไปได้เงิน",
  },
  penalty: {
    asks: "เลือกมุมที่จะยิง",
    none: "ยังไม่ยิง",
    saved: "ผู้รักษาประตูรับได้",
    /** @param {number} count */
    goals: (count) => `เข้าประตู ${count} ลูก`,
    /** @param {number} count */
    scored: (count) => `เข้า ${count} ลูก`,
    /** @param {number} count */
    scoredSoFar: (count) => `เข้าแล้ว ${count} ลูก`,
    all: "เข้าครบ 5 ลูก",
    /** @param {string} bet */
    verb: (bet) => `ยิง${bet}`,
    /** @param {string} chance @param {string} amount */
    worth: (chance, amount) => `เข้า ${chance} ได้ ${amount}`,
    done: "เข้าแล้ว",
    next: "ลูกนี้",
    rule: "ผู้รักษาประตูพุ่งสุ่ม 1 ใน 4 มุม ทุกลูกโอกาสเท่ากัน เก็บเงินได้หลังเข้าทุกลูก ครบ 5 ลูกเก็บให้เอง",
  },
  reels: {
    lines: ["เส้นบน", "เส้นกลาง", "เส้นล่าง", "เส้นทแยงลง", "เส้นทแยงขึ้น"],
    none: "ยังไม่หมุน",
    /** @param {string} symbols */
    drawn: (symbols) => `ออก ${symbols}`,
    /** @param {string} symbol @param {string} line @param {number} times */
    hit: (symbol, line, times) => `${symbol} 3 ช่อง ${line} ×${times}`,
    /** @param {string} hits @param {string} amount */
    hits: (hits, amount) => `${hits} (เส้นละ ${amount})`,
    noHit: "ไม่มีเส้นที่เหมือนกันสามช่อง",
    /** @param {string} amount */
    verb: (amount) => `หมุน ${amount}`,
    /** @param {string} amount */
    worth: (amount) => `5 เส้น เส้นละ ${amount}`,
    /** @param {string} chance */
    rule: (chance) => `เหมือนกันสามช่องในเส้นเดียวได้เงิน ถูกได้หลายเส้น โอกาสต่อเส้น ${chance} ทุกช่องสุ่มแยกกัน`,
  },
};

/** @type {typeof th} */
const en = {
  game: "Game",
  words: {
    title: "Opening the game",
    "credit-name": "Credit",
    "if-drawn": "If it is",
    paid: "You get",
    chance: "Chance",
    latest: "Latest",
    again: "Check again",
    sound: "Sound",
    haptics: "Vibration",
    enough: "Stop here",
  },
  labels: {
    felt: "What was drawn",
    scene: "Not played yet",
    past: "Latest rounds",
    feel: "When a result comes",
    chips: "Stake per round",
  },
  on: "on",
  off: "off",
  broken:
    "The service answered with something that is incomplete or wrong. Please try again. If it happens again, please tell our staff.",
  unreachable: "There is no connection. Please check your internet connection.",
  notOpened: "The game cannot be opened",
  noRounds: (title, maker) =>
    `${title} is a game of ${maker}. This test site does not have the game itself: you can open and end it, but there are no rounds to play.`,
  before: "Result of the round before",
  beforeResult: (result) => `The round before: ${result}`,
  returned: (share) => `${share} of stakes go back to players in the long run`,
  playing: "Playing",
  checking: "Checking the result. There is no need to play again.",
  unknown:
    "The result of this round is not known yet. You will not pay twice. Press Check again, or look in your history.",
  notPlayed: (amount) => `The round before, for ${amount}, was not played. It cost nothing.`,
  stake: "Stake per round",
  locked: (amount) => `Stake ${amount}, locked`,
  cash: (amount) => `Take ${amount}`,
  play: "Play",
  playAgain: (amount) => `Again for ${amount}`,
  tooLittle: (credit) => `You do not have enough credit. You have ${credit} now.`,
  goesOn: (amount) => `This round is not over. You can take ${amount} now.`,
  rightSoFar: (amount) => `Right. You can take ${amount} now.`,
  cashed: (amount, stake) => `Taken: ${amount} back from a stake of ${stake}`,
  won: (amount, stake) => `Right: ${amount} back from a stake of ${stake}`,
  lost: (amount) => `Wrong: ${amount} lost`,
  paidRound: (amount, stake) => `${amount} back from a stake of ${stake}`,
  lostRound: (amount) => `${amount} lost`,
  dice: {
    asks: "Choose a bet (chance · what you get if it is right)",
    none: "No throw yet",
    thrown: (faces, total) => `The dice show ${faces}, ${total} in all`,
    verb: (amount, bet) => `Play ${amount} on ${bet}`,
    rule: "Three dice, each with six faces that are equally likely.",
  },
  highLow: {
    asks: "The next card",
    first: (card) => `Card on the table: ${card}`,
    turned: (cards) => `Cards turned: ${cards}`,
    inARow: (count) => `${count} right in a row`,
    drawn: (card, right) => `The card is ${card}${right > 0 ? ` · ${right} right before it` : ""}`,
    verb: (bet) => `Turn a card: ${bet}`,
    rule: "A is the lowest and K the highest. Each card is drawn anew from 13 ranks. An equal card is wrong unless you chose equal. The round ends and pays by itself at 100 times the stake or after 20 cards.",
  },
  numbers: {
    asks: "Choose 3 numbers",
    none: "No draw yet",
    drawn: (numbers) => `Numbers drawn: ${numbers}`,
    noHit: "None of yours",
    hits: (count, numbers) => `${count} of yours: ${numbers}`,
    quick: "Any 3",
    verb: (amount) => `Draw for ${amount}`,
    worth: (chance, most) => `Wins ${chance}, up to ${most}`,
    missing: (count) => `Choose ${count} more`,
    rule: "5 numbers are drawn from 1 to 20, all equally likely. 2 or more of yours pay.",
  },
  penalty: {
    asks: "Choose a corner to shoot at",
    none: "No kick yet",
    saved: "The keeper saved it",
    goals: (count) => (count === 1 ? "1 goal" : `${count} goals`),
    scored: (count) => (count === 1 ? "1 goal" : `${count} goals`),
    scoredSoFar: (count) => (count === 1 ? "1 goal so far" : `${count} goals so far`),
    all: "All 5 goals",
    verb: (bet) => `Shoot ${bet.toLowerCase()}`,
    worth: (chance, amount) => `Goal ${chance}, pays ${amount}`,
    done: "Scored",
    next: "Now",
    rule: "The keeper jumps to 1 of 4 corners at random, with the same chance each time. You can take the money after each goal. After 5 goals it is paid by itself.",
  },
  reels: {
    lines: ["top line", "middle line", "bottom line", "diagonal down", "diagonal up"],
    none: "No spin yet",
    drawn: (symbols) => `Drawn: ${symbols}`,
    hit: (symbol, line, times) => `3 × ${symbol}, ${line}, ×${times}`,
    hits: (hits, amount) => `${hits} (${amount} per line)`,
    noHit: "No line with three of the same",
    verb: (amount) => `Spin for ${amount}`,
    worth: (amount) => `5 lines, ${amount} each`,
    rule: (chance) =>
      `Three of the same in one line pay, and several lines can. The chance per line is ${chance}. Each cell is drawn by itself.`,
  },
};

export const TEXTS = { th, en };

const search = typeof location === "undefined" ? "" : location.search;
const asked = new URLSearchParams(search).get("lang") || "";
/**
 * The house put it into the address when it opened the game. It stays while the game is open: a round may be under way.
 * @type {keyof typeof TEXTS}
 */
export const language = Object.keys(TEXTS).indexOf(asked) < 0 ? "th" : /** @type {keyof typeof TEXTS} */ (asked);
export const text = TEXTS[language];
