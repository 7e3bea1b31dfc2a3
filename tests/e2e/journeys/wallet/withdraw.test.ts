import { describe, expect, test } from "vitest";
import { endOfDay, parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { openRequests } from "../../support/open-requests.ts";
import { fitsAcross } from "../../support/page-problems.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

/** Of the seeded gold member, at noon of the journeys' day. */
const LEFT = baht(212_000);
const SEND = /^\/api\/auth\/withdraw\/[\w-]+$/;
const SEND_GLOB = "/api/auth/withdraw/*";
const CHECKING = "กำลังตรวจสอบผล";

const amount = () => visit.page.getByRole("textbox", { name: "จำนวนเงิน" });
const submit = () => visit.page.locator("main button[type=submit]");
const open = () => visit.page.getByRole("region", { name: "กำลังดำเนินการ" });

async function goWithdraw(): Promise<void> {
  await visit.go("/auth/withdraw");
  await visit.page.getByText("วันนี้ถอนได้อีก").waitFor();
}

async function ask(typed: string): Promise<void> {
  await amount().fill(typed);
  await submit().click();
}

describe("what is left today", () => {
  test("stands there before anything is typed; over it is refused in the rule's words, exactly it is taken", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goWithdraw();
    const words = (await visit.page.innerText("main")).replace(/\s+/g, "");
    for (const part of ["฿212,000.00", "จากวงเงิน฿300,000.00", "3ครั้ง", "ใช้ไปแล้ว2จาก5ครั้ง"]) {
      expect(words).toContain(part);
    }

    await ask("212,000.01");
    const day = parseBangkokDate("2026-11-20");
    if (!day) throw new Error("no day");
    const facts = { leftSatang: LEFT, leftCount: 3, resetsAt: endOfDay(day) };
    await visit.page.getByText(refuse("withdraw-over-day-cap", facts).message, { exact: true }).waitFor();
    expect(calls()).toBe(0);
    expect(await amount().inputValue()).toBe("212,000.01");
    await expect.poll(() => amount().evaluate((field) => field === document.activeElement)).toBe(true);

    await visit.page.getByRole("button", { name: "ทั้งหมด" }).click();
    await visit.page.getByRole("button", { name: "ถอน ฿212,000.00", exact: true }).click();
    await open().getByText("รับคำขอ ฿212,000.00").waitFor();
    await visit.page.getByText("ใช้ไปแล้ว 3 จาก 5 ครั้ง").waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toMatchObject([{ kind: "withdrawal", amount: 212_000 }]);
  });

  test("says of bad input what is wrong with it, keeps it, and sends nothing", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goWithdraw();
    for (const [typed, refusal] of [
      ["", refuse("amount-empty")],
      ["0", refuse("amount-zero")],
      ["-5", refuse("amount-negative")],
      ["1.234", refuse("amount-decimals")],
      ["1e21", refuse("amount-too-large")],
      ["5 บาทถ้วน", refuse("amount-not-a-number")],
    ] as const) {
      await ask(typed);
      await visit.page.getByRole("alert").getByText(refusal.message, { exact: true }).waitFor();
      expect(await amount().inputValue()).toBe(typed);
    }
    expect(calls()).toBe(0);
  });

  test("takes Thai digits and commas for what they are", async () => {
    await goWithdraw();
    await ask("๑,๒๓๔.๕");
    await open().getByText("รับคำขอ ฿1,234.50").waitFor();
  });
});

