import { describe, expect, test } from "vitest";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { axeViolations } from "../support/axe.ts";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { fitsAcross } from "../support/page-faults.ts";
import { setUpMember } from "../support/set-up-member.ts";
import { openMember, openVisitor } from "../support/site.ts";

const visit = setUpMember("gold");

const SEND = "/api/auth/affiliate/withdraw/gold";
const BONUS = "/api/auth/affiliate/downline/bonus/gold";
const CHECKING = "กำลังตรวจสอบผล";

const amount = () => visit.page.getByRole("textbox", { name: "จำนวนเงิน" });
const submit = () => visit.page.locator("main button[type=submit]");
const moved = (sum: string) => visit.page.getByText(`ย้าย ${sum} เข้าเครดิตแล้ว`);
const log = () => visit.page.getByRole("region", { name: "ความเคลื่อนไหว" });
const bonus = () => visit.page.getByRole("region", { name: "โบนัสจากเพื่อน" });

async function goAffiliate(): Promise<void> {
  await visit.go("/auth/affiliate");
  await visit.page.getByText("ยอดแนะนำเพื่อน ณ เวลา").waitFor();
}

async function ask(typed: string): Promise<void> {
  await amount().fill(typed);
  await submit().click();
}

/** The withdrawals in the log of the type that is shown. */
const withdrawals = () => log().getByText("ย้ายเข้าเครดิต", { exact: true }).count();

describe("inviting", () => {
  test("shows the code, its link and its QR, and copies where the device has no sheet for sharing", async () => {
    await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await goAffiliate();
    const link = `${visit.site.url}/aff/GOLD8888`;
    await visit.page.getByText("GOLD8888", { exact: true }).waitFor();
    await visit.page.getByRole("img", { name: "คิวอาร์สำหรับสมัครด้วยรหัส GOLD8888" }).waitFor();
    await visit.page.getByRole("button", { name: "คัดลอก ลิงก์สมัคร" }).click();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await visit.page.evaluate(() => navigator.clipboard.writeText(""));
    await visit.page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await visit.page.getByRole("button", { name: "แชร์ลิงก์" }).click();
    await visit.page.getByRole("button", { name: "คัดลอกลิงก์แล้ว" }).waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test("hands the link to the device's sheet, and copies nothing when the person closes it", async () => {
    await visit.context.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        value: (data: ShareData) => {
          shared.push(data);
          return Promise.reject(new DOMException("closed", "AbortError"));
        },
      });
    });
    await goAffiliate();
    await visit.page.getByRole("button", { name: "แชร์ลิงก์" }).click();
    const shared = () => visit.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await expect.poll(shared).toMatchObject([{ url: `${visit.site.url}/aff/GOLD8888` }]);
    expect(await visit.page.getByRole("button", { name: "คัดลอกลิงก์แล้ว" }).count()).toBe(0);
  });

  test("leads a stranger to a registration that knows who invited them", async () => {
    const stranger = await openVisitor(visit.browser);
    await stranger.page.goto(`${visit.site.url}/aff/GOLD8888`);
    await stranger.page.getByRole("heading", { name: /สมัคร/ }).first().waitFor();
    expect(new URL(stranger.page.url()).pathname).toBe("/aff/GOLD8888");
    await stranger.context.close();
  });
});

describe("what friends earned", () => {
  test("adds up: the balance from its parts, and the total from every friend's row", async () => {
    const reply = visit.page.waitForResponse(`**${BONUS}`);
    await goAffiliate();
    const { downline_users: users, total_bonus: total } = (await (await reply).json()) as {
      downline_users: Record<string, { bonus: number }>;
      total_bonus: number;
    };
    const sum = Object.values(users).reduce((all, user) => all + Math.round(user.bonus * 100), 0);
    expect(sum).toBe(Math.round(total * 100));
    await bonus().getByRole("img", { name: "แผนภูมิโบนัสจากเพื่อน 3 คน" }).waitFor();
    for (const name of Object.keys(users))
      expect(await bonus().getByRole("cell", { name, exact: true }).count()).toBe(1);
    expect(await visit.page.getByRole("list", { name: "เพื่อนที่ชวนมา" }).getByRole("listitem").count()).toBe(3);
  });

  test("is shown for the days that are asked for, whichever way round, and the log with it", async () => {
    await goAffiliate();
    await log().getByText("จาก", { exact: false }).first().waitFor();
    await visit.page.getByLabel("ตั้งแต่วันที่").fill("1999-01-02");
    await visit.page.getByLabel("ถึงวันที่").fill("1999-01-01");
    await bonus().getByText("ยังไม่มีโบนัสในช่วงนี้").waitFor();
    await log().getByText("ไม่มีรายการในช่วงนี้").waitFor();
    await visit.page.getByRole("button", { name: "ดู 30 วันล่าสุด" }).click();
    await bonus().getByRole("table").waitFor();
    await log().getByRole("radio", { name: "จากยอดเสีย" }).check();
    await log().getByRole("table").waitFor();
  });

  test("a friend's friends are not one's own", async () => {
    const silver = await openMember(visit.browser, visit.site, "silver");
    await silver.page.goto(`${visit.site.url}/auth/affiliate`);
    await silver.page.getByText("ยังไม่มีเพื่อนที่สมัครด้วยรหัสของคุณ").waitFor();
    await silver.context.close();
  });

  test("a backend without the bonus call loses only that panel; one that breaks it can be asked again", async () => {
    await visit.site.control("/faults", {
      row: "GET /api/auth/affiliate/downline/{username}",
      fault: { kind: "html" },
    });
    await goAffiliate();
    const downline = visit.page.getByRole("region", { name: "เพื่อนที่ชวนมา" });
    await downline.getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
    await bonus().getByRole("table").waitFor();
    await downline.getByRole("button", { name: "ลองใหม่" }).click();
    await downline.getByRole("list").waitFor();
  });
});

