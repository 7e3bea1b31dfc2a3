import { describe, expect, test } from "vitest";
import { refuse } from "../../../../core/shared/refusal.ts";
import { axeViolations } from "../../support/axe-violations.ts";
import { DESKTOP, PHONE } from "../../support/launch-browser.ts";
import { fitsAcross } from "../../support/page-problems.ts";
import { setUpMember } from "../../support/set-up-member.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpMember("gold");

const SAVE = "/api/auth/address";
const DONE = "บันทึกที่อยู่แล้ว";

const field = (label: string) => visit.page.getByRole("textbox", { name: label, exact: true });
const province = () => visit.page.getByRole("combobox", { name: "จังหวัด" });
const submit = () => visit.page.getByRole("button", { name: "บันทึกที่อยู่" });

async function goAddress(): Promise<void> {
  await visit.go("/auth/settings/manage-address");
  await submit().waitFor();
}

async function fill(postcode = "12120"): Promise<void> {
  await field("บ้านเลขที่ หมู่ ซอย ถนน").fill("99/1 ถนนพหลโยธิน");
  await field("แขวง/ตำบล").fill("คลองหนึ่ง");
  await field("เขต/อำเภอ").fill("คลองหลวง");
  await province().selectOption("ปทุมธานี");
  await field("รหัสไปรษณีย์").fill(postcode);
}

describe("the address", () => {
  test("begins with the member's own name and number, is saved, and is there again", async () => {
    await goAddress();
    expect(await field("ชื่อผู้รับ").inputValue()).toBe("ณัฐพล ศรีสุข");
    await field("เบอร์โทรผู้รับ").fill("+66 81-234-5678");
    await fill("๑๒๑๒๐");
    await submit().click();
    await visit.page.getByText(DONE).waitFor();
    // As it was understood.
    expect(await field("เบอร์โทรผู้รับ").inputValue()).toBe("0812345678");
    expect(await field("รหัสไปรษณีย์").inputValue()).toBe("12120");
    await visit.page.reload();
    await submit().waitFor();
    expect(await field("แขวง/ตำบล").inputValue()).toBe("คลองหนึ่ง");
    expect(await province().inputValue()).toBe("ปทุมธานี");
  });

  test("says at each field what is missing, leads to the first one, and sends nothing", async () => {
    const calls = visit.countCalls("PATCH", SAVE);
    await goAddress();
    await field("รหัสไปรษณีย์").fill("1212");
    await submit().click();
    for (const code of [
      "address-line-required",
      "address-subdistrict-required",
      "address-district-required",
      "address-province-required",
      "postcode-format",
    ] as const) {
      await visit.page.getByRole("alert").getByText(refuse(code).message, { exact: true }).waitFor();
    }
    expect(await field("รหัสไปรษณีย์").inputValue()).toBe("1212");
    await expect
      .poll(() => field("บ้านเลขที่ หมู่ ซอย ถนน").evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(calls()).toBe(0);
  });

  test("says nothing of a field before it is left", async () => {
    await goAddress();
    await field("รหัสไปรษณีย์").fill("12");
    expect(await visit.page.locator("[aria-invalid=true]").count()).toBe(0);
    await field("ชื่อผู้รับ").focus();
    await visit.page.getByRole("alert").getByText(refuse("postcode-format").message).waitFor();
    expect(await visit.page.locator("[aria-invalid=true]").count()).toBe(1);
  });

  test("goes out once for two clicks and Enter in one task", async () => {
    const calls = visit.countCalls("PATCH", SAVE);
    await goAddress();
    await fill();
    await submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await visit.page.getByText(DONE).waitFor();
    expect(calls()).toBe(1);
  });

  test("is kept as it was typed when it could not be saved, and is saved when the network is back", async () => {
    await goAddress();
    await fill();
    await visit.context.setOffline(true);
    await visit.page.getByText("ไม่มีอินเทอร์เน็ต").waitFor();
    await submit().click();
    await expect.poll(() => visit.page.getByRole("alert").filter({ hasText: /./ }).count()).toBeGreaterThan(0);
    expect(await field("แขวง/ตำบล").inputValue()).toBe("คลองหนึ่ง");
    await visit.context.setOffline(false);
    await submit().click();
    await visit.page.getByText(DONE).waitFor();
  });

  test("can be asked for again when reading it went wrong", async () => {
    await visit.site.control("/faults", { row: "GET /api/auth/address/mine", fault: { kind: "status", status: 500 } });
    await visit.go("/auth/settings/manage-address");
    await visit.page.getByRole("button", { name: "ลองใหม่" }).click();
    await submit().waitFor();
  });

  test("shows a province that a backend writes in its own way", async () => {
    await visit.page.route("**/api/auth/address/mine", (route) => route.fulfill({ json: { province: "Bangkok" } }));
    await goAddress();
    expect(await province().inputValue()).toBe("Bangkok");
    expect(await field("ชื่อผู้รับ").inputValue()).toBe("");
  });

  test("works with the keyboard alone", async () => {
    await goAddress();
    await fill();
    await field("รหัสไปรษณีย์").press("Enter");
    await visit.page.getByText(DONE).waitFor();
  });
});

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  test("breaks no accessibility rule with everything wrong", async () => {
    const { context, page } = await openMember(visit.browser, visit.site, "gold", viewport);
    await page.goto(`${visit.site.url}/auth/settings/manage-address`, { waitUntil: "networkidle" });
    await page.locator("main button[type=submit]").click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await fitsAcross(page)).toBe(true);
    await context.close();
  });
});
