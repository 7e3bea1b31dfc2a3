import { expect, test } from "vitest";
import { openDicePage, type PlayCall } from "./open-dice-page.ts";

const AT = "2026-11-21T10:00:00.000Z";
const KICK = { id: "top-left-1", label: "มุมบนซ้าย", chance: 0.75, pays: 129, returnPercent: 96.7 };
const TABLE = {
  title: "บอลเต็ง",
  provider: "สนาม",
  credit: 1_000,
  minimum: 1,
  maximum: 10_000,
  engine: "penalty",
  bets: [KICK],
  prizes: [{ id: "goal-1", label: "ลูก 1", chance: 0.75, pays: 129 }],
  rounds: [],
};
const ROUND = { id: "G-1", at: AT, betOn: KICK.id, bet: 20, win: 0, value: 25.8, dice: [0, 3] };

function house(status = 200, body: object = { round: ROUND, credit: 980, bets: [{ ...KICK, id: "top-left-2" }] }) {
  let reply: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const answer = async ({ call }: PlayCall) => {
    if (call === "table") return { status: 200, body: JSON.stringify(TABLE) };
    await held;
    return { status, body: JSON.stringify(body) };
  };
  return { answer, reply };
}

test("takes the stake at once, and tells the goal nowhere before the ball lies", async () => {
  const { answer, reply } = house();
  const page = openDicePage({ answer, moves: true });
  await page.time.pass(0);
  page.byId("form").fire("submit");
  await page.time.pass(0);
  expect(page.text("credit")).toBe("฿980.00");
  reply();
  await page.time.pass(100);
  expect(page.text("scene")).not.toContain("เข้าแล้ว");
  expect(page.byId("scene").getAttribute("aria-label")).toBe("กำลังเล่น");
  await page.time.pass(3_000);
  expect(page.text("scene")).toContain("เข้าแล้ว");
  expect(page.byId("scene").getAttribute("aria-label")).toBe("เข้าประตู 1 ลูก");
  expect(page.text("credit")).toBe("฿980.00");
});

test("gives the stake back when the house refuses the round", async () => {
  const { answer, reply } = house(422, { code: "provider-down", message: "ค่ายปิดปรับปรุง" });
  const page = openDicePage({ answer, moves: true });
  await page.time.pass(0);
  page.byId("form").fire("submit");
  await page.time.pass(0);
  expect(page.text("credit")).toBe("฿980.00");
  reply();
  await page.time.pass(3_000);
  expect(page.text("credit")).toBe("฿1,000.00");
});
