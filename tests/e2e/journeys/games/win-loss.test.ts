import { expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const WIN_LOSS = "/api/auth/user/winlost";

interface Total {
  readonly rounds: number;
  readonly net: number;
}

interface Reply {
  readonly days: readonly Total[];
  readonly games: readonly Total[];
  readonly total: Total;
}

async function replyAfter(action: () => Promise<unknown>): Promise<Reply> {
  const [reply] = await Promise.all([visit.page.waitForResponse(`**${WIN_LOSS}`), action()]);
  return (await reply.json()) as Reply;
}

const rowsOf = (table: string) => visit.main().getByRole("table", { name: table }).locator("tbody tr");

/** The text of the main part, without spaces and with one kind of minus sign. */
async function mainText(): Promise<string> {
  return (await visit.main().innerText()).replace(/\s/g, "").replace(/[−–]/g, "-");
}

const signedBaht = (net: number) =>
  `${net > 0 ? "+" : net < 0 ? "-" : ""}฿${Math.abs(net).toLocaleString("en", { minimumFractionDigits: 2 })}`;

test("shows the house's figures: the net result first, by day and by game, for the chosen days", async () => {
  const week = await replyAfter(() => visit.go("/auth/winlost"));
  await visit.main().getByRole("table", { name: "รายวัน" }).waitFor();
  expect(week.days.length).toBeGreaterThan(1);
  expect(await mainText()).toContain(signedBaht(week.total.net));
  expect(await rowsOf("รายวัน").count()).toBe(week.days.length);
  expect(await rowsOf("รายเกม").count()).toBe(week.games.length);
  const month = await replyAfter(() => visit.page.getByRole("radio", { name: "30 วัน" }).check());
  await expect.poll(mainText).toContain(signedBaht(month.total.net));
  expect(month.total.rounds).toBeGreaterThan(week.total.rounds);
});

test("shows a loss as clearly as a win, and computes what the level refunds", async () => {
  await visit.change<Reply>(WIN_LOSS, ({ days, games }) => ({
    days,
    games,
    total: { rounds: 3, staked: 1000, won: 250.5, net: -749.5 },
  }));
  await visit.go("/auth/winlost");
  await visit.main().getByText("เสียมากกว่าได้").waitFor();
  const words = await mainText();
  expect(words).toContain("-฿749.50");
  expect(words).toContain("ระดับโกลด์คืน5%ของยอดเสียสุทธิ");
  expect(words).toContain("฿749.50×5%=฿37.47");
});

test("says that chosen days have no play, and can load a range again after a failure", async () => {
  await visit.go("/auth/winlost");
  await visit.page.getByRole("radio", { name: "เลือกวันเอง" }).check();
  await visit.page.getByRole("textbox", { name: "ตั้งแต่วันที่" }).fill("2020-01-01");
  await visit.page.getByRole("textbox", { name: "ถึงวันที่" }).fill("2020-01-02");
  await visit.page.getByRole("textbox", { name: "ถึงวันที่" }).press("Enter");
  await visit.main().getByText("ไม่มีการเล่นในช่วงนี้").waitFor();
  await visit.page.route(`**${WIN_LOSS}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await visit.page.getByRole("radio", { name: "วันนี้" }).check();
  await visit.page.getByRole("button", { name: "ลองใหม่" }).click();
  await expect.poll(async () => (await visit.main().innerText()).includes("โหลดข้อมูลไม่สำเร็จ")).toBe(false);
});

test("switches off only its own panel when the backend does not have the call", async () => {
  await visit.page.route(`**${WIN_LOSS}`, (route) => route.fulfill({ status: 404, json: {} }));
  await visit.go("/auth/winlost");
  await visit.main().getByText("ส่วนนี้ยังไม่เปิดให้ใช้งาน").waitFor();
});
