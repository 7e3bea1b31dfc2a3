import { describe, expect, test } from "vitest";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { inThai } from "../../../in-thai.ts";
import { brokenText } from "../../support/broken-text.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { clickTwiceAndEnter, hasFocus, tabTo } from "../../support/gestures.ts";
import { NEXT_MIDNIGHT } from "../../support/noon.ts";
import { answerRequest, openRequests } from "../../support/open-requests.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { CHECKING } from "../../support/set-up-visit.ts";
import { signIn } from "../../support/sign-in.ts";
import { expectAccessible } from "../../support/test-accessibility.ts";

const visit = setUpMember("gold");
const { amount, submit, send, confirm, withdraw } = withdrawForm(visit);

/** What the seeded gold member may still withdraw on the journeys' day. */
const LEFT = baht(212_000);
const SEND = /^\/api\/auth\/withdraw\/[\w-]+$/;
const SEND_GLOB = "/api/auth/withdraw/*";
const SEND_ROW = "POST /api/auth/withdraw/{uuid}";

const openList = () => visit.region("กำลังดำเนินการ");

async function goToWithdraw(): Promise<void> {
  await visit.go("/auth/withdraw");
  await visit.page.getByText("วันนี้ถอนได้อีก").waitFor();
}

describe("a withdrawal", () => {
  test("may be exactly the rest of the day's limit, which the page shows; the rule refuses more", {
    tags: ["long"],
  }, async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    const words = (await visit.page.innerText("main")).replace(/\s+/g, "");
    for (const part of ["฿212,000.00", "จากวงเงิน฿300,000.00", "3ครั้ง", "ใช้ไปแล้ว2จาก5ครั้ง"]) {
      expect(words).toContain(part);
    }

    await send("212,000.01");
    const limits = { leftSatang: LEFT, leftCount: 3, resetsAt: NEXT_MIDNIGHT };
    await visit.page.getByText(inThai(refuse("withdraw-over-day-cap", limits)), { exact: true }).waitFor();
    expect(await amount().inputValue()).toBe("212,000.01");
    await expect.poll(() => hasFocus(amount())).toBe(true);
    await expectAccessible(visit.page);

    await visit.page.getByRole("button", { name: "ทั้งหมด" }).click();
    await visit.page.getByRole("button", { name: "ถอน ฿212,000.00", exact: true }).click();
    await confirm().waitFor();
    await expectAccessible(visit.page);
    expect(calls()).toBe(0);
    await visit.page.getByRole("button", { name: "ยืนยันถอน ฿212,000.00", exact: true }).click();
    await openList().getByText("฿212,000.00").waitFor();
    await visit.page.getByText("ใช้ไปแล้ว 3 จาก 5 ครั้ง").waitFor();
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toMatchObject([{ kind: "withdrawal", amount: 212_000 }]);
  });

  test("shows each status: rejected with its reason, sent again as the same request, and paid", async () => {
    const retries = visit.countCalls("POST", "/api/auth/withdraw/retry");
    await goToWithdraw();
    await withdraw("1500");
    await openList().getByRole("heading", { name: "กำลังตรวจสอบคำขอถอน" }).waitFor();
    const { id } = await answerRequest(visit.site, "reject", "ชื่อบัญชีไม่ตรง");
    // What is over is not headed as in progress.
    await visit.region("รายการที่จบแล้ว").getByText("เหตุผล: ชื่อบัญชีไม่ตรง").waitFor();
    expect(await openList().count()).toBe(0);
    await visit.page.getByText("฿324,850.75").first().waitFor();
    await visit.page.reload();
    await visit.page.getByRole("table").getByText("เหตุผล: ชื่อบัญชีไม่ตรง").waitFor();
    await visit.page.getByRole("button", { name: `ส่งคำขอ ${id} อีกครั้ง` }).click();
    const review = visit.page.getByRole("dialog", { name: "ตรวจสอบก่อนถอน" });
    await review.getByText("฿323,350.75").waitFor();
    await expectAccessible(visit.page);
    expect(retries()).toBe(0);
    await review.getByRole("button", { name: "ยืนยันถอน ฿1,500.00", exact: true }).click();
    await openList().getByText("ส่งคำขอครั้งที่ 2").waitFor();
    // The card stands on top of the page, before the limits.
    const topOf = (words: string) =>
      visit.page
        .getByText(words)
        .first()
        .evaluate((it) => it.getBoundingClientRect().top);
    expect(await topOf("ส่งคำขอครั้งที่ 2")).toBeLessThan(await topOf("วันนี้ถอนได้อีก"));
    expect(retries()).toBe(1);
    expect(await openRequests(visit.site)).toMatchObject([{ id }]);
    await answerRequest(visit.site, "start-paying");
    await openList().getByRole("heading", { name: "กำลังโอนเงินให้คุณ" }).waitFor();
    await answerRequest(visit.site, "approve");
    const paid = visit.region("รายการที่จบแล้ว");
    await paid.getByRole("heading", { name: "โอนเข้าบัญชีแล้ว" }).waitFor();
    await paid.getByText(/ใช้เวลา/).waitFor();
    expect(await paid.getByRole("link", { name: "เข้าเล่น" }).count()).toBe(0);
    await expectAccessible(visit.page);
    await visit.page.getByText("฿323,350.75").first().waitFor();
  });

  test("can be made with the keyboard alone", { tags: ["long"] }, async () => {
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
    await expectAccessible(visit.page);
  });
});

describe("a lost reply", () => {
  test("to one of two clicks and Enter in one task shows as checking, never as failed, until the one request is found", async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    await amount().fill("900");
    await clickTwiceAndEnter(submit());
    await visit.loseReplyOf(
      SEND_GLOB,
      () => clickTwiceAndEnter(confirm()),
      async () => expect(await visit.page.getByRole("alert").getByText(/ไม่ได้/).count()).toBe(0),
    );
    await openList().getByText("฿900.00").waitFor();
    await expect.poll(() => visit.page.getByText(CHECKING).count()).toBe(0);
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });

  test("is reconciled when it broke the contract, and when a proxy answered in its place, also with a 403 that ends the session", {
    tags: ["long"],
  }, async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    await visit.site.control("/faults", { row: SEND_ROW, fault: { kind: "wrong-type", field: "amount" } });
    await withdraw("1000");
    await openList().getByText("฿1,000.00").waitFor();
    await visit.button("ถอนอีกครั้ง").click();
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
    expect(calls()).toBe(3);
    expect(await openRequests(visit.site)).toHaveLength(3);
  });

  test("is reconciled after a reload", { tags: ["long"] }, async () => {
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

  test("is reconciled when the network returns; without a network, a confirmation is refused and nothing is sent", {
    tags: ["long"],
  }, async () => {
    const calls = visit.countCalls("POST", SEND);
    await goToWithdraw();
    await send("800");
    await confirm().waitFor();
    await visit.context.setOffline(true);
    await confirm().click();
    await visit
      .main()
      .getByText(brokenText(inThai(refuse("offline"))))
      .waitFor();
    expect(calls()).toBe(0);
    await visit.context.setOffline(false);
    await visit.loseNetwork(SEND_GLOB);
    await withdraw("900");
    await visit.page.getByText(CHECKING).waitFor();
    await visit.context.setOffline(false);
    await openList().getByText("฿900.00").waitFor({ timeout: 60_000 });
    expect(calls()).toBe(1);
    expect(await openRequests(visit.site)).toHaveLength(1);
  });
});
