import { describe, expect, test } from "vitest";
import { registrationForm } from "../../support/forms/registration-form.ts";
import { clickTwiceAndEnter } from "../../support/gestures.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";

const visit = setUpVisit();
const { field, submit, fillBothSteps, recordBodies, waitForText, waitForDashboard } = registrationForm(visit);

const REGISTER = "/api/user/register";
const CHECK_USERNAME = "**/api/user/checkUsername/*";

describe("a registration over a bad network", () => {
  test("is sent once for two clicks and Enter in one task", async () => {
    const bodies = recordBodies();
    await fillBothSteps();
    await clickTwiceAndEnter(submit());
    await waitForDashboard();
    expect(bodies).toHaveLength(1);
  });

  test("is found when its reply is lost: one account, signed in", async () => {
    await fillBothSteps();
    await visit.loseReply(REGISTER);
    await submit().click();
    await waitForDashboard();
  });

  test("is never shown as failed while its outcome is unknown, and is found when the network returns", async () => {
    await fillBothSteps();
    await visit.page.route(CHECK_USERNAME, (route) => route.abort());
    await visit.loseReply(REGISTER);
    await submit().click();
    await waitForText(/กำลังตรวจสอบผลการสมัคร/);
    const unknown = visit.page.getByText(/ยังไม่ทราบผลการสมัคร/);
    await expect
      .poll(async () => {
        await visit.context.clock.fastForward(15_000);
        return unknown.count();
      })
      .toBe(1);
    expect(await field("accountNumber").inputValue()).not.toBe("");
    await visit.page.unroute(CHECK_USERNAME);
    await visit.page.getByRole("button", { name: "ตรวจสอบตอนนี้" }).click();
    await waitForDashboard();
  });

  test("is told after a reload in the middle, without any typed value but the username in the storage", async () => {
    await fillBothSteps();
    const { reached } = await visit.holdReply(REGISTER);
    await submit().click();
    await reached;
    await visit.page.reload();
    await waitForText(/การสมัครครั้งก่อนน่าจะสำเร็จแล้ว/);
    const stored = await visit.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toContain("registration");
    expect(stored).not.toMatch(/secret1234|081555|1234-?5/);
    await visit.page.getByRole("link", { name: "เข้าสู่ระบบ", exact: true }).first().click();
    await visit.page.waitForURL(/\/login/);
  });

  test("is found when its reply breaks the contract", async () => {
    await fillBothSteps();
    await visit.site.control("/faults", { row: `POST ${REGISTER}`, fault: { kind: "html" } });
    await submit().click();
    await waitForDashboard();
  });

  test("keeps everything that was typed until the network returns", async () => {
    await fillBothSteps();
    await visit.context.setOffline(true);
    await submit().click();
    await waitForText("เชื่อมต่อระบบไม่ได้");
    expect(await field("accountNumber").inputValue()).not.toBe("");
    await visit.context.setOffline(false);
    await submit().click();
    await waitForDashboard();
  });
});
