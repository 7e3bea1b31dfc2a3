import { describe, expect, test } from "vitest";
import { openDicePage, type PlayCall, type PlayReply } from "./open-dice-page.ts";

interface Round {
  readonly id: string;
  readonly betOn: string;
  readonly bet: number;
  readonly win: number;
  readonly dice: readonly number[];
  readonly idempotencyKey: string | undefined;
  readonly at: string;
}

const AT = "2026-11-21T10:00:00.000Z";
const REFUSED = { code: "launch-over", message: "เกมนี้ปิดไปแล้วหรือหมดเวลา กรุณาเปิดเกมใหม่" };

/** A house with one game: every round wins its double. A launch that is opened ends the one before. */
function house() {
  const rounds: Round[] = [];
  const sent: string[] = [];
  const line: { cut: "requests" | "replies" | "no" } = { cut: "no" };
  const state = { credit: 1_000, launch: "launch-1" };
  const reply = (status: number, body: object): PlayReply => ({ status, body: JSON.stringify(body) });
  const table = () => ({
    gameId: "sanam-dice",
    title: "สนามเต๋า",
    provider: "สนาม",
    credit: state.credit,
    at: AT,
    expiresAt: AT,
    minimum: 1,
    maximum: 10_000,
    bets: [{ id: "high", label: "สูง 11–18", chance: 0.5, pays: 194, returnPercent: 97 }],
    rounds: rounds.slice(0, 20),
  });
  const act = ({ call, key, body }: PlayCall): PlayReply => {
    const isLive = body.launchId === state.launch;
    if (call === "table") return isLive ? reply(200, table()) : reply(422, REFUSED);
    sent.push(key ?? "");
    const known = rounds.find(({ idempotencyKey }) => idempotencyKey === key);
    // As the house does: a known key is answered with what it came to, however long ago.
    if (known) return reply(200, { round: known, credit: 1_000 + known.win - known.bet });
    if (!isLive) return reply(422, REFUSED);
    const { betOn = "", amount = 0 } = body;
    const id = `G-${rounds.length + 1}`;
    const round = { id, betOn, bet: amount, win: amount * 2, dice: [6, 5, 4], idempotencyKey: key, at: AT };
    rounds.unshift(round);
    state.credit += amount;
    return reply(200, { round, credit: state.credit });
  };
  const answer = async (call: PlayCall): Promise<PlayReply | undefined> => {
    if (line.cut === "requests") return undefined;
    const made = act(call);
    return line.cut === "replies" && call.call === "round" ? undefined : made;
  };
  return { answer, rounds, sent, line, state };
}

/** The page around: keeps a round as the site does. */
function site() {
  let round: unknown;
  const events: unknown[] = [];
  const parent = (message: Record<string, unknown>): object | undefined => {
    events.push(message["event"]);
    if (message["event"] === "round-sent") round = message["round"];
    if (message["event"] === "round-settled") round = undefined;
    if (message["event"] !== "ready") return undefined;
    return { source: "site", sound: false, haptics: false, ...(round !== undefined && { round }) };
  };
  return { parent, events, leftRound: () => round };
}

const WON = "ผลของรอบก่อน: ถูก ได้คืน ฿40.00 จากเดิมพัน ฿20.00";
const NOT_PLAYED = "รอบก่อน ฿20.00 ไม่ได้เล่น ไม่เสียเงิน";

/** Plays a round whose reply, or which itself, is lost, and leaves the page. */
async function leaveRound(cut: "requests" | "replies", { inFrame }: { readonly inFrame: boolean }) {
  const at = house();
  const around = site();
  const parent = inFrame ? around.parent : undefined;
  const page = openDicePage({ answer: at.answer, parent });
  await page.time.pass(10);
  at.line.cut = cut;
  page.byId("form").fire("submit");
  await page.time.pass(500);
  expect(page.text("outcome")).toBe("กำลังตรวจสอบผล ไม่ต้องเล่นซ้ำ");
  at.line.cut = "no";
  return { ...at, ...around, parent, page };
}

