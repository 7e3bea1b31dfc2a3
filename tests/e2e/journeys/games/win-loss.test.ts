import { describe, expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

const WIN_LOSS = "/api/auth/user/winlost";
const main = () => visit.page.getByRole("main");

interface Play {
  readonly rounds: number;
  readonly net: number;
}

interface Reply {
  readonly days: readonly Play[];
  readonly games: readonly Play[];
  readonly total: Play;
}

async function winLossReply(act: () => Promise<unknown>): Promise<Reply> {
  const [reply] = await Promise.all([visit.page.waitForResponse(`**${WIN_LOSS}`), act()]);
  return (await reply.json()) as Reply;
}

const signed = (net: number) =>
  `${net > 0 ? "+" : net < 0 ? "-" : ""}฿${Math.abs(net).toLocaleString("en", { minimumFractionDigits: 2 })}`;
const bare = (text: string) => text.replace(/[\s−–]/g, (sign) => (/\s/.test(sign) ? "" : "-"));

describe("wins and losses", () => {
  test("stand as the house tells them: net first, by day and by game, over the chosen days", async () => {
    const week = await winLossReply(() => visit.go("/auth/winlost"));
    await main().getByRole("table", { name: "รายวัน" }).waitFor();
    expect(week.days.length).toBeGreaterThan(1);
    expect(bare(await main().innerText())).toContain(signed(week.total.net));
    expect(await main().getByRole("table", { name: "รายวัน" }).getByRole("row").count()).toBe(week.days.length + 1);
    expect(await main().getByRole("table", { name: "รายเกม" }).getByRole("row").count()).toBe(week.games.length + 1);
    const month = await winLossReply(() => visit.page.getByRole("radio", { name: "30 วัน" }).check());
    await expect.poll(async () => bare(await main().innerText())).toContain(signed(month.total.net));
    expect(month.total.rounds).toBeGreaterThan(week.total.rounds);
  });

  test("a loss is written as large as a win, and what the level gives back is worked out", async () => {
    await visit.change<Reply>(WIN_LOSS, ({ days, games }) => ({
      days,
      games,
      total: { rounds: 3, staked: 1000, won: 250.5, net: -749.5 },
    }));
    await visit.go("/auth/winlost");
    await main().getByText("เสียมากกว่าได้").waitFor();
    const words = bare(await main().innerText());
    expect(words).toContain("-฿749.50");
    expect(words).toContain("ระดับโกลด์คืน5%ของยอดเสียสุทธิ");
    expect(words).toContain("฿749.50×5%=฿37.47");
  });

  test("days of one's own, without play, say so; a failed range can be asked for again", async () => {
    await visit.go("/auth/winlost");
    await visit.page.getByRole("radio", { name: "เลือกวันเอง" }).check();
    await visit.page.getByLabel("ตั้งแต่วันที่").fill("2020-01-01");
    await visit.page.getByLabel("ถึงวันที่").fill("2020-01-02");
    await main().getByText("ไม่มีการเล่นในช่วงนี้").waitFor();
    await visit.page.route(`**${WIN_LOSS}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await visit.page.getByRole("radio", { name: "วันนี้" }).check();
    await visit.page.getByRole("button", { name: "ลองใหม่" }).click();
    await expect.poll(async () => (await main().innerText()).includes("โหลดข้อมูลไม่สำเร็จ")).toBe(false);
  });

  test("where the backend has none, its panel alone is switched off", async () => {
    await visit.page.route(`**${WIN_LOSS}`, (route) => route.fulfill({ status: 404, json: {} }));
    await visit.go("/auth/winlost");
    await main().getByText("ส่วนนี้ยังไม่เปิดให้ใช้").waitFor();
  });
});

describe("the ranking", () => {
  test("shows a period's places with one's own on top", async () => {
    await visit.go("/auth/user/ranking");
    await visit.page.getByRole("radio", { name: "เดือนนี้" }).check();
    const list = main().getByRole("list", { name: "อันดับผู้เล่น" });
    await list.getByText("(คุณ)").waitFor();
    expect(await list.getByRole("listitem").count()).toBeGreaterThan(3);
    expect(await main().getByText("(คุณ)").count()).toBe(2);
  });

  test("says that nobody played, and that one's own place is none", async () => {
    await visit.page.route("**/api/auth/ranking*", (route) => route.fulfill({ json: [] }));
    await visit.go("/auth/user/ranking");
    await main().getByText("ยังไม่มีใครเล่นในช่วงนี้").waitFor();
    await main().getByText("คุณยังไม่มีการเล่นในช่วงนี้").waitFor();
  });
});