describe("a request", () => {
  test("is followed to its end, and credit with it", async () => {
    await goWithdraw();
    await ask("1500");
    await open().getByText("กำลังตรวจสอบ").waitFor();
    const [request] = await openRequests(visit.site);
    await visit.site.control(`/requests/${request?.id}/start-paying`);
    await open().getByText("กำลังโอน").waitFor();
    await visit.site.control(`/requests/${request?.id}/approve`);
    await open()
      .getByText(/โอนเข้าบัญชี$/)
      .waitFor();
    await visit.page.getByText("฿323,350.75").first().waitFor();
  });

  test("that was rejected says why, gives the credit back, and can be sent again as the same request", async () => {
    const retries = visit.countCalls("POST", "/api/auth/withdraw/retry");
    await goWithdraw();
    await ask("1500");
    await open().getByText("รับคำขอ").waitFor();
    const [request] = await openRequests(visit.site);
    await visit.site.control(`/requests/${request?.id}/reject`, { reason: "ชื่อบัญชีไม่ตรง" });
    await open().getByText("เหตุผล: ชื่อบัญชีไม่ตรง").waitFor();
    await visit.page.getByText("฿324,850.75").first().waitFor();
    await visit.page.reload();
    await visit.page.getByRole("table").getByText("เหตุผล: ชื่อบัญชีไม่ตรง").waitFor();
    await visit.page.getByRole("button", { name: `ส่งคำขอ ${request?.id} อีกครั้ง` }).click();
    await open().getByText("ส่งคำขอ ฿1,500.00 ครั้งที่ 2").waitFor();
    expect(retries()).toBe(1);
    expect(await openRequests(visit.site)).toMatchObject([{ id: request?.id }]);
  });

  test("leaves the page once for two clicks and Enter in one task", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goWithdraw();
    await visit.site.control("/faults", {
      row: "POST /api/auth/withdraw/{uuid}",
      delayMs: 300,
      fault: { kind: "delay" },
    });
    await amount().fill("700");
    await submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await open().getByText("รับคำขอ ฿700.00").waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("works with the keyboard alone", async () => {
    await goWithdraw();
    for (let stops = 0; stops < 30; stops += 1) {
      await visit.page.keyboard.press("Tab");
      if (await amount().evaluate((field) => field === document.activeElement)) break;
    }
    await visit.page.keyboard.type("800");
    await visit.page.keyboard.press("Enter");
    await open().getByText("รับคำขอ ฿800.00").waitFor();
  });
});

describe("a reply that is lost", () => {
  test("after the effect is called checking, never failed, and settles to the one request", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goWithdraw();
    await visit.loseReply(SEND_GLOB);
    await ask("900");
    await visit.page.getByText(CHECKING).waitFor();
    expect(await visit.page.getByRole("alert").getByText(/ไม่ได้/).count()).toBe(0);
    await open().getByText("รับคำขอ ฿900.00").waitFor();
    await expect.poll(() => visit.page.getByText(CHECKING).count()).toBe(0);
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("before any effect is sent again under the same key, and has one", async () => {
    await goWithdraw();
    const keys: (string | null)[] = [];
    await visit.page.route(`**${SEND_GLOB}`, async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      await (keys.length === 1 ? route.abort("connectionreset") : route.continue());
    });
    await ask("900");
    await open().getByText("รับคำขอ ฿900.00").waitFor({ timeout: 20_000 });
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("because it broke the contract is settled, too", async () => {
    await goWithdraw();
    await visit.site.control("/faults", {
      row: "POST /api/auth/withdraw/{uuid}",
      fault: { kind: "wrong-type", field: "amount" },
    });
    await ask("900");
    await open().getByText("รับคำขอ ฿900.00").waitFor();
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("because the page was reloaded is taken up where it was", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goWithdraw();
    const { reached } = await visit.holdReply(SEND_GLOB);
    await ask("900");
    await reached;
    await visit.page.reload();
    await open().getByText("รับคำขอ ฿900.00").waitFor();
    await submit().waitFor();
    await expect.poll(() => submit().getAttribute("aria-disabled")).toBe(null);
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("because the network went is settled when it is back", async () => {
    await goWithdraw();
    await amount().fill("900");
    await visit.context.setOffline(true);
    await visit.page.getByText("ไม่มีอินเทอร์เน็ต").waitFor();
    await submit().click();
    await visit.page.getByText(CHECKING).waitFor();
    await visit.context.setOffline(false);
    await open().getByText("รับคำขอ ฿900.00").waitFor({ timeout: 30_000 });
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("breaks no accessibility rule with a refusal and an open request", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    await page.goto(`${visit.site.url}/auth/withdraw`);
    const field = page.getByRole("textbox", { name: "จำนวนเงิน" });
    await field.fill("500");
    await page.locator("main button[type=submit]").click();
    await page.getByText("รับคำขอ ฿500.00").waitFor();
    await field.fill("999999");
    await page.locator("main button[type=submit]").click();
    await page.locator("[aria-invalid=true]").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await fitsAcross(page)).toBe(true);
    await context.close();
  });
});