describe("after a reload, the page says how the round ended whose reply was lost", () => {
  test("in a window of its own, by the fragment of its address", async () => {
    const { answer, page, rounds, sent } = await leaveRound("replies", { inFrame: false });
    const again = openDicePage({ answer, hash: page.location.hash });
    await again.time.pass(2_000);
    expect(again.text("outcome")).toBe(WON);
    expect(again.text("credit")).toBe("฿1,020.00");
    expect([rounds.length, sent.length]).toEqual([1, 1]);
    const later = openDicePage({ answer, hash: again.location.hash });
    await later.time.pass(60_000);
    expect(later.text("outcome")).toBe("ผลของรอบก่อน");
  });

  test("in a frame of the site, in a later launch, with the present credit", async () => {
    const { answer, parent, rounds, state, leftRound } = await leaveRound("replies", { inFrame: true });
    state.launch = "launch-2";
    state.credit = 700;
    const again = openDicePage({ answer, parent, launchId: "launch-2" });
    await again.time.pass(2_000);
    expect(again.text("outcome")).toBe(WON);
    expect(again.text("credit")).toBe("฿700.00");
    expect([rounds.length, leftRound()]).toEqual([1, undefined]);
  });

  test("in a later launch, also when the table has forgotten the round", async () => {
    const { answer, parent, rounds, state } = await leaveRound("replies", { inFrame: true });
    const newer = Array.from({ length: 20 }, (_, index) => ({
      ...rounds[0],
      id: `N-${index}`,
      idempotencyKey: "other",
    }));
    rounds.unshift(...(newer as Round[]));
    state.launch = "launch-2";
    state.credit = 333;
    const again = openDicePage({ answer, parent, launchId: "launch-2" });
    await again.time.pass(2_000);
    expect(again.text("outcome")).toBe(WON);
    expect(again.text("credit")).toBe("฿333.00");
  });

  test("in a later launch, that it was not played when it never arrived, and the game goes on", async () => {
    const { answer, parent, rounds, state, leftRound, events } = await leaveRound("requests", { inFrame: true });
    state.launch = "launch-2";
    const again = openDicePage({ answer, parent, launchId: "launch-2" });
    await again.time.pass(2_000);
    expect(again.text("outcome")).toBe(NOT_PLAYED);
    expect([rounds.length, leftRound()]).toEqual([0, undefined]);
    expect(events).not.toContain("over");
    again.byId("form").fire("submit");
    await again.time.pass(1_000);
    expect(again.text("outcome")).toBe("ถูก ได้คืน ฿40.00 จากเดิมพัน ฿20.00");
  });

  test("in the same launch, once, when it never arrived: the same key sends it", async () => {
    const { answer, page, rounds } = await leaveRound("requests", { inFrame: false });
    const again = openDicePage({ answer, hash: page.location.hash });
    await again.time.pass(2_000);
    expect(again.text("outcome")).toBe(WON);
    expect(rounds).toHaveLength(1);
    expect(again.text("credit")).toBe("฿1,020.00");
  });

  test("also where the launch has ended meanwhile", async () => {
    const { answer, page, state } = await leaveRound("replies", { inFrame: false });
    state.launch = "none";
    const again = openDicePage({ answer, hash: page.location.hash });
    await again.time.pass(2_000);
    expect(again.text("outcome")).toBe(WON);
    expect(again.text("note")).toBe(REFUSED.message);
    expect(again.shows("form")).toBe(false);
  });

  test("once the line is back, and until then nothing is said about it", async () => {
    const { answer, line, page } = await leaveRound("replies", { inFrame: false });
    line.cut = "requests";
    const again = openDicePage({ answer, hash: page.location.hash });
    await again.time.pass(30_000);
    expect(again.text("outcome")).toBe("");
    line.cut = "no";
    again.byId("again").fire("click");
    await again.time.pass(2_000);
    expect(again.text("outcome")).toBe(WON);
  });

  test.each([
    null,
    "x",
    { key: 1 },
    { key: "round-of-the-dice-1", launchId: "", betOn: "high", amount: 1 },
    { key: "round-of-the-dice-1", launchId: "l", betOn: "high", amount: Number.NaN },
  ])("and nothing when what was kept is no round: %j", async (state) => {
    const { answer, sent } = house();
    const hash = `#launch-1&${encodeURIComponent(JSON.stringify(state))}`;
    const page = openDicePage({ answer, hash, parent: () => ({ source: "site", round: state }) });
    await page.time.pass(60_000);
    expect(page.text("outcome")).toBe("");
    expect(sent).toEqual([]);
  });
});
