import { describe, expect, test } from "vitest";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { brokenText } from "../../support/broken-text.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { clickTwiceAndEnter, hasFocus, tabTo } from "../../support/gestures.ts";
import { NEXT_MIDNIGHT } from "../../support/noon.ts";
import { answerRequest, openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { signIn } from "../../support/sign-in.ts";
import { testAccessibility } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");
const { amount, submit, send, confirm, withdraw } = withdrawForm(visit);

/** What the seeded gold member may still withdraw on the journeys' day. */
const LEFT = baht(212_000);
const SEND = /^\/api\/auth\/withdraw\/[\w-]+$/;
const SEND_GLOB = "/api/auth/withdraw/*";
const SEND_ROW = "POST /api/auth/withdraw/{uuid}";
const MY_REQUESTS = "/api/auth/withdraw/withdraw-request/*";
const CHECKING = "กำลังตรวจสอบผล";

const openList = () => visit.region("กำลังดำเนินการ");

async function goToWithdraw(): Promise<void> {
  await visit.go("/auth/withdraw");
  await visit.page.getByText("วันนี้ถอนได้อีก").waitFor();
}

describe("the amount", () => {
  test("may be exactly the rest of the day's limit, which the page shows; the rule refuses more", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    const words = (await visit.page.innerText("main")).replace(/\s+/g, "");
    for (const part of ["฿212,000.00", "จากวงเงิน฿300,000.00", "3ครั้ง", "ใช้ไปแล้ว2จาก5ครั้ง"]) {
      expect(words).toContain(part);
    }

    await send("212,000.01");
    const limits = { leftSatang: LEFT, leftCount: 3, resetsAt: NEXT_MIDNIGHT };
    await visit.page.getByText(refuse("withdraw-over-day-cap", limits).message, { exact: true }).waitFor();
    expect(calls()).toBe(0);
    expect(await amount().inputValue()).toBe("212,000.01");
    await expect.poll(() => hasFocus(amount())).toBe(true);

    await visit.page.getByRole("button", { name: "ทั้งหมด" }).click();
    await visit.page.getByRole("button", { name: "ถอน ฿212,000.00", exact: true }).click();
    await visit.page.getByRole("button", { name: "ยืนยันถอน ฿212,000.00", exact: true }).click();
    await openList().getByText("฿212,000.00").waitFor();
    await visit.page.getByText("ใช้ไปแล้ว 3 จาก 5 ครั้ง").waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toMatchObject([{ kind: "withdrawal", amount: 212_000 }]);
  });

  test("is refused with the reason for each mistake, stays in the field, and is not sent", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    for (const [typed, refusal] of [
      ["", refuse("amount-empty")],
      ["0", refuse("amount-zero")],
      ["-5", refuse("amount-negative")],
      ["1.234", refuse("amount-decimals")],
      ["1e21", refuse("amount-too-large")],
      ["5 บาทถ้วน", refuse("amount-not-a-number")],
    ] as const) {
      await send(typed);
      await visit.page.getByRole("alert").getByText(refusal.message, { exact: true }).waitFor();
      expect(await amount().inputValue()).toBe(typed);
    }
    expect(calls()).toBe(0);
  });

  test("may have Thai digits and commas", async () => {
    await goToWithdraw();
    await withdraw("๑,๒๓๔.๕");
    await openList().getByText("฿1,234.50").waitFor();
  });
});