describe("moving earnings to the credit", () => {
  test("takes them once, adds them to the credit, and shows it in the log and the history", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goAffiliate();
    const before = await withdrawals();
    await amount().fill("250.50");
    await visit.page.getByRole("button", { name: "ย้าย ฿250.50 เข้าเครดิต", exact: true }).click();
    await moved("฿250.50").waitFor();
    await visit.page.getByText("฿325,101.25").first().waitFor();
    await expect.poll(withdrawals).toBe(before + 1);
    expect(await amount().inputValue()).toBe("");
    expect(calls()).toBe(1);
    await visit.go("/auth/transaction/history");
    await visit.page.getByRole("table").getByText("แนะนำเพื่อน").first().waitFor();
    await visit.page.getByText("+฿250.50").waitFor();
  });

  test.each([
    ["", refuse("amount-empty").message],
    ["99.99", refuse("amount-below-minimum", { minimumSatang: DEFAULT_INPUT_RULES.affiliateMinimumSatang }).message],
    ["1.234", refuse("amount-decimals").message],
  ])("says of %j what is wrong with it, keeps it, and sends nothing", async (typed, sentence) => {
    const calls = visit.countCalls("POST", SEND);
    await goAffiliate();
    await ask(typed);
    await visit.page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    expect(await amount().inputValue()).toBe(typed);
    await expect.poll(() => amount().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(calls()).toBe(0);
  });

  test("refuses more than the chosen part holds, at once, and takes all of it with one tap", async () => {
    await visit.change<{ balance: number; byType: { af: number; wl: number } }>(
      "/api/auth/affiliate/bonus/gold",
      (body) => ({ ...body, balance: 700, byType: { af: 500, wl: 200 } }),
    );
    await goAffiliate();
    await amount().fill("300");
    expect(await visit.page.locator("[aria-invalid=true]").count()).toBe(0);
    await visit.page.locator("form").getByRole("radio", { name: "จากยอดเสีย" }).check();
    const { message } = refuse("affiliate-insufficient", { balanceSatang: baht(200) });
    await visit.page.getByRole("alert").getByText(message, { exact: true }).waitFor();
    await visit.page.getByRole("button", { name: "ทั้งหมด", exact: true }).click();
    await visit.page.getByRole("button", { name: "ย้าย ฿200.00 เข้าเครดิต", exact: true }).click();
    await moved("฿200.00").waitFor();
  });

  test("says what the house says when it knows less than was shown", async () => {
    await visit.change<{ balance: number }>("/api/auth/affiliate/bonus/gold", (body) => ({
      ...body,
      balance: 9_000_000,
      byType: null,
    }));
    await goAffiliate();
    await ask("8000000");
    await visit.page
      .getByRole("alert")
      .getByText(/ยอดแนะนำเพื่อนไม่พอ/)
      .waitFor();
    expect(await amount().inputValue()).toBe("8000000");
  });

  test("leaves the page once for two clicks and Enter in one task", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goAffiliate();
    await amount().fill("300");
    await submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await moved("฿300.00").waitFor();
    expect(calls()).toBe(1);
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });

  test("works with the keyboard alone", async () => {
    await goAffiliate();
    for (let stops = 0; stops < 40; stops += 1) {
      await visit.page.keyboard.press("Tab");
      if (await amount().evaluate((field) => field === document.activeElement)) break;
    }
    await visit.page.keyboard.type("100");
    await visit.page.keyboard.press("Enter");
    await moved("฿100.00").waitFor();
  });

  test("whose reply is lost is called checking, never failed, and settles to the one withdrawal", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goAffiliate();
    await visit.loseReply(SEND);
    await ask("300");
    await visit.page.getByText(CHECKING).waitFor();
    await moved("฿300.00").waitFor();
    expect(calls()).toBe(1);
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });

  test("whose reply broke the contract is settled, too", async () => {
    await goAffiliate();
    await visit.site.control("/faults", {
      row: "POST /api/auth/affiliate/withdraw/{username}",
      fault: { kind: "wrong-type", field: "amount" },
    });
    await ask("300");
    await moved("฿300.00").waitFor();
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });

  test("that a reload interrupted is taken up where it was", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goAffiliate();
    const { reached } = await visit.holdReply(SEND);
    await ask("300");
    await reached;
    await visit.page.reload();
    await visit.page.getByText("฿325,150.75").first().waitFor();
    await expect.poll(() => submit().getAttribute("aria-disabled")).toBe(null);
    expect(calls()).toBe(1);
  });

  test("that went out offline is settled when the network is back", async () => {
    await goAffiliate();
    await amount().fill("300");
    await visit.context.setOffline(true);
    await visit.page.getByText("ไม่มีอินเทอร์เน็ต").waitFor();
    await submit().click();
    // Reading the balance anew fails before anything is sent.
    await expect.poll(() => submit().getAttribute("aria-busy")).toBe(null);
    expect(await amount().inputValue()).toBe("300");
    await visit.context.setOffline(false);
    await submit().click();
    await moved("฿300.00").waitFor({ timeout: 30_000 });
    await visit.page.getByText("฿325,150.75").first().waitFor();
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("breaks no accessibility rule, with a refusal showing", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    await page.goto(`${visit.site.url}/auth/affiliate`, { waitUntil: "networkidle" });
    await page.locator("main button[type=submit]").waitFor();
    await page.getByRole("list", { name: "ชวนเพื่อนด้วยลิงก์ของคุณ" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator("main button[type=submit]").click();
    await page.locator("[aria-invalid=true]").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await fitsAcross(page)).toBe(true);
    await context.close();
  });
});
