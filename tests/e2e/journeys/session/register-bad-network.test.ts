import { describe, expect, test } from "vitest";
import { registering } from "../../support/registration-form.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";

const visit = setUpVisit();
const { field, submit, toTheEnd, sent, says, welcomed } = registering(visit);

describe("over a bad line, a registration", () => {
  test("leaves the page once for two clicks and Enter in one task", async () => {
    const bodies = sent();
    await toTheEnd();
    await submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await welcomed();
    expect(bodies).toHaveLength(1);
  });

  test("whose reply is lost is found again: one account, signed in", async () => {
    await toTheEnd();
    await visit.loseReply("/api/user/register");
    await submit().click();
    await welcomed();
  });

  test("whose fate cannot be learnt is never called failed, and is found when the line is back", async () => {
    await toTheEnd();
    await visit.page.route("**/api/user/checkUsername/*", (route) => route.abort());
    await visit.loseReply("/api/user/register");
    await submit().click();
    await says(/กำลังตรวจสอบผลการสมัคร/);
    const unknown = visit.page.getByText(/ยังไม่ทราบผลการสมัคร/);
    await expect
      .poll(async () => {
        await visit.context.clock.fastForward(15_000);
        return unknown.count();
      })
      .toBe(1);
    expect(await field("accountNumber").inputValue()).not.toBe("");
    await visit.page.unroute("**/api/user/checkUsername/*");
    await visit.page.getByRole("button", { name: "ตรวจสอบตอนนี้" }).click();
    await welcomed();
  });

  test("that breaks the contract is cleared up, too", async () => {
    await toTheEnd();
    await visit.site.control("/faults", { row: "POST /api/user/register", fault: { kind: "html" } });
    await submit().click();
    await welcomed();
  });

  test("waits for the network with all that was typed", async () => {
    await toTheEnd();
    await visit.context.setOffline(true);
    await submit().click();
    await says("เชื่อมต่อระบบไม่ได้");
    expect(await field("accountNumber").inputValue()).not.toBe("");
    await visit.context.setOffline(false);
    await submit().click();
    await welcomed();
  });
});