describe("a request", () => {
  test("shows each status until it is paid, and the new credit", async () => {
    await goToWithdraw();
    await withdraw("1500");
    await openList().getByRole("heading", { name: "กำลังตรวจสอบคำขอถอน" }).waitFor();
    await answerRequest(visit.site, "start-paying");
    await openList().getByRole("heading", { name: "กำลังโอนเงินให้คุณ" }).waitFor();
    await answerRequest(visit.site, "approve");
    await openList().getByRole("heading", { name: "เงินเข้าบัญชีแล้ว" }).waitFor();
    await visit.page.getByText("฿323,350.75").first().waitFor();
  });

  test("shows why it was rejected, returns the credit, and can be sent again as the same request", async () => {
    const retries = visit.countCalls("POST", "/api/auth/withdraw/retry");
    await goToWithdraw();
    await withdraw("1500");
    await openList().getByText("รับคำขอถอน").waitFor();
    const { id } = await answerRequest(visit.site, "reject", "ชื่อบัญชีไม่ตรง");
    await openList().getByText("เหตุผล: ชื่อบัญชีไม่ตรง").waitFor();
    await visit.page.getByText("฿324,850.75").first().waitFor();
    await visit.page.reload();
    await visit.page.getByRole("table").getByText("เหตุผล: ชื่อบัญชีไม่ตรง").waitFor();
    await visit.page.getByRole("button", { name: `ส่งคำขอ ${id} อีกครั้ง` }).click();
    await openList().getByText("ส่งคำขอครั้งที่ 2").waitFor();
    expect(retries()).toBe(1);
    expect(await openRequests(visit.site)).toMatchObject([{ id }]);
  });

  test("is sent once for two clicks and Enter in one task", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    await visit.site.control("/faults", { row: SEND_ROW, delayMs: 300, fault: { kind: "delay" } });
    await amount().fill("700");
    await clickTwiceAndEnter(submit());
    await clickTwiceAndEnter(confirm());
    await openList().getByText("฿700.00").waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("can be made with the keyboard alone", async () => {
    await goToWithdraw();
    await tabTo(visit.page, amount(), 30);
    await visit.page.keyboard.type("1800");
    expect(await amount().inputValue()).toBe("1,800");
    await visit.page.keyboard.press("Home");
    await visit.page.keyboard.press("Delete");
    expect(await amount().inputValue()).toBe("800");
    await visit.page.keyboard.press("Enter");
    // A second press of Enter confirms nothing: the sheet has the focus, and not its button.
    await confirm().waitFor();
    await visit.page.keyboard.press("Enter");
    expect(await openRequests(visit.site)).toEqual([]);
    await tabTo(visit.page, confirm(), 5);
    await visit.page.keyboard.press("Enter");
    await openList().getByText("฿800.00").waitFor();
  });
});

describe("a lost reply", () => {
  test("after the effect shows as checking, never as failed, until the one request is found", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    await visit.loseReply(SEND_GLOB);
    const release = await visit.delayCalls(MY_REQUESTS);
    await withdraw("900");
    await visit.page.getByText(CHECKING).waitFor();
    expect(await visit.page.getByRole("alert").getByText(/ไม่ได้/).count()).toBe(0);
    release();
    await openList().getByText("฿900.00").waitFor();
    await expect.poll(() => visit.page.getByText(CHECKING).count()).toBe(0);
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("before the effect leads to a second call with the same key, and to one request", async () => {
    await goToWithdraw();
    const keys: (string | null)[] = [];
    await visit.page.route(`**${SEND_GLOB}`, async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      await (keys.length === 1 ? route.abort("connectionreset") : route.continue());
    });
    await withdraw("900");
    await openList().getByText("฿900.00").waitFor({ timeout: 20_000 });
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("is reconciled when it arrived but broke the contract", async () => {
    await goToWithdraw();
    await visit.site.control("/faults", { row: SEND_ROW, fault: { kind: "wrong-type", field: "amount" } });
    await withdraw("900");
    await openList().getByText("฿900.00").waitFor();
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("is reconciled when a proxy answered in its place, also with a 403 that ends the session", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    await visit.site.control("/faults", { row: SEND_ROW, fault: { kind: "html", status: 400 } });
    await withdraw("900");
    await openList().getByText("฿900.00").waitFor();
    await visit.button("ถอนอีกครั้ง").click();
    await visit.site.control("/faults", { row: SEND_ROW, fault: { kind: "html", status: 403 } });
    await withdraw("800");
    await visit.page.waitForURL(/\/login/);
    await signIn(visit.page, "gold");
    await visit.page.waitForURL(/\/auth\//);
    await goToWithdraw();
    await openList().getByText("฿800.00").waitFor();
    await visit.button("ถอนอีกครั้ง").waitFor();
    expect(calls()).toBe(2);
    expect(await openRequests(visit.site)).toHaveLength(2);
  });

  test("is reconciled after a reload", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    const { reached } = await visit.holdReply(SEND_GLOB);
    await withdraw("900");
    await reached;
    await visit.page.reload();
    await openList().getByText("฿900.00").waitFor();
    await visit.button("ถอนอีกครั้ง").click();
    await expect.poll(() => submit().getAttribute("aria-disabled")).toBe(null);
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("is reconciled when the network returns; without a network, a confirmation is refused and nothing is sent", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    await send("800");
    await confirm().waitFor();
    await visit.context.setOffline(true);
    await confirm().click();
    await visit
      .main()
      .getByText(brokenText(refuse("offline").message))
      .waitFor();
    expect(calls()).toBe(0);
    await visit.context.setOffline(false);
    await visit.loseNetwork(SEND_GLOB);
    await withdraw("900");
    await visit.page.getByText(CHECKING).waitFor();
    await visit.context.setOffline(false);
    await openList().getByText("฿900.00").waitFor({ timeout: 30_000 });
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});

testAccessibility("every step is accessible, from a refusal to the timeline", visit, async ({ page, go, check }) => {
  const form = withdrawForm({ page });
  await go("/auth/withdraw");
  await form.send("999999");
  await page.locator("[aria-invalid=true]").waitFor();
  await check();
  await form.send("500");
  await form.confirm().waitFor();
  await check();
  await form.confirm().click();
  await page.getByRole("button", { name: "ถอนอีกครั้ง" }).waitFor();
  await check();
});
